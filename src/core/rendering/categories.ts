import { z } from "zod";
import { categories, categoriesWhere, categoryOf, type PhotographedName } from "../categories/index.ts";
import { categoryGroups } from "../categories/category.ts";

/** One category of animation; the renderer has a module for each. */
export const CategoryName = z.enum(categories.map(({ name }) => name));
export type CategoryName = z.infer<typeof CategoryName>;

/** Names of the categories by group. */
export const animationPromptGroups: Readonly<Record<string, readonly CategoryName[]>> = Object.fromEntries(
  categoryGroups.map((group) => [group, categoriesWhere((category) => category.group === group)]),
);

export type PhotographedCategory = PhotographedName;

export function isPhotographed(category: CategoryName): category is PhotographedCategory {
  return categoryOf(category).photograph !== null;
}

/** What the trade photographs: people, boats, fruit, flowers, ingredients. */
export const photographedCategories: readonly PhotographedCategory[] = CategoryName.options.filter(isPhotographed);

export function hasPeople(category: CategoryName): boolean {
  return categoryOf(category).hasPeople;
}
