import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, inject, it, vi } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { createApp } from "../../src/http/app.ts";
import type { Services } from "../../src/api/services.ts";
import { sweepDeliveries } from "../../src/services/sweepDeliveries.ts";
import {
  aReadyAccount,
  anAccount,
  balanceOf,
  origin,
  outcome,
  send,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";
import { checkAnswer } from "./conformity.ts";
import { ended } from "./deliveryHelpers.ts";

const services = servicesFor(env);
const down = () => Promise.reject(new Error("no connection"));

/** The real app with a part of the outside broken. */
async function sendTo(
  broken: Partial<Services>,
  account: TestAccount,
  path: string,
  json?: unknown,
): Promise<Response> {
  const app = createApp(() => ({ ...services, ...broken }));
  const headers = { authorization: `Bearer ${account.apiKey}`, "content-type": "application/json" };
  const body = json === undefined ? {} : { method: "POST", body: JSON.stringify(json) };
  const executionContext = createExecutionContext();
  const response = await app.request(path, { headers, ...body }, env, executionContext);
  await waitOnExecutionContext(executionContext);
  await checkAnswer(json === undefined ? "GET" : "POST", new URL(path, origin), response);
  return response;
}

describe("when the outside is broken", () => {
  it("answers 502 upstream_error for a delivery whose object cannot be read, or knows nothing while the index cannot", async () => {
    const account = await aReadyAccount();
    const response = await send("/v1/ads/generate", { key: account.apiKey, json: { format: "static" } });
    const { delivery_id: id } = await response.json<{ delivery_id: string }>();
    const index = Object.assign(Object.create(services.index) as Services["index"], { find: down });
    const objectsThat = (read: Services["objects"]["read"]) =>
      Object.assign(Object.create(services.objects) as Services["objects"], { read });
    const empty = { index, objects: objectsThat(() => Promise.resolve(null)) };
    expect(await outcome(sendTo(empty, account, `/v1/deliveries/${id}`))).toEqual([502, "upstream_error"]);
    const broken = { objects: objectsThat(down) };
    expect(await outcome(sendTo(broken, account, `/v1/deliveries/${id}`))).toEqual([502, "upstream_error"]);
  });

  it("reads a delivery whose object knows it without the index", async () => {
    const account = await aReadyAccount();
    const response = await send("/v1/ads/generate", { key: account.apiKey, json: { format: "static" } });
    const { delivery_id: id } = await response.json<{ delivery_id: string }>();
    await vi.waitFor(async () => expect(await services.objects.read(id)).not.toBeNull(), { timeout: 10_000 });
    const index = Object.assign(Object.create(services.index) as Services["index"], { find: down });
    expect((await sendTo({ index }, account, `/v1/deliveries/${id}`)).status).toBe(200);
  });

  it("answers 502 orchestration_failed for a call that cannot be written, and charges nothing", async () => {
    const account = await aReadyAccount();
    const acceptance = Object.assign(Object.create(services.acceptance) as Services["acceptance"], {
      read: services.acceptance.read.bind(services.acceptance),
      commit: down,
      voidDelivery: down,
    });
    expect(await outcome(sendTo({ acceptance }, account, "/v1/ads/generate", { format: "static" }))).toEqual([
      502,
      "orchestration_failed",
    ]);
    expect(await balanceOf(account)).toBe(50);
  });

  it("accepts a call although neither object nor viewer nor renderer answers, and the sweep starts it later", async () => {
    const account = await aReadyAccount();
    const broken = {
      objects: Object.assign(Object.create(services.objects) as Services["objects"], { start: down, expect: down }),
      media: Object.assign(Object.create(services.media) as Services["media"], { put: down }),
      renderer: { render: down, prewarm: down },
    };
    const response = await sendTo(broken, account, "/v1/ads/generate", { format: "static" });
    expect(response.status).toBe(202);
    const { delivery_id: id } = await response.json<{ delivery_id: string }>();
    await env.DB.prepare("UPDATE deliveries SET updated_at = 0 WHERE id = ?").bind(id).run();
    await sweepDeliveries(services);
    expect((await ended(account, id)).status).toBe("completed");
    expect(await balanceOf(account)).toBe(45);
  });

  it("answers 502 scraper_failed when a run cannot be started, and can be called again", async () => {
    const account = await anAccount();
    const onboarding = { ...services.onboarding, objects: { ...services.onboarding.objects, begin: down, poke: down } };
    const website = { website: inject("smallShopUrl") };
    expect(await outcome(sendTo({ onboarding }, account, "/v1/brands", website))).toEqual([502, "scraper_failed"]);
    expect((await sendTo({}, account, "/v1/brands", website)).status).toBe(202);
  });

  it("answers 500 internal_error in the envelope for what nobody foresaw, without its inner words", async () => {
    const account = await anAccount();
    const accounts = Object.assign(Object.create(services.accounts) as Services["accounts"], {
      byKeyHash: services.accounts.byKeyHash.bind(services.accounts),
      transactions: down,
    });
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await sendTo({ accounts }, account, "/v1/usage");
    const requestId = response.headers.get("x-request-id");
    expect(requestId).toMatch(/^req_/);
    expect(log).toHaveBeenCalledWith("unexpected", requestId, expect.stringContaining("no connection"));
    log.mockRestore();
    const text = await response.text();
    expect([response.status, text.includes("internal_error"), text.includes("no connection")]).toEqual([
      500,
      true,
      false,
    ]);
  });
});

describe("rate limits", () => {
  it.each([
    ["generate", "/v1/ads/generate", { format: "static" }, 300],
    ["call", "/v1/balance", undefined, 1200],
  ])("refuse with 429, Retry-After and the draft's fields: %s", async (policy, path, json, limit) => {
    const account = await aReadyAccount();
    const rateLimits = { ...services.rateLimits, [policy]: () => Promise.resolve(false) };
    const response = await sendTo({ rateLimits }, account, path, json);
    expect([response.headers.get("retry-after"), response.headers.get("ratelimit-policy")]).toEqual([
      "60",
      `"${policy}";q=${limit};w=60`,
    ]);
    expect(await outcome(response)).toEqual([429, "rate_limited"]);
    expect(await balanceOf(account)).toBe(50);
  });
});

describe("an operator interface without a token", () => {
  it("is not there at all", async () => {
    const account = await anAccount();
    const settings = { ...services.settings, operatorToken: null };
    expect(await outcome(sendTo({ settings }, account, "/operator/v1/deliveries"))).toEqual([404, "not_found"]);
  });
});

it("answers in the envelope although its settings cannot be read", async () => {
  const app = createApp(() => {
    throw new Error("A setting is malformed. SECRETS_KEY: 32 bytes in base64");
  });
  const response = await app.request(`${origin}/v1/balance`, {}, env, createExecutionContext());
  const { error } = await response.json<ErrorEnvelope>();
  expect([response.status, error.code, error.doc_url]).toEqual([
    500,
    "internal_error",
    `${origin}/docs/errors#internal_error`,
  ]);
});
