import { beforeAll, describe, expect, it } from "vitest";
import { routes as operations } from "../../src/http/app.ts";
import { openApiDocument } from "../../src/api/openapiDocument.ts";
import { aReadyAccount, origin, send, type TestAccount } from "./builders.ts";
import { checkAnswer, checkEvent, findingsOf } from "./conformity.ts";

let ready: TestAccount;

beforeAll(async () => {
  ready = await aReadyAccount();
});

describe("GET /openapi.json", () => {
  it("serves the document with the service's own addresses, without a key", async () => {
    const response = await send("/openapi.json");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    const expected = openApiDocument({ publicUrl: origin, docsUrl: `${origin}/docs` });
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it("answers 304 to those who have it, also through a proxy that weakened the tag", async () => {
    const etag = (await send("/openapi.json")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await send("/openapi.json", { headers: { "if-none-match": tag } });
      expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([304, etag, ""]);
    }
    expect((await send("/openapi.json", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("answers HEAD and refuses other methods", async () => {
    const head = await send("/openapi.json", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const post = await send("/openapi.json", { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("has exactly the routes that take an API key", () => {
    const { paths } = openApiDocument({ publicUrl: origin, docsUrl: `${origin}/docs` });
    const documented = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routed = operations
      .filter(({ path }) => path.startsWith("/v1/"))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, (_, name: string) => `{${snakeCase(name)}}`)}`);
    expect(documented.sort()).toEqual(routed.sort());
  });
});

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

describe("the check that every answer of these tests goes through", () => {
  const url = new URL(`${origin}/v1/balance`);

  async function changed(
    path: string,
    change: (body: Record<string, unknown>) => unknown,
    init: ResponseInit = {},
  ): Promise<string[] | null> {
    const response = await send(path, { key: ready.apiKey });
    const body = change(await response.json<Record<string, unknown>>());
    const headers = new Headers(init.headers ?? response.headers);
    const answer = new Response(JSON.stringify(body), { status: init.status ?? response.status, headers });
    return findingsOf("GET", new URL(`${origin}${path}`), answer);
  }

  it("is content with an answer as the service gives it", async () => {
    expect(await changed("/v1/balance", (body) => body)).toEqual([]);
    expect(await findingsOf("GET", new URL(`${origin}/docs`), new Response(null, { status: 418 }))).toBeNull();
  });

  it.each<[string, (body: Record<string, unknown>) => unknown, ResponseInit, RegExp]>([
    ["a field that is not documented", (body) => ({ ...body, colour: "red" }), {}, /colour/],
    ["one inside another", (body) => ({ ...body, pricing: { ...(body["pricing"] as object), vat: 1 } }), {}, /vat/],
    ["a field that is missing", ({ credits_balance: _, ...rest }) => rest, {}, /credits_balance/],
    ["a field of another type", (body) => ({ ...body, credits_balance: "50" }), {}, /string/],
    ["a status that is not documented", (body) => body, { status: 418 }, /status 418/],
    ["a header that is missing", (body) => body, { headers: { "content-type": "application/json" } }, /X-Request-Id/],
    [
      "another content type",
      (body) => body,
      { headers: { "x-request-id": "req_x", "content-type": "text/html" } },
      /text\/html/,
    ],
  ])("finds %s", async (_name, change, init, expected) => {
    expect((await changed("/v1/balance", change, init))?.join()).toMatch(expected);
  });

  it("finds an error code that the operation does not have", async () => {
    const error = { code: "invalid_count", message: "m", doc_url: `${origin}/docs/errors#invalid_count` };
    const answer = () =>
      new Response(JSON.stringify({ error }), {
        status: 404,
        headers: { "content-type": "application/json", "x-request-id": "req_x" },
      });
    const delivery = new URL(`${origin}/v1/deliveries/x`);
    expect((await findingsOf("GET", delivery, answer()))?.join()).toMatch(/invalid_count is not documented/);
    await expect(checkAnswer("GET", delivery, answer())).rejects.toThrow(/GET \/v1\/deliveries\/x answered 404/);
  });

  it("finds a webhook with a field, or without a header, that the document does not know", () => {
    const headers = {
      "x-service-signature": "00",
      "webhook-id": "msg_x",
      "webhook-timestamp": "1772445641",
      "webhook-signature": "v1,00",
    };
    const event = {
      event: "delivery.completed",
      delivery_id: "del_x",
      request_id: "req_x",
      status: "completed",
      ad_count: 0,
      ads: [],
      viewer_url: `${origin}/media/x`,
      delivered_at: "2026-03-02T10:00:41.000Z",
    };
    expect(() => checkEvent(headers, JSON.stringify(event))).not.toThrow();
    expect(() => checkEvent(headers, JSON.stringify({ ...event, colour: "red" }))).toThrow(/colour/);
    expect(() => checkEvent(headers, JSON.stringify({ ...event, event: "delivery.failed" }))).toThrow(/failed/);
    expect(() => checkEvent({}, JSON.stringify(event))).toThrow(/webhook-signature/);
  });

  it("wants 404 and 405 in the envelope where no operation is", async () => {
    const plain = () => new Response("no", { status: 404, headers: { "content-type": "text/plain" } });
    await expect(findingsOf("GET", new URL(`${origin}/v1/nothing`), plain())).rejects.toThrow();
    const empty = new Response("{}", { status: 405 });
    expect(await findingsOf("DELETE", url, empty)).not.toEqual([]);
    expect(await findingsOf("DELETE", url, new Response(null, { status: 200 }))).toEqual([
      "the status 200 should be 405",
    ]);
  });
});
