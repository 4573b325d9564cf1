import { createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { CloudflareRenderQueue } from "../../src/adapters/renderQueue.ts";
import { HttpRenderer } from "../../src/adapters/renderer/httpRenderer.ts";
import type { AskRenderer } from "../../src/adapters/renderer/askRenderer.ts";
import { servicesFor } from "../../src/composition.ts";
import type { RenderMessage } from "../../src/core/rendering/renderMessage.ts";
import { consumeRenders } from "../../src/queues/renders.ts";
import { auditLedgers } from "../../src/services/auditLedgers.ts";
import { aReadyAccount, balanceOf, grantCredits, type TestAccount } from "./builders.ts";
import { accept, journalled, read, until, type Delivery } from "./deliveryHelpers.ts";
import { placesOn } from "./rendererFakes.ts";
import { atRender, cutAfterLines, throughText, type Misbehaviour } from "./faults/brokenRenderer.ts";

const deliveries = 4;
const conceptsEach = Math.min(50, 6 * inject("soakFactor"));
const creditsEach = 5;
/** Concepts that the renderer draws at a time. */
let places = 0;
/** A quarter of a minute on an idle machine. */
const timeoutMs = 240_000 * inject("soakFactor");
/** Losing the renderer counts as an attempt, of which a concept has six in the tests. */
const mostLost = 4;

const services = servicesFor(env);
const realSlot: AskRenderer = (path, init) => fetch(new URL(path, inject("rendererUrl")), init);

const refused = atRender(() => Promise.resolve(new Response(null, { status: 503, headers: { "retry-after": "2" } })));
/** What happens to the first question of an attempt; the next is heard. */
const once = (answer: (real: AskRenderer, path: string, init?: RequestInit) => Promise<Response>): Misbehaviour => {
  let isFirst = true;
  return atRender((real, path, init) => {
    if (!isFirst) return real(path, init);
    isFirst = false;
    return answer(real, path, init);
  });
};
const dropped = () => once(() => Promise.reject(new TypeError("Network connection lost.")));
const cut = throughText(() => cutAfterLines(1, (controller) => controller.error(new Error("connection reset"))));
/** All is drawn, and nothing has been answered. */
const lost = () =>
  once(async (real, path, init) => {
    await (await real(path, init)).text();
    throw new TypeError("Network connection lost.");
  });

interface Passed {
  /** Delivery and number of the concept. */
  route: string;
  what: "asked" | "started" | "done";
}

/** What passed between consumers and renderer, in that order. */
const passed: Passed[] = [];
const losses = new Map<string, number>();
const routesOf = (what: Passed["what"]) => passed.filter((entry) => entry.what === what).map(({ route }) => route);

/** From a fixed seed: of ten orders about one is refused and one loses its connection. */
let dice = 20_261_122;
function roll(): number {
  dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
  return dice / 2 ** 32;
}

function misbehaviourOf(route: string): Misbehaviour | null {
  const [chance, which] = [roll(), roll()];
  if (chance < 0.12) return refused;
  const before = losses.get(route) ?? 0;
  if (chance > 0.24 || before >= mostLost) return null;
  losses.set(route, before + 1);
  return which < 1 / 3 ? dropped() : which < 2 / 3 ? cut : lost();
}

// oxlint-disable-next-line typescript/unbound-method -- called with a renderer of its own below
const realRender = HttpRenderer.prototype.render;

function breakRendererAtRandom(): void {
  vi.spyOn(HttpRenderer.prototype, "render").mockImplementation(async (job) => {
    const route = `${job.deliveryId}:${job.concept}`;
    const noted: AskRenderer = async (path, init) => {
      if (path === "/renders") passed.push({ route, what: "asked" });
      const response = await realSlot(path, init);
      if (path === "/renders" && response.ok) passed.push({ route, what: "started" });
      return response;
    };
    const misbehaviour = misbehaviourOf(route);
    const slot: AskRenderer = misbehaviour === null ? noted : (path, init) => misbehaviour(noted, path, init);
    const outcome = await realRender.call(new HttpRenderer(placesOn(slot)), job);
    if (outcome.kind === "done") passed.push({ route, what: "done" });
    return outcome;
  });
}

/**
 * Consumers side by side, as many as there are messages, which is how the queue works where it is deployed: the emulated one hands
 * out one message at a time.
 */
function consumeSideBySide(): { stop(): Promise<void> } {
  const sent: RenderMessage[] = [];
  vi.spyOn(CloudflareRenderQueue.prototype, "send").mockImplementation((message) => {
    sent.push(message);
    return Promise.resolve();
  });
  const working = new Set<Promise<void>>();
  let id = 0;
  const timer = setInterval(() => {
    for (const body of sent.splice(0)) {
      id += 1;
      const message = { id: `m${id}`, timestamp: new Date(), attempts: 1, body };
      const consuming = consumeRenders(createMessageBatch("renders", [message]), services);
      working.add(consuming);
      void consuming.finally(() => working.delete(consuming));
    }
  }, 5);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(working);
    },
  };
}

interface Ordered {
  account: TestAccount;
  deliveryId: string;
  count: number;
  creditsBefore: number;
}

async function order(count: number): Promise<Ordered> {
  const account = await aReadyAccount();
  await grantCredits(account, 250);
  const creditsBefore = await balanceOf(account);
  const deliveryId = await accept(account, { format: "static", count });
  return { account, deliveryId, count, creditsBefore };
}

let ordered: Ordered[] = [];
let results: Delivery[] = [];
let single: Ordered;

beforeAll(async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  places = (await (await realSlot("/health")).json<{ capacity: number }>()).capacity;
  breakRendererAtRandom();
  const consumers = consumeSideBySide();
  ordered = await Promise.all(Array.from({ length: deliveries }, () => order(conceptsEach)));
  const isHalfDone = () => Promise.resolve(routesOf("done").length >= (deliveries * conceptsEach) / 2);
  await until(isHalfDone, (isHalf) => isHalf, timeoutMs);
  single = await order(1);
  ordered.push(single);
  results = await Promise.all(
    ordered.map(({ account, deliveryId }) =>
      until(
        () => read(account, deliveryId),
        ({ status }) => status === "completed" || status === "failed",
        timeoutMs,
      ),
    ),
  );
  await consumers.stop();
}, 2 * timeoutMs);
afterAll(() => {
  vi.restoreAllMocks();
});

describe("a backlog before a renderer that refuses and loses some", () => {
  it("is drawn to its end, nothing is lost and nothing refunded", async () => {
    expect(results.map(({ status, raw_status }) => [status, raw_status])).toEqual(
      ordered.map(() => ["completed", expect.anything() as string]),
    );
    expect(results.map(({ ads }) => new Set(ads.map(({ static_url }) => static_url)).size)).toEqual(
      ordered.map(({ count }) => 2 * count),
    );
    for (const { account, count, creditsBefore } of ordered)
      expect(await balanceOf(account)).toBe(creditsBefore - creditsEach * count);
    const accounts = ordered.map(({ account }) => account.accountId);
    const broken = await auditLedgers(services);
    expect(broken.filter(({ accountId }) => accounts.includes(accountId))).toEqual([]);
  });

  it("has each concept finished exactly once", async () => {
    const routes = ordered.flatMap(({ deliveryId, count }) =>
      Array.from({ length: count }, (_, i) => `${deliveryId}:${i + 1}`),
    );
    expect(routesOf("done").sort()).toEqual(routes.sort());
    for (const { deliveryId, count } of ordered) {
      const finished = await journalled<{ concept: number }>(deliveryId, "conceptFinished");
      expect(finished.map(({ concept }) => concept).sort((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i + 1),
      );
    }
    expect(losses.size).toBeGreaterThan(0);
  });

  it("keeps a single static waiting behind no more than what was being drawn when it came", () => {
    const isSingle = ({ route }: Passed) => route === `${single.deliveryId}:1`;
    const started = passed.findIndex((entry) => isSingle(entry) && entry.what === "started");
    // Where other tests had filled the renderer's line it has asked more than once.
    const asked = passed.slice(0, started).findLastIndex(isSingle);
    expect(asked).toBeGreaterThanOrEqual(0);
    const between = passed.slice(asked, started).filter(({ what }) => what === "started");
    expect(between.length).toBeLessThanOrEqual(places);
  });
});
