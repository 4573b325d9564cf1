import { beforeAll, describe, expect, it } from "vitest";
import { errorTable, type ErrorCode } from "../../src/core/contract/errors.ts";
import {
  aBrand,
  aReadyAccount,
  anAccount,
  balanceOf,
  operatorToken,
  origin,
  outcome,
  send,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";

let ready: TestAccount & { brandId: string };
let empty: TestAccount;

beforeAll(async () => {
  ready = await aReadyAccount();
  empty = await anAccount();
});

const generate = (json: unknown, key = ready.apiKey, headers: Record<string, string> = {}) =>
  send("/v1/ads/generate", { key, json, headers });

describe("every error has the envelope of the spec", () => {
  it("carries code, message and a link to a page that names the code", async () => {
    const response = await generate({ count: 0 });
    const { error } = await response.json<ErrorEnvelope>();
    expect(error).toMatchObject({ code: "invalid_count", doc_url: `${origin}/docs/errors#invalid_count` });
    const page = await send("/docs/errors");
    expect(await page.text()).toContain('id="invalid_count"');
  });

  it("names the request in a header of its own and is never cached", async () => {
    const [a, b] = await Promise.all([send("/v1/balance"), send("/v1/balance")]);
    expect(a.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{26}$/);
    expect(a.headers.get("x-request-id")).not.toBe(b.headers.get("x-request-id"));
    expect(a.headers.get("cache-control")).toBe("no-store");
  });
});

describe("authentication", () => {
  it.each<[string, string | null, ErrorCode]>([
    ["no header", null, "missing_authorization"],
    ["another scheme", "Basic abc", "invalid_authorization_scheme"],
    ["lower case", "bearer svc_live_x", "invalid_authorization_scheme"],
    ["no space", "Bearersvc_live_x", "invalid_authorization_scheme"],
    ["two spaces", "Bearer  svc_live_x", "invalid_key_format"],
    ["another prefix", "Bearer sk_live_x", "invalid_key_format"],
    ["an unknown key", "Bearer svc_live_unknown", "invalid_api_key"],
  ])("refuses %s", async (_name, header, code) => {
    const headers: Record<string, string> = header === null ? {} : { authorization: header };
    for (const path of [
      "/v1/balance",
      "/v1/brands",
      "/v1/products",
      "/v1/usage",
      "/v1/deliveries/x",
      "/v1/styles/search",
    ]) {
      expect(await outcome(send(path, { headers }))).toEqual([401, code]);
    }
    expect(await outcome(send("/v1/ads/generate", { json: {}, headers }))).toEqual([401, code]);
  });

  it("lets a suspended account do nothing and a trial account read", async () => {
    const account = await aReadyAccount();
    const set = (status: string) =>
      send(`/operator/v1/accounts/${account.accountId}`, { key: operatorToken, method: "PATCH", json: { status } });
    await set("suspended");
    expect(await outcome(send("/v1/balance", { key: account.apiKey }))).toEqual([403, "account_suspended"]);
    expect(await outcome(generate({}, account.apiKey))).toEqual([403, "account_suspended"]);
    await set("trial");
    expect((await send("/v1/balance", { key: account.apiKey })).status).toBe(200);
    expect(await outcome(generate({}, account.apiKey))).toEqual([403, "account_not_ready"]);
    const brands = await (
      await send("/v1/brands", { key: account.apiKey })
    ).json<{ brands: { api_access_status: string }[] }>();
    expect(brands.brands[0]?.api_access_status).toBe("Trial");
    await set("active");
    expect((await send("/v1/balance", { key: account.apiKey })).status).toBe(200);
  });
});

describe("the body of a generate call", () => {
  const cases: [name: string, body: unknown, code: ErrorCode, param?: string][] = [
    ["count 0", { count: 0 }, "invalid_count"],
    ["count 51", { count: 51 }, "invalid_count"],
    ["count 1.5", { count: 1.5 }, "invalid_count"],
    ["count as text", { count: "1" }, "invalid_count"],
    ["unknown format", { format: "gif" }, "invalid_format"],
    ["format as number", { format: 1 }, "invalid_format"],
    ["foreign brand", { brand_id: "brd_00000000000000000000000000" }, "brand_not_found"],
    ["misspelt field", { cuont: 2 }, "invalid_request", "cuont"],
    ["unknown creative field", { creative: { angle: "sensory" } }, "invalid_request", "creative.angle"],
    ["unknown spread", { creative: { spread: "huge" } }, "invalid_request", "creative.spread"],
    ["unknown angle", { creative: { copy_angle: "funny" } }, "invalid_request", "creative.copy_angle"],
    [
      "unknown category",
      { creative: { animation_prompts: ["Lava"] } },
      "invalid_request",
      "creative.animation_prompts.0",
    ],
    ["unknown style", { creative: { featured_styles: ["x"] } }, "invalid_request", "creative.featured_styles"],
    ["in_situ as text", { in_situ: "yes" }, "invalid_request", "in_situ"],
    ["long tone", { creative: { brand_tone: "x".repeat(501) } }, "invalid_request", "creative.brand_tone"],
    ["refs as text", { product_refs: "serum" }, "invalid_request", "product_refs"],
    ["too many refs", { product_refs: Array(101).fill("x") }, "invalid_request", "product_refs"],
    ["long ref", { product_refs: ["x".repeat(201)] }, "invalid_request", "product_refs.0"],
    ["differing alias", { product_refs: ["a"], product_ids: ["b"] }, "invalid_request", "product_ids"],
    ["no product matches", { product_refs: ["nothing like it", "%", ""] }, "no_matching_products"],
    ["webhook to nowhere", { webhook_url: "not a url" }, "invalid_webhook_url", "webhook_url"],
    ["webhook over ftp", { webhook_url: "ftp://example.com" }, "invalid_webhook_url", "webhook_url"],
    ["webhook to a private range", { webhook_url: "https://10.0.0.1/x" }, "invalid_webhook_url", "webhook_url"],
    ["an array", [], "invalid_request"],
    ["a string", "count", "invalid_request"],
    ["null", null, "invalid_request"],
  ];

  it.each(cases)("%s is refused and costs nothing", async (_name, body, code, param) => {
    const response = await generate(body);
    const { error } = await response.json<ErrorEnvelope>();
    expect([response.status, error.code]).toEqual([errorTable[code].status, code]);
    if (param !== undefined) expect(error.param).toBe(param);
    expect(await balanceOf(ready)).toBe(50);
  });

  it.each<[string, BodyInit, string, ErrorCode]>([
    ["no JSON", "{count: 1}", "application/json", "invalid_json"],
    ["a count beyond all numbers", '{"count": 1e400}', "application/json", "invalid_count"],
    ["nothing", "", "application/json", "invalid_json"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), "application/json", "invalid_json"],
    ["nested a thousand deep", "[".repeat(100_000), "application/json", "invalid_json"],
    ["300 KiB", JSON.stringify({ a: "x".repeat(300 * 1024) }), "application/json", "payload_too_large"],
    ["text", "{}", "text/plain", "unsupported_media_type"],
    ["a form", new URLSearchParams({ count: "1" }), "application/x-www-form-urlencoded", "unsupported_media_type"],
  ])("%s is refused", async (_name, body, type, code) => {
    const headers = { authorization: `Bearer ${ready.apiKey}`, "content-type": type };
    expect(await outcome(send("/v1/ads/generate", { method: "POST", body, headers }))).toEqual([
      errorTable[code].status,
      code,
    ]);
    expect(await balanceOf(ready)).toBe(50);
  });

  it("wants a brand, and a brand that is onboarded", async () => {
    expect(await outcome(generate({}, empty.apiKey))).toEqual([400, "no_brand_selected"]);
    const account = await anAccount();
    await aBrand(account, [{}], "pending");
    const response = await generate({}, account.apiKey);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(15);
    expect(await outcome(response)).toEqual([425, "brand_onboarding_in_progress"]);
  });

  it("names the products that cannot be rendered beside the error", async () => {
    const reason = "One ad shows one product.";
    const account = await aReadyAccount([
      { name: "Glow Trio", handle: "glow-trio", isCompatible: false, incompatibilityReason: reason },
      {},
    ]);
    const response = await generate({ product_refs: ["GLOW tri", "barrier-serum-1"] }, account.apiKey);
    const body = await response.json<ErrorEnvelope & { incompatible_products: unknown }>();
    expect(response.status).toBe(400);
    expect(body.error.code).toBe("product_not_supported");
    expect(body.error.doc_url).toBe(`${origin}/docs/supported-products`);
    expect(body.incompatible_products).toEqual([{ name: "Glow Trio", handle: "glow-trio", reason }]);
    expect((await send("/docs/supported-products")).status).toBe(200);
  });

  it("says when nothing on the brand can be used", async () => {
    const account = await aReadyAccount([{ hasPicture: false }, { status: "Inactive" }]);
    expect(await outcome(generate({}, account.apiKey))).toEqual([400, "no_usable_products"]);
  });

  it("states balance and need when the credits do not suffice", async () => {
    const response = await generate({ count: 4 });
    const { error } = await response.json<ErrorEnvelope>();
    expect([response.status, error.code]).toEqual([402, "insufficient_credits"]);
    expect(error.message).toContain("50");
    expect(error.message).toContain("60");
  });

  it("wants an idempotency key of printable ASCII", async () => {
    for (const key of ["x".repeat(256), "\u00e9"]) {
      expect(await outcome(generate({}, ready.apiKey, { "idempotency-key": key }))).toEqual([
        400,
        "invalid_idempotency_key",
      ]);
    }
  });
});
