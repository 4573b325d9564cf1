import type { IndexedVector } from "../core/styles/rank.ts";

/** The vectors of the catalogue's styles, and of queries in the same space. No method throws. */
export interface StyleIndex {
  /** A style that is no more similar to a text is not near to it; 0 to 1, measured for the space of these vectors. */
  readonly leastSimilarity: number;
  /**
   * The vector of a text of at most 500 characters; null when none could be had in time, or a model would have to be asked and `mayAsk`
   * says no.
   */
  embed(text: string, mayAsk?: () => Promise<boolean>): Promise<Float32Array | null>;
  /** A vector for every style; null while they have not been made. */
  vectors(): Promise<readonly IndexedVector[] | null>;
  /** Makes the vectors where there are none, and keeps them. Ends early when it fails; the next call tries again. */
  warmUp(): Promise<void>;
}
