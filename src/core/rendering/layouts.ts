import { leavesRoom } from "./groundRoom.ts";
import { LayoutName, type Scene, type Words } from "./scene.ts";

/** Whether the words have what a layout is made for. */
const needs: Partial<Record<LayoutName, (words: Words) => boolean>> = {
  number: ({ bigNumber }) => Boolean(bigNumber),
  quote: ({ quote, quoteAuthor }) => Boolean(quote && quoteAuthor),
  callouts: ({ callouts }) => (callouts?.length ?? 0) >= 2,
  checklist: ({ proofPoints }) => proofPoints.length >= 2,
};

/** Layouts in which the product stands on the surface of surroundings; they are of no use before a category. */
export const situLayouts: readonly LayoutName[] = ["situ", "situSide"];

/** Layouts before a category whose special words are there. Whether everything fits is seen when they are set. */
export function layoutsWith(words: Words): LayoutName[] {
  return LayoutName.options.filter((name) => !situLayouts.includes(name) && (needs[name]?.(words) ?? true));
}

/** What the order of layouts depends on. */
type Ordered = Pick<Scene, "layout" | "words" | "seed" | "setting" | "texture" | "style" | "product">;

/**
 * The scene's own layout, then the others that its words allow, in an order that its seed fixes. In surroundings those in which
 * the product stands come first; the rest is for when none of them can hold it, and so are those that would cut what a category shows.
 */
export function layoutOrder(scene: Ordered): LayoutName[] {
  const standing = scene.setting === null ? [] : situLayouts.filter((name) => name !== scene.layout);
  const others = layoutsWith(scene.words).filter((name) => name !== scene.layout);
  const start = scene.seed % Math.max(1, others.length);
  const inTurn = [...others.slice(start), ...others.slice(0, start)];
  const isRoomy = (name: LayoutName) => leavesRoom(name, { ...scene, styleId: scene.style?.id ?? null });
  return [scene.layout, ...standing, ...inTurn.filter(isRoomy), ...inTurn.filter((name) => !isRoomy(name))];
}
