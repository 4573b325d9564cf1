import { LayoutName, type Words } from "./scene.ts";

/** Whether the words have what a layout is made for. */
const needs: Partial<Record<LayoutName, (words: Words) => boolean>> = {
  number: ({ bigNumber }) => Boolean(bigNumber),
  quote: ({ quote }) => Boolean(quote),
  callouts: ({ callouts }) => (callouts?.length ?? 0) >= 2,
  checklist: ({ proofPoints }) => proofPoints.length >= 2,
};

/** Layouts whose special words are there. Whether everything fits is seen when they are set. */
export function layoutsWith(words: Words): LayoutName[] {
  return LayoutName.options.filter((name) => needs[name]?.(words) ?? true);
}

/** The scene's own layout, then the others that its words allow, in an order that its seed fixes. */
export function layoutOrder(scene: { layout: LayoutName; words: Words; seed: number }): LayoutName[] {
  const others = layoutsWith(scene.words).filter((name) => name !== scene.layout);
  const start = scene.seed % Math.max(1, others.length);
  return [scene.layout, ...others.slice(start), ...others.slice(0, start)];
}
