import type { IncompatibleProduct } from "../contract/responses/error.ts";

/** What matching needs to know of a product. */
export interface MatchableProduct {
  id: string;
  handle: string;
  name: string;
  status: string;
  isCompatible: boolean;
  incompatibilityReason: string | null;
  hasPicture: boolean;
  usageCount: number;
}

export type Selection<P> =
  | { kind: "selected"; products: P[] }
  | { kind: "incompatible"; products: IncompatibleProduct[] }
  | { kind: "nothing-matches" }
  | { kind: "nothing-usable" };

export function isUsable(product: MatchableProduct): boolean {
  return product.status === "Active" && product.isCompatible && product.hasPicture;
}

/**
 * Picks the products of a call from the brand's list (in list order). A reference is matched on id, then handle, then
 * case-insensitive substring of the name, where the first that can be used wins; what matches nothing is dropped (spec, field
 * `product_refs`).
 * Matched and incompatible refuses the call; matched but inactive or without a picture counts as unmatched.
 * Without references: all usable products, lowest usage first.
 */
export function selectProducts<P extends MatchableProduct>(
  products: readonly P[],
  refs: readonly string[] | null,
): Selection<P> {
  if (refs === null) {
    const usable = products.filter(isUsable).sort((a, b) => a.usageCount - b.usageCount);
    return usable.length > 0 ? { kind: "selected", products: usable } : { kind: "nothing-usable" };
  }
  const matched = new Set<P>();
  for (const ref of refs) {
    const product = findProduct(products, ref);
    if (product && product.status === "Active") matched.add(product);
  }
  const incompatible = [...matched].filter((product) => !product.isCompatible);
  if (incompatible.length > 0) {
    return {
      kind: "incompatible",
      products: incompatible.map(({ name, handle, incompatibilityReason }) => ({
        name,
        handle,
        reason: incompatibilityReason ?? "This kind of product is not supported.",
      })),
    };
  }
  const usable = [...matched].filter(isUsable);
  if (usable.length > 0) return { kind: "selected", products: usable };
  return products.some(isUsable) ? { kind: "nothing-matches" } : { kind: "nothing-usable" };
}

/** References that lead to none of the selected products, as they were given. */
export function droppedRefs<P extends MatchableProduct>(
  products: readonly P[],
  refs: readonly string[],
  selected: readonly P[],
): string[] {
  return refs.filter((ref) => {
    const product = findProduct(products, ref);
    return product === undefined || !selected.includes(product);
  });
}

function findProduct<P extends MatchableProduct>(products: readonly P[], ref: string): P | undefined {
  if (ref === "") return undefined;
  const needle = ref.toLowerCase();
  const named = products.filter((product) => product.name.toLowerCase().includes(needle));
  return (
    products.find((product) => product.id === ref) ??
    products.find((product) => product.handle === ref) ??
    named.find(isUsable) ??
    named.find(({ status }) => status === "Active") ??
    named[0]
  );
}

/** How many concepts each product gets when `count` concepts take turns over the list. */
export function sharesOf(productIds: readonly string[], count: number): Map<string, number> {
  const shares = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const id = productIds[i % productIds.length];
    if (id !== undefined) shares.set(id, (shares.get(id) ?? 0) + 1);
  }
  return shares;
}
