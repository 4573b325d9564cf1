import { z } from "zod";
import { errorMessage } from "../../core/errorText.ts";
import type { Renderer, RenderJob, RenderOutcome } from "../../ports/renderer.ts";
import { followRender } from "./followRender.ts";
import type { Slot } from "./slot.ts";

/** Between rounds in which no slot could be reached: 20 s in all, in which a renderer that was killed is back. */
const usualReconnectWaitsMs = [250, 500, 1_000, 2_000, 3_250, 4_000, 4_000, 5_000];

/** Speaks the render protocol (core/rendering/protocol.ts) with the first slot that has room. */
export class HttpRenderer implements Renderer {
  readonly #slotsFor: (route: string) => Slot[];
  readonly #sleeps: boolean;
  readonly #reconnectWaitsMs: readonly number[];

  /** `slotsFor`: the slots in the order in which a route tries them. `sleeps`: whether a slot has to be woken first. */
  constructor(
    slotsFor: (route: string) => Slot[],
    sleeps: boolean,
    reconnectWaitsMs: readonly number[] = usualReconnectWaitsMs,
  ) {
    this.#slotsFor = slotsFor;
    this.#sleeps = sleeps;
    this.#reconnectWaitsMs = reconnectWaitsMs;
  }

  async prewarm(route: string): Promise<void> {
    if (this.#sleeps) await this.#slotsFor(route)[0]?.("/health");
  }

  async render(job: RenderJob): Promise<RenderOutcome> {
    const slots = this.#slotsFor(job.route);
    // A slot that doesn't start takes its time to say so: no more of that than of waiting.
    let mostAskingMs = this.#reconnectWaitsMs.reduce((sum, waitMs) => sum + waitMs, 0);
    const askOnce = async () => {
      const startedAtMs = Date.now();
      const outcome = await askAround(slots, job);
      mostAskingMs -= Date.now() - startedAtMs;
      return outcome;
    };
    let outcome = await askOnce();
    for (const waitMs of this.#reconnectWaitsMs) {
      if (outcome.kind !== "unreachable" || mostAskingMs <= 0) break;
      await scheduler.wait(waitMs, { signal: job.signal });
      outcome = await askOnce();
    }
    return outcome.kind === "unreachable" ? { ...outcome, kind: "lost" } : outcome;
  }
}

/** Nobody has begun to draw: asking again costs nothing. */
interface Unreachable {
  kind: "unreachable";
  message: string;
}

/** Asks each slot for a free place, then one for a turn in its line: a free place anywhere comes sooner. */
async function askAround(slots: readonly Slot[], job: RenderJob): Promise<RenderOutcome | Unreachable> {
  let line = slots[0];
  const answers: (Busy | Unreachable)[] = [];
  if (slots.length > 1) {
    const busySlots: Slot[] = [];
    for (const slot of slots) {
      const answer = await ask(slot, job, { prefer: "wait=0" });
      if (answer.kind !== "busy" && answer.kind !== "unreachable") return begun(slot, answer, job);
      if (answer.kind === "busy") busySlots.push(slot);
      answers.push(answer);
    }
    [line] = busySlots;
  }
  if (line !== undefined) {
    const answer = await ask(line, job, {});
    if (answer.kind !== "busy" && answer.kind !== "unreachable") return begun(line, answer, job);
    answers.push(answer);
  }
  // Waiting in no renderer's line, the concept is sent again when the first renderer expects room.
  const waits = answers.flatMap((answer) => (answer.kind === "busy" ? (answer.retryAfterSeconds ?? []) : []));
  if (answers.some(({ kind }) => kind === "busy"))
    return { kind: "busy", retryAfterSeconds: waits.length === 0 ? null : Math.min(...waits) };
  const unreachable = answers.find((answer) => answer.kind === "unreachable");
  return unreachable ?? { kind: "unreachable", message: "There is no renderer." };
}

type Busy = Extract<RenderOutcome, { kind: "busy" }>;
type Ended = Extract<RenderOutcome, { kind: "lost" | "failed" }>;
type Answer = { kind: "taken"; events: ReadableStream<Uint8Array> } | Busy | Unreachable | Ended;

async function begun(slot: Slot, answer: Exclude<Answer, Busy | Unreachable>, job: RenderJob): Promise<RenderOutcome> {
  return answer.kind === "taken" ? followRender(slot, answer.events, job) : answer;
}

async function ask(slot: Slot, job: RenderJob, headers: Record<string, string>): Promise<Answer> {
  // Stills take a fraction of a second: they do not wait behind videos.
  const priority = job.scene.format === "static" ? "u=1" : "u=3";
  try {
    const response = await slot("/renders", {
      method: "POST",
      headers: { ...headers, priority, ...(job.traceparent !== undefined && { traceparent: job.traceparent }) },
      body: jobForm(job),
      signal: job.signal,
    });
    return response.ok ? taken(response) : await refusalOf(response);
  } catch (error) {
    job.signal.throwIfAborted();
    return { kind: "unreachable", message: `The renderer could not be reached: ${errorMessage(error)}` };
  }
}

function taken({ body }: Response): Answer {
  return body === null
    ? { kind: "lost", message: "The renderer ended before its first word." }
    : { kind: "taken", events: body as ReadableStream<Uint8Array> };
}

/** What the renderer itself says when it does not draw; any other body comes from what stands between. */
const Refusal = z.object({ message: z.string() });

async function refusalOf(response: Response): Promise<Answer> {
  const { status } = response;
  const text = (await response.text()).slice(0, 500);
  if (status === 503) return { kind: "busy", retryAfterSeconds: retryAfterOf(response) };
  const message = `The renderer answered ${status}: ${text}`;
  const isItsOwn = Refusal.safeParse(parsed(text)).success;
  if (!isItsOwn && (status === 429 || status >= 500)) return { kind: "unreachable", message };
  return { kind: "failed", message, retriable: status >= 500 };
}

function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function jobForm(job: RenderJob): FormData {
  const form = new FormData();
  form.set("scene", JSON.stringify(job.scene));
  form.set("product", new Blob([job.product], { type: "image/png" }), "product.png");
  if (job.ground !== null) form.set("ground", new Blob([job.ground]), "ground");
  if (job.logo !== null) form.set("logo", new Blob([job.logo], { type: "image/png" }), "logo.png");
  return form;
}
