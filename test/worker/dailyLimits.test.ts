import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { D1DailyCounts } from "../../src/adapters/d1/dailyCounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { workersRuntime } from "../../src/adapters/runtime.ts";
import { openStyleIndex } from "../../src/adapters/styles/openStyleIndex.ts";
import { servicesFor } from "../../src/composition.ts";
import { usualDailyLimits, type DailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { createApp } from "../../src/http/app.ts";
import type { Services } from "../../src/api/services.ts";
import { answerMcp, callsTool } from "../../src/mcp/answerMcp.ts";
import { aReadyAccount, balanceOf, origin, outcome, type ErrorEnvelope, type TestAccount } from "./builders.ts";
import { checkAnswer } from "./conformity.ts";
import { FakeEmbeddings } from "./styleEmbeddingsFake.ts";
import { R2KeptFiles } from "../../src/adapters/r2/keptFiles.ts";

const noon = Date.UTC(2026, 10, 23, 12);
const countsOf = (limits: Partial<DailyLimits>, nowMs = () => noon, db = env.DB) =>
  new D1DailyCounts(openDatabase(db), { ...usualDailyLimits, ...limits }, nowMs);

/** The app with limits of the test's own, at noon. */
function appWith(limits: Partial<DailyLimits>, change: Partial<Services> = {}) {
  const services = servicesFor(env);
  const runtime = { ...workersRuntime, nowMs: () => noon };
  const all = { ...services, ...change, runtime, dailyCounts: countsOf(limits) };
  return createApp(() => all, { callsTool, answer: (_env, request) => answerMcp(all, request) });
}

/** Sends calls to an app, each with the account's key. */
function callerOf(app: ReturnType<typeof appWith>, account: TestAccount) {
  return async (path: string, json?: unknown): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${account.apiKey}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    };
    const body = json === undefined ? {} : { method: "POST", body: JSON.stringify(json) };
    const waitUntil = () => undefined;
    const context = { waitUntil, passThroughOnException: waitUntil, props: {} } as unknown as ExecutionContext;
    const response = await app.request(`${origin}${path}`, { headers, ...body }, env, context);
    if (path !== "/mcp") await checkAnswer(json === undefined ? "GET" : "POST", new URL(path, origin), response);
    return response;
  };
}

describe("calls of an account", () => {
  it("never get past the day's limit, however many come at once, and the next is possible at midnight", async () => {
    const account = await aReadyAccount();
    const call = callerOf(appWith({ calls: 5 }), account);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call("/v1/balance")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    const [first] = refused;
    expect([first?.headers.get("retry-after"), first?.headers.get("ratelimit-policy")]).toEqual([
      "43200",
      '"calls-a-day";q=5;w=86400',
    ]);
    const { error } = (await first?.json<ErrorEnvelope>()) ?? { error: null };
    expect(error).toMatchObject({ code: "daily_limit_reached" });
    expect(error?.message).toContain("2026-11-24T00:00:00Z");
    expect(await outcome(callerOf(appWith({ calls: 5 }), account)("/v1/usage"))).toEqual([429, "daily_limit_reached"]);
  });

  it("count whichever door they come in by, and those of other accounts do not", async () => {
    const [account, other] = [await aReadyAccount(), await aReadyAccount()];
    const app = appWith({ calls: 3 });
    const call = callerOf(app, account);
    const tool = (name: string) => ({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } });
    expect(await (await call("/mcp", tool("service.get_balance"))).text()).toContain('"credits_balance"');
    expect((await call("/mcp", { jsonrpc: "2.0", id: 2, method: "ping" })).status).toBe(200);
    expect((await call("/v1/ads/generate", { format: "static" })).status).toBe(202);
    expect(await (await call("/mcp", tool("service.get_balance"))).text()).toContain("daily_limit_reached");
    expect(await outcome(call("/mcp", { jsonrpc: "2.0", id: 3, method: "ping" }))).toEqual([
      429,
      "daily_limit_reached",
    ]);
    expect((await callerOf(app, other)("/v1/balance")).status).toBe(200);
  });

  it("write to the database ever more seldom, once in a hundred calls where the limit is the usual one", async () => {
    let batches = 0;
    const db = new Proxy(env.DB, {
      get(target, name) {
        if (name === "batch") batches += 1;
        const value = Reflect.get(target, name) as unknown;
        return typeof value === "function" ? (value as (...args: unknown[]) => unknown).bind(target) : value;
      },
    });
    const counts = countsOf({}, () => noon, db);
    const take = async (calls: number) => {
      for (let call = 0; call < calls; call++) expect(await counts.take("acct_many", "calls")).toBeNull();
    };
    await take(127);
    expect(batches).toBe(7);
    await take(300);
    expect(batches).toBe(10);
  });
});

describe("what an account has had", () => {
  it("is forgotten when the next day begins", async () => {
    const account = crypto.randomUUID();
    let nowMs = noon;
    const counts = countsOf({ dryRuns: 1 }, () => nowMs);
    expect(await counts.take(account, "dryRuns")).toBeNull();
    expect(await counts.take(account, "dryRuns")).toEqual({
      what: "dryRuns",
      limit: 1,
      nextAtMs: Date.UTC(2026, 10, 24),
    });
    nowMs += 12 * 60 * 60_000;
    expect(await counts.take(account, "dryRuns")).toBeNull();
    const rows = await env.DB.prepare("SELECT day FROM daily_counts WHERE account_id = ?").bind(account).all();
    expect(rows.results).toHaveLength(1);
  });

  it("stops nobody while it cannot be counted", async () => {
    const broken = { prepare: () => fail() } as unknown as D1Database;
    const counts = countsOf({ calls: 1 }, () => noon, broken);
    for (let call = 0; call < 3; call++) expect(await counts.take("acct_x", "calls")).toBeNull();
  });
});

describe("dry runs", () => {
  it("are refused past the day's limit, by either door, and orders are not", async () => {
    const account = await aReadyAccount();
    const call = callerOf(appWith({ dryRuns: 2 }), account);
    const plan = () => call("/v1/ads/generate", { format: "static", dry_run: true });
    const statuses = (await Promise.all(Array.from({ length: 20 }, plan))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
    const tool = { name: "service.generate_ads", arguments: { dry_run: true } };
    const asked = await call("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: tool });
    expect(await asked.text()).toContain("daily_limit_reached");
    expect((await call("/v1/ads/generate", { format: "static" })).status).toBe(202);
  });
});

describe("embeddings", () => {
  async function aModel() {
    const model = new FakeEmbeddings();
    const styleIndex = openStyleIndex({ ai: model, keptFiles: new R2KeptFiles(env.KEPT), runtime: workersRuntime });
    await styleIndex.warmUp();
    const before = model.calls;
    return { styleIndex, asked: () => model.calls - before };
  }

  it("are made once for the same words, in searches, dry runs and orders alike, and counted once", async () => {
    const account = await aReadyAccount();
    const { styleIndex, asked } = await aModel();
    const call = callerOf(appWith({ embeddings: 1 }, { styleIndex }), account);
    expect((await call("/v1/styles/search?q=sunlit%20water")).status).toBe(200);
    const creative = { style_search: "sunlit water" };
    expect((await call("/v1/ads/generate", { format: "static", dry_run: true, creative })).status).toBe(200);
    expect((await call("/v1/ads/generate", { format: "static", creative })).status).toBe(202);
    expect(asked()).toBe(1);
  });

  it("are refused past the day's limit before the model is asked or anything is charged", async () => {
    const account = await aReadyAccount();
    const { styleIndex, asked } = await aModel();
    const call = callerOf(appWith({ embeddings: 3 }, { styleIndex }), account);
    const searches = await Promise.all(
      Array.from({ length: 20 }, (_, number) => call(`/v1/styles/search?q=look%20${number}`)),
    );
    expect(searches.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(searches.filter(({ status }) => status === 429)).toHaveLength(17);
    for (const dry_run of [true, false]) {
      const json = { format: "static", dry_run, creative: { style_search: "silk at dusk" } };
      expect(await outcome(call("/v1/ads/generate", json))).toEqual([429, "daily_limit_reached"]);
    }
    expect(asked()).toBe(3);
    expect(await balanceOf(account)).toBe(50);
  });

  it("are not counted where no model is asked", async () => {
    const account = await aReadyAccount();
    const call = callerOf(appWith({ embeddings: 1 }), account);
    for (const words of ["silk", "dusk", "foam"]) expect((await call(`/v1/styles/search?q=${words}`)).status).toBe(200);
  });
});

function fail(): never {
  throw new Error("no connection");
}
