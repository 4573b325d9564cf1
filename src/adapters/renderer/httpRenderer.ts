import { RenderEvent } from "../../core/rendering/protocol.ts";
import type { Renderer, RenderJob, RenderOutcome } from "../../ports/renderer.ts";

/** One renderer, asked over whatever carries it: a Container object or plain HTTP. */
export type Slot = (path: string, init?: RequestInit) => Promise<Response>;

/** Speaks the render protocol (core/rendering/protocol.ts) with the first slot that has room. */
export class HttpRenderer implements Renderer {
  readonly #slotsFor: (route: string) => Slot[];
  readonly #sleeps: boolean;

  /** `slotsFor`: the slots in the order in which a route tries them. `sleeps`: whether a slot has to be woken first. */
  constructor(slotsFor: (route: string) => Slot[], sleeps: boolean) {
    this.#slotsFor = slotsFor;
    this.#sleeps = sleeps;
  }

  async prewarm(route: string): Promise<void> {
    if (this.#sleeps) await this.#slotsFor(route)[0]?.("/health");
  }

  async render(job: RenderJob): Promise<RenderOutcome> {
    const slots = this.#slotsFor(job.route);
    const [first] = slots;
    // Stills take a fraction of a second: nobody's videos keep them waiting.
    const priority = job.scene.format === "static" ? "u=1" : "u=3";
    // A free place anywhere is better than a turn in the first one's line.
    const asked = slots.length > 1 ? slots.map((slot) => ({ slot, headers: { prefer: "wait=0" } })) : [];
    for (const { slot, headers } of [...asked, ...(first ? [{ slot: first, headers: {} }] : [])]) {
      const response = await slot("/renders", {
        method: "POST",
        headers: { ...headers, priority },
        body: jobForm(job),
        signal: job.signal,
      });
      if (response.status !== 503) return follow(slot, response, job);
      await response.body?.cancel();
    }
    return { kind: "busy" };
  }
}

function jobForm(job: RenderJob): FormData {
  const form = new FormData();
  form.set("scene", JSON.stringify(job.scene));
  form.set("product", new Blob([job.product], { type: "image/png" }), "product.png");
  if (job.ground !== null) form.set("ground", new Blob([job.ground]), "ground");
  return form;
}

/** Reads the events of a render that a slot has taken, and fetches each file as it is announced. */
async function follow(slot: Slot, response: Response, job: RenderJob): Promise<RenderOutcome> {
  if (!response.ok || response.body === null) {
    const text = (await response.text()).slice(0, 500);
    return {
      kind: "failed",
      message: `The renderer answered ${response.status}: ${text}`,
      // Only a refusal of the scene itself stays one; an answer without a word comes from a renderer that died.
      retriable: response.ok || response.status >= 500,
    };
  }
  let renderId: string | null = null;
  let outcome: RenderOutcome = {
    kind: "failed",
    message: "The renderer ended in the middle of its work.",
    retriable: true,
  };
  try {
    for await (const line of lines(response.body as ReadableStream<Uint8Array>)) {
      const event = RenderEvent.parse(JSON.parse(line));
      // The last event is the answer; the stream is read to its end, so that the connection can be used again.
      if (event.event === "done") outcome = { kind: "done" };
      if (event.event === "failed") outcome = { kind: "failed", message: event.message, retriable: event.retriable };
      if (event.event !== "file") continue;
      renderId = event.renderId;
      const file = await slot(`/renders/${event.renderId}/${event.file}`, { signal: job.signal });
      if (!file.ok || file.body === null) {
        return { kind: "failed", message: `The renderer lost ${event.file} (${file.status}).`, retriable: true };
      }
      await job.onFile(event, file.body);
    }
    return outcome;
  } finally {
    // What a failed attempt has finished is left to the next one.
    if (renderId !== null && outcome.kind === "done")
      await slot(`/renders/${renderId}`, { method: "DELETE" }).catch(() => undefined);
  }
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    yield* parts.filter((line) => line !== "");
  }
}
