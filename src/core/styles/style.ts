import type { CategoryStyle } from "../categories/category.ts";
import type { CategoryName } from "../rendering/categories.ts";

/** A style of the catalogue. */
export interface Style extends CategoryStyle {
  /** `sty_` and the name as a slug. */
  id: string;
  animationPrompt: CategoryName;
  /** Decides what is left to chance in its drawing; 32 bits. */
  seed: number;
}
