import { describe, expect, it } from "vitest";
import {
  AdCreativeClient,
  ApiError,
  AuthenticationError,
  ConnectionError,
  ProductNotSupportedError,
  RateLimitedError,
  TimeoutError,
  type AdCreativeClientOptions,
} from "../../client/src/index.ts";
import { balance, refusal, scriptedServer, type Script } from "./scriptedServer.ts";

const clientOf = (url: string, options: Partial<AdCreativeClientOptions> = {}) =>
  new AdCreativeClient({ apiKey: "svc_live_test", baseUrl: url, ...options });
const good: Script = { status: 200, json: balance };
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe("a call", () => {
  it("sends the key and gives the answer as it is", async () => {
    await using server = await scriptedServer(good);
    expect(await clientOf(server.url).getBalance()).toEqual(balance);
    expect(server.received).toMatchObject([
      { method: "GET", path: "/v1/balance", headers: { authorization: "Bearer svc_live_test" } },
    ]);
  });

  it("takes a base address with a slash at its end, or with a path", async () => {
    await using server = await scriptedServer(good);
    await clientOf(`${server.url}/`).getBalance();
    await clientOf(`${server.url}/proxy/`).getBalance();
    expect(server.received.map(({ path }) => path)).toEqual(["/v1/balance", "/proxy/v1/balance"]);
  });

  it("goes through a fetch of the caller's own", async () => {
    const seen: string[] = [];
    const client = clientOf("https://api.example.com", {
      fetch: (request) => {
        seen.push(request.url);
        return Promise.resolve(Response.json(balance));
      },
    });
    expect((await client.getBalance()).credits_balance).toBe(50);
    expect(seen).toEqual(["https://api.example.com/v1/balance"]);
  });

  it("encodes what stands in a path or a query", async () => {
    await using server = await scriptedServer(
      { status: 200, json: { query: "x", results: [] } },
      refusal(404, "delivery_not_found"),
    );
    const client = clientOf(server.url);
    expect(await client.searchStyles("dew & glass?", { limit: 3 })).toEqual([]);
    await failure(client.getDelivery("../balance?x=1"));
    expect(server.received.map(({ path }) => path)).toEqual([
      "/v1/styles/search?q=dew%20%26%20glass%3F&top_n=3",
      "/v1/deliveries/..%2Fbalance%3Fx%3D1",
    ]);
  });

  it("refuses options that can't work before it sends anything", () => {
    expect(() => clientOf("http://x", { apiKey: "" })).toThrow("`apiKey` is empty");
    expect(() => clientOf("http://x", { apiKey: "svc_live_\nx" })).toThrow(TypeError);
    expect(() => clientOf("api.example.com")).toThrow("`baseUrl` must be a full address");
  });
});

describe("a call that fails", () => {
  it("is sent again after 5xx, a proxy's page, a lost connection and half an answer", async () => {
    for (const passing of [
      refusal(500, "internal_error"),
      { status: 502, text: "<h1>Bad gateway</h1>" },
      { status: 200, text: "<h1>Signed out of the proxy</h1>" },
      { status: 200, text: "" },
      "hang up",
      "hang up in the middle of the body",
    ] satisfies Script[]) {
      await using server = await scriptedServer(passing, good);
      expect(await clientOf(server.url).getBalance()).toEqual(balance);
      expect(server.received).toHaveLength(2);
    }
  });

  it("is sent again after 429 once the wait that the service names is over", async () => {
    await using server = await scriptedServer(refusal(429, "rate_limited", { "retry-after": "1" }), good);
    expect(await clientOf(server.url).getBalance()).toEqual(balance);
    const [first, second] = server.received;
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it("is thrown typed once its retries are used up", async () => {
    await using server = await scriptedServer(refusal(429, "rate_limited", { "retry-after": "0" }));
    const error = await failure(clientOf(server.url, { maxRetries: 2 }).getBalance());
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ status: 429, code: "rate_limited", requestId: "req_test", retryAfterSeconds: 0 });
    expect(server.received).toHaveLength(3);
  });

  it("is not sent again with maxRetries 0", async () => {
    await using server = await scriptedServer("hang up");
    expect(await failure(clientOf(server.url, { maxRetries: 0 }).getBalance())).toBeInstanceOf(ConnectionError);
    expect(server.received).toHaveLength(1);
  });

  it("is refused for good by any other 4xx, with all that the envelope says", async () => {
    const json = {
      error: { code: "invalid_request", message: "`top_n` is off.", param: "top_n", doc_url: "https://d/e" },
    };
    await using server = await scriptedServer({ status: 400, headers: { "x-request-id": "req_7" }, json });
    const error = await failure(clientOf(server.url).searchStyles("dew", { limit: 99 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_request",
      message: "`top_n` is off.",
      param: "top_n",
      docUrl: "https://d/e",
      requestId: "req_7",
      retryAfterSeconds: undefined,
      body: json,
    });
    expect(server.received).toHaveLength(1);
  });

  it("tells a wrong key and an unsupported product by their types", async () => {
    const incompatible_products = [{ name: "Set", handle: "set", reason: "Several products." }];
    await using server = await scriptedServer(refusal(401, "invalid_api_key"), {
      status: 400,
      json: { error: { code: "product_not_supported", message: "No." }, incompatible_products },
    });
    const client = clientOf(server.url);
    expect(await failure(client.listProducts())).toBeInstanceOf(AuthenticationError);
    const error = await failure(client.generateAds({ product_refs: ["set"] }));
    expect(error).toBeInstanceOf(ProductNotSupportedError);
    expect(error).toMatchObject({ code: "product_not_supported", incompatibleProducts: incompatible_products });
  });

  it("carries codes that are not known yet", async () => {
    await using server = await scriptedServer(refusal(418, "teapot_of_next_year"));
    expect(await failure(clientOf(server.url).getBalance())).toMatchObject({
      code: "teapot_of_next_year",
      status: 418,
    });
  });

  it("says what the network said when nothing answers", async () => {
    const client = clientOf("http://127.0.0.1:9", { maxRetries: 0 });
    const error = await failure(client.getBalance());
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as ConnectionError).cause).toBeInstanceOf(Error);
  });

  it("ends an attempt that takes too long, and tries again", async () => {
    await using server = await scriptedServer("say nothing", good);
    expect(await clientOf(server.url, { timeoutMs: 300 }).getBalance()).toEqual(balance);
    await using silent = await scriptedServer("say nothing");
    const error = await failure(clientOf(silent.url, { timeoutMs: 100, maxRetries: 1 }).getBalance());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(silent.received).toHaveLength(2);
  });
});

describe("a call with a signal", () => {
  it("ends at once and throws the signal's reason, without another try", async () => {
    await using server = await scriptedServer("say nothing");
    const stop = new AbortController();
    const reason = new Error("the user left");
    setTimeout(() => stop.abort(reason), 100);
    expect(await failure(clientOf(server.url).getBalance({ signal: stop.signal }))).toBe(reason);
    expect(server.received).toHaveLength(1);
  });

  it("ends in the pause between two tries", async () => {
    await using server = await scriptedServer(refusal(503, "style_search_unavailable", { "retry-after": "30" }));
    const started = performance.now();
    const signal = AbortSignal.timeout(200);
    expect(await failure(clientOf(server.url).getBalance({ signal }))).toBe(signal.reason);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(server.received).toHaveLength(1);
  });

  it("sends nothing when it was aborted before", async () => {
    await using server = await scriptedServer(good);
    const reason = new Error("too late");
    expect(await failure(clientOf(server.url).getBalance({ signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(server.received).toHaveLength(0);
  });
});

describe("corrections", () => {
  const version = { delivery_id: "del_1", index: 2, version: 2, status: "rendered", corrections_left: 4 };

  it("carry one key over their retries, and wait as long as they are told", async () => {
    await using server = await scriptedServer("hang up", { status: 200, json: version });
    const changes = { headline: "Other words", proof_points: [] };
    expect(await clientOf(server.url).correctConcept("del_1", 2, changes, { waitSeconds: 60 })).toEqual(version);
    const [first, second] = server.received;
    expect(first).toMatchObject({ method: "POST", path: "/v1/deliveries/del_1/concepts/2/versions" });
    expect(first?.headers.prefer).toBe("wait=60");
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(first?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers.prefer).toBeUndefined();
    expect(JSON.parse(second?.body ?? "")).toEqual(changes);
  });

  it("are sent at once under a key of the caller's own, and refused for good with 409", async () => {
    await using server = await scriptedServer(refusal(409, "concept_not_correctable"));
    const refused = await failure(clientOf(server.url).correctConcept("del_1", 1, {}, { idempotencyKey: "mine" }));
    expect(refused).toMatchObject({ code: "concept_not_correctable", status: 409 });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers).toMatchObject({ "idempotency-key": "mine" });
    expect(server.received[0]?.headers.prefer).toBeUndefined();
  });

  it("are listed with their concept, which can be approved", async () => {
    const approval = { status: "approved", version: 2, reason: null, decided_at: "2026-03-02T11:20:00.000Z" };
    await using server = await scriptedServer(
      { status: 200, json: { index: 2, versions: [version] } },
      { status: 200, json: { delivery_id: "del_1", index: 2, approval } },
    );
    const client = clientOf(server.url);
    expect((await client.listVersions("del_1", 2)).versions).toEqual([version]);
    expect(await client.approveConcept("del_1", 2, { status: "approved", version: 2 })).toEqual(approval);
    expect(server.received.map(({ method, path }) => [method, path])).toEqual([
      ["GET", "/v1/deliveries/del_1/concepts/2/versions"],
      ["PUT", "/v1/deliveries/del_1/concepts/2/approval"],
    ]);
  });
});

describe("setProductPicture", () => {
  const product = { id: "prd_1", picture_source: "upload" };

  it("sends a file under its own type, the same in every try, and an address as JSON", async () => {
    await using server = await scriptedServer(refusal(503, "picture_unavailable", { "retry-after": "0" }), {
      status: 200,
      json: product,
    });
    const client = clientOf(server.url);
    expect(await client.setProductPicture("prd_1", new Blob(["pixels"], { type: "image/png" }))).toEqual(product);
    await client.setProductPicture("prd_1", "https://aurelia.example/serum.png");
    await client.restoreProductPicture("prd_1");
    expect(server.received.map(({ method, headers, body }) => [method, headers["content-type"], body])).toEqual([
      ["PUT", "image/png", "pixels"],
      ["PUT", "image/png", "pixels"],
      ["PUT", "application/json", '{"picture_url":"https://aurelia.example/serum.png"}'],
      ["DELETE", undefined, ""],
    ]);
    expect(new Set(server.received.map(({ path }) => path))).toEqual(new Set(["/v1/products/prd_1/picture"]));
  });
});

describe("listUsage", () => {
  const transaction = (balance_after: number) => ({
    type: "Deduction",
    credits_delta: -5,
    balance_after,
    usd_amount: null,
    description: "1 concept, format static",
    at: "2026-03-02T10:00:00.000Z",
  });
  const page = (balances: number[], link?: string): Script => ({
    status: 200,
    ...(link === undefined ? {} : { headers: { link } }),
    json: { recent_transactions: balances.map(transaction) },
  });

  it("follows the pages to the end", async () => {
    await using server = await scriptedServer(
      page([30, 35], '<https://api.example.com/v1/usage?limit=2&cursor=17>; rel="next"'),
      page([40, 45], '<https://api.example.com/v1/usage?limit=2&cursor=15>; rel="next"'),
      page([50]),
    );
    const balances: number[] = [];
    for await (const { balance_after } of clientOf(server.url).listUsage({ pageSize: 2 })) balances.push(balance_after);
    expect(balances).toEqual([30, 35, 40, 45, 50]);
    expect(server.received.map(({ path }) => path)).toEqual([
      "/v1/usage?limit=2",
      "/v1/usage?limit=2&cursor=17",
      "/v1/usage?limit=2&cursor=15",
    ]);
  });

  it("fetches no page whose content is not used", async () => {
    await using server = await scriptedServer(
      page([30, 35], '<https://api.example.com/v1/usage?cursor=17>; rel="next"'),
    );
    for await (const _first of clientOf(server.url).listUsage()) break;
    expect(server.received.map(({ path }) => path)).toEqual(["/v1/usage?limit=50"]);
  });

  it("is empty for an account without transactions", async () => {
    await using server = await scriptedServer(page([]));
    expect(await clientOf(server.url).listUsage().next()).toEqual({ done: true, value: undefined });
  });
});
