import type { RenderMessage } from "../core/rendering/renderMessage.ts";
import type { RenderedFile } from "../core/rendering/protocol.ts";
import type { Traceparent } from "../core/rendering/traceContext.ts";
import type { Scene } from "../core/rendering/scene.ts";

/** The renderer as the Worker sees it. */
export interface Renderer {
  /**
   * Draws one concept. `onFile` gets each file as it is ready, stills before videos, and is awaited. `route` spreads work
   * over the container slots.
   */
  render(job: RenderJob): Promise<RenderOutcome>;
  /** Starts containers ahead of the work; does nothing where the renderer is a plain process. */
  prewarm(route: string): Promise<void>;
}

export interface RenderJob {
  route: string;
  scene: Scene;
  product: Uint8Array;
  /** The scene's ground as an image model drew it; null: the renderer draws it. */
  ground: Uint8Array | null;
  /** The brand's logo, PNG; null: its name is set. */
  logo: Uint8Array | null;
  onFile(file: RenderedFile, body: ReadableStream): Promise<void>;
  signal: AbortSignal;
  /** The trace of the order and the attempt's place in it; absent where nobody knows it. */
  traceparent?: Traceparent | undefined;
}

export type RenderOutcome =
  | { kind: "done" }
  /** `retryAfterSeconds`: when to ask again; null: the renderer did not say. */
  | { kind: "busy"; retryAfterSeconds: number | null }
  /** No renderer could be reached, or the one that drew went away: nothing is said about what was to be drawn. */
  | { kind: "lost"; message: string }
  | { kind: "failed"; message: string; retriable: boolean };

/** The queue of concepts to be drawn. */
export interface RenderQueue {
  /** `isUrgent` (false unless given): goes before what is not, however long that has been waiting. */
  send(message: RenderMessage, options?: { isUrgent: boolean }): Promise<void>;
}
