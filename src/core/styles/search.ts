import type { Style } from "./style.ts";

/** A style search as it was asked for; `text` is trimmed. */
export interface StyleSearch {
  text: string;
  topN: number;
}

/** A style that was found; `similarity` in [0, 1]. */
export interface StyleHit {
  style: Style;
  similarity: number;
}
