import type { RenderMessage } from "../core/rendering/renderMessage.ts";
import type { RenderedFile } from "../core/rendering/protocol.ts";
import type { Traceparent } from "../core/rendering/traceContext.ts";
import type { Format, Scene } from "../core/rendering/scene.ts";

/** The renderer as the Worker sees it. */
export interface Renderer {
  /** Draws one concept. `onFile` gets each file as it is ready, stills before videos, and is awaited. */
  render(job: RenderJob): Promise<RenderOutcome>;
  /** Keeps a place for a delivery's first concept, and starts the renderer that will draw it where it sleeps. */
  prewarm(deliveryId: string, format: Format): Promise<void>;
}

export interface RenderJob {
  /** Null where it belongs to none. */
  deliveryId: string | null;
  /** Its number in the delivery, from 1. */
  concept: number;
  scene: Scene;
  product: Uint8Array;
  /** The scene's ground as an image model drew it; null: the renderer draws it. */
  ground: Uint8Array | null;
  /** The brand's logo, PNG; null: its name is set. */
  logo: Uint8Array | null;
  /** Stills of this width, which nobody ordered: they are drawn where a renderer has nothing else to do, else it is busy. Absent: an order's. */
  previewWidth?: number;
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
