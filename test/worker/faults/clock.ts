import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { HttpRenderer } from "../../../src/adapters/renderer/httpRenderer.ts";
import { workersRuntime } from "../../../src/adapters/runtime.ts";
import { breakCalls } from "./brokenCalls.ts";
import type { Tried } from "./invariants.ts";

export interface TestClock {
  /** The wall clock is set forward or back: alarms go by it too. */
  jump(byMs: number, deliveryId: string): Promise<void>;
  /** Lets nothing happen until the delivery's next alarm. */
  skip(deliveryId: string): Promise<void>;
  /** Goes on until the event has been sent; where nothing moves, the time until the next alarm is skipped. */
  settle(tried: Tried): Promise<void>;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 80));
const stubOf = (deliveryId: string) => env.DELIVERY.get(env.DELIVERY.idFromName(deliveryId));

/** A wall clock that can be moved, for the services and for the alarms of their objects alike. */
export async function aMovableClock(): Promise<TestClock> {
  let offsetMs = 0;
  // The injected faults are logged; what the tests print stays readable.
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.spyOn(workersRuntime, "nowMs").mockImplementation(() => Date.now() + offsetMs);
  const prototype = await runInDurableObject(
    stubOf("only-for-its-prototype"),
    (_object, state) => Object.getPrototypeOf(state.storage) as DurableObjectStorage,
  );
  // oxlint-disable-next-line typescript/unbound-method -- called with its own object below
  const setAlarm = prototype.setAlarm;
  vi.spyOn(prototype, "setAlarm").mockImplementation(function (this: DurableObjectStorage, at, options) {
    return setAlarm.call(this, Number(at) - offsetMs, options);
  });

  async function jump(byMs: number, deliveryId: string): Promise<void> {
    offsetMs += byMs;
    await runInDurableObject(stubOf(deliveryId), async (_object, { storage }) => {
      const at = await storage.getAlarm();
      if (at !== null) await setAlarm.call(storage, at - byMs);
    });
  }

  async function skip(deliveryId: string): Promise<void> {
    const at = await runInDurableObject(stubOf(deliveryId), (_object, { storage }) => storage.getAlarm());
    if (at !== null && at > Date.now()) await jump(at - Date.now() + 1, deliveryId);
    await pause();
  }

  let drawing = 0;
  breakCalls(HttpRenderer.prototype, "render", {
    times: Infinity,
    instead: (real) => {
      drawing += 1;
      return real().finally(() => (drawing -= 1));
    },
  });

  async function settle({ deliveryId }: Tried): Promise<void> {
    let [seen, still] = [-1, 0];
    for (let turn = 0; turn < 600; turn++) {
      const state = await stubOf(deliveryId).read();
      const { status } = await stubOf(deliveryId).webhook();
      if (status === "delivered" || status === "dropped") return;
      still = state?.revision === seen && drawing === 0 ? still + 1 : 0;
      if (still >= 3) await skip(deliveryId);
      seen = state?.revision ?? -1;
      await pause();
    }
  }

  return { jump, skip, settle };
}
