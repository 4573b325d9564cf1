import { env, exports } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { describe, expect, inject, it } from "vitest";
import receiver from "../../client/examples/webhook-receiver-worker.ts";
import {
  AdCreativeClient,
  AuthenticationError,
  BrandOnboardingError,
  InsufficientCreditsError,
  verifyWebhook,
  type Transaction,
} from "../../client/src/index.ts";
import { aBrand, anAccount, aReadyAccount, origin, send, type TestAccount } from "./builders.ts";
import { received } from "./deliveryHelpers.ts";

/** The client in workerd, against the whole service. */
const clientOf = (account: TestAccount) =>
  new AdCreativeClient({
    apiKey: account.apiKey,
    baseUrl: origin,
    fetch: (request) => exports.default.fetch(request),
  });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

async function transactionsOf(client: AdCreativeClient): Promise<Transaction[]> {
  const all: Transaction[] = [];
  for await (const transaction of client.listUsage({ pageSize: 1 })) all.push(transaction);
  return all;
}

describe("the client in the Workers runtime", () => {
  it("orders, waits, reads and accounts for every credit", async () => {
    const account = await aReadyAccount();
    const client = clientOf(account);
    const metadata = { campaign: "spring" };
    const finished = await client.generateAds({ count: 1, format: "static", metadata }, { wait: true });
    expect(finished).toMatchObject({ status: "completed", ad_count: 2, metadata });
    expect(finished.ads.map(({ status, orientation }) => `${status} ${orientation}`)).toEqual([
      "rendered vertical",
      "rendered square",
    ]);
    expect(await client.getDelivery(finished.delivery_id)).toEqual(finished);
    expect((await client.getBalance()).credits_balance).toBe(45);
    expect((await client.listProducts()).usable_count).toBe(1);
    expect((await client.listBrands()).map(({ brand_id }) => brand_id)).toEqual([account.brandId]);
    expect((await client.waitForBrand()).ready_for_ads).toBe(true);
    expect((await transactionsOf(client)).map(({ type, credits_delta }) => [type, credits_delta])).toEqual([
      ["Deduction", -5],
      ["Bonus", 50],
    ]);
  });

  it("pays once when the answer to an order is lost on its way", async () => {
    const account = await aReadyAccount();
    let calls = 0;
    const client = new AdCreativeClient({
      apiKey: account.apiKey,
      baseUrl: origin,
      fetch: async (request) => {
        const response = await exports.default.fetch(request);
        if (++calls > 1) return response;
        await response.body?.cancel();
        throw new TypeError("The network connection was lost.");
      },
    });
    const accepted = await client.generateAds({ count: 1, format: "static" });
    expect(accepted).toMatchObject({ replayed_from_idempotency_key: true, credits_balance: 45 });
    expect((await transactionsOf(client)).map(({ type }) => type)).toEqual(["Deduction", "Bonus"]);
  });

  it("starts one onboarding when the answer to createBrand is lost on its way", async () => {
    const account = await anAccount();
    const requests: string[] = [];
    const client = new AdCreativeClient({
      apiKey: account.apiKey,
      baseUrl: origin,
      fetch: async (request) => {
        requests.push(request.method);
        const response = await exports.default.fetch(request);
        if (requests.length > 1) return response;
        await response.body?.cancel();
        // The run ends before the client tries again: from here on, the same call would start another.
        await env.DB.prepare(
          "UPDATE brands SET status = 'active', stage = 'ready', onboarded_at = ? WHERE account_id = ?",
        )
          .bind(Date.now(), account.accountId)
          .run();
        throw new TypeError("The network connection was lost.");
      },
    });
    const started = await client.createBrand("http://127.0.0.1:9/");
    const row = await env.DB.prepare("SELECT id, run, stage FROM brands WHERE account_id = ?")
      .bind(account.accountId)
      .first();
    expect(row).toEqual({ id: started.brand_id, run: 1, stage: "ready" });
    expect(requests).toEqual(["POST", "GET"]);
  });

  it("plans an order without charging it", async () => {
    const client = clientOf(await aReadyAccount());
    const plan = await client.dryRun({ count: 2, format: "full" });
    expect(plan).toMatchObject({ dry_run: true, cost_credits: 30, credits_balance: 50, credits_balance_after: 20 });
    expect(plan.concepts).toHaveLength(2);
    expect((await transactionsOf(client)).map(({ type }) => type)).toEqual(["Bonus"]);
  });

  it("throws the service's refusals typed, with what to do about them", async () => {
    const account = await aReadyAccount();
    const noCredits = await failure(clientOf(account).generateAds({ count: 50, format: "full" }));
    expect(noCredits).toBeInstanceOf(InsufficientCreditsError);
    expect(noCredits).toMatchObject({
      code: "insufficient_credits",
      requestId: expect.stringMatching(/^req_/) as string,
    });
    const stranger = clientOf({ ...account, apiKey: "svc_live_nobody" });
    expect(await failure(stranger.getBalance())).toBeInstanceOf(AuthenticationError);
    const newcomer = await anAccount();
    await aBrand(newcomer, [{}], "pending");
    const tooEarly = await failure(clientOf(newcomer).generateAds({ format: "static" }));
    expect(tooEarly).toBeInstanceOf(BrandOnboardingError);
    expect((tooEarly as BrandOnboardingError).retryAfterSeconds).toBeGreaterThanOrEqual(15);
  });

  it("verifies the webhook that the service sends", async () => {
    const account = await aReadyAccount();
    const name = `client-${account.accountId}`;
    const order = { count: 1, format: "static", webhook_url: `${inject("receiverUrl")}/${name}` } as const;
    const { delivery_id } = await clientOf(account).generateAds(order);
    const [webhook] = await received(name, 1);
    if (webhook === undefined) throw new Error("no webhook came");
    const given = { payload: webhook.body, headers: webhook.headers, secret: account.webhookSecret };
    expect(await verifyWebhook(given)).toMatchObject({ event: "delivery.completed", delivery_id, ad_count: 2 });
    expect(new Webhook(account.webhookSecret).verify(webhook.body, webhook.headers)).toMatchObject({ delivery_id });

    const post = (body: string) => {
      const request = new Request("https://hooks.example", { method: "POST", headers: webhook.headers, body });
      return receiver.fetch(request, { WEBHOOK_SECRET: account.webhookSecret });
    };
    expect((await post(webhook.body)).status).toBe(204);
    expect((await post(`${webhook.body} `)).status).toBe(401);
  });

  it("is not for pages of other origins: the API invites none", async () => {
    const headers = { origin: "https://page.example", "access-control-request-method": "GET" };
    for (const method of ["OPTIONS", "GET"]) {
      const response = await send("/v1/balance", { method, headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});
