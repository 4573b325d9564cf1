import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { brands, deliveries, idempotencyKeys, payments, products, transactions } from "../../src/adapters/d1/schema.ts";
import type { DryRun } from "../../src/core/contract/responses/generate.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import {
  aBrand,
  anAccount,
  aReadyAccount,
  balanceOf,
  grantCredits,
  operatorToken,
  outcome,
  send,
  usageOf,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";
import { accept, generate, journalled, read, until } from "./deliveryHelpers.ts";

const db = openDatabase(env.DB);

const catalogue = [
  { handle: "serum", name: "Barrier Serum" },
  { handle: "cream", name: "Night Cream" },
  { handle: "mist", name: "Rose Mist" },
  { handle: "balm", name: "Lip Balm" },
];

async function plan(account: TestAccount, body: object, headers: Record<string, string> = {}): Promise<DryRun> {
  const response = await generate(account, { ...body, dry_run: true }, headers);
  expect(response.status).toBe(200);
  return response.json<DryRun>();
}

/** Everything that a call could have left behind. */
async function traces(account: TestAccount & { brandId: string }) {
  const mine = account.accountId;
  return {
    balance: await balanceOf(account),
    deliveries: await db.select().from(deliveries).where(eq(deliveries.accountId, mine)),
    keys: await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.accountId, mine)),
    payments: await db.select().from(payments).where(eq(payments.accountId, mine)),
    transactions: await db.select().from(transactions).where(eq(transactions.accountId, mine)),
    brand: await db.select().from(brands).where(eq(brands.id, account.brandId)),
    products: await db.select().from(products).where(eq(products.brandId, account.brandId)),
  };
}

interface Composed {
  angle: string;
  styleId: string;
  productId: string;
}

/** What a delivery was really composed of: its ads' styles as the API shows them, angles and products from its journal. */
async function composedOf(account: TestAccount, deliveryId: string): Promise<Composed[]> {
  const { ads } = await until(
    () => read(account, deliveryId) as Promise<{ ads: { index?: number; style_id?: string }[] }>,
    (delivery) => delivery.ads.length > 0,
  );
  const entries = await journalled<Composed & { index: number }>(deliveryId, "composedConcept");
  return entries.map(({ index, angle, styleId, productId }) => {
    expect(ads.filter((ad) => ad.index === index).map(({ style_id }) => style_id)).toEqual([styleId, styleId]);
    return { angle, styleId, productId };
  });
}

const promised = ({ concepts }: DryRun): Composed[] =>
  concepts.map(({ copy_angle, style_id, product_id }) => ({
    angle: copy_angle,
    styleId: style_id,
    productId: product_id,
  }));

describe("the plan of a dry run", () => {
  it("is what the call that follows makes: products in order, styles and angles", async () => {
    const account = await aReadyAccount(catalogue);
    const call = { format: "static", count: 6 };
    const planned = await plan(account, call);
    expect(planned).toMatchObject({ dry_run: true, format: "static", count: 6, cost_credits: 30, cost_usd: 3 });
    expect(planned).toMatchObject({ credits_balance: 50, credits_balance_after: 20, is_covered: true });
    expect(planned.concepts.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await plan(account, call)).toEqual(planned);
    expect(await composedOf(account, await accept(account, call))).toEqual(promised(planned));
    expect(await balanceOf(account)).toBe(planned.credits_balance_after);
  });

  it("holds for the next call too, and promises other styles", async () => {
    const account = await aReadyAccount(catalogue);
    await grantCredits(account, 500);
    const call = { format: "static", count: 6, product_refs: ["balm", "serum"] };
    const plans = [];
    for (let round = 0; round < 2; round++) {
      const planned = await plan(account, call);
      expect(await composedOf(account, await accept(account, call))).toEqual(promised(planned));
      plans.push(planned.concepts.map(({ style_id }) => style_id));
    }
    expect(new Set(plans.flat()).size).toBe(12);
  });

  it.each([
    ["an angle", { copy_angle: "social proof" }],
    ["categories", { animation_prompts: ["Water Ripples", "Mist Cloud"] }],
    ["styles by name", { featured_styles: styles.slice(0, 2).map(({ id }) => id) }],
    ["a spread", { spread: "close" }],
    ["a description", { style_search: "silky white cream with soft morning light" }],
  ])("holds where the call gives %s", async (_what, creative) => {
    const account = await aReadyAccount(catalogue);
    const call = { format: "static", count: 6, creative };
    const planned = await plan(account, call);
    expect(await composedOf(account, await accept(account, call))).toEqual(promised(planned));
  });

  it("names each concept's style as the catalogue does", async () => {
    const account = await aReadyAccount(catalogue);
    for (const concept of (await plan(account, { count: 6 })).concepts) {
      expect(styles).toContainEqual(
        expect.objectContaining({
          id: concept.style_id,
          name: concept.style_name,
          animationPrompt: concept.animation_prompt,
        }),
      );
    }
  });

  it("tells which products take turns, how often, and which references led nowhere", async () => {
    const account = await aReadyAccount([...catalogue, { handle: "old", name: "Old Toner", status: "Inactive" }]);
    const planned = await plan(account, { count: 3, product_refs: ["Night", "nothing", "mist", "old", "cream", ""] });
    expect(planned.products).toMatchObject([
      { handle: "cream", name: "Night Cream", concepts: 2 },
      { handle: "mist", name: "Rose Mist", concepts: 1 },
    ]);
    expect(planned.products.map(({ id }) => id)).toEqual([account.productIds[1], account.productIds[2]]);
    expect(planned.dropped_product_refs).toEqual(["nothing", "old", ""]);
    const alone = await plan(account, { count: 1 });
    expect([alone.products.length, alone.dropped_product_refs]).toEqual([1, []]);
  });
});

describe("a dry run", () => {
  it("charges, writes, starts and sends nothing", async () => {
    const account = await aReadyAccount(catalogue);
    await db.update(products).set({ updatedAt: 1 }).where(eq(products.brandId, account.brandId));
    const before = await traces(account);
    await plan(account, { count: 5, webhook_url: "https://hooks.example/x", metadata: { a: "b" } });
    await plan(account, { count: 50, creative: { style_search: "gold" } });
    expect(await traces(account)).toEqual(before);
  });

  it("ignores the Idempotency-Key and a wish to wait: the key is free for the call itself", async () => {
    const account = await aReadyAccount(catalogue);
    const headers = { "idempotency-key": "the-same", prefer: "wait" };
    const call = { format: "static", count: 1 };
    await plan(account, call, headers);
    const accepted = await generate(account, call, { "idempotency-key": "the-same" });
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get("idempotent-replayed")).toBeNull();
    expect(await plan(account, call, headers)).toMatchObject({ credits_balance: 45 });
    await plan(account, call, { "idempotency-key": "x".repeat(300) });
    expect((await usageOf(account)).filter(({ type }) => type === "Deduction")).toHaveLength(1);
  });

  it("of a call that the credits do not cover is answered, and says so", async () => {
    const account = await aReadyAccount(catalogue);
    const planned = await plan(account, { format: "full", count: 4 });
    expect(planned).toMatchObject({ cost_credits: 60, credits_balance: 50, credits_balance_after: -10 });
    expect(planned).toMatchObject({ is_covered: false, would_recharge: false });
  });

  it.each([
    ["it covers the call", { auto_recharge_threshold: 0 }, 4, true],
    ["what is left is under the threshold", { auto_recharge_threshold: 40 }, 1, true],
    ["enough is left", { auto_recharge_threshold: 20 }, 1, false],
    ["it takes several recharges", { auto_recharge_threshold: 0 }, 50, true],
    ["the day allows too few", { auto_recharge_threshold: 0, auto_recharge_daily_limit: 2 }, 50, false],
    ["the day's limit is reached", { auto_recharge_threshold: 0, auto_recharge_daily_limit: 0 }, 4, false],
  ])("foresees auto-recharge where %s", async (_case, settings, count, expected) => {
    const account = await aReadyAccount(catalogue);
    const json = { auto_recharge_enabled: true, ...settings };
    await send(`/operator/v1/accounts/${account.accountId}`, { key: operatorToken, method: "PATCH", json });
    const before = await traces(account);
    expect(await plan(account, { format: "full", count })).toMatchObject({ would_recharge: expected });
    expect(await traces(account)).toEqual(before);
  });

  it("is refused where the call would be", async () => {
    const account = await aReadyAccount([
      { handle: "a", name: "A", isCompatible: false },
      { handle: "b", name: "B" },
    ]);
    const refused = (body: object, by = account) => outcome(generate(by, { dry_run: true, ...body }));
    expect(await refused({ count: 0 })).toEqual([400, "invalid_count"]);
    expect(await refused({ colour: "red" })).toEqual([400, "invalid_request"]);
    expect(await refused({ metadata: { a: 1 } })).toEqual([400, "invalid_request"]);
    expect(await refused({ webhook_url: "ftp://x" })).toEqual([400, "invalid_webhook_url"]);
    expect(await refused({ brand_id: "brd_other" })).toEqual([404, "brand_not_found"]);
    expect(await refused({ product_refs: ["a"] })).toEqual([400, "product_not_supported"]);
    expect(await refused({ product_refs: ["none"] })).toEqual([400, "no_matching_products"]);
    expect(await refused({ creative: { featured_styles: ["sty_nobody"] } })).toEqual([400, "invalid_request"]);
    const bare = await anAccount();
    expect(await outcome(generate(bare, { dry_run: true }))).toEqual([400, "no_brand_selected"]);
    await aBrand(bare, [{}], "pending");
    expect(await outcome(generate(bare, { dry_run: true }))).toEqual([425, "brand_onboarding_in_progress"]);
    const json = { status: "trial" };
    await send(`/operator/v1/accounts/${account.accountId}`, { key: operatorToken, method: "PATCH", json });
    expect(await refused({})).toEqual([403, "account_not_ready"]);
  });

  it.each(["true", 1, [true], {}])("refuses `dry_run: %j`, and charges nothing", async (value) => {
    const account = await aReadyAccount(catalogue);
    const response = await generate(account, { dry_run: value });
    const { error } = await response.json<ErrorEnvelope>();
    expect([response.status, error.code, error.param]).toEqual([400, "invalid_request", "dry_run"]);
    expect(await balanceOf(account)).toBe(50);
  });

  it.each([false, null])("that is %j is the call itself", async (value) => {
    const account = await aReadyAccount(catalogue);
    expect((await generate(account, { dry_run: value, format: "static" })).status).toBe(202);
    expect(await balanceOf(account)).toBe(45);
  });
});
