import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { brands, deliveries } from "../../src/adapters/d1/schema.ts";
import { openStyleIndex } from "../../src/adapters/styles/openStyleIndex.ts";
import { workersRuntime } from "../../src/adapters/runtime.ts";
import { servicesFor } from "../../src/composition.ts";
import { rememberedStyles } from "../../src/core/creative/styleTurns.ts";
import { DeliveryOrder } from "../../src/core/delivery/order.ts";
import { findStyle, styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { createApp } from "../../src/http/app.ts";
import type { StyleIndex } from "../../src/ports/styleIndex.ts";
import { pinStyles } from "../../src/services/pinStyles.ts";
import {
  aReadyAccount,
  balanceOf,
  grantCredits,
  origin,
  outcome,
  send,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";
import { checkAnswer } from "./conformity.ts";
import { accept, read, until } from "./deliveryHelpers.ts";
import { FakeEmbeddings } from "./styleEmbeddingsFake.ts";
import { R2KeptFiles } from "../../src/adapters/r2/keptFiles.ts";

const db = openDatabase(env.DB);
const [first = "", second = ""] = styles.map(({ id }) => id);

/** An order as a client would send it, to a Worker with the given index; work after the answer is done when it returns. */
async function order(
  account: TestAccount,
  creative: object,
  styleIndex?: StyleIndex,
  headers: Record<string, string> = {},
): Promise<Response> {
  const app = createApp((bindings) => ({ ...servicesFor(bindings), ...(styleIndex && { styleIndex }) }));
  const request = new Request(`${origin}/v1/ads/generate`, {
    method: "POST",
    headers: { authorization: `Bearer ${account.apiKey}`, "content-type": "application/json", ...headers },
    body: JSON.stringify({ format: "static", creative }),
  });
  const context = createExecutionContext();
  const response = await app.fetch(request, env, context);
  await waitOnExecutionContext(context);
  await checkAnswer(request.method, new URL(request.url), response);
  return response;
}

const rowsOf = (account: TestAccount) =>
  db.select().from(deliveries).where(eq(deliveries.accountId, account.accountId)).orderBy(deliveries.createdAt).all();

const ordersOf = async (account: TestAccount) => (await rowsOf(account)).map((row) => DeliveryOrder.parse(row.order));

const recentStylesOf = async (account: TestAccount) =>
  (await db.select().from(brands).where(eq(brands.accountId, account.accountId)).get())?.recentStyles;

/** The style of each concept of a delivery, as soon as it has been composed. */
async function stylesOf(account: TestAccount, deliveryId: string): Promise<(string | null | undefined)[]> {
  const { ads } = await until(
    () => read(account, deliveryId) as Promise<{ ads: { orientation: string; style_id?: string | null }[] }>,
    (delivery) => delivery.ads.length > 0,
  );
  return ads.filter(({ orientation }) => orientation === "vertical").map(({ style_id }) => style_id);
}

/** Our own vectors; counts how often something was searched. */
class CountingIndex implements StyleIndex {
  searches = 0;
  readonly leastSimilarity = 0;
  readonly #own = openStyleIndex({ ai: undefined, keptFiles: new R2KeptFiles(env.KEPT), runtime: workersRuntime });
  embed(text: string) {
    this.searches++;
    return this.#own.embed(text);
  }
  vectors() {
    return this.#own.vectors();
  }
  warmUp() {
    return this.#own.warmUp();
  }
}

describe("featured_styles", () => {
  it("gives each concept one of the pinned styles in turn", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, {
      format: "static",
      count: 3,
      creative: { featured_styles: [second, first, second], animation_prompts: ["Water Ripples"] },
    });
    expect(await stylesOf(account, id)).toEqual([second, first, second]);
    expect(await recentStylesOf(account)).toEqual([second, first, second]);
  });

  it("refuses an unknown style by its name, before any charge", async () => {
    const account = await aReadyAccount();
    const response = await order(account, { featured_styles: [first, "sty_nobody"] });
    const { error } = await response.json<ErrorEnvelope>();
    expect([response.status, error.code, error.param]).toEqual([400, "invalid_request", "creative.featured_styles"]);
    expect(error.message).toContain("sty_nobody");
    expect(await balanceOf(account)).toBe(50);
    expect(await rowsOf(account)).toEqual([]);
  });
});

describe("style_search", () => {
  it("pins the nearest styles", async () => {
    const account = await aReadyAccount();
    const text = "silky white cream with soft morning light";
    expect((await order(account, { style_search: text })).status).toBe(202);
    const search = await send(`/v1/styles/search?q=${encodeURIComponent(text)}`, { key: account.apiKey });
    const { results } = await search.json<{ results: { style_id: string }[] }>();
    const nearest = results.map(({ style_id }) => style_id);
    const [ordered] = await ordersOf(account);
    expect(ordered?.featuredStyles.length).toBeGreaterThan(0);
    expect(ordered?.featuredStyles).toEqual(nearest.slice(0, 5));
    expect(await stylesOf(account, ordered?.deliveryId ?? "")).toEqual(nearest.slice(0, 1));
  });

  it("searches neither when it is blank nor when something is pinned already", async () => {
    const [account, index] = [await aReadyAccount(), new CountingIndex()];
    for (const creative of [
      { style_search: " \n " },
      { style_search: "silk", animation_prompts: ["Lotion Texture"] },
      { style_search: "silk", featured_styles: [first] },
    ])
      expect((await order(account, creative, index)).status).toBe(202);
    expect(index.searches).toBe(0);
    expect((await ordersOf(account)).map(({ featuredStyles }) => featuredStyles)).toEqual([[], [], [first]]);
  });

  it("searches once for a key: a replay has what the first call pinned", async () => {
    const [account, index] = [await aReadyAccount(), new CountingIndex()];
    const headers = { "idempotency-key": crypto.randomUUID() };
    const once = await (await order(account, { style_search: "cream swirl" }, index, headers)).json<object>();
    const again = await (await order(account, { style_search: "cream swirl" }, index, headers)).json<object>();
    expect(again).toEqual({ ...once, replayed_from_idempotency_key: true });
    expect(index.searches).toBe(1);
    expect(await balanceOf(account)).toBe(45);
  });

  it("says 503 with Retry-After while the index warms up, charges nothing, and frees the key", async () => {
    const account = await aReadyAccount();
    const index = openStyleIndex({
      ai: new FakeEmbeddings(),
      keptFiles: new R2KeptFiles(env.KEPT),
      runtime: workersRuntime,
    });
    await env.MEDIA.delete((await env.MEDIA.list({ prefix: "styles/vectors/" })).objects.map(({ key }) => key));
    const headers = { "idempotency-key": crypto.randomUUID() };
    const cold = await order(account, { style_search: "cream swirl" }, index, headers);
    expect(cold.headers.get("retry-after")).toBe("30");
    expect(await outcome(cold)).toEqual([503, "style_search_unavailable"]);
    expect([await balanceOf(account), await rowsOf(account)]).toEqual([50, []]);
    expect((await order(account, { style_search: "cream swirl" }, index, headers)).status).toBe(202);
    expect(await balanceOf(account)).toBe(45);
  });

  it("refuses a description that nothing resembles, before any charge", async () => {
    const account = await aReadyAccount();
    const blank: StyleIndex = {
      leastSimilarity: 0,
      embed: () => Promise.resolve(new Float32Array(4)),
      vectors: () => Promise.resolve([{ id: first, vector: new Float32Array(4) }]),
      warmUp: () => Promise.resolve(),
    };
    const response = await order(account, { style_search: "?" }, blank);
    const { error } = await response.json<ErrorEnvelope>();
    expect([response.status, error.code, error.param]).toEqual([400, "invalid_request", "creative.style_search"]);
    expect([await balanceOf(account), await rowsOf(account)]).toEqual([50, []]);
  });

  it("does not search for a call that is refused anyway", async () => {
    const [account, index] = [await aReadyAccount([{ hasPicture: false }]), new CountingIndex()];
    expect(await outcome(order(account, { style_search: "silk" }, index))).toEqual([400, "no_usable_products"]);
    expect(index.searches).toBe(0);
  });

  it("ends by itself when the index hangs or breaks", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const never = () => new Promise<never>(() => undefined);
    const broken = () => Promise.reject(new Error("gone"));
    for (const work of [never, broken]) {
      const styleIndex = { leastSimilarity: 0, embed: work, vectors: work, warmUp: work };
      const ctx = { ...servicesFor(env), styleIndex };
      const asked = { accountId: "acct_x", text: "silk", deadlineMs: 50 };
      const pinned = await pinStyles(ctx, asked, () => undefined);
      expect(pinned).toMatchObject({ ok: false, error: { code: "style_search_unavailable" } });
    }
    errors.mockRestore();
  });
});

describe("the rotation", () => {
  it("goes on from delivery to delivery, in products and styles", async () => {
    const account = await aReadyAccount([{}, {}]);
    const shown: (string | null | undefined)[] = [];
    for (let delivery = 0; delivery < 4; delivery++) {
      const id = await accept(account, { format: "static" });
      shown.push(...(await stylesOf(account, id)));
      expect(await recentStylesOf(account)).toEqual(shown.toReversed());
    }
    const orders = await ordersOf(account);
    const [one, other] = account.productIds;
    expect(orders.map(({ productIds }) => productIds[0])).toEqual([one, other, one, other]);
    expect(new Set(shown).size).toBe(4);
    const prompts = shown.map((id) => findStyle(id ?? "")?.animationPrompt);
    for (const [at, prompt] of prompts.slice(1).entries()) expect(prompt).not.toBe(prompts[at]);
  });

  it("remembers the styles of calls that came at the same moment, and no more than it needs", async () => {
    const account = await aReadyAccount();
    await grantCredits(account, 1000);
    await Promise.all(Array.from({ length: 4 }, () => order(account, {})));
    expect(await recentStylesOf(account)).toHaveLength(4);
    for (const count of [30, 40]) await accept(account, { format: "static", count });
    expect(await recentStylesOf(account)).toHaveLength(rememberedStyles);
  });
});
