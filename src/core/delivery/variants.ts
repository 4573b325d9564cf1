import type { ConceptState } from "./state.ts";

/** What choosing the product of a variant needs to know of a concept. */
type Shown = Pick<ConceptState, "index" | "product" | "earlier">;

/**
 * The product that a concept shows when it is composed anew: first its own once more, in other words; then the next that it has
 * not had, one that no other concept of the delivery shows where there is one; with none left its own again. `usable`: its own and
 * those that may take its place, the ordered ones first. Undefined where nothing is usable.
 */
export function productOfNextVariant<P extends { id: string }>(
  { index, product, earlier }: Shown,
  concepts: readonly Shown[],
  usable: readonly P[],
): P | undefined {
  const own = usable.find(({ id }) => id === product?.id);
  if (earlier.length === 0 && own !== undefined) return own;
  const had = new Set([...earlier.map(({ productId }) => productId), product?.id]);
  const others = new Set(concepts.filter((concept) => concept.index !== index).map((concept) => concept.product?.id));
  const next = usable.filter(({ id }) => !had.has(id));
  return next.find(({ id }) => !others.has(id)) ?? next[0] ?? own ?? usable[0];
}
