import { inject, vi } from "vitest";
import { HttpRenderer } from "../../../src/adapters/renderer/httpRenderer.ts";
import type { AskRenderer } from "../../../src/adapters/renderer/askRenderer.ts";
import { placesOn } from "../rendererFakes.ts";

/** What a renderer does instead of its work; `real` reaches the real one. */
export type Misbehaviour = (real: AskRenderer, path: string, init?: RequestInit) => Promise<Response>;

// oxlint-disable-next-line typescript/unbound-method -- called with a renderer of its own below
const realRender = HttpRenderer.prototype.render;
const realSlot: AskRenderer = (path, init) => fetch(new URL(path, inject("rendererUrl")), init);

/** A renderer that cannot be reached is so for a whole attempt, which the tests do not wait for as long as the service. */
const reconnectWaitsMs = [10, 20];

/**
 * Puts a misbehaving renderer in front of the real one, for each delivery its own: `plan` names what it does and for how many
 * attempts. A render waits until its delivery has a plan, because an id is known only after acceptance.
 */
export function breakRenderer(): { plan(deliveryId: string, times: number, what: Misbehaviour): { hits(): number } } {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const plans = new Map<string, { times: number; hits: number; what: Misbehaviour }>();
  vi.spyOn(HttpRenderer.prototype, "render").mockImplementation(async (job) => {
    const plan = await vi.waitUntil(() => plans.get(job.deliveryId ?? ""), { timeout: 10_000, interval: 10 });
    const isBroken = plan.hits < plan.times;
    if (isBroken) plan.hits += 1;
    let wasBusy = false;
    const real: AskRenderer = async (path, init) => {
      const response = await realSlot(path, init);
      wasBusy ||= response.status === 503;
      return response;
    };
    const slot: AskRenderer = isBroken ? (path, init) => plan.what(real, path, init) : realSlot;
    const outcome = await realRender.call(new HttpRenderer(placesOn(slot), reconnectWaitsMs), job);
    // The real one was busy with other tests: nothing was broken yet.
    if (isBroken && wasBusy) plan.hits -= 1;
    return outcome;
  });
  return {
    plan(deliveryId, times, what) {
      const plan = { times, hits: 0, what };
      plans.set(deliveryId, plan);
      return { hits: () => plan.hits };
    },
  };
}

/** Misbehaves at the start of a render only. */
export const atRender =
  (answer: (real: AskRenderer, path: string, init?: RequestInit) => Promise<Response>): Misbehaviour =>
  (real, path, init) =>
    path === "/renders" ? answer(real, path, init) : real(path, init);

/** Misbehaves when a finished file is fetched. */
export const atFile =
  (answer: (file: Response) => Promise<Response> | Response): Misbehaviour =>
  async (real, path, init) => {
    const response = await real(path, init);
    return /^\/renders\/[0-9a-f]+\/./.test(path) ? answer(response) : response;
  };

/** Lets `count` lines of the answer through, then `after` says what follows. */
export function cutAfterLines(
  count: number,
  after: (controller: TransformStreamDefaultController<string>) => void,
  { isEndless = false } = {},
): TransformStream<string, string> {
  let lines = 0;
  return new TransformStream<string, string>({
    transform(chunk, controller) {
      for (const line of chunk.split("\n").filter((text) => text !== "")) {
        if (lines < count) controller.enqueue(`${line}\n`);
        else if (lines === count) after(controller);
        lines += 1;
      }
    },
    flush: () => (isEndless ? new Promise<void>(() => undefined) : undefined),
  });
}

/** Leaves out every line that contains `part`. */
export function withoutLines(part: string): TransformStream<string, string> {
  return new TransformStream<string, string>({
    transform(chunk, controller) {
      const kept = chunk.split("\n").filter((line) => line !== "" && !line.includes(part));
      for (const line of kept) controller.enqueue(`${line}\n`);
    },
  });
}

/** The real answer through a change of its text. */
export const throughText = (change: () => TransformStream<string, string>): Misbehaviour =>
  atRender(async (real, path, init) => {
    const response = await real(path, init);
    const text = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(change());
    return new Response(text?.pipeThrough(new TextEncoderStream()) ?? null, response);
  });
