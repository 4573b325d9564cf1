/** A picture of 3 MB and one that is decoded fit beside what photon's memory has grown to; a third does not. */
const places = 2;
const lookAgainMs = 25;
/** Whoever has waited so long had better come again: its own time runs. */
const usualPatienceMs = 12_000;
/** Whoever does not look again, or does not leave, was ended in the middle. Longer than a picture is decoded; than a task may take. */
const waitingMs = 10_000;
const workingMs = 40_000;

/**
 * Who works and who waits, in the order in which they came, with when each counts as gone. Of the isolate: whatever invocations
 * share it share its memory.
 */
const line = new Map<symbol, number>();

/**
 * Does `work`, which holds pictures in memory, when it is its turn; null when that is not in time. Whoever waits looks again by
 * itself: an invocation cannot rely on being woken by another, which may be ended before.
 */
export async function inTurn<T>(work: () => Promise<T>, patienceMs = usualPatienceMs): Promise<T | null> {
  const me = Symbol("picture");
  const sinceMs = Date.now();
  line.set(me, sinceMs + waitingMs);
  try {
    while (!isTurnOf(me)) {
      const nowMs = Date.now();
      if (nowMs - sinceMs >= patienceMs) return null;
      await scheduler.wait(lookAgainMs);
      line.set(me, Date.now() + waitingMs);
    }
    line.set(me, Date.now() + workingMs);
    return await work();
  } finally {
    line.delete(me);
  }
}

function isTurnOf(me: symbol): boolean {
  for (const [each, untilMs] of line) if (untilMs < Date.now() && each !== me) line.delete(each);
  return [...line.keys()].indexOf(me) < places;
}
