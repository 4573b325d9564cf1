/** A style's id with its vector; all vectors of an index have the same length. */
export interface IndexedVector {
  id: string;
  vector: Float32Array;
}

export interface Ranked {
  id: string;
  /** Cosine, clamped to [0, 1]. */
  similarity: number;
}

/**
 * The `topN` nearest by exact cosine, highest first; equals in the order of their ids. Works for vectors of any kind
 * and length; a vector without direction, or with a number that is none, is similar to nothing.
 */
export function rank(query: Float32Array, index: readonly IndexedVector[], topN: number): Ranked[] {
  return index
    .map(({ id, vector }) => ({ id, similarity: cosine(query, vector) }))
    .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
    .slice(0, topN);
}

function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  let squaredA = 0;
  let squaredB = 0;
  for (let at = 0; at < a.length; at++) {
    const x = a[at] ?? 0;
    const y = b[at] ?? 0;
    dot += x * y;
    squaredA += x * x;
    squaredB += y * y;
  }
  const value = dot / Math.sqrt(squaredA * squaredB);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}
