/** One picture that is at work and one that waits for its outline fit beside what photon's memory has grown to; a third does not (`mostPixelsHere`). */
const places = 2;
const lookAgainMs = 25;
/** A picture that has waited so long is to be sent again, because the time of its own task runs out. */
const usualPatienceMs = 12_000;
/** A task that does not look again, or does not leave, was ended in the middle. Longer than a picture is decoded; than a task may take. */
const waitingMs = 10_000;
const workingMs = 40_000;

/**
 * Who works and who waits, in the order in which they came, with when each counts as gone. Of the isolate: whatever invocations
 * share it share its memory.
 */
const line = new Map<symbol, number>();

/**
 * A place for work that decodes pictures, when it is its turn: a call that leaves it; null when that is not in time. Nobody downloads
 * in it. Whoever waits looks again by itself: an invocation cannot rely on being woken by another, which may be ended before.
 */
export async function takePlace(patienceMs = usualPatienceMs): Promise<(() => void) | null> {
  const me = Symbol("picture");
  const leave = () => void line.delete(me);
  const sinceMs = Date.now();
  line.set(me, sinceMs + waitingMs);
  while (!isTurnOf(me)) {
    const nowMs = Date.now();
    if (nowMs - sinceMs >= patienceMs) {
      leave();
      return null;
    }
    await scheduler.wait(lookAgainMs);
    line.set(me, Date.now() + waitingMs);
  }
  line.set(me, Date.now() + workingMs);
  return leave;
}

/** Does `work` in such a place; null, and nothing done, when there is none in time. */
export async function inTurn<T>(work: () => Promise<T>, patienceMs = usualPatienceMs): Promise<T | null> {
  const leave = await takePlace(patienceMs);
  if (leave === null) return null;
  try {
    return await work();
  } finally {
    leave();
  }
}

function isTurnOf(me: symbol): boolean {
  for (const [each, untilMs] of line) if (untilMs < Date.now() && each !== me) line.delete(each);
  return [...line.keys()].indexOf(me) < places;
}
