import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { D1BrandKits } from "../../src/adapters/d1/brandKits.ts";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { emptyBrandKit, type BrandKit } from "../../src/core/brand/kit.ts";
import { newId } from "../../src/core/ids.ts";
import { noIdentity, type ProductIdentity } from "../../src/core/product/identity.ts";
import type { CatalogueProduct, OnboardingResult } from "../../src/ports/catalogue.ts";
import { anAccount, aRunOf, operatorToken, send } from "./builders.ts";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const gtin = "04006381333931";

/** A product as a run has read it at `url`; its handle is the last part of the path. */
function read(
  url: string,
  identity: Partial<ProductIdentity> = {},
  change: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  return {
    newId: newId("product", random),
    handle: url.split("/").at(-1) ?? "",
    name: "Vitamin C Serum",
    isCompatible: true,
    incompatibilityReason: null,
    category: "Serum",
    because: "Its name says serum.",
    aspectRatio: "vertical",
    pictureKey: `products/${url}.png`,
    imageKey: null,
    picture: null,
    colours: [],
    pictureProblem: null,
    keepsEarlierPicture: false,
    facts: {
      url,
      description: "x",
      texture: null,
      ingredients: [],
      claims: [],
      rating: null,
      reviews: [],
      price: null,
    },
    identity: { ...noIdentity, ...identity },
    ...change,
  };
}

/** A brand whose catalogue is `first`, all of it set aside by a person; `again` is what the next run finds. */
async function aReviewedBrand(first: CatalogueProduct[], kit: BrandKit = emptyBrandKit) {
  const { accountId } = await anAccount();
  const catalogue = new D1Catalogue(openDatabase(env.DB));
  const onboard = async (products: CatalogueProduct[], change: Partial<OnboardingResult> = {}) => {
    const website = new URL(products[0]?.facts.url ?? "").origin;
    const { brandId, run } = await aRunOf(catalogue, { accountId, website });
    const found = { brandName: "Shop", kit, message: () => "Ready.", products, isPartial: false, unreadPages: [] };
    const counts = await catalogue.finish(brandId, run, { ...found, ...change }, Date.now());
    expect(counts).toMatchObject({ total: (await catalogue.products(brandId)).length });
    return brandId;
  };
  const brandId = await onboard(first);
  const before = await catalogue.products(brandId);
  for (const { id } of before)
    await send(`/operator/v1/products/${id}`, { key: operatorToken, method: "PATCH", json: { status: "Inactive" } });
  return {
    before,
    kit: async () => (await new D1BrandKits(openDatabase(env.DB)).current(brandId))?.kit,
    again: async (products: CatalogueProduct[], change: Partial<OnboardingResult> = {}) => {
      await onboard(products, change);
      return (await catalogue.products(brandId)).map(({ id, handle, status }) => ({ id, handle, status }));
    },
  };
}

describe("a run at another shop", () => {
  it("passes neither id nor review on to a product that only has the handle", async () => {
    const { before, again } = await aReviewedBrand([read("https://old.example/products/serum")]);
    const [after] = await again([read("https://new.example/products/serum")]);
    expect(after).toMatchObject({ handle: "serum", status: "Active" });
    expect(after?.id).not.toBe(before[0]?.id);
  });

  it("leaves nothing of the old one, though not all of the new one could be read", async () => {
    const { again } = await aReviewedBrand([read("https://old.example/a"), read("https://old.example/b")]);
    expect(await again([read("https://new.example/c")], { isPartial: true })).toMatchObject([{ handle: "c" }]);
  });

  it("does not give the new one the old one's look", async () => {
    const old = { ...emptyBrandKit, tone: "Loud.", colours: ["#ff0000" as const] };
    const { again, kit } = await aReviewedBrand([read("https://old.example/a")], old);
    await again([read("https://old.example/a")], { kit: null });
    expect(await kit()).toMatchObject({ tone: "Loud." });
    await again([read("https://new.example/a")], { kit: null });
    expect(await kit()).toEqual(emptyBrandKit);
  });

  it("knows a product by the number on its package, whatever it is called there", async () => {
    const { before, again } = await aReviewedBrand([read("https://old.example/serum", { gtins: [gtin] })]);
    const moved = read("https://new.example/face-serum", { gtins: [gtin] }, { name: "Face Serum" });
    expect(await again([moved])).toEqual([{ id: before[0]?.id, handle: "face-serum", status: "Inactive" }]);
  });

  it("knows the products of a shop that has moved by name, brand and the shop system's number together", async () => {
    const identity = { platformId: "shopify:77", brand: "Aurelia" };
    const { before, again } = await aReviewedBrand([read("https://old.example/products/serum", identity)]);
    const at = "https://new.example/products/serum";
    expect(await again([read(at, identity)])).toEqual([{ id: before[0]?.id, handle: "serum", status: "Inactive" }]);
    const others: [Partial<ProductIdentity>, Partial<CatalogueProduct>][] = [
      [{ ...identity, brand: "Nuit" }, {}],
      [{ ...identity, brand: "" }, {}],
      [{ ...identity, platformId: "shopify:78" }, {}],
      [identity, { name: "Night Serum" }],
    ];
    for (const [other, change] of others) {
      const shop = await aReviewedBrand([read("https://old.example/products/serum", identity)]);
      expect((await shop.again([read(at, other, change)]))[0]?.status).toBe("Active");
    }
  });
});

describe("a run at the same shop", () => {
  it("keeps ids and review with or without www, and whatever the protocol", async () => {
    const { before, again } = await aReviewedBrand([read("https://www.shop.example/products/serum")]);
    expect(await again([read("http://shop.example/de/products/serum")])).toEqual([
      { id: before[0]?.id, handle: "serum", status: "Inactive" },
    ]);
  });

  it("keeps id and review of a product that has a new address, whose handle is that of the new one", async () => {
    for (const identity of [{ platformId: "shopify:5" }, { skus: ["VC-30"] }, { gtins: [gtin] }]) {
      const { before, again } = await aReviewedBrand([read("https://shop.example/products/serum", identity)]);
      const renamed = read("https://shop.example/products/bright", identity, { name: "Bright" });
      expect(await again([renamed])).toEqual([{ id: before[0]?.id, handle: "bright", status: "Inactive" }]);
    }
  });

  it("follows products whose handles change places", async () => {
    const [a, b] = ["a", "b"].map((name) => read(`https://shop.example/${name}`, { platformId: name }));
    if (!a || !b) throw new Error("there must be two");
    const { before, again } = await aReviewedBrand([a, b]);
    const there = [read(a.facts.url, {}, { handle: "b" }), read(b.facts.url, {}, { handle: "a" })];
    expect((await again(there)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it("gives a person's review to nobody when several products could be the one", async () => {
    const { again } = await aReviewedBrand([read("https://shop.example/set", { gtins: [gtin], skus: ["1"] })]);
    const two = ["c", "d"].map((path) => read(`https://shop.example/${path}`, { gtins: [gtin], skus: ["1"] }));
    expect((await again(two)).map(({ status }) => status)).toEqual(["Active", "Active"]);
  });
});
