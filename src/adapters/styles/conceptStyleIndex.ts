import { styles } from "../../core/styles/catalogue/catalogue.ts";
import { embedStyle, embedText, leastConceptSimilarity } from "../../core/styles/embedding.ts";
import type { IndexedVector } from "../../core/styles/rank.ts";
import type { StyleIndex } from "../../ports/styleIndex.ts";

/** Our own concept vectors: no model, no network, always ready. */
export class ConceptStyleIndex implements StyleIndex {
  readonly leastSimilarity = leastConceptSimilarity;
  #vectors: readonly IndexedVector[] | null = null;

  embed(text: string): Promise<Float32Array> {
    return Promise.resolve(embedText(text));
  }

  vectors(): Promise<readonly IndexedVector[]> {
    this.#vectors ??= styles.map((style) => ({ id: style.id, vector: embedStyle(style) }));
    return Promise.resolve(this.#vectors);
  }

  warmUp(): Promise<void> {
    return Promise.resolve();
  }
}
