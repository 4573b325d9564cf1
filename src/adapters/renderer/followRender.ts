import { errorMessage } from "../../core/errorText.ts";
import { RenderEvent, type RenderedFile } from "../../core/rendering/protocol.ts";
import type { RenderJob, RenderOutcome } from "../../ports/renderer.ts";
import type { AskRenderer } from "./askRenderer.ts";

/** The renderer went away while it drew. */
class RendererLost extends Error {}

/** Reads the events of a render that a renderer has taken, and fetches each file as it is announced. */
export async function followRender(
  ask: AskRenderer,
  body: ReadableStream<Uint8Array>,
  job: RenderJob,
): Promise<RenderOutcome> {
  let renderId: string | null = null;
  let outcome: RenderOutcome = { kind: "lost", message: "The renderer ended in the middle of its work." };
  const events = lines(body);
  try {
    for (let next = await events.next(); next.done !== true; next = await events.next()) {
      const event = RenderEvent.parse(JSON.parse(next.value));
      // The last event is the answer; the stream is read to its end, so that the connection can be used again.
      if (event.event === "done") outcome = { kind: "done" };
      if (event.event === "failed") outcome = { kind: "failed", message: event.message, retriable: event.retriable };
      if (event.event !== "file") continue;
      renderId = event.renderId;
      await handOn(event, await fetchFile(ask, event, job), job, events);
    }
    return outcome;
  } catch (error) {
    if (!(error instanceof RendererLost)) throw error;
    // A renderer that has sent its last event may break off: its outcome is known.
    return outcome.kind === "lost" ? { kind: "lost", message: error.message } : outcome;
  } finally {
    // Not awaited: where the renderer hangs, it ends with the job's signal.
    void events.return(undefined).catch(() => undefined);
    // What a failed attempt has finished is left to the next one.
    if (renderId !== null && outcome.kind === "done")
      await ask(`/renders/${renderId}`, { method: "DELETE", signal: job.signal }).catch(() => undefined);
  }
}

/** A file that was announced and is not there went with the renderer that drew it. */
async function fetchFile(
  ask: AskRenderer,
  { renderId, file }: RenderedFile,
  { signal }: RenderJob,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await ask(`/renders/${renderId}/${file}`, { signal }).catch((error: unknown) => {
    throw new RendererLost(`The renderer went away before ${file} was fetched: ${errorMessage(error)}`);
  });
  if (answer.ok && answer.body !== null) return answer.body as ReadableStream<Uint8Array>;
  await answer.body?.cancel();
  throw new RendererLost(`The renderer lost ${file} (${answer.status}).`);
}

/** A renderer that dies breaks the connection of its events in the same moment as that of the file. */
const breakShowsWithinMs = 1_000;

async function handOn(
  event: RenderedFile,
  body: ReadableStream<Uint8Array>,
  job: RenderJob,
  events: AsyncGenerator<string>,
): Promise<void> {
  try {
    await job.onFile(event, body);
  } catch (error) {
    const isLost = await Promise.race([
      breaksOff(events),
      scheduler.wait(breakShowsWithinMs, { signal: job.signal }).then(() => false),
    ]);
    if (!isLost) throw error;
    throw new RendererLost(`The renderer went away while ${event.file} was fetched: ${errorMessage(error)}`);
  }
}

/** Whether the events end without the last one; those that had come before the break are passed over. */
async function breaksOff(events: AsyncGenerator<string>): Promise<boolean> {
  let last = "";
  try {
    for (let next = await events.next(); next.done !== true; next = await events.next()) last = next.value;
  } catch {
    return true;
  }
  return !/"event":"(?:done|failed)"/.test(last);
}

/** Throws `RendererLost` when the connection breaks. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  try {
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      yield* parts.filter((line) => line !== "");
    }
  } catch (error) {
    throw new RendererLost(`The renderer ended in the middle of its work: ${errorMessage(error)}`);
  }
}
