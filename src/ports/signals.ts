import type { Signal } from "../core/signals/signals.ts";

/** Where events that matter are told. It never throws and nobody waits for it: what is told must not hold up what happens. */
export interface Signals {
  emit(signal: Signal): void;
}
