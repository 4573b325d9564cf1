/** Nesting beyond this is refused before anything walks the tree. */
const maxDepth = 32;

/** True when arrays and objects are nested deeper than the contract's bodies ever are. */
export function nestedTooDeeply(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (inString) {
      if (c === "\\") i++;
      else if (c === '"') inString = false;
    } else if (c === '"') inString = true;
    else if (c === "{" || c === "[") {
      depth++;
      if (depth > maxDepth) return true;
    } else if (c === "}" || c === "]") depth--;
  }
  return false;
}

/** JSON with sorted keys: the same text for the same value, however it was spelt. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/**
 * What fingerprints were taken of before 24 November 2026: the canonical body with the alias `product_ids` under its own name. Keys that
 * were used then still replay; a key is kept for 24 hours.
 */
export function earlierFingerprintOf(body: unknown): string {
  if (body === null || typeof body !== "object" || Array.isArray(body)) return canonicalJson(body);
  const { product_ids: alias, ...rest } = body as Record<string, unknown>;
  const renamed = alias === undefined ? rest : "product_refs" in rest ? body : { ...rest, product_refs: alias };
  return canonicalJson(renamed);
}
