import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { D1Accounts } from "../../../src/adapters/d1/accounts.ts";
import { D1DeliveryIndex } from "../../../src/adapters/d1/deliveries.ts";
import { R2Media } from "../../../src/adapters/r2/media.ts";
import { CloudflareRenderQueue } from "../../../src/adapters/renderQueue.ts";
import { HttpRenderer } from "../../../src/adapters/renderer/httpRenderer.ts";
import { until } from "../deliveryHelpers.ts";
import { breakCalls } from "./brokenCalls.ts";
import { aMovableClock, type TestClock } from "./clock.ts";
import { aDelivery, expectSettled, type End } from "./invariants.ts";

const hour = 60 * 60_000;

let clock: TestClock;
beforeEach(async () => {
  clock = await aMovableClock();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Holds the first of these calls until it is let go. */
class Held {
  #isLetGo = false;
  readonly instead = async (real: () => Promise<unknown>) => {
    await until(
      () => Promise.resolve(this.#isLetGo),
      (isLetGo) => isLetGo,
    );
    return real();
  };

  letGo(): void {
    this.#isLetGo = true;
  }
}

const failsFirst = () => Promise.reject(new Error("fault injected"));
const isStill = (key: string) => key.startsWith("ads/");

interface Moment {
  /** Arranges that the moment comes; its hits tell when it is there. */
  arrange: (held: Held) => { hits(): number };
  end?: End;
}

const moments: [when: string, moment: Moment][] = [
  [
    "while the concepts are composed",
    { arrange: ({ instead }) => breakCalls(D1DeliveryIndex.prototype, "material", { instead }) },
  ],
  [
    "while a message is sent",
    { arrange: ({ instead }) => breakCalls(CloudflareRenderQueue.prototype, "send", { instead }) },
  ],
  [
    "after a message was lost",
    { arrange: () => breakCalls(CloudflareRenderQueue.prototype, "send", { instead: () => Promise.resolve() }) },
  ],
  ["while a concept is drawn", { arrange: ({ instead }) => breakCalls(HttpRenderer.prototype, "render", { instead }) }],
  [
    "while a still is stored",
    { arrange: ({ instead }) => breakCalls(R2Media.prototype, "put", { instead, only: isStill }) },
  ],
  [
    "before a failed concept is asked for again",
    { arrange: () => breakCalls(HttpRenderer.prototype, "render", { instead: failsFirst }) },
  ],
  [
    "before an event is sent again",
    { arrange: () => breakCalls(D1Accounts.prototype, "webhookSecrets", { instead: failsFirst }) },
  ],
  [
    "before a refund is tried again",
    {
      arrange() {
        breakCalls(D1DeliveryIndex.prototype, "material", { times: Infinity });
        return breakCalls(D1DeliveryIndex.prototype, "refund", { times: 2 });
      },
      end: "failed",
    },
  ],
];

const jumps: [how: string, steps: number[]][] = [
  ["jumps an hour forward", [hour]],
  ["jumps an hour back", [-hour]],
  ["jumps an hour forward and back again", [hour, -hour]],
];

describe.each(jumps)("a clock that %s", (_how, steps) => {
  it.each(moments)("%s harms no delivery", async (_when, { arrange, end = "completed" }) => {
    const held = new Held();
    const moment = arrange(held);
    const tried = await aDelivery();
    const settled = end === "failed" ? clock.settle(tried) : undefined;
    await vi.waitUntil(() => moment.hits() > 0, { timeout: 20_000, interval: 10 });
    for (const step of steps) await clock.jump(step, tried.deliveryId);
    held.letGo();
    await (settled ?? clock.settle(tried));
    await expectSettled(tried, end);
    expect(moment.hits()).toBeGreaterThan(0);
  });
});
