import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import { err } from "../../src/core/result.ts";
import type { PictureProblem } from "../../src/ports/pictures.ts";
import { readProduct } from "../../src/services/onboarding/readProduct.ts";

const home = "https://shop.example/";
const cropped: PictureProblem = { reason: "The picture's edge cuts the product off.", temporary: false };
const small: PictureProblem = { reason: "The product is 519 pixels long.", temporary: false, isTooSmall: true };
const broken: PictureProblem = { reason: "The picture did not arrive.", temporary: true };

/** What a product is told whose pictures have these problems, in the shop's order. */
async function toldOf(...problems: PictureProblem[]): Promise<string | null> {
  const { onboarding } = servicesFor(env);
  const left = [...problems];
  const body = () => new Blob([new Uint8Array(1)]).stream();
  const read = await readProduct(
    {
      ...onboarding,
      textModel: null,
      web: {
        ...onboarding.web,
        open: (url) => Promise.resolve({ ok: true, status: 200, url, contentType: "image/png", body: body() }),
      },
      pictures: {
        read: () => Promise.resolve(err(left.shift() ?? cropped)),
        view: () => expect.fail("a supported product is looked at closely"),
      },
    },
    {
      source: "feed",
      handle: "silk-serum",
      name: "Silk Serum",
      productType: "Serum",
      tags: [],
      descriptionHtml: "",
      ingredientsText: "",
      url: `${home}products/silk-serum`,
      pictures: problems.map((_, n) => ({ url: `${home}${n}.png`, alt: "", width: null, height: null })),
      price: null,
      rating: null,
      identity: noIdentity,
    },
    "x.png",
    { home, robots: robotsRules(home, "") },
  );
  return read.ok ? read.value.pictureProblem : read.error.reason;
}

it("says of several pictures that cannot be used what is wrong with the first", async () => {
  expect(await toldOf(cropped, { ...cropped, reason: "Another." })).toBe(cropped.reason);
});

it("says rather that the good one is too small", async () => {
  expect(await toldOf(cropped, small)).toBe(small.reason);
  expect(await toldOf(small, cropped)).toBe(small.reason);
});

it("says rather what may pass", async () => {
  expect(await toldOf(small, broken)).toBe(broken.reason);
});
