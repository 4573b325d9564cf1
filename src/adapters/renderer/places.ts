import type { LeaseEnd } from "../../core/rendererPool/events.ts";
import type { PoolWork } from "../../core/rendererPool/state.ts";
import type { Result } from "../../core/result.ts";
import type { AskRenderer } from "./askRenderer.ts";

/** A place on one renderer, for one piece of work. */
export interface Place {
  ask: AskRenderer;
  /** Gives the place back, and says how the renderer answered. Never rejects. */
  end(how: LeaseEnd): Promise<void>;
}

export type NoPlace =
  /** When to ask again; null: it is not known. */
  | { kind: "busy"; retryAfterSeconds: number | null }
  /** No renderer could be reached a moment ago. */
  | { kind: "unreachable" };

/** Where the renderers' work finds room. */
export interface Places {
  /**
   * A place for a piece of work; it is kept until it is given back or `signal` aborts. `group`: the delivery that it
   * belongs to; null: it belongs to none. Never rejects.
   */
  take(work: PoolWork, group: string | null, signal: AbortSignal): Promise<Result<Place, NoPlace>>;
  /** Keeps a place for a delivery whose work will come soon, and wakes the renderer that has it. Never rejects. */
  reserve(work: PoolWork, group: string): Promise<void>;
}
