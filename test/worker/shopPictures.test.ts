import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { readHeader } from "../../src/adapters/images/header.ts";
import { servicesFor } from "../../src/composition.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import type { ScrapedProduct } from "../../src/core/product/scraped.ts";
import { readProduct } from "../../src/services/onboarding/readProduct.ts";
import { setProductPicture } from "../../src/services/setProductPicture.ts";
import { aReadyAccount, aRunOf, outcome, send, type TestAccount } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";
import { aMember, type Browser } from "./people.ts";

interface List {
  pictures: { picture_url: string; is_shown: boolean }[];
}

const { onboarding } = servicesFor(env);
const shop = inject("sampleShopUrl");
const serum = `${shop}/pictures/barrier-repair-serum.png`;
const oil = `${shop}/pictures/botanical-face-oil.png`;
const gone = `${shop}/pictures/nothing-is-here.png`;

let account: TestAccount & { brandId: string; productIds: string[] };
let productId: string;
let editor: Browser;

beforeEach(async () => {
  account = await aReadyAccount();
  productId = account.productIds[0] ?? "";
  editor = await aMember(account, "editor");
});

/** A run that reads the seeded product with these pictures, in the shop's order. */
async function shopRead(urls: readonly string[], robots = ""): Promise<void> {
  const scraped: ScrapedProduct = {
    source: "feed",
    handle: "barrier-serum-0",
    name: "Barrier Repair Serum 0",
    productType: "Serum",
    tags: [],
    descriptionHtml: "",
    ingredientsText: "",
    url: "https://aurelia.example/products/x",
    pictures: urls.map((url) => ({ url, alt: "", width: null, height: null })),
    price: null,
    rating: null,
    identity: noIdentity,
  };
  const run = { home: `${shop}/`, robots: robotsRules(`${shop}/`, robots) };
  const reading = () => readProduct({ ...onboarding, textModel: null }, scraped, `${crypto.randomUUID()}.png`, run);
  // As a run does it: what may pass, as on a busy machine, is tried again.
  const read = await until(reading, (one) => one.ok || !one.error.temporary);
  if (!read.ok) throw new Error(read.error.reason);
  const { accountId, brandId } = account;
  const begun = await aRunOf(onboarding.catalogue, { accountId, website: "https://aurelia.example" });
  const found = { brandName: "Aurelia", kit: null, products: [read.value], unreadPages: [], isPartial: false };
  await onboarding.catalogue.finish(brandId, begun.run, { ...found, message: () => "Ready." }, Date.now());
}

const listOf = (browser = editor, id = productId) => browser.call(`/app/api/products/${id}/pictures`);
const pictureAt = (index: number | string, browser = editor, id = productId) =>
  browser.call(`/app/api/products/${id}/pictures/${index}`);
const listed = async () => (await (await listOf()).json<List>()).pictures;
const shown = async () => (await listed()).filter((picture) => picture.is_shown).map((one) => one.picture_url);
const choose = (url: string) =>
  editor.call(`/app/api/v1/products/${productId}/picture`, { method: "PUT", json: { picture_url: url } });

describe("the shop's pictures of a product", () => {
  it("are noted by a run in the shop's order, each once, with the one that ads show", async () => {
    expect(await listed()).toEqual([]);
    await shopRead([gone, serum, `${serum}?width=300`, `${shop}/seal.svg`, oil]);
    expect((await listed()).map(({ picture_url: url }) => url)).toEqual([gone, serum, oil]);
    expect(await shown()).toEqual([serum]);
  });

  it("are at most eight, and none that robots.txt leaves to others", async () => {
    const many = Array.from({ length: 12 }, (_, n) => `${shop}/private/${n}.png`);
    await shopRead([serum, ...many], "User-agent: *\nDisallow: /private/");
    expect((await listed()).map(({ picture_url: url }) => url)).toEqual([serum]);
    await shopRead([serum, ...many]);
    expect(await listed()).toHaveLength(8);
  });

  it("come as small PNGs that only the browser keeps, and not where one is gone or there is none", async () => {
    await shopRead([serum, gone]);
    const picture = await pictureAt(0);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("cache-control")).toBe("private, max-age=3600");
    const header = readHeader(new Uint8Array(await picture.arrayBuffer()));
    expect(header.ok && Math.max(header.value.width, header.value.height)).toBe(480);
    expect(await outcome(pictureAt(1))).toEqual([400, "picture_not_usable"]);
    for (const index of [2, -1, "0.5", "length"]) expect(await outcome(pictureAt(index))).toEqual([404, "not_found"]);
  });

  it("can be chosen from, which stays when the shop is read again until the shop's is put back", async () => {
    await shopRead([serum, oil]);
    expect(await (await choose(oil)).json()).toMatchObject({ id: productId, picture_source: "upload" });
    expect(await shown()).toEqual([oil]);
    await shopRead([serum, oil, gone]);
    expect(await listed()).toHaveLength(3);
    expect(await shown()).toEqual([oil]);
    const path = `/v1/products/${productId}/picture`;
    await send(path, { key: account.apiKey, method: "DELETE" });
    expect(await shown()).toEqual([serum]);
  });

  it("are fetched for an ad as onboarding fetches them, at the size that ads need", async () => {
    const sized = `${shop}/wp-content/uploads/serum-300x300.png`;
    await env.DB.prepare("UPDATE products SET shop_pictures = ? WHERE id = ?")
      .bind(JSON.stringify([sized]), productId)
      .run();
    const asked: string[] = [];
    const web: typeof onboarding.web = {
      ...onboarding.web,
      open: (url, limits) => {
        asked.push(url);
        return onboarding.web.open(serum, limits);
      },
    };
    for (const pictureUrl of [sized, `${sized}?mine`])
      await setProductPicture({ ...onboarding, web }, account.accountId, productId, { pictureUrl });
    expect(asked).toEqual([`${shop}/wp-content/uploads/serum.png`, `${sized}?mine`]);
  });

  it("are nothing to another account, nor to a viewer", async () => {
    await shopRead([serum]);
    const stranger = await aMember(await aReadyAccount(), "owner");
    expect(await outcome(listOf(stranger))).toEqual([404, "product_not_found"]);
    expect(await outcome(pictureAt(0, stranger))).toEqual([404, "not_found"]);
    const viewer = await aMember(account, "viewer");
    for (const answer of [listOf(viewer), pictureAt(0, viewer)]) expect((await answer).status).toBe(403);
  });
});
