import { handleOf, productKey, siteOf } from "./address.ts";
import { comparableName } from "./fields.ts";
import type { ProductIdentity } from "../product/identity.ts";

/** What tells whether a product is one that was known before. */
export interface KnownProduct {
  url: string;
  name: string;
  identity: ProductIdentity;
}

/**
 * Signs by which a product is the same, the surest first. On its own site it is known by its address, the shop system's number,
 * an article number, or its name and the last part of its address together. Elsewhere an address says nothing, because every
 * shop has a "serum": there only the number on the package tells, or the shop system's number where name and brand agree too, for shops that have moved.
 */
const signs: ((product: KnownProduct) => string[])[] = [
  ({ url }) => (siteOf(url) === "" ? [] : [productKey(url)]),
  ({ url, identity: { platformId } }) => onSite(url, platformId === null ? [] : [platformId]),
  ({ identity: { gtins } }) => gtins,
  ({ url, identity: { skus } }) => onSite(url, skus),
  ({ url, name }) => onSite(url, handleOf(url) === "" ? [] : [`${handleOf(url)} ${comparableName(name)}`]),
  ({ name, identity: { platformId, brand } }) =>
    platformId === null || brand === "" ? [] : [`${platformId} ${comparableName(brand)} ${comparableName(name)}`],
];

function onSite(url: string, values: readonly string[]): string[] {
  const site = siteOf(url);
  return site === "" ? [] : values.map((value) => `${site} ${value}`);
}

/**
 * For each product that was found the one of the `standing` that it is, where there is one. A sign that several products have tells
 * nothing, and no product is matched twice.
 */
export function stillThere<S extends KnownProduct, F extends KnownProduct>(
  standing: readonly S[],
  found: readonly F[],
): Map<F, S> {
  const same = new Map<F, S>();
  const taken = new Set<S>();
  for (const signsOf of signs) {
    const before = bySign(standing, signsOf);
    const now = bySign(found, signsOf);
    for (const [sign, product] of now) {
      const known = before.get(sign) ?? null;
      if (product === null || known === null || taken.has(known) || same.has(product)) continue;
      same.set(product, known);
      taken.add(known);
    }
  }
  return same;
}

/** Null for a sign that more than one of them has. */
function bySign<P extends KnownProduct>(
  products: readonly P[],
  signsOf: (product: P) => string[],
): Map<string, P | null> {
  const found = new Map<string, P | null>();
  for (const product of products)
    for (const sign of new Set(signsOf(product))) found.set(sign, found.has(sign) ? null : product);
  return found;
}
