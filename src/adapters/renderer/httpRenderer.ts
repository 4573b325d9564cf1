import { errorMessage } from "../../core/errorText.ts";
import type { LeaseEnd } from "../../core/rendererPool/events.ts";
import { unreachable } from "../../core/result.ts";
import type { Format } from "../../core/rendering/scene.ts";
import type { Renderer, RenderJob, RenderOutcome } from "../../ports/renderer.ts";
import { followRender } from "./followRender.ts";
import type { Place, Places } from "./places.ts";
import { heard } from "./versions.ts";

/** Between rounds in which no renderer could be reached: 20 s in all, in which one that was killed is back. */
const usualReconnectWaitsMs = [250, 500, 1_000, 2_000, 3_250, 4_000, 4_000, 5_000];
/** A renderer had no room although the pool thought so. The pool has heard of it, and is asked again after this. */
const askPoolAgainSeconds = 1;

/** Speaks the render protocol (core/rendering/protocol.ts) with the renderer on which it gets a place. */
export class HttpRenderer implements Renderer {
  readonly #places: Places;
  readonly #reconnectWaitsMs: readonly number[];

  constructor(places: Places, reconnectWaitsMs: readonly number[] = usualReconnectWaitsMs) {
    this.#places = places;
    this.#reconnectWaitsMs = reconnectWaitsMs;
  }

  async prewarm(deliveryId: string, format: Format): Promise<void> {
    await this.#places.reserve(workOf(format), deliveryId);
  }

  async render(job: RenderJob): Promise<RenderOutcome> {
    // A renderer that doesn't start takes its time to say so: no more of that than of waiting.
    let mostAskingMs = this.#reconnectWaitsMs.reduce((sum, waitMs) => sum + waitMs, 0);
    const askOnce = async () => {
      const startedAtMs = Date.now();
      const outcome = await this.#askOnce(job);
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

  async #askOnce(job: RenderJob): Promise<RenderOutcome | Unreachable> {
    const taken = await this.#places.take(workOfJob(job), job.deliveryId, job.signal);
    if (!taken.ok)
      return taken.error.kind === "busy"
        ? taken.error
        : { kind: "unreachable", message: "No renderer can be reached." };
    const place = taken.value;
    let how: LeaseEnd = { kind: "unasked" };
    try {
      const response = await post(place, job);
      if (!(response instanceof Response)) {
        how = { kind: "unreachable" };
        return response;
      }
      how = heard(response);
      return await outcomeOf(response, how, place, job);
    } finally {
      await place.end(how);
    }
  }
}

/** Nobody has begun to draw: asking again costs nothing. */
interface Unreachable {
  kind: "unreachable";
  message: string;
}

function workOfJob({ scene, previewWidth }: RenderJob): "still" | "video" | "preview" {
  return previewWidth === undefined ? workOf(scene.format) : "preview";
}

function workOf(format: Format): "still" | "video" {
  return format === "static" ? "still" : "video";
}

/** Stills take a fraction of a second: they do not wait behind videos. A preview waits behind nothing. */
const priorities = { still: "u=1", video: "u=3", preview: "u=7" } as const;

async function post(place: Place, job: RenderJob): Promise<Response | Unreachable> {
  const priority = priorities[workOfJob(job)];
  const { signal, traceparent } = job;
  const headers = { priority, ...(traceparent !== undefined && { traceparent }) };
  try {
    return await place.ask("/renders", { method: "POST", headers, body: jobForm(job), signal });
  } catch (error) {
    signal.throwIfAborted();
    return { kind: "unreachable", message: `The renderer could not be reached: ${errorMessage(error)}` };
  }
}

async function outcomeOf(
  response: Response,
  how: LeaseEnd,
  place: Place,
  job: RenderJob,
): Promise<RenderOutcome | Unreachable> {
  const { status } = response;
  switch (how.kind) {
    case "full":
    case "otherVersion":
      // What one of another version has begun to draw ends with its answer.
      await response.body?.cancel();
      return { kind: "busy", retryAfterSeconds: askPoolAgainSeconds };
    case "unreachable":
    case "unasked":
      return { kind: "unreachable", message: await refusalOf(response) };
    case "answered": {
      if (!response.ok) return { kind: "failed", message: await refusalOf(response), retriable: status >= 500 };
      const { body } = response;
      if (body === null) return { kind: "lost", message: "The renderer ended before its first word." };
      return followRender(place.ask, body as ReadableStream<Uint8Array>, job);
    }
    default:
      return unreachable(how);
  }
}

async function refusalOf(response: Response): Promise<string> {
  return `The renderer answered ${response.status}: ${(await response.text()).slice(0, 500)}`;
}

function jobForm(job: RenderJob): FormData {
  const form = new FormData();
  form.set("scene", JSON.stringify(job.scene));
  form.set("product", new Blob([job.product], { type: "image/png" }), "product.png");
  if (job.ground !== null) form.set("ground", new Blob([job.ground]), "ground");
  if (job.previewWidth !== undefined) form.set("stillWidth", String(job.previewWidth));
  if (job.logo !== null) form.set("logo", new Blob([job.logo], { type: "image/png" }), "logo.png");
  return form;
}
