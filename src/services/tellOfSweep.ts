import { errorText } from "../core/errorText.ts";
import type { Sweep } from "../core/signals/signals.ts";
import type { Runtime } from "../ports/runtime.ts";
import type { Signals } from "../ports/signals.ts";

/** Waits for a sweep and tells how it ended. Never rejects. */
export async function tellOfSweep(
  { runtime, signals }: { runtime: Runtime; signals: Signals },
  sweep: Sweep,
  work: Promise<unknown>,
): Promise<void> {
  const startedMs = runtime.nowMs();
  const outcome = await work.then(
    () => "done" as const,
    (error: unknown) => {
      console.error("a sweep failed", sweep, errorText(error));
      return "failed" as const;
    },
  );
  signals.emit({ name: "sweep.ended", sweep, outcome, duration_ms: runtime.nowMs() - startedMs });
}
