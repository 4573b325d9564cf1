import { z } from "zod";

/** The 35 categories that the spec names, by group, and the 36th, `Mist Cloud`. */
export const animationPromptGroups = {
  "Product - Texture": [
    "Lotion Texture",
    "Serum Droplets",
    "Gel Cream",
    "Serum Drizzles",
    "Soapy Suds",
    "Whipped Cream/Butter",
    "Sparkle Object",
    "Lotion Comb Pulls",
    "Serum Drips",
    "Lotion Squeeze",
    "Balm Texture",
    "Mist Cloud",
  ],
  "Product - Ingredient": [
    "Ingredients in Water",
    "Flat Lay Pattern",
    "Dew Drops on Flower or Leaf",
    "Rotating Object",
    "Liquid Dripping",
    "Drippy Ingredients",
    "Dripping Fruit",
  ],
  "Product - Benefit": ["Face Loop", "Neck Loop"],
  "Non-Product - Abstract": ["Abstract Waves", "Flowing Fabric"],
  "Non-Product - Hydration": ["Water Ball", "Water Ripples"],
  "Non-Product - Sun Life": [
    "Beach Waves",
    "Water Ripples Poolside",
    "Ambient Shadows",
    "Beach Umbrella with Waves",
    "Umbrella Only",
    "Girl Subtle Movement/Body Loop",
    "Yacht Life",
  ],
  "Non-Product - Breezy": ["Curtains Blowing", "Clouds Drifting", "Leaves in Breeze", "Flower in Breeze"],
} as const;

/** One category of animation; the renderer has a module for each. */
export const TextureName = z.enum(Object.values(animationPromptGroups).flat());
export type TextureName = z.infer<typeof TextureName>;

/**
 * What the trade photographs: people, boats, fruit, flowers, ingredients. Where an image model is bound, a still that it draws is set
 * in motion; without one the renderer's own scene stands. What turns or runs is not among them: one picture shows neither its other
 * side nor where it runs to.
 */
export const photographedCategories = [
  "Face Loop",
  "Neck Loop",
  "Girl Subtle Movement/Body Loop",
  "Yacht Life",
  "Ingredients in Water",
  "Flat Lay Pattern",
  "Dew Drops on Flower or Leaf",
  "Drippy Ingredients",
  "Dripping Fruit",
  "Flower in Breeze",
] as const satisfies readonly TextureName[];
export type PhotographedCategory = (typeof photographedCategories)[number];

/** What shows people: drawn as light and shadow where no image model photographs them. */
export const peopledCategories = [
  "Face Loop",
  "Neck Loop",
  "Girl Subtle Movement/Body Loop",
] as const satisfies readonly PhotographedCategory[];

export function hasPeople(texture: TextureName): boolean {
  return peopledCategories.some((category) => category === texture);
}

export function isPhotographed(texture: TextureName): texture is PhotographedCategory {
  return photographedCategories.some((category) => category === texture);
}
