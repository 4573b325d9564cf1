import { describe, expect, it } from "vitest";
import {
  AdCreativeClient,
  BrandFailedError,
  BrandOnboardingError,
  DeliveryFailedError,
  InsufficientCreditsError,
  TimeoutError,
  type DeliveryProgress,
} from "../../client/src/index.ts";
import { accepted, brand, delivery, refusal, scriptedServer, type Script } from "./scriptedServer.ts";

const clientOf = (url: string) => new AdCreativeClient({ apiKey: "svc_live_test", baseUrl: url });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const acceptedScript: Script = { status: 202, json: accepted };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("generateAds", () => {
  it("sends one key and one body over all retries of a call, and another key with the next call", async () => {
    await using server = await scriptedServer(
      "hang up",
      refusal(502, "orchestration_failed"),
      refusal(409, "idempotency_key_in_use", { "retry-after": "1" }),
      acceptedScript,
    );
    const client = clientOf(server.url);
    expect(await client.generateAds({ count: 1, format: "static" })).toEqual(accepted);
    await client.generateAds({ count: 1, format: "static" });
    const keys = server.received.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toMatch(uuid);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).toMatch(uuid);
    expect(keys[4]).not.toBe(keys[0]);
    expect(new Set(server.received.map(({ body }) => body))).toEqual(new Set(['{"count":1,"format":"static"}']));
    expect(server.received.every(({ headers }) => headers.prefer === undefined)).toBe(true);
  });

  it("sends the caller's own key", async () => {
    await using server = await scriptedServer(acceptedScript);
    await clientOf(server.url).generateAds({}, { idempotencyKey: "spring-1" });
    expect(server.received[0]?.headers["idempotency-key"]).toBe("spring-1");
  });

  it("refuses a key that no header can hold before it sends anything", async () => {
    await using server = await scriptedServer(acceptedScript);
    expect(await failure(clientOf(server.url).generateAds({}, { idempotencyKey: "日本" }))).toBeInstanceOf(TypeError);
    expect(server.received).toHaveLength(0);
  });

  it("never sends a refused order again", async () => {
    await using server = await scriptedServer(refusal(402, "insufficient_credits"));
    expect(await failure(clientOf(server.url).generateAds({}))).toBeInstanceOf(InsufficientCreditsError);
    expect(server.received).toHaveLength(1);
  });

  it("gives the ended delivery where the key's first call had waited for it", async () => {
    const completed = { ...accepted, status: "completed", ads: [], replayed_from_idempotency_key: true };
    await using server = await scriptedServer({ status: 200, json: completed });
    expect(await clientOf(server.url).generateAds({}, { idempotencyKey: "k" })).toEqual(completed);
  });
});

describe("generateAds with wait", () => {
  it("waits on the order's own call, then reads the delivery", async () => {
    const { delivery_id, ad_count_expected, format, credits_balance } = accepted;
    const answer = { delivery_id, status: "completed", ad_count_expected, format, credits_balance, ads: [] };
    await using server = await scriptedServer({ status: 200, json: answer }, delivery("completed"));
    const finished = await clientOf(server.url).generateAds({ count: 1 }, { wait: true });
    expect(finished).toMatchObject({ status: "completed", ads: [{ status: "rendered" }, { status: "rendered" }] });
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /v1/ads/generate",
      "GET /v1/deliveries/del_1",
    ]);
    expect(server.received[0]?.headers.prefer).toBe("wait=240");
  });

  it("goes on by polling when the service stops waiting first", async () => {
    await using server = await scriptedServer(
      { status: 202, json: { ...accepted, status: "rendering", note: "The delivery goes on." } },
      delivery("rendering", ["rendered", "queued"]),
      delivery("completed"),
    );
    const finished = await clientOf(server.url).generateAds({}, { wait: true, pollSeconds: 0.05 });
    expect(finished.status).toBe("completed");
    expect(server.received).toHaveLength(3);
  });

  it("polls when a waiting connection was cut, so that the order's delivery is never lost from sight", async () => {
    await using server = await scriptedServer("hang up", acceptedScript, delivery("completed"));
    expect((await clientOf(server.url).generateAds({}, { wait: true })).status).toBe("completed");
    const [first, second] = server.received;
    expect([first?.headers.prefer, second?.headers.prefer]).toEqual(["wait=240", undefined]);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  });

  it("keeps the connection open for the wait and the call's own time besides", async () => {
    await using server = await scriptedServer("say nothing");
    const client = new AdCreativeClient({ apiKey: "k", baseUrl: server.url, timeoutMs: 100, maxRetries: 0 });
    const started = performance.now();
    await failure(client.generateAds({}, { wait: true, timeoutSeconds: 1.9 }));
    expect(performance.now() - started).toBeGreaterThan(1_000);
    expect(server.received[0]?.headers.prefer).toBe("wait=1");
  });

  it("doesn't block where progress is to be told", async () => {
    await using server = await scriptedServer(
      acceptedScript,
      delivery("queued", []),
      delivery("rendering", ["rendered", "rendering"]),
      delivery("rendering", ["rendered", "rendering"]),
      delivery("completed"),
    );
    const told: DeliveryProgress[] = [];
    await clientOf(server.url).generateAds(
      {},
      { wait: true, pollSeconds: 0.02, onProgress: (progress) => told.push(progress) },
    );
    expect(told).toEqual([
      { status: "queued", renderedAds: 0, expectedAds: null },
      { status: "rendering", renderedAds: 1, expectedAds: 2 },
      { status: "completed", renderedAds: 2, expectedAds: 2 },
    ]);
    expect(server.received[0]?.headers.prefer).toBeUndefined();
  });

  it("throws the delivery that failed", async () => {
    const { delivery_id, ad_count_expected, format, credits_balance } = accepted;
    const answer = { delivery_id, status: "failed", ad_count_expected, format, credits_balance, ads: [] };
    await using server = await scriptedServer(
      { status: 200, json: answer },
      delivery("failed", ["rendered", "failed"]),
    );
    const error = await failure(clientOf(server.url).generateAds({}, { wait: true }));
    expect(error).toBeInstanceOf(DeliveryFailedError);
    expect(error).toMatchObject({ delivery: { delivery_id: "del_1", status: "failed" } });
  });
});

describe("an order for a brand that is still being onboarded", () => {
  const onboarding = refusal(425, "brand_onboarding_in_progress", { "retry-after": "15" });

  it("is thrown at once, with the service's estimate", async () => {
    await using server = await scriptedServer(onboarding);
    const error = await failure(clientOf(server.url).generateAds({}));
    expect(error).toBeInstanceOf(BrandOnboardingError);
    expect(error).toMatchObject({ retryAfterSeconds: 15 });
    expect(server.received).toHaveLength(1);
  });

  it("waits for the brand when asked to, and sends the same order under the same key", async () => {
    await using server = await scriptedServer(onboarding, brand(true, "ready", "Ready for ads."), acceptedScript);
    expect(await clientOf(server.url).generateAds({}, { waitForBrandSeconds: 60 })).toEqual(accepted);
    const [first, look, second] = server.received;
    expect(look?.path).toBe("/v1/brands");
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  });

  it("adds only the seconds that the brand took to the delivery's time", async () => {
    await using quick = await scriptedServer(acceptedScript, delivery("queued", []));
    const options = { wait: true, waitForBrandSeconds: 60, timeoutSeconds: 1, pollSeconds: 0.2 } as const;
    const started = performance.now();
    expect(await failure(clientOf(quick.url).generateAds({}, options))).toBeInstanceOf(TimeoutError);
    expect(performance.now() - started).toBeLessThan(10_000);

    await using slow = await scriptedServer(
      onboarding,
      brand(false, "scraping", "Reading products."),
      brand(true, "ready", "Ready for ads."),
      acceptedScript,
      delivery("queued", []),
      delivery("completed"),
    );
    const finished = await clientOf(slow.url).generateAds({}, { ...options, timeoutSeconds: 3, pollSeconds: 1.2 });
    expect(finished.status).toBe("completed");
  }, 30_000);

  it("pauses as long as the service asks where the brand is said to be ready and orders are still refused", async () => {
    const tooEarly = refusal(425, "brand_onboarding_in_progress", { "retry-after": "1" });
    const ready = brand(true, "ready", "Ready for ads.");
    await using server = await scriptedServer(tooEarly, ready, tooEarly, ready, acceptedScript);
    expect(await clientOf(server.url).generateAds({}, { waitForBrandSeconds: 60 })).toEqual(accepted);
    const [, , refused, look] = server.received.map(({ atMs }) => atMs);
    expect((look ?? 0) - (refused ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it("never pauses beyond waitForBrandSeconds, and then throws the refusal", async () => {
    const ready = brand(true, "ready", "Ready for ads.");
    await using server = await scriptedServer(onboarding, ready, onboarding, ready, onboarding);
    const started = performance.now();
    const error = await failure(clientOf(server.url).generateAds({}, { waitForBrandSeconds: 1 }));
    expect(error).toBeInstanceOf(BrandOnboardingError);
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(server.received).toHaveLength(5);
  });

  it("stops waiting when the onboarding fails", async () => {
    await using server = await scriptedServer(onboarding, brand(false, "failed", "The shop refuses robots."));
    const error = await failure(clientOf(server.url).generateAds({}, { waitForBrandSeconds: 60 }));
    expect(error).toBeInstanceOf(BrandFailedError);
    expect(error).toMatchObject({ message: "The shop refuses robots." });
  });
});

describe("dryRun", () => {
  it("sends the order as a dry run", async () => {
    const json = { dry_run: true, cost_credits: 15, cost_usd: 1.5 };
    await using server = await scriptedServer({ status: 200, json });
    expect(await clientOf(server.url).dryRun({ count: 3, format: "static" })).toMatchObject({ cost_credits: 15 });
    expect(JSON.parse(server.received[0]?.body ?? "")).toEqual({ count: 3, format: "static", dry_run: true });
  });
});
