import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { FetchWebhookSender } from "../../src/adapters/net/webhookSender.ts";

const sender = new FetchWebhookSender(() => null);
const post = (address: string) => sender.post(address, {}, "{}");

afterEach(() => void vi.restoreAllMocks());

describe("an answer of a webhook's receiver", () => {
  it("that takes more than ten seconds is none", async () => {
    const address = `${inject("receiverUrl")}/late-${crypto.randomUUID()}`;
    const startedAtMs = Date.now();
    expect(await post(`${address}?delayMs=20000`)).toEqual({
      delivered: false,
      status: null,
      problem: "No answer within 10 seconds.",
      excerpt: "",
    });
    expect(Date.now() - startedAtMs).toBeLessThan(19_000);
  });

  it("that comes within ten seconds counts", async () => {
    const address = `${inject("receiverUrl")}/in-time-${crypto.randomUUID()}`;
    expect(await post(`${address}?delayMs=5000`)).toMatchObject({ delivered: true, status: 200 });
  });

  it("that never ends is read up to 64 KiB", async () => {
    const chunk = new TextEncoder().encode("x".repeat(8 * 1024));
    let chunks = 0;
    let isLeft = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks++;
        controller.enqueue(chunk);
      },
      cancel: () => {
        isLeft = true;
      },
    });
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(endless));
    const answer = await post("https://hooks.example/x");
    expect(answer).toMatchObject({ delivered: true, excerpt: "x".repeat(1024) });
    expect(isLeft).toBe(true);
    // The ninth chunk is the first beyond the bound; the stream may have one more at hand.
    expect(chunks).toBeLessThanOrEqual(10);
  });
});
