import { describe, expect, it } from "vitest";
import {
  AdCreativeClient,
  AdCreativeError,
  ApiError,
  BrandFailedError,
  ConnectionError,
  DeliveryFailedError,
  TimeoutError,
} from "../../client/src/index.ts";
import { brand, delivery, refusal, scriptedServer, type Script } from "./scriptedServer.ts";

const clientOf = (url: string, maxRetries = 3) =>
  new AdCreativeClient({ apiKey: "svc_live_test", baseUrl: url, maxRetries });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const pollSeconds = 0.05;

describe("waitForDelivery", () => {
  it("looks at once, then every pollSeconds", async () => {
    await using server = await scriptedServer(
      delivery("queued", []),
      delivery("rendering", ["rendered", "queued"]),
      delivery("completed"),
    );
    const finished = await clientOf(server.url).waitForDelivery("del_1", { pollSeconds: 0.4 });
    expect(finished.ads.map((ad) => ad.static_url)).toEqual([
      "https://media.example.com/0.jpg",
      "https://media.example.com/1.jpg",
    ]);
    const [first, second, third] = server.received.map(({ atMs }) => atMs);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(390);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(390);
  });

  it("leaves 15 seconds between two looks unless told otherwise, as the service asks", async () => {
    await using server = await scriptedServer(delivery("queued", []));
    const error = await failure(clientOf(server.url).waitForDelivery("del_1", { timeoutSeconds: 1.5 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(2);
  });

  it("looks a last time at the end of its time", async () => {
    await using server = await scriptedServer(delivery("queued", []), delivery("completed"));
    const finished = await clientOf(server.url).waitForDelivery("del_1", { timeoutSeconds: 0.3 });
    expect(finished.status).toBe("completed");
  });

  it("throws the delivery that failed", async () => {
    await using server = await scriptedServer(delivery("failed", ["rendered", "failed"]));
    expect(await failure(clientOf(server.url).waitForDelivery("del_1"))).toBeInstanceOf(DeliveryFailedError);
  });

  it("sits out an outage that is longer than one call's retries", async () => {
    await using server = await scriptedServer(
      delivery("rendering", ["rendering", "queued"]),
      "hang up",
      refusal(502, "upstream_error"),
      { status: 503, text: "<h1>Back soon</h1>" },
      "hang up",
      delivery("completed"),
    );
    expect((await clientOf(server.url, 0).waitForDelivery("del_1", { pollSeconds })).status).toBe("completed");
    expect(server.received).toHaveLength(6);
  });

  it("gives up when nothing answers any more", async () => {
    await using server = await scriptedServer("hang up");
    expect(await failure(clientOf(server.url, 0).waitForDelivery("del_1", { pollSeconds }))).toBeInstanceOf(
      ConnectionError,
    );
    expect(server.received).toHaveLength(6);
  });

  it("gives up at once on a delivery that isn't there", async () => {
    await using server = await scriptedServer(refusal(404, "delivery_not_found"));
    const error = await failure(clientOf(server.url).waitForDelivery("del_2"));
    expect(error).toBeInstanceOf(ApiError);
    expect(server.received).toHaveLength(1);
  });

  it("ends in the pause between two looks when its signal aborts", async () => {
    await using server = await scriptedServer(delivery("queued", []));
    const signal = AbortSignal.timeout(150);
    const started = performance.now();
    expect(await failure(clientOf(server.url).waitForDelivery("del_1", { signal }))).toBe(signal.reason);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it.each([
    ["a server that never answers", "say nothing"],
    ["a server that asks for a longer wait", refusal(429, "rate_limited", { "retry-after": "30" })],
    ["a server whose failures are retried", "hang up"],
  ] satisfies [string, Script][])("ends at its time before %s", async (_what, script) => {
    await using server = await scriptedServer(script);
    const started = performance.now();
    const error = await failure(clientOf(server.url).waitForDelivery("del_1", { timeoutSeconds: 1.2 }));
    expect(performance.now() - started).toBeGreaterThanOrEqual(1_190);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ message: "Delivery del_1 was not done in time. It goes on; wait for it again." });
  });

  it("ends a last look that hangs a second after its time", async () => {
    await using server = await scriptedServer(delivery("queued", []), "say nothing");
    const started = performance.now();
    const error = await failure(clientOf(server.url).waitForDelivery("del_1", { timeoutSeconds: 0.3 }));
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(2);
  });

  it("ends in a look that hangs when its signal aborts", async () => {
    await using server = await scriptedServer("say nothing");
    const signal = AbortSignal.timeout(150);
    expect(await failure(clientOf(server.url).waitForDelivery("del_1", { signal }))).toBe(signal.reason);
    expect(server.received).toHaveLength(1);
  });

  it("waits for more than the 24 days that a timer holds", async () => {
    await using server = await scriptedServer(delivery("completed"));
    const options = { timeoutSeconds: Number.POSITIVE_INFINITY };
    expect((await clientOf(server.url).waitForDelivery("del_1", options)).status).toBe("completed");
  });

  it("lets what onProgress throws reach the caller", async () => {
    await using server = await scriptedServer(delivery("queued", []));
    const mistake = new Error("a mistake of the caller");
    const onProgress = (): never => {
      throw mistake;
    };
    expect(await failure(clientOf(server.url).waitForDelivery("del_1", { onProgress }))).toBe(mistake);
  });
});

describe("waitForBrand", () => {
  it("tells each new sentence of the service once, and gives the brand when it is ready", async () => {
    await using server = await scriptedServer(
      brand(false, "discovering", "Looking for products."),
      brand(false, "scraping", "Reading products: 3 of 12."),
      brand(false, "scraping", "Reading products: 3 of 12."),
      brand(true, "ready", "Ready for ads."),
    );
    const told: string[] = [];
    const ready = await clientOf(server.url).waitForBrand({ pollSeconds, onProgress: (message) => told.push(message) });
    expect(ready.name).toBe("Aurelia");
    expect(told).toEqual(["Looking for products.", "Reading products: 3 of 12.", "Ready for ads."]);
  });

  it("ends at its time before a server that never answers", async () => {
    await using server = await scriptedServer("say nothing");
    const started = performance.now();
    const error = await failure(clientOf(server.url).waitForBrand({ timeoutSeconds: 1.2 }));
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ message: "The onboarding was not done in time. It goes on; wait for it again." });
  });

  it("throws the service's reason when the onboarding failed", async () => {
    await using server = await scriptedServer(brand(false, "failed", "The shop has no product pages."));
    const error = await failure(clientOf(server.url).waitForBrand());
    expect(error).toBeInstanceOf(BrandFailedError);
    expect(error).toMatchObject({ message: "The shop has no product pages.", brand: { brand_id: "brd_1" } });
  });

  it("doesn't wait for an account that reads only", async () => {
    await using server = await scriptedServer(brand(false, "ready", "Ready for ads.", "Trial"));
    expect(await failure(clientOf(server.url).waitForBrand())).toMatchObject({
      message: "The shop is read, but the account is Trial; write to support.",
    });
  });

  it("doesn't wait for a website to be proven, and says what the service says of it", async () => {
    const script = brand(false, "ready", "Ready. Prove that aurelia.example is yours.", "Active", "pending");
    await using server = await scriptedServer(script);
    expect(await failure(clientOf(server.url).waitForBrand())).toMatchObject({
      message: "Ready. Prove that aurelia.example is yours.",
      brand: { website_proof: { status: "pending" } },
    });
  });

  it("says so when there is no brand to wait for", async () => {
    await using server = await scriptedServer({ status: 200, json: { brands: [] } });
    const error = await failure(clientOf(server.url).waitForBrand());
    expect(error).toBeInstanceOf(AdCreativeError);
    expect(error).toMatchObject({ message: "The account has no brand yet; call createBrand() first." });
  });
});
