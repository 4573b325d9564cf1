export type JsonLdNode = Record<string, unknown>;

/** A node of a page's JSON-LD, with where it was found. */
export interface FoundNode {
  node: JsonLdNode;
  isMain: boolean;
  isListed: boolean;
}

const maxNodes = 2000;
const maxVisited = 20_000;

/** The nodes of a page that may name products, the nearest first: at the top, in arrays, `@graph`, `mainEntity` and lists. */
export function jsonLdNodes(roots: readonly unknown[]): FoundNode[] {
  const found: FoundNode[] = [];
  const queue: { value: unknown; isMain: boolean; isListed: boolean }[] = roots
    .slice(0, maxNodes)
    .map((value) => ({ value, isMain: false, isListed: false }));
  for (let i = 0; i < queue.length && i < maxVisited && found.length < maxNodes; i++) {
    const entry = queue[i];
    if (entry === undefined) break;
    const { value, isMain, isListed } = entry;
    const visit = (next: unknown, change: { isMain?: true; isListed?: true } = {}) => {
      if (next !== null && typeof next === "object") queue.push({ value: next, isMain, isListed, ...change });
    };
    if (Array.isArray(value)) for (const item of (value as unknown[]).slice(0, maxNodes)) visit(item);
    else if (isNode(value)) {
      found.push({ node: value, isMain, isListed });
      visit(value["@graph"]);
      visit(value.mainEntity, isListed ? {} : { isMain: true });
      visit(value.itemListElement, { isListed: true });
      visit(value.item);
      visit(value.itemOffered);
    }
  }
  return found;
}

/** Follows `{ "@id": … }` to the node that has it; anything else stays as it is. */
export function resolver(found: readonly FoundNode[]): (value: unknown) => unknown {
  const byId = new Map<string, JsonLdNode>();
  for (const { node } of found) {
    const id = node["@id"];
    if (typeof id === "string" && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  }
  return (value) => {
    if (!isNode(value) || typeof value["@id"] !== "string" || Object.keys(value).length > 1) return value;
    return byId.get(value["@id"]) ?? value;
  };
}

export function isNode(value: unknown): value is JsonLdNode {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The names of its types without the vocabulary's address. */
export function typesOf(node: JsonLdNode): string[] {
  return listOf(node["@type"])
    .filter((name) => typeof name === "string")
    .map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));
}

/** One value or several, as a list of at most 100. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return (value as unknown[]).slice(0, 100);
  return value === undefined || value === null ? [] : [value];
}

/** The text of a value, also of `{ "@value": … }`; the first of several; empty for anything else. */
export function textOf(value: unknown): string {
  const [first] = listOf(value);
  if (typeof first === "string") return first;
  if (typeof first === "number") return String(first);
  return isNode(first) && typeof first["@value"] === "string" ? first["@value"] : "";
}
