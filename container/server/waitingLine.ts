import { waitingPerPlace } from "../../src/core/rendering/protocol.ts";

/** Lets a piece of work in: to a place at once, or to the line before the places. */
export interface Ticket {
  /**
   * Resolves when a place is free for this one; rejects when `signal` aborts first. `group`: for whom it is; null: it belongs to no group.
   */
  turn(group: string | null, signal: AbortSignal): Promise<void>;
  /** Gives back the place, or leaves the line. Harmless when repeated. */
  leave(): void;
}

export interface Wish {
  /** Quick work goes before slow work, and has a longer line. */
  isQuick: boolean;
  /** False: it wants a place that is free, or none. */
  mayWait?: boolean;
}

interface Visitor {
  isQuick: boolean;
  group: string | null;
  /** How many of the same group were here before. */
  rank: number;
  /** How many who came later have had their turn before. */
  overtaken: number;
  /** Null while it has a place, or has not asked for its turn yet. */
  begin: (() => void) | null;
  hasPlace: boolean;
}

/** One that has been overtaken so often is next, so that a stream of urgent ones does not keep it waiting for ever. */
const mostOvertaken = 16;
/** Groups of which is remembered that they had a turn: many more than are at work at a time. */
const mostServed = 1_000;

/** A number of places with a bounded line before them: many of one group do not keep out the only one of another. */
export class WaitingLine {
  readonly #places: number;
  /** In the order in which they came. */
  readonly #visitors = new Set<Visitor>();
  /** Groups that have had a turn, the latest last. */
  readonly #served = new Set<string>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Places that somebody has. */
  get taken(): number {
    return this.#count(({ hasPlace }) => hasPlace);
  }

  /** How many stand in the line. */
  get waiting(): number {
    return this.#count(({ begin }) => begin !== null);
  }

  /** Null when there is no room. */
  admit({ isQuick, mayWait = true }: Wish): Ticket | null {
    // Taken at once, so that one that sends its body faster does not get it.
    const before = mayWait ? this.waiting : this.#count(({ hasPlace }) => !hasPlace);
    const isFree = this.taken < this.#places && before === 0;
    const alike = this.#count((visitor) => !visitor.hasPlace && visitor.isQuick === isQuick);
    const most = mayWait ? this.#places * (isQuick ? waitingPerPlace.still : waitingPerPlace.video) : 0;
    if (!isFree && alike >= most) return null;
    const visitor: Visitor = { isQuick, group: null, rank: 0, overtaken: 0, begin: null, hasPlace: isFree };
    this.#visitors.add(visitor);
    return {
      turn: async (group, signal) => {
        signal.throwIfAborted();
        visitor.rank = group === null ? 0 : this.#count((other) => other.group === group);
        visitor.group = group;
        if (!visitor.hasPlace && this.taken >= this.#places) await this.#wait(visitor, signal);
        visitor.hasPlace = true;
        this.#noteServed(group);
      },
      leave: () => {
        this.#visitors.delete(visitor);
        this.#callNext();
      },
    };
  }

  #wait(visitor: Visitor, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        visitor.begin = null;
        reject(signal.reason instanceof Error ? signal.reason : new Error("The wait was given up."));
      };
      signal.addEventListener("abort", giveUp, { once: true });
      visitor.begin = () => {
        signal.removeEventListener("abort", giveUp);
        visitor.begin = null;
        visitor.hasPlace = true;
        resolve();
      };
    });
  }

  #callNext(): void {
    if (this.taken >= this.#places) return;
    const waiting = [...this.#visitors].filter(({ begin }) => begin !== null);
    // Stable: first come, first served among those who are alike.
    const [next] = waiting.toSorted(
      (a, b) =>
        Number(isDue(b)) - Number(isDue(a)) ||
        Number(b.isQuick) - Number(a.isQuick) ||
        a.rank - b.rank ||
        Number(this.#isServed(a)) - Number(this.#isServed(b)),
    );
    if (next === undefined) return;
    for (const earlier of waiting.slice(0, waiting.indexOf(next))) earlier.overtaken += 1;
    next.begin?.();
  }

  #isServed({ group }: Visitor): boolean {
    return group !== null && this.#served.has(group);
  }

  #noteServed(group: string | null): void {
    if (group === null) return;
    this.#served.delete(group);
    this.#served.add(group);
    const [longestAgo] = this.#served;
    if (this.#served.size > mostServed && longestAgo !== undefined) this.#served.delete(longestAgo);
  }

  #count(isCounted: (visitor: Visitor) => boolean): number {
    let count = 0;
    for (const visitor of this.#visitors) if (isCounted(visitor)) count += 1;
    return count;
  }
}

function isDue({ overtaken }: Visitor): boolean {
  return overtaken >= mostOvertaken;
}
