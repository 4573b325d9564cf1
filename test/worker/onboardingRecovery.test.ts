import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import { newId } from "../../src/core/ids.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import { servicesFor } from "../../src/composition.ts";
import { BrandObjectShell } from "../../src/objects/brandObject.ts";
import { BrandStore } from "../../src/objects/brandStore.ts";
import type { CatalogueProduct } from "../../src/ports/catalogue.ts";
import { sweepBrands } from "../../src/services/onboarding/sweepBrands.ts";
import { anAccount, aRunOf, bottlePicture, send, type TestAccount } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";

interface Brand {
  website: string;
  ready_for_ads: boolean;
  status_message: string;
  onboarding_status_detail: string;
  total_products_scraped: number;
}

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const catalogue = () => new D1Catalogue(openDatabase(env.DB));
const start = (account: TestAccount, website: string) => send("/v1/brands", { key: account.apiKey, json: { website } });

async function brandOf(account: TestAccount): Promise<Brand | undefined> {
  return (await (await send("/v1/brands", { key: account.apiKey })).json<{ brands: Brand[] }>()).brands[0];
}

async function productsOf(account: TestAccount) {
  const answer = await send("/v1/products", { key: account.apiKey });
  return (await answer.json<{ products: { handle: string; picture_problem?: string }[] }>()).products;
}

const settled = (account: TestAccount) =>
  until(
    () => brandOf(account),
    (brand) => brand?.ready_for_ads === true || brand?.onboarding_status_detail === "failed",
  );

/** A run that D1 knows and that no object has been told of, as after a crash between the two. */
async function writtenRun(account: TestAccount, website: string) {
  return aRunOf(catalogue(), { accountId: account.accountId, website, nowMs: Date.now() - 1 });
}

function productsNamed(count: number, usable = true): CatalogueProduct[] {
  return Array.from({ length: count }, (_, i) => ({
    newId: newId("product", random),
    handle: `cream-${i}`,
    name: `Cream ${i}`,
    isCompatible: true,
    incompatibilityReason: null,
    category: "Cream",
    because: "Its name says cream.",
    aspectRatio: "vertical",
    pictureKey: usable ? `products/x/${i}.png` : null,
    imageKey: null,
    picture: usable ? bottlePicture : null,
    colours: [],
    pictureProblem: usable ? null : "The picture is cut off: its end is missing.",
    keepsEarlierPicture: false,
    facts: {
      url: `https://shop.example/products/${i}`,
      description: "x",
      texture: null,
      ingredients: [],
      claims: [],
      rating: null,
      reviews: [],
      price: null,
    },
    identity: noIdentity,
  }));
}

const result = (count: number) => ({
  brandName: "Shop",
  kit: emptyBrandKit,
  message: () => "Ready for ads.",
  products: productsNamed(count),
  isPartial: false,
  unreadPages: [] as string[],
});

function three(): [CatalogueProduct, CatalogueProduct, CatalogueProduct] {
  const [a, b, c] = productsNamed(3);
  if (!a || !b || !c) throw new Error("there must be three");
  return [a, b, c];
}

/** A brand with those three; `finish` ends its next run, `kept` is what the catalogue shows of each product's picture then. */
async function aCatalogueOfThree() {
  const account = await anAccount();
  const { brandId } = await writtenRun(account, "https://shop.example");
  await catalogue().finish(brandId, 1, { ...result(0), products: three() }, Date.now());
  await writtenRun(account, "https://shop.example/again");
  return {
    finish: (found: Partial<ReturnType<typeof result>>) =>
      catalogue().finish(brandId, 2, { ...result(0), ...found }, Date.now()),
    kept: async () =>
      (await catalogue().products(brandId)).map(({ handle, pictureKey, pictureProblem }) => [
        handle,
        pictureKey,
        pictureProblem,
      ]),
  };
}

describe("a run of onboarding", () => {
  it.each([0, 150])("gives way to a newer one after %i ms, and the newer one ends", async (pauseMs) => {
    const account = await anAccount();
    await start(account, inject("smallShopUrl"));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await start(account, inject("pagesOnlyShopUrl"));
    expect(await settled(account)).toMatchObject({ ready_for_ads: true, website: inject("pagesOnlyShopUrl") });
  });

  it("starts when the same call comes again, though its object was never told", async () => {
    const account = await anAccount();
    await writtenRun(account, inject("smallShopUrl"));
    expect((await start(account, inject("smallShopUrl"))).status).toBe(202);
    expect(await settled(account)).toMatchObject({ ready_for_ads: true });
  });

  it("is joined by a call that spells the same website with a slash", async () => {
    const account = await anAccount();
    const { run } = await writtenRun(account, "https://shop.example");
    expect(await writtenRun(account, "https://shop.example/")).toMatchObject({ run, website: "https://shop.example" });
  });

  it("is started by the sweep when nobody calls again", async () => {
    const account = await anAccount();
    const { brandId } = await writtenRun(account, inject("smallShopUrl"));
    await env.DB.prepare("UPDATE brands SET updated_at = 0 WHERE id = ?").bind(brandId).run();
    expect(await sweepBrands(servicesFor(env).onboarding)).toBeGreaterThan(0);
    expect(await settled(account)).toMatchObject({ ready_for_ads: true });
  });

  it("is not lost when it begins in the very moment in which D1 is told of the one before", async () => {
    const account = await anAccount();
    const website = inject("smallShopUrl");
    const { brandId, run: first } = await writtenRun(account, website);
    const order = { brandId, accountId: account.accountId, website, run: first };
    const stub = env.BRAND.get(env.BRAND.idFromName(order.brandId));
    const run = await runInDurableObject(stub, async (_object, state) => {
      let newer: (() => Promise<void>) | null = null;
      class Meddled extends D1Catalogue {
        override async progress(...told: Parameters<D1Catalogue["progress"]>) {
          await super.progress(...told);
          await newer?.();
          newer = null;
        }
      }
      class Brand extends BrandObjectShell {
        protected context() {
          return { ...servicesFor(env).onboarding, catalogue: new Meddled(openDatabase(env.DB)) };
        }
      }
      const brand = new Brand(state, env);
      await brand.begin(order);
      newer = () => brand.begin({ ...order, run: order.run + 1 });
      await brand.alarm();
      return new BrandStore(state.storage).state?.order.run;
    });
    expect(run).toBe(order.run + 1);
  });

  it("fails clearly when its object has died again and again while looking at the shop", async () => {
    const account = await anAccount();
    const { brandId, run, website } = await writtenRun(account, inject("smallShopUrl"));
    const stub = env.BRAND.get(env.BRAND.idFromName(brandId));
    await runInDurableObject(stub, async (_object, state) => {
      const store = new BrandStore(state.storage);
      const begun = beginOnboarding({ brandId, accountId: account.accountId, website, run }, Date.now());
      store.begin(begun, "folder");
      store.save({ ...begun, stage: "discovering" });
      for (let death = 0; death < 3; death++) store.stepBegins();
      await state.storage.setAlarm(Date.now() + 3_600_000);
    });
    await runDurableObjectAlarm(stub);
    expect(await settled(account)).toMatchObject({
      onboarding_status_detail: "failed",
      status_message: `${website} is more than can be read. Once that is solved, call POST /v1/brands to start it again.`,
    });
  });
});

describe("the catalogue", () => {
  it("takes 500 products at once, and keeps ids of those that stay", async () => {
    const account = await anAccount();
    const { brandId } = await writtenRun(account, "https://shop.example");
    await catalogue().finish(brandId, 1, result(500), Date.now());
    const before = await catalogue().products(brandId);
    expect(before).toHaveLength(500);
    await writtenRun(account, "https://shop.example/new");
    await catalogue().finish(brandId, 2, result(3), Date.now());
    expect((await catalogue().products(brandId)).map(({ id }) => id)).toEqual(before.slice(0, 3).map(({ id }) => id));
  });

  it("keeps what was read before of pages and pictures that could not be had this time, and counts it", async () => {
    const { finish, kept } = await aCatalogueOfThree();
    const [a, b] = three();
    const unread = { ...a, pictureKey: null, pictureProblem: "It did not answer.", keepsEarlierPicture: true };
    // The sitemap spells the address otherwise than the page itself.
    const counts = await finish({ products: [unread], unreadPages: [`https://www.shop.example/products/1/`] });
    expect(counts).toEqual({ usable: 2, total: 2 });
    expect(await kept()).toEqual([
      ["cream-0", "products/x/0.png", null],
      [b.handle, "products/x/1.png", null],
    ]);
  });

  it("loses nothing to a run that could not see all that the shop lists", async () => {
    const { finish, kept } = await aCatalogueOfThree();
    expect(await finish({ products: three().slice(0, 1), isPartial: true })).toEqual({ usable: 3, total: 3 });
    expect(await kept()).toHaveLength(3);
  });

  it("never shows one product with another's picture, though they have one handle", async () => {
    const { finish, kept } = await aCatalogueOfThree();
    const [a] = three();
    const other = {
      ...a,
      facts: { ...a.facts, url: "https://other.example/products/0" },
      pictureKey: null,
      pictureProblem: "It did not answer.",
      keepsEarlierPicture: true,
    };
    expect(await finish({ products: [other] })).toEqual({ usable: 0, total: 1 });
    expect(await kept()).toEqual([["cream-0", null, "It did not answer."]]);
  });

  it("tells a run that is written twice what it wrote, and one that was overtaken that it wrote nothing", async () => {
    const account = await anAccount();
    const { brandId, run } = await writtenRun(account, "https://shop.example");
    const counts = { usable: 2, total: 2 };
    expect(await catalogue().finish(brandId, run, result(2), Date.now())).toEqual(counts);
    expect(await catalogue().finish(brandId, run, result(2), Date.now())).toEqual(counts);
    await writtenRun(account, "https://other.example");
    expect(await catalogue().finish(brandId, run, result(2), Date.now())).toBeNull();
  });

  it("takes nothing from a run that a newer one has replaced", async () => {
    const account = await anAccount();
    const { brandId } = await writtenRun(account, "https://shop.example");
    await writtenRun(account, "https://other.example");
    await catalogue().finish(brandId, 1, result(5), Date.now());
    expect(await catalogue().products(brandId)).toEqual([]);
    expect(await brandOf(account)).toMatchObject({ ready_for_ads: false, website: "https://other.example" });
  });

  it("shows the reasons when a first run finds nothing usable, and stays as it was when a re-run does", async () => {
    const account = await anAccount();
    const { brandId } = await writtenRun(account, "https://shop.example");
    await catalogue().keepUnusable(brandId, 1, productsNamed(2, false), Date.now());
    await catalogue().fail(brandId, 1, "None can be used.", Date.now());
    expect((await productsOf(account)).map((product) => product.picture_problem)).toHaveLength(2);
    expect(await brandOf(account)).toMatchObject({ onboarding_status_detail: "failed", total_products_scraped: 2 });

    await writtenRun(account, "https://shop.example");
    await catalogue().finish(brandId, 2, result(5), Date.now());
    await writtenRun(account, "https://other.example");
    await catalogue().keepUnusable(brandId, 3, productsNamed(1, false), Date.now());
    await catalogue().fail(brandId, 3, "None can be used.", Date.now());
    expect(await catalogue().products(brandId)).toHaveLength(5);
  });

  it("names only the last of several failed re-runs", async () => {
    const account = await anAccount();
    const { brandId } = await writtenRun(account, "https://shop.example");
    await catalogue().finish(brandId, 1, result(1), Date.now());
    for (const run of [2, 3, 4]) {
      await writtenRun(account, "https://other.example");
      await catalogue().fail(brandId, run, `Trouble ${run}.`, Date.now());
    }
    expect(await brandOf(account)).toMatchObject({
      ready_for_ads: true,
      website: "https://shop.example",
      status_message: expect.stringContaining("The last re-run failed: Trouble 4.") as string,
    });
  });
});
