import { errorText } from "../../core/errorText.ts";
import { unreachable } from "../../core/result.ts";
import type { SweepName } from "../../core/signals/signals.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { SweepState, SweepStates } from "../../ports/sweeps.ts";

/** What the schedule does again and again, a bounded step at a time. */
export interface Sweep {
  name: SweepName;
  /**
   * One step from `position` on (empty: from the start). `skipsFirst`: what it begins with has failed too often and is to be left out.
   * A throw counts as a failure of the whole step.
   */
  step(position: string, skipsFirst: boolean): Promise<SweepStep>;
}

export interface SweepStep {
  /** Where the next step begins. */
  position: string;
  handled: number;
  /** What it could not handle and has left out. */
  failed?: number;
  /**
   * `more`: the next step may follow at once. `over`: the round is, and the next begins at the start. `waiting`: nothing is due, and the
   * next run goes on from here. `failed`: what stands at `position` could not be handled, and is tried again at the next run.
   */
  next: "more" | "over" | "waiting" | "failed";
}

export interface SweepContext {
  runtime: Runtime;
  sweeps: SweepStates;
}

export interface SweepBudget {
  steps: number;
  ms: number;
}

/** For one sweep at one tick of the schedule. */
export const usualBudget: SweepBudget = { steps: 20, ms: 15_000 };

/** What a step begins with is left out when it has failed so often in a row. */
const maxTries = 10;

const beginning: SweepState = { position: "", tries: 0, handled: 0, failed: 0, lastRound: null };

/** Goes on with a sweep until its round is over, something fails, or the budget is used up; where it stands is stored after each step. */
export async function runSweep(
  ctx: SweepContext,
  sweep: Sweep,
  budget: SweepBudget = usualBudget,
): Promise<"done" | "failed"> {
  const { runtime, sweeps } = ctx;
  const untilMs = runtime.nowMs() + budget.ms;
  let state = (await sweeps.get(sweep.name)) ?? beginning;
  for (let steps = 0; steps < budget.steps && runtime.nowMs() < untilMs; steps++) {
    const skipsFirst = state.tries >= maxTries;
    if (skipsFirst) console.error("a sweep leaves out what has failed too often", sweep.name, state.position);
    const done = await sweep.step(state.position, skipsFirst).catch((error: unknown): SweepStep => {
      console.error("a step of a sweep failed", sweep.name, errorText(error));
      return { position: state.position, handled: 0, next: "failed" };
    });
    state = after(state, done, skipsFirst, runtime.nowMs());
    await sweeps.save(sweep.name, state, runtime.nowMs());
    if (done.next !== "more") return done.next === "failed" ? "failed" : "done";
  }
  return "done";
}

function after(state: SweepState, done: SweepStep, skipped: boolean, nowMs: number): SweepState {
  const handled = state.handled + done.handled;
  const failed = state.failed + (done.failed ?? 0) + (skipped ? 1 : 0);
  const { position } = done;
  switch (done.next) {
    case "more":
    case "waiting":
      return { ...state, position, tries: 0, handled, failed };
    case "failed":
      return { ...state, position, tries: position === state.position ? state.tries + 1 : 1, handled, failed };
    case "over":
      return { ...beginning, lastRound: { handled, failed, endedAtMs: nowMs } };
    default:
      return unreachable(done.next);
  }
}
