import { z } from "zod";
import { categories, categoriesWhere, categoryOf, type PhotographedName } from "../categories/index.ts";
import { categoryGroups } from "../categories/category.ts";

/** One category of animation; the renderer has a module for each. */
export const TextureName = z.enum(categories.map(({ name }) => name));
export type TextureName = z.infer<typeof TextureName>;

/** Names of the categories by group. */
export const animationPromptGroups: Readonly<Record<string, readonly TextureName[]>> = Object.fromEntries(
  categoryGroups.map((group) => [group, categoriesWhere((category) => category.group === group)]),
);

export type PhotographedCategory = PhotographedName;

export function isPhotographed(texture: TextureName): texture is PhotographedCategory {
  return categoryOf(texture).photograph !== null;
}

/** What the trade photographs: people, boats, fruit, flowers, ingredients. */
export const photographedCategories: readonly PhotographedCategory[] = TextureName.options.filter(isPhotographed);

export function hasPeople(texture: TextureName): boolean {
  return categoryOf(texture).hasPeople;
}
