import type { ConceptState } from "./state.ts";

/** What choosing the product of a variant needs to know of a concept. */
type Shown = Pick<ConceptState, "index" | "product" | "earlier">;

/**
 * The products that a concept can show when it is composed anew, the best first: at first its own once more, in other words; then those
 * that it has not had, before them such that no other concept of the delivery shows; then its own again, then the others. `usable`: its
 * own and those that may take its place, the ordered ones first.
 */
export function productsOfNextVariant<P extends { id: string }>(
  { index, product, earlier }: Shown,
  concepts: readonly Shown[],
  usable: readonly P[],
): P[] {
  const own = usable.filter(({ id }) => id === product?.id);
  const had = new Set([...earlier.map(({ productId }) => productId), product?.id]);
  const others = new Set(concepts.filter((concept) => concept.index !== index).map((concept) => concept.product?.id));
  const next = usable.filter(({ id }) => !had.has(id));
  const ranked = [next.filter(({ id }) => !others.has(id)), next, own, usable].flat();
  return [...new Set(earlier.length === 0 ? [...own, ...ranked] : ranked)];
}
