import { z } from "zod";

export const TaskKind = z.enum(["kit", "page", "picture"]);
export type TaskKind = z.infer<typeof TaskKind>;

/** A message of the queue `pages`: one task of one run. What it is about stays with the brand's object. */
export const TaskMessage = z.object({
  brandId: z.string().min(1).max(100),
  run: z.number().int().positive(),
  task: z.number().int().nonnegative(),
  kind: TaskKind,
});
export type TaskMessage = z.infer<typeof TaskMessage>;

/** `sent`: a message is on its way. `claimed`: a consumer is at work and holds a lease. */
export type TaskState = "waiting" | "sent" | "claimed" | "done";

export const taskLimitMs = 32_000;
/** Longer than any task may work, by what a busy machine needs to report it: a lease only runs out on a consumer that died. */
export const leaseMs = taskLimitMs + 15_000;
/** Tasks of one brand that are under way at a time: a shop is read at its owner's request, and is still not to be burdened. */
export const tasksAtOnce = 6;
/** Between the beginnings of two page reads, where robots.txt asks for no more. */
export const pageGapMs = 50;
const maxAttempts = 3;
/** Of attempts that did not end in time, counted apart: each request has a shorter limit, so most of that time was ours, and that passes. */
const maxLateAttempts = 6;
const resendAfterMs = 20_000;
const mostCrowded = 12;

/** When a message that nobody has claimed counts as lost. Sending again costs nothing: a duplicate ends at the claim. */
export function resendDueMs(sends: number, nowMs: number): number {
  return nowMs + resendAfterMs * Math.min(sends, 6);
}

/** What becomes of a task whose attempt ended without a result: again after a pause (milliseconds), or given up (null). */
export function pauseAfterAttempt(attempts: number): number | null {
  return attempts >= maxAttempts ? null : 1000 * 2 ** attempts;
}

/** The same for an attempt that did not end in time, the `times`th one of its task. */
export function pauseWhenLate(times: number): number | null {
  return times >= maxLateAttempts ? null : 1000 * 2 ** times;
}

/**
 * How long a task waits that has downloaded something for which there was no room, the `times`th time: 2 s, 4 s, … 64 s, so that it is not
 * downloaded again and again. Null when it is given up, after some eight minutes.
 */
export function pauseWhenCrowded(times: number): number | null {
  return times >= mostCrowded ? null : 1000 * 2 ** Math.min(times, 6);
}

/** How many tasks of a shop may be under way, by the pause that its robots.txt asks for. */
export function tasksAtOnceFor(crawlDelaySeconds: number): number {
  return crawlDelaySeconds >= 1 ? 1 : tasksAtOnce;
}
