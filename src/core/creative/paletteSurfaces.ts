import type { SurfaceKind } from "../categories/category.ts";
import { categoryOf } from "../categories/index.ts";
import type { CategoryName } from "../rendering/scene.ts";

/** What a category is made of, as far as its colours go. */
export interface Surface {
  /** Added to base and shadow of a light ground. */
  lift: number;
  /** Factor of all chroma. */
  chroma: number;
  /** The same of a deep ground, of which no hue looks loud. */
  deepChroma: number;
  /** How far toward its shadow a ground gets behind words, at worst. */
  depthBehindWords: number;
  /** Hues that it has by itself: for products and brands without any colour, and for a change. */
  natural: readonly [number, number];
}

const opaque: Surface = { lift: 0, chroma: 1, deepChroma: 0.9, depthBehindWords: 0.35, natural: [70, 36] };
const clear: Surface = { lift: -0.012, chroma: 1.3, deepChroma: 0.9, depthBehindWords: 0.35, natural: [78, 56] };
export const water: Surface = {
  lift: -0.045,
  chroma: 1.2,
  deepChroma: 1.1,
  depthBehindWords: 0.75,
  natural: [212, 194],
};

const surfaces: Record<SurfaceKind, Surface> = { opaque, clear, water };

export const surfaceOf = (category: CategoryName): Surface => surfaces[categoryOf(category).surface];
