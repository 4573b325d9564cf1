import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { servicesFor } from "../../src/composition.ts";
import { anAccount, aReadyAccount, balanceOf, operatorToken, send, type TestAccount } from "./builders.ts";
import { generate } from "./deliveryHelpers.ts";
import { aClient, messagesOf, post, toolCall, use } from "./mcpHelpers.ts";

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

let account: TestAccount & { brandId: string; productIds: string[] };
let client: Client;

beforeAll(async () => {
  account = await aReadyAccount([
    { handle: "serum", name: "Barrier Serum" },
    { isCompatible: false, incompatibilityReason: "A set.", handle: "set", name: "Glow Set" },
  ]);
  client = await aClient(account);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("who may come in", () => {
  it.each([
    ["no key", { authorization: null }, "missing_authorization"],
    ["another scheme", { authorization: "Basic eDp5" }, "invalid_authorization_scheme"],
    ["another kind of key", { authorization: "Bearer sk_123" }, "invalid_key_format"],
    ["an unknown key", { authorization: "Bearer svc_live_unknown" }, "invalid_api_key"],
  ])("%s is answered 401 with WWW-Authenticate", async (_name, headers, code) => {
    const response = await post(account, ping, { headers });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="api"']);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it.each([
    ["a page of another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["another host", { host: "evil.example" }],
    ["another host that begins like ours", { host: "127.0.0.1.evil.example:8787" }],
  ])("%s is refused before anything else", async (_name, headers) => {
    expect((await post(account, ping, { headers })).status).toBe(403);
  });

  it.each([
    ["the public address", { host: "127.0.0.1:8787", origin: "http://127.0.0.1:8787" }],
    ["the loopback by name, where the settings allow it", { host: "localhost:9", origin: "http://localhost:6274" }],
  ])("%s is let in", async (_name, headers) => {
    const response = await post(account, ping, { headers });
    expect(response.status).toBe(200);
    expect(await messagesOf(response)).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
  });

  it("takes POST alone: no stream of its own, no session to end", async () => {
    for (const method of ["GET", "DELETE", "PUT"]) {
      const response = await post(account, undefined, { method });
      expect([method, response.status, response.headers.get("allow")]).toEqual([method, 405, "POST"]);
    }
  });

  it.each([
    ["no JSON", "{", {}, 400],
    ["no message of the protocol", { hello: 1 }, {}, 400],
    ["null", "null", {}, 400],
    ["a body of more than 256 KiB", JSON.stringify({ ...ping, params: { x: "x".repeat(270_000) } }), {}, 413],
    ["another type of body", ping, { "content-type": "text/plain" }, 415],
    ["a client that reads no streams", ping, { accept: "application/json" }, 406],
    ["an unknown revision of the protocol", ping, { "mcp-protocol-version": "1999-01-01" }, 400],
  ])("%s gets a plain refusal", async (_name, body, headers, status) => {
    expect((await post(account, body, { headers })).status).toBe(status);
  });

  it("counts calls against the account's limits: a tool's error, or 429 where no tool is called", async () => {
    const { rateLimits } = servicesFor(env);
    vi.spyOn(rateLimits, "generate").mockResolvedValue(false);
    const refused = await use(client, "generate_ads", { format: "static" });
    expect(refused.structured.error).toMatchObject({ code: "rate_limited", status: 429, retry_after_seconds: 60 });
    expect((await use(client, "get_balance")).isError).toBe(false);
    vi.spyOn(rateLimits, "call").mockResolvedValue(false);
    expect((await use(client, "get_balance")).structured.error).toMatchObject({ code: "rate_limited" });
    const response = await post(account, ping);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
  });

  it.each([
    ["a listing", { jsonrpc: "2.0", id: 1, method: "tools/list" }, 200],
    ["a call of a tool", toolCall("get_balance", {}), 200],
    ["a call without an id", { jsonrpc: "2.0", method: "tools/call", params: { name: "service.get_balance" } }, 202],
    ["a batch", [toolCall("get_balance", {}, 1), toolCall("get_balance", {}, 2)], 400],
    ["a batch behind an unknown tool", [toolCall("nope", {}), { jsonrpc: "2.0", id: 2, method: "tools/list" }], 400],
    ["an empty batch", [], 400],
  ])("counts %s once", async (_name, body, status) => {
    const counted = vi.spyOn(servicesFor(env).rateLimits, "call");
    const response = await post(account, body);
    await response.text();
    expect([response.status, counted.mock.calls.length]).toEqual([status, 1]);
  });

  it("takes no batches, and says so", async () => {
    const { error } = await (await post(account, [ping])).json<{ error: object }>();
    expect(error).toEqual({ code: -32600, message: expect.stringContaining("POST of its own") as string });
  });

  it.each([
    ["suspended", "get_balance", "account_suspended"],
    ["suspended", "generate_ads", "account_suspended"],
    ["trial", "generate_ads", "account_not_ready"],
  ])("a %s account is refused %s as a tool's error", async (status, tool, code) => {
    const other = await aReadyAccount();
    await send(`/operator/v1/accounts/${other.accountId}`, { method: "PATCH", key: operatorToken, json: { status } });
    const refused = await use(await aClient(other), tool);
    expect([refused.isError, refused.structured.error]).toEqual([true, expect.objectContaining({ code, status: 403 })]);
  });
});

describe("reading tools", () => {
  it.each([
    ["list_brands", {}, "/v1/brands"],
    ["list_products", {}, "/v1/products"],
    ["get_balance", {}, "/v1/balance"],
    ["search_styles", { q: "sunlit water", top_n: 3 }, "/v1/styles/search?q=sunlit%20water&top_n=3"],
    ["search_styles", { q: "sunlit water", top_n: null }, "/v1/styles/search?q=sunlit%20water"],
  ])("%s answers what its endpoint answers, as structure and as text", async (tool, args, path) => {
    const overHttp = await (await send(path, { key: account.apiKey })).json<Record<string, unknown>>();
    const { isError, structured, text } = await use(client, tool, args);
    expect([isError, structured]).toEqual([false, overHttp]);
    const [summary] = text.split("\n\n");
    expect(summary?.length).toBeGreaterThan(5);
    expect(JSON.parse(/^\{.*\}$/m.exec(text)?.[0] ?? "")).toEqual(overHttp);
  });

  it("says what to do where there is no brand yet", async () => {
    const newcomer = await aClient(await anAccount());
    for (const tool of ["list_brands", "list_products"])
      expect((await use(newcomer, tool)).text).toContain("service.create_brand");
    const refused = await use(newcomer, "generate_ads", {});
    expect(refused.structured.error).toMatchObject({
      code: "no_brand_selected",
      remedy: expect.stringContaining("service.create_brand") as string,
    });
  });

  it("starts the onboarding of a website", async () => {
    const newcomer = await aClient(await anAccount());
    const started = await use(newcomer, "create_brand", { website: "http://127.0.0.1:9/" });
    expect(started.structured).toMatchObject({ status: "Pending Onboarding" });
    expect(started.text).toContain("service.list_brands");
    const early = await use(newcomer, "generate_ads", { format: "static" });
    expect(early.structured.error).toMatchObject({ code: "brand_onboarding_in_progress", status: 425 });
    expect((early.structured.error as { retry_after_seconds: number }).retry_after_seconds).toBeGreaterThanOrEqual(15);
  });
});

describe("mistakes", () => {
  it.each([
    ["generate_ads", { count: 0 }, "invalid_count", "count"],
    ["generate_ads", { count: "3" }, "invalid_count", "count"],
    ["generate_ads", { format: "video" }, "invalid_format", "format"],
    ["generate_ads", { colour: "red" }, "invalid_request", "colour"],
    ["generate_ads", { creative: { angle: "ritual" } }, "invalid_request", "creative.angle"],
    ["generate_ads", { creative: "loud" }, "invalid_request", "creative"],
    ["generate_ads", { product_refs: "serum" }, "invalid_request", "product_refs"],
    ["generate_ads", { metadata: { a: 1 } }, "invalid_request", "metadata.a"],
    ["generate_ads", { webhook_url: "ftp://x" }, "invalid_webhook_url", "webhook_url"],
    ["generate_ads", { idempotency_key: "" }, "invalid_idempotency_key", "idempotency_key"],
    ["generate_ads", { idempotency_key: 7 }, "invalid_idempotency_key", "idempotency_key"],
    ["generate_ads", { idempotency_key: "ключ" }, "invalid_idempotency_key", "idempotency_key"],
    ["generate_ads", { brand_id: "brd_other" }, "brand_not_found", undefined],
    ["generate_ads", { product_refs: ["nothing like it"] }, "no_matching_products", undefined],
    ["generate_ads", { count: 50, format: "full" }, "insufficient_credits", undefined],
    ["get_delivery", {}, "invalid_request", "delivery_id"],
    ["get_delivery", { delivery_id: 7 }, "invalid_request", "delivery_id"],
    ["get_delivery", { delivery_id: "del_unknown" }, "delivery_not_found", undefined],
    ["get_delivery", { delivery_id: "del_unknown", verbose: true }, "invalid_request", "verbose"],
    ["list_brands", { page: 2 }, "invalid_request", "page"],
    ["list_products", { page: 2 }, "invalid_request", "page"],
    ["get_balance", { currency: "EUR" }, "invalid_request", "currency"],
    ["create_brand", {}, "invalid_website", "website"],
    ["create_brand", { website: "aurelia.example" }, "invalid_website", "website"],
    ["create_brand", { website: "https://a.example", force: true }, "invalid_request", "force"],
    ["search_styles", {}, "missing_query", undefined],
    ["search_styles", { q: " " }, "missing_query", undefined],
    ["search_styles", { q: 7 }, "invalid_request", "q"],
    ["search_styles", { q: "x", top_n: "3" }, "invalid_request", "top_n"],
    ["search_styles", { q: "x", top_n: 51 }, "invalid_request", "top_n"],
    ["search_styles", { q: "x", limit: 3 }, "invalid_request", "limit"],
  ])("%s with %j is %s", async (tool, args, code, param) => {
    const { isError, structured, text } = await use(client, tool, args);
    const error = structured.error as Record<string, unknown>;
    expect([isError, error.code, error.param]).toEqual([true, code, param]);
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.doc_url).toMatch(/^http.*\/docs\//);
    expect(error.remedy).toBeTruthy();
    expect(text).toContain(`${code}: ${String(error.message)}`);
    expect(await balanceOf(account)).toBe(50);
  });

  it("names products that cannot be advertised", async () => {
    const { structured, text } = await use(client, "generate_ads", { product_refs: ["set"] });
    expect(structured).toMatchObject({
      error: { code: "product_not_supported", status: 400 },
      incompatible_products: [{ name: "Glow Set", handle: "set", reason: "A set." }],
    });
    expect(text).toContain("- Glow Set: A set.");
  });

  it("says 503 with when to come again while style search warms up", async () => {
    vi.spyOn(servicesFor(env).styleIndex, "vectors").mockResolvedValue(null);
    const { structured } = await use(client, "search_styles", { q: "water" });
    expect(structured.error).toMatchObject({ code: "style_search_unavailable", status: 503, retry_after_seconds: 30 });
  });

  it("answers a fault of its own as a tool's error without its details", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(servicesFor(env).onboarding.catalogue, "brandOf").mockRejectedValue(new Error("secret detail"));
    const { isError, structured, text } = await use(client, "list_products");
    expect([isError, structured.error]).toEqual([
      true,
      expect.objectContaining({ code: "internal_error", status: 500 }),
    ]);
    expect(text).not.toContain("secret detail");
  });

  it.each([
    ["an unknown tool", toolCall("delete_everything", {})],
    ["a tool without its prefix", { ...toolCall("x", {}), params: { name: "generate_ads", arguments: {} } }],
    ["arguments that are no object", toolCall("get_balance", [1])],
    ["no name", { ...toolCall("x", {}), params: {} }],
    ["no parameters", { jsonrpc: "2.0", id: 1, method: "tools/call" }],
  ])("%s is an error of the protocol, in words, and counts as a call", async (_name, message) => {
    const counted = vi.spyOn(servicesFor(env).rateLimits, "call");
    const response = await post(account, message);
    const [answer] = await messagesOf(response);
    expect(answer?.error?.code).toBe(-32602);
    expect(answer?.error?.message).not.toMatch(/[[{]|invalid_type/);
    expect(counted).toHaveBeenCalledTimes(1);
    expect(await balanceOf(account)).toBe(50);
  });

  it("shows no other account's delivery", async () => {
    const accepted = await (
      await generate(account, { format: "static", dry_run: false })
    ).json<{ delivery_id: string }>();
    const stranger = await aClient(await aReadyAccount());
    const { structured } = await use(stranger, "get_delivery", { delivery_id: accepted.delivery_id });
    expect(structured.error).toMatchObject({ code: "delivery_not_found", status: 404 });
  });
});
