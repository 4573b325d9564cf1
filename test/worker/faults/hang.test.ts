import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { D1Accounts } from "../../../src/adapters/d1/accounts.ts";
import { D1DeliveryIndex } from "../../../src/adapters/d1/deliveries.ts";
import { R2Media } from "../../../src/adapters/r2/media.ts";
import { CloudflareRenderQueue } from "../../../src/adapters/renderQueue.ts";
import { maxVariants } from "../../../src/core/delivery/concepts.ts";
import { rendererAnswer } from "../rendererFakes.ts";
import { breakCalls } from "./brokenCalls.ts";
import { atFile, atRender, breakRenderer, cutAfterLines, throughText, type Misbehaviour } from "./brokenRenderer.ts";
import { aDelivery, expectSettled, journalOf, mostFailures, type Tried } from "./invariants.ts";

const never = () => new Promise<never>(() => undefined);

const untilAborted: Misbehaviour = (_real, _path, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    signal?.addEventListener("abort", () => reject(new Error("aborted", { cause: signal.reason })));
  });

/** Lets all bytes through and never ends. */
const endless = () => new TransformStream<Uint8Array, Uint8Array>({ flush: never });

const refused = atRender(() =>
  Promise.resolve(rendererAnswer('{"message":"The scene is malformed."}', { status: 400 })),
);

const hangs: [where: string, misbehaviour: Misbehaviour][] = [
  ["before its first word, until it is aborted", atRender(untilAborted)],
  ["before its first word, deaf to the abort", atRender(never)],
  ["after its first file", throughText(() => cutAfterLines(1, () => undefined, { isEndless: true }))],
  ["while a file is fetched", atFile(never)],
  ["in the middle of a file", atFile((file) => new Response(file.body?.pipeThrough(endless()) ?? null))],
];

/** Deadlines are the real ones, but they pass eight times as fast: only the long waits of the service are shortened. */
beforeEach(() => {
  const real = globalThis.setTimeout;
  const shortened = (work: () => void, ms = 0) => real(work, ms >= 10_000 ? ms / 8 : ms);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(shortened);
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function failuresOf({ deliveryId }: Tried): Promise<unknown[]> {
  return (await journalOf(deliveryId)).filter(({ kind }) => kind === "renderFailed");
}

describe("a renderer that hangs", () => {
  it.each(hangs)("%s, is given up at the deadline and asked again", async (_where, misbehaviour) => {
    const renderer = breakRenderer();
    const tried = await aDelivery();
    renderer.plan(tried.deliveryId, 1, misbehaviour);
    await expectSettled(tried, "completed");
    expect((await failuresOf(tried)).length).toBeGreaterThanOrEqual(1);
  });

  it("each time, deaf to the abort, fails the delivery, which is refunded", async () => {
    const renderer = breakRenderer();
    const tried = await aDelivery();
    const plan = renderer.plan(tried.deliveryId, Infinity, atRender(never));
    await expectSettled(tried, "failed");
    expect(plan.hits()).toBe(mostFailures + maxVariants);
  });
});

const isOfRender = (key: string) => !key.startsWith("viewers/");
const isPage = (key: string) => key.startsWith("viewers/");
let pages = 0;

describe("a call that hangs", () => {
  it.each<[what: string, arrange: () => { hits(): number }]>([
    ["R2 at a picture", () => breakCalls(R2Media.prototype, "get", { instead: never, only: isOfRender })],
    ["R2 at a still", () => breakCalls(R2Media.prototype, "put", { instead: never, only: isOfRender })],
    [
      "R2 at the last page",
      () => breakCalls(R2Media.prototype, "put", { instead: never, only: (key) => isPage(key) && pages++ > 0 }),
    ],
    ["D1 at the material", () => breakCalls(D1DeliveryIndex.prototype, "material", { instead: never })],
    ["D1 at a projection", () => breakCalls(D1DeliveryIndex.prototype, "project", { instead: never })],
    ["D1 at the webhook's secrets", () => breakCalls(D1Accounts.prototype, "webhookSecrets", { instead: never })],
    ["the queue at a message", () => breakCalls(CloudflareRenderQueue.prototype, "send", { instead: never })],
  ])("%s, is given up at its deadline and made again", async (_what, arrange) => {
    pages = 0;
    const call = arrange();
    const tried = await aDelivery();
    await expectSettled(tried, "completed");
    expect(call.hits()).toBe(1);
  });

  it("D1 at the refund, is given up at its deadline, and the refund is booked once", async () => {
    const refund = breakCalls(D1DeliveryIndex.prototype, "refund", { instead: never });
    const renderer = breakRenderer();
    const tried = await aDelivery();
    renderer.plan(tried.deliveryId, Infinity, refused);
    await expectSettled(tried, "failed");
    expect(refund.hits()).toBe(1);
  });
});
