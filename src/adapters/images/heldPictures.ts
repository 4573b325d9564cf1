/** What downloaded pictures may take beside those in the picture room (`mostPixelsHere` says how tight it is): one of 3 MB, or many as shops have them. */
const mostBytes = 4 * 1024 * 1024;
/** What a download counts for until it holds more: of those that have brought nothing yet, no more than 16 are under way. */
const leastBytes = 256 * 1024;
const lookAgainMs = 25;
const patienceMs = 12_000;
/** Whoever holds a picture for longer was ended in the middle: a task does not take so long. */
const holdingMs = 40_000;

/**
 * Who holds how many bytes of pictures that are not decoded yet, in the order in which they came. Of the isolate, like the picture room:
 * whatever invocations share it share its memory.
 */
const holders = new Map<symbol, { bytes: number; untilMs: number }>();

/** The bytes of one picture that is being downloaded or waits to be decoded. */
export class HeldPicture {
  readonly #me = Symbol("picture");

  private constructor() {
    holders.set(this.#me, { bytes: leastBytes, untilMs: Date.now() + holdingMs });
  }

  /** Once there is memory for another picture; null when that is not soon. A download that only waits for its host takes next to none. */
  static async next(patience = patienceMs): Promise<HeldPicture | null> {
    const sinceMs = Date.now();
    while (bytesHeld() + leastBytes > mostBytes) {
      if (Date.now() - sinceMs >= patience) return null;
      await scheduler.wait(lookAgainMs);
    }
    return new HeldPicture();
  }

  /** Holds so many bytes from now on. False, and nothing changed, when others hold too much; whoever came first always may. */
  hold(bytes: number): boolean {
    const mine = holders.get(this.#me);
    if (mine === undefined) return false;
    const wanted = Math.max(leastBytes, bytes);
    const [first] = holders.keys();
    if (wanted > mine.bytes && first !== this.#me && bytesHeld() - mine.bytes + wanted > mostBytes) return false;
    mine.bytes = wanted;
    return true;
  }

  release(): void {
    holders.delete(this.#me);
  }
}

function bytesHeld(): number {
  let total = 0;
  for (const [holder, { bytes, untilMs }] of holders) {
    if (untilMs < Date.now()) holders.delete(holder);
    else total += bytes;
  }
  return total;
}
