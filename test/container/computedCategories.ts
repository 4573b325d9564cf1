import type { CategoryName } from "../../src/core/rendering/scene.ts";

/** Categories that kernels compute; the others are painted. Their look without a style is one of its own. */
export const computedCategories: readonly CategoryName[] = [
  "Lotion Texture",
  "Serum Droplets",
  "Water Ripples",
  "Lotion Comb Pulls",
  "Flowing Fabric",
  "Whipped Cream/Butter",
  "Balm Texture",
  "Gel Cream",
  "Lotion Squeeze",
  "Serum Drizzles",
  "Serum Drips",
  "Liquid Dripping",
  "Water Ball",
  "Soapy Suds",
  "Abstract Waves",
  "Beach Waves",
  "Water Ripples Poolside",
];
