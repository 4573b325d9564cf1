import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { aReadyAccount, anAccount, grantCredits, operatorToken, outcome, send, type TestAccount } from "./builders.ts";

let ready: TestAccount;
let empty: TestAccount;

beforeAll(async () => {
  ready = await aReadyAccount();
  empty = await anAccount();
});

describe("other calls", () => {
  it("gives the service index at / and /v1 without a key", async () => {
    for (const path of ["/", "/v1"]) {
      const index = await (await send(path)).json<{ version: string; endpoints: string[] }>();
      expect(index.version).toBe("v1");
      expect(index.endpoints).toHaveLength(7);
      expect(index.endpoints.join()).not.toContain("products");
    }
  });

  it.each([
    "/v1/deliveries/x",
    "/v1/deliveries/del_00000000000000000000000000",
    "/v1/deliveries/%00%ff",
    "/v1/deliveries/..%2f",
  ])("knows no delivery %s", async (path) => {
    expect(await outcome(send(path, { key: ready.apiKey }))).toEqual([404, "delivery_not_found"]);
  });

  it("answers unknown addresses and methods in the envelope", async () => {
    expect(await outcome(send("/v1/nothing", { key: ready.apiKey }))).toEqual([404, "not_found"]);
    const response = await send("/v1/ads/generate", { key: ready.apiKey });
    expect(response.headers.get("allow")).toBe("POST");
    expect(await outcome(response)).toEqual([405, "method_not_allowed"]);
  });

  it("checks the parameters of style search, then answers", async () => {
    const search = (query: string) => send(`/v1/styles/search${query}`, { key: ready.apiKey });
    expect(await outcome(search(""))).toEqual([400, "missing_query"]);
    expect(await outcome(search("?q=%20"))).toEqual([400, "missing_query"]);
    for (const n of ["0", "51", "x", "1.5", "-1"]) {
      expect(await outcome(search(`?q=water&top_n=${n}`))).toEqual([400, "invalid_request"]);
    }
    const response = await search("?q=sunlit+water&top_n=50");
    expect(response.status).toBe(200);
    expect((await response.json<{ results: unknown[] }>()).results).toHaveLength(50);
  });

  it("shows the welcome bonus in balance and usage", async () => {
    const balance = await (await send("/v1/balance", { key: empty.apiKey })).json();
    expect(balance).toEqual({
      credits_balance: 50,
      credits_balance_usd_equivalent: 5,
      credits_lifetime_purchased: 0,
      auto_recharge_enabled: false,
      auto_recharge_threshold: 20,
      auto_recharge_amount_usd: 25,
      pricing: { credit_usd: 0.1, static_ad_credits: 5, full_ad_credits: 15 },
    });
    const usage = await (await send("/v1/usage", { key: empty.apiKey })).json<{ recent_transactions: unknown[] }>();
    expect(usage.recent_transactions).toEqual([
      {
        type: "Bonus",
        credits_delta: 50,
        balance_after: 50,
        usd_amount: null,
        description: "Welcome bonus",
        at: expect.any(String) as string,
      },
    ]);
  });

  it("pages usage with a next link, newest first", async () => {
    const account = await anAccount();
    for (let i = 1; i <= 5; i++) await grantCredits(account, i);
    const seen: number[] = [];
    let path: string | undefined = "/v1/usage?limit=2";
    while (path !== undefined) {
      const response: Response = await send(path, { key: account.apiKey });
      const page = await response.json<{ recent_transactions: { credits_delta: number }[] }>();
      seen.push(...page.recent_transactions.map((row) => row.credits_delta));
      path = /<[^>]*(\/v1\/usage[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual([5, 4, 3, 2, 1, 50]);
    expect(await outcome(send("/v1/usage?limit=51", { key: account.apiKey }))).toEqual([400, "invalid_request"]);
    expect(await outcome(send("/v1/usage?cursor=zzz", { key: account.apiKey }))).toEqual([400, "invalid_request"]);
  });

  it("answers products without a brand with a null brand and an empty list", async () => {
    const body = await (await send("/v1/products", { key: empty.apiKey })).json();
    expect(body).toEqual({ brand_id: null, brand_name: null, product_count: 0, usable_count: 0, products: [] });
    expect(await (await send("/v1/brands", { key: empty.apiKey })).json()).toEqual({ brands: [] });
  });

  it.each([
    {},
    { website: 1 },
    { website: "shop.example" },
    { website: "ftp://shop.example" },
    { website: "https://" },
    { website: "http://10.0.0.1" },
  ])("refuses the website %j", async (body) => {
    expect(await outcome(send("/v1/brands", { key: empty.apiKey, json: body }))).toEqual([400, "invalid_website"]);
  });
});

describe("every answer over https", () => {
  it.each(["/v1", "/v1/balance", "/nothing", "/docs", "/operator/v1/accounts", "/mcp"])(
    "tells browsers to come by https alone: %s",
    async (path) => {
      const over = async (scheme: string) =>
        (await exports.default.fetch(`${scheme}://api.example.com${path}`)).headers.get("strict-transport-security");
      expect(await over("https")).toBe("max-age=31536000");
      expect(await over("http")).toBeNull();
    },
  );
});

describe("the operator interface", () => {
  it("wants the operator's token, and takes no other", async () => {
    expect(await outcome(send("/operator/v1/deliveries"))).toEqual([401, "missing_authorization"]);
    expect(await outcome(send("/operator/v1/deliveries", { key: "wrong" }))).toEqual([401, "invalid_api_key"]);
    expect((await send("/operator/v1/deliveries", { key: operatorToken })).status).toBe(200);
  });

  it("reviews products", async () => {
    const account = await aReadyAccount();
    const [productId] = account.productIds;
    const review = (status: string) =>
      send(`/operator/v1/products/${productId}`, { key: operatorToken, method: "PATCH", json: { status } });
    expect((await review("Inactive")).status).toBe(200);
    expect(await outcome(send("/v1/ads/generate", { key: account.apiKey, json: {} }))).toEqual([
      400,
      "no_usable_products",
    ]);
    expect(await outcome(review("Gone"))).toEqual([400, "invalid_request"]);
  });
});
