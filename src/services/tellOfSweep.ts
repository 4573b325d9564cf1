import { errorText } from "../core/errorText.ts";
import type { SweepName } from "../core/signals/signals.ts";
import type { Runtime } from "../ports/runtime.ts";
import type { Signals } from "../ports/signals.ts";

/** Runs a sweep and tells how it ended: `failed` where it threw or says so itself. Never rejects. */
export async function tellOfSweep(
  { runtime, signals }: { runtime: Runtime; signals: Signals },
  sweep: SweepName,
  run: () => Promise<unknown>,
): Promise<void> {
  const startedMs = runtime.nowMs();
  const outcome = await run().then(
    (ended) => (ended === "failed" ? ("failed" as const) : ("done" as const)),
    (error: unknown) => {
      console.error("a sweep failed", sweep, errorText(error));
      return "failed" as const;
    },
  );
  signals.emit({ name: "sweep.ended", sweep, outcome, duration_ms: runtime.nowMs() - startedMs });
}
