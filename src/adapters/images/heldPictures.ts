/** What downloaded pictures may take beside those in the picture room (`mostPixelsHere` says how tight it is): one of 3 MB, or many as shops have them. */
const mostBytes = 4 * 1024 * 1024;
/** What a download counts for until it holds more: of those that have brought nothing yet, no more than 32 are under way. */
const leastBytes = 128 * 1024;
/** So many downloads of an owner may begin in any case, further ones only while half of the memory is free: others need it as well. */
const assuredDownloads = 2;
const lookAgainMs = 25;
const patienceMs = 12_000;
/** A picture that is held for longer belongs to a task that was ended in the middle: none takes so long. */
const holdingMs = 40_000;

/**
 * Who holds how many bytes of pictures that are not decoded yet, in the order in which they came. Of the isolate, like the picture room:
 * whatever invocations share it share its memory.
 */
const holders = new Map<symbol, { owner: string | undefined; bytes: number; untilMs: number }>();

/** The bytes of one picture that is being downloaded or waits to be decoded. */
export class HeldPicture {
  readonly #me = Symbol("picture");

  private constructor(owner: string | undefined) {
    holders.set(this.#me, { owner, bytes: leastBytes, untilMs: Date.now() + holdingMs });
  }

  /**
   * Once there is memory for another picture of this owner; null when that is not soon. A download that only waits for its host takes next
   * to none.
   */
  static async next(owner: string | undefined, patience = patienceMs): Promise<HeldPicture | null> {
    const sinceMs = Date.now();
    while (!mayBegin(owner)) {
      if (Date.now() - sinceMs >= patience) return null;
      await scheduler.wait(lookAgainMs);
    }
    return new HeldPicture(owner);
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

function mayBegin(owner: string | undefined): boolean {
  const bytes = bytesHeld() + leastBytes;
  const own = owner === undefined ? 0 : [...holders.values()].filter((holder) => holder.owner === owner).length;
  return bytes <= (own < assuredDownloads ? mostBytes : mostBytes / 2);
}

function bytesHeld(): number {
  let total = 0;
  for (const [holder, { bytes, untilMs }] of holders) {
    if (untilMs < Date.now()) holders.delete(holder);
    else total += bytes;
  }
  return total;
}
