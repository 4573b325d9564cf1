import { afterEach, beforeEach, expect, it } from "vitest";
import { callJson, createAccount, type DemoAccount } from "../../scripts/client.ts";
import { startLargeShop } from "../setup/largeShop.ts";
import { Instance } from "./instance.ts";

const products = 12;

interface Brand {
  ready_for_ads: boolean;
  onboarding_status_detail: string;
  status_message: string;
  total_products_scraped: number;
}

interface Product {
  name: string;
  usable_for_ads: boolean;
  picture_problem?: string;
}

let instance: Instance;
let shop: Awaited<ReturnType<typeof startLargeShop>>;

beforeEach(async () => {
  instance = await Instance.create();
  shop = await startLargeShop({ products, latencyMs: 150, pixels: 1200 });
  await instance.start();
});

afterEach(async () => {
  await shop.close();
  await instance.dispose();
});

async function brandOf(account: DemoAccount): Promise<Brand | undefined> {
  const { brands } = await callJson<{ brands: Brand[] }>(`${instance.url}/v1/brands`, { token: account.api_key });
  return brands[0];
}

it("kill -9 of everything while pages and while pictures are read loses no product, and the run ends", async () => {
  const account = await createAccount(instance.url, instance.operatorToken, "crash@example.com");
  await callJson(`${instance.url}/v1/brands`, { token: account.api_key, json: { website: shop.url } });
  for (const stage of ["scraping", "pictures"]) {
    const counting = (brand: Brand | undefined) =>
      brand?.onboarding_status_detail === stage && !brand.status_message.includes(": 0 of");
    await expect.poll(async () => counting(await brandOf(account)), { timeout: 180_000, interval: 50 }).toBe(true);
    await instance.killEverything();
    await instance.start();
  }
  await expect
    .poll(async () => (await brandOf(account))?.ready_for_ads, { timeout: 600_000, interval: 500 })
    .toBe(true);
  const { products: listed } = await callJson<{ products: Product[] }>(`${instance.url}/v1/products?limit=100`, {
    token: account.api_key,
  });
  expect(listed.filter(({ usable_for_ads }) => !usable_for_ads)).toEqual([]);
  expect(await brandOf(account)).toMatchObject({
    onboarding_status_detail: "ready",
    total_products_scraped: products,
    status_message: `Ready for ads: ${products} of ${products} products can be used.`,
  });
}, 1_200_000);
