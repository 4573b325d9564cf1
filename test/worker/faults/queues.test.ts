import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CloudflareRenderQueue } from "../../../src/adapters/renderQueue.ts";
import { servicesFor } from "../../../src/composition.ts";
import type { RenderMessage } from "../../../src/core/rendering/renderMessage.ts";
import { breakCalls } from "./brokenCalls.ts";
import { aMovableClock, type TestClock } from "./clock.ts";
import { aDelivery, expectSettled, journalOf, mostLostRenderers } from "./invariants.ts";

type Sending = (real: () => Promise<unknown>, message: RenderMessage) => Promise<unknown>;

const lost: Sending = () => Promise.resolve();
const refused: Sending = () => Promise.reject(new Error("the queue is not there"));
const sentButRefused: Sending = async (real) => {
  await real();
  throw new Error("the answer was lost");
};
const twice: Sending = (real) => Promise.all([real(), real()]);
const fiveTimes: Sending = (real) => Promise.all([real(), real(), real(), real(), real()]);
const claimedByAConsumerThatDies: Sending = (_real, { deliveryId, ...ref }) =>
  servicesFor(env).objects.claim(deliveryId, ref);

let clock: TestClock;
beforeEach(async () => {
  clock = await aMovableClock();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a message to the renderer that", () => {
  it.each<[what: string, times: number, sending: Sending]>([
    ["is lost once", 1, lost],
    ["is lost three times", 3, lost],
    ["cannot be sent once", 1, refused],
    ["cannot be sent five times", 5, refused],
    ["is sent although sending threw", 1, sentButRefused],
    ["comes twice", Infinity, twice],
    ["comes five times", Infinity, fiveTimes],
    ["is claimed by a consumer that dies", 1, claimedByAConsumerThatDies],
    ["is claimed three times by a consumer that dies", 3, claimedByAConsumerThatDies],
  ])("%s does not keep the delivery from completing", async (_what, times, instead) => {
    const sending = breakCalls(CloudflareRenderQueue.prototype, "send", { times, instead });
    const tried = await aDelivery({ count: 2 });
    await clock.settle(tried);
    await expectSettled(tried, "completed");
    expect(sending.hits()).toBeGreaterThanOrEqual(Math.min(times, 2));
  });

  it("comes late, after it was asked for again, starts nothing a second time", async () => {
    const held: (() => Promise<unknown>)[] = [];
    breakCalls(CloudflareRenderQueue.prototype, "send", {
      instead: (real) => Promise.resolve(held.push(real)),
    });
    const tried = await aDelivery();
    await clock.settle(tried);
    const { deliveryId } = tried;
    await servicesFor(env).queue.send({ deliveryId, concept: 1, attempt: 1 });
    await env.RENDERS.send({ deliveryId, concept: 1, attempt: 1 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expectSettled(tried, "completed");
    expect(held).toHaveLength(1);
    const kinds = (await journalOf(deliveryId)).map(({ kind }) => kind);
    // A renderer that is busy with other tests gives a claim back; what counts is that none comes after the end.
    expect(kinds.filter((kind) => kind === "conceptFinished")).toHaveLength(1);
    expect(kinds.lastIndexOf("claimed")).toBeLessThan(kinds.indexOf("conceptFinished"));
  });

  it.each<[what: string, sending: Sending]>([
    ["never comes", lost],
    ["can never be sent", refused],
  ])("%s fails the delivery when its time is over, and refunds it", async (_what, instead) => {
    const sending = breakCalls(CloudflareRenderQueue.prototype, "send", { times: Infinity, instead });
    const tried = await aDelivery();
    for (let turn = 0; turn < 6; turn++) await clock.skip(tried.deliveryId);
    await clock.jump(2 * 60 * 60_000, tried.deliveryId);
    await clock.settle(tried);
    await expectSettled(tried, "failed");
    expect(sending.hits()).toBeGreaterThan(3);
  });

  it("is claimed each time by a consumer that dies fails the delivery, and refunds it", async () => {
    const sending = breakCalls(CloudflareRenderQueue.prototype, "send", {
      times: Infinity,
      instead: claimedByAConsumerThatDies,
    });
    const tried = await aDelivery();
    await clock.settle(tried);
    await expectSettled(tried, "failed");
    expect(sending.hits()).toBe(mostLostRenderers + 1);
  });
});
