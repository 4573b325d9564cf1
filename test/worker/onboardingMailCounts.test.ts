import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import { newId } from "../../src/core/ids.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import type { CatalogueProduct } from "../../src/ports/catalogue.ts";
import type { Mail } from "../../src/ports/mail.ts";
import { tellAccount } from "../../src/services/onboarding/tellAccount.ts";
import { anAccount, aRunOf } from "./builders.ts";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const product = (handle: string): CatalogueProduct => ({
  newId: newId("product", random),
  handle,
  name: `Cream ${handle}`,
  isCompatible: true,
  incompatibilityReason: null,
  category: "Cream",
  because: "Its name says cream.",
  aspectRatio: "vertical",
  pictureKey: `products/${handle}.png`,
  imageKey: null,
  picture: null,
  colours: [],
  pictureProblem: null,
  keepsEarlierPicture: false,
  facts: {
    url: `https://shop.example/products/${handle}`,
    description: "x",
    texture: null,
    ingredients: [],
    claims: [],
    rating: null,
    reviews: [],
    price: null,
  },
  identity: noIdentity,
});

it("the mail about a run that saw only a part counts what the catalogue holds, as the brand's status does", async () => {
  const { onboarding } = servicesFor(env);
  const { accountId } = await anAccount();
  const sent: Parameters<Mail["send"]>[0][] = [];
  const finish = async (products: CatalogueProduct[], isPartial: boolean) => {
    const website = "https://shop.example";
    const { brandId, run } = await aRunOf(onboarding.catalogue, { accountId, website });
    const found = { brandName: "Shop", kit: emptyBrandKit, message: () => "Ready.", unreadPages: [] };
    await onboarding.catalogue.finish(brandId, run, { ...found, products, isPartial }, Date.now());
    return beginOnboarding({ brandId, accountId, website, run }, Date.now());
  };
  await finish(["a", "b", "c"].map(product), false);
  const state = await finish([product("a")], true);
  await tellAccount(
    { ...onboarding, mail: { send: (message) => Promise.resolve(void sent.push(message)) } },
    { ...state, stage: "ready", message: "Ready." },
    {
      brandName: "Shop",
      home: "https://shop.example/",
      notes: [],
      kit: null,
      unreadPages: [],
      products: [product("a")],
    },
  );
  expect(sent[0]?.text).toContain("3 of 3 products can be used");
});
