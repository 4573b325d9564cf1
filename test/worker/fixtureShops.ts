import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import type { ProductFacts } from "../../src/core/product/facts.ts";
import type { ExpectedProduct, ServedShop, ShopGroup, Visit } from "../shops/expected.ts";
import { anAccount, send, type TestAccount } from "./builders.ts";
import { untilIdle } from "./deliveryHelpers.ts";

interface Brand {
  name: string;
  ready_for_ads: boolean;
  status_message: string;
  onboarding_status_detail: string;
}

interface Product {
  handle: string;
  name: string;
  usable_for_ads: boolean;
  is_compatible: boolean;
  incompatibility_reason: string | null;
  category: string;
  aspect_ratio: string;
  image_url: string | null;
  picture_problem?: string;
  dropped_words?: unknown;
}

/** A product of the catalogue with what only the database holds of it. */
type Found = Product & { facts: ProductFacts };

export const shopsOf = (group: ShopGroup): ServedShop[] =>
  inject("fixtureShops").filter((shop) => shop.group === group);

/** Requests to one shop that may be under way at a time: as many as a Worker may hold open. */
const politeAtOnce = 6;

/** A dozen shops are read beside each other, and whatever else the machine does. */
export const shopTimeoutMs = 1_200_000;

/**
 * For files whose tests are not about the look of a home page: only the shops of these names are opened in a browser, all others are read
 * as they are sent. A browser for each run costs more of the processor than all else in a run of few products.
 */
export function withBrowsersOnlyFor(...names: string[]): void {
  const { onboarding } = servicesFor(env);
  const { browser } = onboarding;
  const { open } = browser;
  const websites = inject("fixtureShops").flatMap(({ name, website }) => (names.includes(name) ? [website] : []));
  beforeAll(() => {
    expect(websites).toHaveLength(names.length);
    onboarding.browser = {
      open: (url, options) =>
        open !== null && websites.includes(new URL(url).origin)
          ? open(url, options)
          : Promise.resolve({ ok: false, kind: "failed", problem: "No browser is meant for this shop." }),
    };
  });
  afterAll(() => {
    onboarding.browser = browser;
  });
}

/** Onboards the shop through the public API and compares what came of it with what the shop expects. */
export async function onboardsAsExpected(shop: ServedShop): Promise<void> {
  const account = await anAccount();
  const started = await send("/v1/brands", { key: account.apiKey, json: { website: shop.website } });
  expect(started.status).toBe(202);
  const brand = await untilIdle(
    () => brandOf(account),
    (seen) => seen?.ready_for_ads === true || seen?.onboarding_status_detail === "failed",
  );
  const found = await productsOf(account);
  expectBrand(shop, brand);
  expectCatalogue(shop, found);
  await expectVisits(shop);
  await expectUnquoted(shop, account, found);
}

async function brandOf(account: TestAccount): Promise<Brand | undefined> {
  return (await (await send("/v1/brands", { key: account.apiKey })).json<{ brands: Brand[] }>()).brands[0];
}

async function productsOf(account: TestAccount): Promise<Found[]> {
  const { products } = await (await send("/v1/products", { key: account.apiKey })).json<{ products: Product[] }>();
  const rows = await env.DB.prepare(
    "SELECT p.handle, p.facts FROM products p JOIN brands b ON b.id = p.brand_id WHERE b.account_id = ?",
  )
    .bind(account.accountId)
    .all<{ handle: string; facts: string }>();
  const facts = new Map(rows.results.map((row) => [row.handle, JSON.parse(row.facts) as ProductFacts]));
  return products.flatMap((product) => {
    const known = facts.get(product.handle);
    return known === undefined ? [] : [{ ...product, facts: known }];
  });
}

function expectBrand({ expected, name }: ServedShop, brand: Brand | undefined): void {
  const seen = {
    state: brand?.ready_for_ads ? "ready" : brand?.onboarding_status_detail,
    ...(expected.brandName === undefined ? {} : { brandName: brand?.name }),
  };
  const wanted = {
    state: expected.state,
    ...(expected.brandName === undefined ? {} : { brandName: expected.brandName }),
  };
  expect(seen, `${name}: ${brand?.status_message}`).toEqual(wanted);
  for (const part of expected.message) expect(brand?.status_message).toContain(part);
}

function expectCatalogue({ expected }: ServedShop, found: Found[]): void {
  const left = new Set(found);
  const seen = expected.products.map((wanted) => {
    const product = [...left].find(({ handle, name }) =>
      wanted.handle === null ? name === wanted.name : handle === wanted.handle,
    );
    if (product === undefined) return null;
    left.delete(product);
    return asExpected(wanted, product);
  });
  expect(seen).toEqual(expected.products);
  if (expected.counts === undefined) expect([...left].map(({ handle, name }) => [handle, name])).toEqual([]);
  else {
    const usable = found.filter((product) => product.usable_for_ads).length;
    expect({ products: found.length, usable }).toEqual(expected.counts);
  }
  expect(new Set(found.map(({ handle }) => handle)).size).toBe(found.length);
  for (const product of found) {
    expect(product.usable_for_ads).toBe(product.picture_problem === undefined && product.is_compatible);
    if (product.usable_for_ads) expect(product.image_url).not.toBeNull();
    expect([...product.name].length).toBeLessThanOrEqual(200);
    expect(product.dropped_words, "an honest shop").toBeUndefined();
    expect(product.name).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
  }
}

/** The product in the terms of the expectation, so that a comparison shows what differs. */
function asExpected(wanted: ExpectedProduct, product: Found): ExpectedProduct {
  const reason = product.incompatibility_reason ?? product.picture_problem ?? "";
  const beginning = wanted.name.endsWith("…") && product.name.startsWith(wanted.name.slice(0, -1));
  const { price, rating, ingredients } = product.facts;
  const names = ingredients.map((ingredient) => ingredient.name.toLowerCase());
  const seen = {
    handle: wanted.handle === null ? null : product.handle,
    name: beginning ? wanted.name : product.name,
    supported: product.is_compatible,
    usable: product.usable_for_ads,
    category: product.category,
    aspectRatio: product.aspect_ratio,
    reason: wanted.reason !== undefined && reason.toLowerCase().includes(wanted.reason) ? wanted.reason : reason,
    price,
    rating,
    ingredients: wanted.ingredients?.every((name) => names.includes(name)) ? wanted.ingredients : names,
  };
  const asked = Object.entries(seen).filter(([key]) => key in wanted || (key === "reason" && seen.reason !== ""));
  return Object.fromEntries(asked) as unknown as ExpectedProduct;
}

async function expectVisits({ expected, visitsUrl }: ServedShop): Promise<void> {
  const visits = await (await fetch(visitsUrl)).json<Visit[]>();
  expect(visits.filter(({ userAgent }) => !userAgent.includes("AdCreativeService/1.0"))).toEqual([]);
  expect(Math.max(...visits.map(({ underWay }) => underWay))).toBeLessThanOrEqual(politeAtOnce);
  const forbidden = visits.filter(({ path }) => expected.neverAsked?.some((beginning) => path.startsWith(beginning)));
  expect(forbidden.map(({ path }) => path)).toEqual([]);
  if (expected.secondsBetweenPages === undefined) return;
  const times = visits.filter(({ path }) => !path.startsWith("/pictures/")).map(({ atMs }) => atMs);
  const gapMs = (Math.max(...times) - Math.min(...times)) / (times.length - 1);
  // A request may be under way for a while before the shop sees it, so that single gaps vary.
  expect(gapMs).toBeGreaterThan(expected.secondsBetweenPages * 900);
}

async function expectUnquoted({ expected }: ServedShop, account: TestAccount, found: Found[]): Promise<void> {
  const words = expected.neverQuoted ?? [];
  if (words.length === 0) return;
  const row = await env.DB.prepare("SELECT kit FROM brands WHERE account_id = ?")
    .bind(account.accountId)
    .first<{ kit: string }>();
  const claims = found.flatMap(({ facts }) => [...facts.claims, facts.texture ?? ""]);
  const quoted = `${row?.kit} ${claims.join(" ")}`.toLowerCase();
  expect(words.filter((word) => quoted.includes(word))).toEqual([]);
}
