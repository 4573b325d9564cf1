import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { anAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { until, untilIdle } from "./deliveryHelpers.ts";

interface Brand {
  brand_id: string;
  name: string;
  website: string;
  ready_for_ads: boolean;
  status_message: string;
  api_access_status: string;
  onboarding_status_detail: string;
  product_count: number;
  total_products_scraped: number;
  onboarded_at: string | null;
}

interface Product {
  id: string;
  handle: string;
  status: string;
  usable_for_ads: boolean;
  is_compatible: boolean;
  incompatibility_reason: string | null;
  aspect_ratio: string;
  image_url: string | null;
  picture_problem?: string;
}

const start = (account: TestAccount, website: string) => send("/v1/brands", { key: account.apiKey, json: { website } });

async function brandOf(account: TestAccount): Promise<Brand | undefined> {
  return (await (await send("/v1/brands", { key: account.apiKey })).json<{ brands: Brand[] }>()).brands[0];
}

const settled = (account: TestAccount) =>
  untilIdle(
    () => brandOf(account),
    (brand) => brand?.ready_for_ads === true || brand?.onboarding_status_detail === "failed",
  );

async function productsOf(account: TestAccount): Promise<Product[]> {
  return (await (await send("/v1/products", { key: account.apiKey })).json<{ products: Product[] }>()).products;
}

async function onboarded(website: string): Promise<TestAccount> {
  const account = await anAccount();
  expect((await start(account, website)).status).toBe(202);
  await settled(account);
  return account;
}

/** An account whose brand is the sample shop; tests that change it look at the state before for themselves. */
let ofSampleShop: TestAccount;
beforeAll(async () => {
  ofSampleShop = await onboarded(inject("sampleShopUrl"));
});

describe("the sample shop", () => {
  it("is read from its feed: brand, products, reasons, and one broken picture that stops nobody", async () => {
    const account = ofSampleShop;
    expect(await brandOf(account)).toMatchObject({
      name: "Aurelia",
      ready_for_ads: true,
      api_access_status: "Active",
      onboarding_status_detail: "ready",
      total_products_scraped: 15,
    });
    const products = await productsOf(account);
    const by = (handle: string) => products.find((product) => product.handle === handle);
    expect(products).toHaveLength(15);
    expect(products.filter((product) => product.usable_for_ads)).toHaveLength(11);
    for (const handle of ["glow-ritual-set", "rose-gua-sha", "silk-shampoo"]) {
      expect(by(handle)).toMatchObject({ is_compatible: false, incompatibility_reason: expect.any(String) as string });
      const shown = await send(new URL(by(handle)?.image_url ?? "").pathname);
      expect([handle, shown.status, shown.headers.get("content-type")]).toEqual([handle, 200, "image/png"]);
    }
    expect(by("peptide-eye-cream")).toMatchObject({
      usable_for_ads: false,
      image_url: null,
      picture_problem: expect.stringContaining("cut off") as string,
    });
    expect(by("overnight-rich-cream")?.aspect_ratio).toBe("square");
    expect(by("barrier-repair-serum")?.aspect_ratio).toBe("vertical");
    const picture = await send(new URL(by("melting-oil-cleanser")?.image_url ?? "").pathname);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  it("is read from JSON-LD where there is no feed, ratings included", async () => {
    const account = await onboarded(inject("pagesOnlyShopUrl"));
    expect(await brandOf(account)).toMatchObject({ ready_for_ads: true, total_products_scraped: 3 });
    const row = await env.DB.prepare(
      "SELECT facts FROM products p JOIN brands b ON b.id = p.brand_id WHERE b.account_id = ? AND handle = 'barrier-repair-serum'",
    )
      .bind(account.accountId)
      .first<{ facts: string }>();
    expect(JSON.parse(row?.facts ?? "{}")).toMatchObject({
      rating: { value: 4.8, reviewCount: 2143 },
      price: { amount: 48, currency: "USD" },
    });
  });

  it("keeps ids and human review when it is read again", async () => {
    const account = ofSampleShop;
    const before = await productsOf(account);
    const reviewed = before[0]?.id ?? "";
    await send(`/operator/v1/products/${reviewed}`, {
      key: operatorToken,
      method: "PATCH",
      json: { status: "Inactive" },
    });
    expect((await start(account, inject("sampleShopUrl"))).status).toBe(202);
    expect((await brandOf(account))?.api_access_status).toBe("Pending Onboarding");
    await settled(account);
    const after = await productsOf(account);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.status).toBe("Inactive");
  });

  it("joins a run that is under way for the same website", async () => {
    const account = await anAccount();
    const [a, b] = await Promise.all([start(account, inject("smallShopUrl")), start(account, inject("smallShopUrl"))]);
    const ids = await Promise.all(
      [a, b].map(async (response) => (await response.json<{ brand_id: string }>()).brand_id),
    );
    expect(ids[0]).toBe(ids[1]);
    await settled(account);
  });
});

describe("a brand's name", () => {
  it("is the shop's own as soon as that is known, and stays when the run fails", async () => {
    const real = globalThis.fetch;
    const held = Promise.withResolvers<undefined>();
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (!/\.(?:png|jpe?g)/.test(new URL(input instanceof Request ? input.url : input).pathname))
        return real(input, init);
      await held.promise;
      return new Response("gone", { status: 404 });
    });
    const account = await anAccount();
    await start(account, inject("smallShopUrl"));
    const reading = await until(
      () => brandOf(account),
      (brand) => brand?.name === "Aurelia",
    );
    expect(reading).toMatchObject({ name: "Aurelia", api_access_status: "Pending Onboarding" });
    held.resolve(undefined);
    expect(await settled(account)).toMatchObject({ name: "Aurelia", onboarding_status_detail: "failed" });
    vi.restoreAllMocks();
  });
});

describe("a shop that cannot be read", () => {
  it("stays pending with a message that says what to do, and nobody who orders ads is asked to wait", async () => {
    const account = await onboarded(`${inject("receiverUrl")}/empty-shop`);
    expect(await brandOf(account)).toMatchObject({
      ready_for_ads: false,
      api_access_status: "Pending Onboarding",
      onboarding_status_detail: "failed",
      onboarded_at: null,
      status_message: expect.stringContaining("No products were found") as string,
    });
    const refused = await send("/v1/ads/generate", { key: account.apiKey, json: {} });
    expect(refused.headers.get("retry-after")).toBeNull();
    const { error } = await refused.clone().json<{ error: { message: string } }>();
    expect(error.message).toMatch(/failed.*No products were found.*POST \/v1\/brands/);
    expect(await outcome(refused)).toEqual([425, "brand_onboarding_in_progress"]);
  });

  it("leaves an active brand as it was when the new address fails", async () => {
    const account = ofSampleShop;
    const before = await productsOf(account);
    await start(account, `${inject("receiverUrl")}/empty-shop-again`);
    const brand = await settled(account);
    expect(brand).toMatchObject({ ready_for_ads: true, website: inject("sampleShopUrl") });
    expect(brand?.status_message).toContain("The last re-run failed");
    expect(await productsOf(account)).toEqual(before);
  });
});
