import type { PoolWork } from "../core/rendererPool/state.ts";

/** A renderer as it can be seen without waking it. `load`: null where it cannot be asked without that. */
export type SlotState =
  | { state: "awake"; load: { running: number; waiting: number; capacity: number } | null }
  | { state: "asleep" }
  | { state: "ill" };

/** What the pool of renderers has given out. */
export interface RendererLeases {
  look(): Promise<{ work: PoolWork }[]>;
}

export interface RendererSlots {
  /** Each slot's state. Wakes none, and keeps none awake. */
  look(): Promise<SlotState[]>;
}
