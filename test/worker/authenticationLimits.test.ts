import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CountedAuthentications } from "../../src/adapters/failedAuthentications.ts";
import { servicesFor } from "../../src/composition.ts";
import { createApp } from "../../src/http/app.ts";
import { answerMcp, callsTool } from "../../src/mcp/answerMcp.ts";
import type { FailedAuthentications } from "../../src/ports/rateLimits.ts";
import { aReadyAccount, operatorToken, origin, outcome, type TestAccount } from "./builders.ts";

const services = servicesFor(env);
const limit = 120;

/** What the isolates of one location share: the platform's counter, without the end of its minute. */
function aLocation(): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit: ({ key }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve({ success: count <= limit });
    },
  };
}

let nowMs: number;
let failedAuthentications: FailedAuthentications;
const app = createApp(() => ({ ...services, rateLimits: { ...services.rateLimits, failedAuthentications } }), {
  callsTool,
  answer: (_env, request) => answerMcp(services, request),
});

let account: TestAccount;
let lookUps: { mock: { calls: unknown[] } }[];

beforeAll(async () => {
  account = await aReadyAccount();
});

beforeEach(() => {
  nowMs = Date.now();
  failedAuthentications = new CountedAuthentications(env.FAILED_AUTH_LIMIT, () => nowMs);
  lookUps = [vi.spyOn(services.accounts, "byKeyHash"), vi.spyOn(services.acceptance, "read")];
});

afterEach(() => {
  vi.restoreAllMocks();
});

const asked = () => lookUps.reduce((sum, { mock }) => sum + mock.calls.length, 0);

async function call(path: string, from: string, token: string | null, json?: unknown): Promise<Response> {
  const headers = new Headers({
    "cf-connecting-ip": from,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    host: new URL(origin).host,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  });
  const init = json === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(json) };
  const context = createExecutionContext();
  const response = await app.request(path, init, env, context);
  await waitOnExecutionContext(context);
  return response;
}

/** Unlike keys, none of which there is. */
let guesses = 0;
const aGuess = () => `svc_live_${(guesses++).toString(32).padStart(4, "0")}${"0".repeat(48)}`;

async function failTimes(times: number, from: (at: number) => string, key: () => string = aGuess): Promise<void> {
  for (let at = 0; at < times; at++) {
    expect(await outcome(call("/v1/balance", from(at), key()))).toEqual([401, "invalid_api_key"]);
  }
}

describe("after too many failed authentications from one network", () => {
  it.each([
    ["one IPv4 address", () => "203.0.113.1", "203.0.113.1"],
    ["the addresses of one /64", (at: number) => `2001:db8:5:6:${at.toString(16)}::1`, "2001:db8:5:6:ffff::2"],
  ])("the right key is refused as well, and nothing is looked up: %s", async (_name, from, next) => {
    await failTimes(limit, from);
    const before = asked();
    expect(before).toBe(limit);
    const response = await call("/v1/balance", next, account.apiKey);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(response.headers.get("ratelimit")).toBe(`"failed-authentication";r=0;t=${seconds}`);
    expect(await outcome(response)).toEqual([429, "rate_limited"]);
    for (const token of [aGuess(), "sk_123", null]) {
      expect(await outcome(call("/v1/balance", next, token))).toEqual([429, "rate_limited"]);
    }
    expect(await outcome(call("/v1/ads/generate", next, account.apiKey, { format: "static" }))).toEqual([
      429,
      "rate_limited",
    ]);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    expect(await outcome(call("/mcp", next, account.apiKey, ping))).toEqual([429, "rate_limited"]);
    expect(await outcome(call("/operator/v1/deliveries", next, operatorToken))).toEqual([429, "rate_limited"]);
    expect(asked()).toBe(before);
  });

  it("others are let in, and after the minute this one too", async () => {
    await failTimes(limit, () => "203.0.113.2");
    expect((await call("/v1/balance", "203.0.113.3", account.apiKey)).status).toBe(200);
    expect((await call("/v1/balance", "203.0.113.2", account.apiKey)).status).toBe(429);
    nowMs += 60_000;
    expect((await call("/v1/balance", "203.0.113.2", account.apiKey)).status).toBe(200);
  });

  it("another isolate of the location refuses too, once it has seen one of them", async () => {
    const location = aLocation();
    failedAuthentications = new CountedAuthentications(location, () => nowMs);
    await failTimes(limit, () => "203.0.113.4");
    failedAuthentications = new CountedAuthentications(location, () => nowMs);
    await failTimes(1, () => "203.0.113.4");
    expect((await call("/v1/balance", "203.0.113.4", account.apiKey)).status).toBe(429);
  });

  it("the right operator token is refused as well", async () => {
    const path = "/operator/v1/deliveries";
    for (let at = 0; at < limit; at++) {
      expect((await call(path, "203.0.113.5", `${at}`.padStart(40, "x"))).status).toBe(401);
    }
    expect((await call(path, "203.0.113.5", operatorToken)).status).toBe(429);
    expect((await call(path, "203.0.113.6", operatorToken)).status).toBe(200);
  });
});

describe("after too many failed authentications for one key", () => {
  it("from however many networks, it is refused from all, and nothing is looked up", async () => {
    const shown = account.apiKey.slice(0, "svc_live_".length + 4);
    await failTimes(
      limit,
      (at) => `198.51.100.${at}`,
      () => `${shown}${"0".repeat(44)}${guesses++}`,
    );
    const before = asked();
    expect((await call("/v1/balance", "198.51.100.200", account.apiKey)).status).toBe(429);
    expect(asked()).toBe(before);
    const other = await aReadyAccount();
    expect((await call("/v1/balance", "198.51.100.200", other.apiKey)).status).toBe(200);
  });
});

describe("what is no failed authentication", () => {
  it("counts nothing: right keys, and accounts that may not call", async () => {
    const suspended = await aReadyAccount();
    await services.accounts.update(suspended.accountId, { status: "suspended" });
    for (let at = 0; at < limit + 5; at++) {
      expect((await call("/v1/balance", "203.0.113.7", suspended.apiKey)).status).toBe(403);
      expect((await call("/v1/balance", "203.0.113.7", account.apiKey)).status).toBe(200);
    }
  });
});

it("keeps no more than it can hold, and forgets the address that failed longest ago", async () => {
  const always = { limit: () => Promise.resolve({ success: true }) };
  const counted = new CountedAuthentications(always, () => nowMs);
  for (let at = 0; at < limit; at++) await counted.count(["network first"]);
  expect(counted.pauseSeconds(["network first"])).toBe(60);
  for (let at = 0; at < 50_000; at++) await counted.count([`network ${at}`]);
  expect(counted.pauseSeconds(["network first"])).toBeNull();
});
