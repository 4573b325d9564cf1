/** Lets somebody in: to a place at once, or to the line before the places. */
export interface Ticket {
  /** Resolves when a place is free for this one; rejects when `signal` aborts first. `group`: for whom it is, null for nobody's. */
  turn(group: string | null, signal: AbortSignal): Promise<void>;
  /** Gives back the place, or leaves the line. Harmless when repeated. */
  leave(): void;
}

export interface Wish {
  /** Quick work goes before slow work, and has a longer line. */
  isQuick: boolean;
  /** False: a free place or none. */
  mayWait: boolean;
}

interface Visitor {
  isQuick: boolean;
  group: string | null;
  /** How many of the same group were here before. */
  rank: number;
  /** Null while it has a place, or has not asked for its turn yet. */
  begin: (() => void) | null;
  hasPlace: boolean;
}

/** Waiting ones for each place. */
const waitingPerPlace = { quick: 8, slow: 1 };

/** A number of places with a bounded line before them, in which nobody's many keep out another's only one. */
export class WaitingLine {
  readonly #places: number;
  readonly #visitors = new Set<Visitor>();

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

  /** Null when there is no room, or for somebody who does not wait no free place. */
  admit({ isQuick, mayWait }: Wish): Ticket | null {
    // Taken at once: whoever is quicker with its body must not have it.
    const isFree = this.taken < this.#places && this.waiting === 0;
    const alike = this.#count((visitor) => !visitor.hasPlace && visitor.isQuick === isQuick);
    const most = this.#places * (isQuick ? waitingPerPlace.quick : waitingPerPlace.slow);
    if (!isFree && (!mayWait || alike >= most)) return null;
    const visitor: Visitor = { isQuick, group: null, rank: 0, begin: null, hasPlace: isFree };
    this.#visitors.add(visitor);
    return {
      turn: async (group, signal) => {
        signal.throwIfAborted();
        visitor.rank = group === null ? 0 : this.#count((other) => other.group === group);
        visitor.group = group;
        if (!visitor.hasPlace && this.taken >= this.#places) await this.#wait(visitor, signal);
        visitor.hasPlace = true;
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
    waiting.sort((a, b) => Number(b.isQuick) - Number(a.isQuick) || a.rank - b.rank);
    waiting[0]?.begin?.();
  }

  #count(isCounted: (visitor: Visitor) => boolean): number {
    let count = 0;
    for (const visitor of this.#visitors) if (isCounted(visitor)) count += 1;
    return count;
  }
}
