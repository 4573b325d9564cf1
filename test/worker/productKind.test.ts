import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import type { CatalogueProduct } from "../../src/ports/catalogue.ts";
import { aReadyAccount, aRunOf, bottlePicture, outcome, send, type TestAccount } from "./builders.ts";
import { aMember, type Browser } from "./people.ts";

interface Shown {
  id: string;
  category: string;
  category_source?: string;
  is_compatible: boolean;
  incompatibility_reason: string | null;
  usable_for_ads: boolean;
}

let account: TestAccount & { brandId: string; productIds: string[] };
let productId: string;
let editor: Browser;

beforeEach(async () => {
  account = await aReadyAccount([{ isCompatible: false, incompatibilityReason: "It is a brush." }]);
  productId = account.productIds[0] ?? "";
  editor = await aMember(account, "editor");
});

const set = (category: unknown, browser = editor, id = productId) =>
  browser.call(`/app/api/products/${id}`, { method: "PATCH", json: { category } });
const shown = async () => (await editor.json<{ products: Shown[] }>("/app/api/v1/products")).products[0];

/** A run that reads the same product, by its handle and address, as this kind. */
async function readAgain(category: string, isCompatible: boolean): Promise<void> {
  const catalogue = new D1Catalogue(openDatabase(env.DB));
  const { accountId, brandId } = account;
  const { run } = await aRunOf(catalogue, { accountId, website: "https://aurelia.example" });
  const product: CatalogueProduct = {
    newId: "prd_new",
    handle: "barrier-serum-0",
    name: "Barrier Repair Serum 0",
    isCompatible,
    incompatibilityReason: isCompatible ? null : "It is a set.",
    category,
    because: "Its title says so.",
    aspectRatio: "vertical",
    pictureKey: `products/${productId}/hero.png`,
    imageKey: null,
    picture: bottlePicture,
    colours: [],
    pictureProblem: null,
    keepsEarlierPicture: false,
    identity: noIdentity,
    facts: {
      url: "https://aurelia.example/products/x",
      description: "A serum.",
      texture: null,
      ingredients: [],
      claims: [],
      rating: null,
      reviews: [],
      price: null,
    },
  };
  const result = { brandName: "Aurelia", kit: null, message: () => "Ready.", isPartial: false, unreadPages: [] };
  await catalogue.finish(brandId, run, { ...result, products: [product] }, Date.now());
}

describe("a kind of product that a person sets", () => {
  it("makes a product one that ads can show, and is what the shop says again when it is taken back", async () => {
    const answer = await set("Serum");
    expect(answer.status).toBe(200);
    const serum = { category: "Serum", category_source: "account", is_compatible: true, usable_for_ads: true };
    expect(await answer.json()).toMatchObject({ id: productId, ...serum, incompatibility_reason: null });
    expect(await shown()).toMatchObject(serum);
    expect((await set("Oil")).status).toBe(200);
    expect((await set(null)).status).toBe(200);
    const product = await shown();
    expect(product).toMatchObject({
      category: "Serum",
      is_compatible: false,
      incompatibility_reason: "It is a brush.",
    });
    expect(product?.category_source).toBeUndefined();
  });

  it("survives a later run, beside what that has read, which comes back then", async () => {
    await set("Oil");
    await readAgain("Set", false);
    expect(await shown()).toMatchObject({ id: productId, category: "Oil", is_compatible: true, usable_for_ads: true });
    await set(null);
    expect(await shown()).toMatchObject({
      category: "Set",
      is_compatible: false,
      incompatibility_reason: "It is a set.",
    });
    await readAgain("Cream", true);
    expect(await shown()).toMatchObject({ category: "Cream", is_compatible: true });
  });

  it("is one that ads show, of an own product, by an editor", async () => {
    for (const category of ["Brush", "serum", "", 5, undefined])
      expect(await outcome(set(category))).toEqual([400, "invalid_request"]);
    expect(await outcome(set("Serum", await aMember(account, "viewer")))).toEqual([403, "role_missing"]);
    const theirs = await aReadyAccount();
    expect(await outcome(set("Oil", editor, theirs.productIds[0]))).toEqual([404, "product_not_found"]);
    const seen = await send("/v1/products", { key: theirs.apiKey });
    expect((await seen.json<{ products: Shown[] }>()).products[0]?.category).toBe("Serum");
  });
});
