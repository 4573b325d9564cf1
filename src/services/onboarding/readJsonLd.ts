import { plainText, type ScrapedProduct } from "../../core/product/readFacts.ts";
import { absolute, parseJson } from "./readFeed.ts";

type Node = Record<string, unknown>;

const maxNodes = 2000;

/** Products that a page's JSON-LD blocks describe: single, in arrays, in `@graph`, in lists. Broken blocks are passed over. */
export function readJsonLd(blocks: readonly string[], pageUrl: string): ScrapedProduct[] {
  const nodes = nodesIn(blocks.map((block) => parseJson(block.trim()))).filter((node) =>
    typesOf(node).some((type) => type === "Product" || type === "ProductGroup"),
  );
  // A page's own address names its product only when it shows no other.
  const ownUrl = nodes.length === 1 ? pageUrl : null;
  return nodes.flatMap((node) => {
    const product = productOf(node, pageUrl, ownUrl);
    return product === null ? [] : [product];
  });
}

function nodesIn(roots: unknown[]): Node[] {
  const found: Node[] = [];
  const queue = [...roots];
  for (let i = 0; i < queue.length && found.length < maxNodes; i++) {
    const value = queue[i];
    if (Array.isArray(value)) queue.push(...(value as unknown[]).slice(0, maxNodes));
    else if (isNode(value)) {
      found.push(value);
      queue.push(value["@graph"], value.mainEntity, value.itemListElement, value.item);
    }
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function typesOf(node: Node): string[] {
  const type = node["@type"];
  return (Array.isArray(type) ? (type as unknown[]) : [type])
    .filter((name) => typeof name === "string")
    .map((name) => name.replace(/^https?:\/\/schema\.org\//, ""));
}

function productOf(node: Node, pageUrl: string, ownUrl: string | null): ScrapedProduct | null {
  const name = plainText(textOf(node.name), 200);
  if (name === "") return null;
  const variant = first(node.hasVariant);
  const named = absolute(textOf(node.url) || undefined, pageUrl) ?? ownUrl;
  const offer = first(node.offers) ?? (isNode(variant) ? first(variant.offers) : undefined);
  const price = Number(isNode(offer) ? (offer.price ?? offer.lowPrice) : NaN);
  const currency = isNode(offer) ? textOf(offer.priceCurrency).toUpperCase() : "";
  return {
    handle: (named === null ? "" : handleOf(named)) || slug(name),
    name,
    productType: plainText(textOf(node.category), 100),
    descriptionHtml: textOf(node.description).slice(0, 40_000),
    url: named ?? pageUrl,
    pictureUrl: absolute(pictureOf(node.image) ?? (isNode(variant) ? pictureOf(variant.image) : undefined), pageUrl),
    price:
      Number.isFinite(price) && price >= 0
        ? { amount: price, currency: /^[A-Z]{3}$/.test(currency) ? currency : null }
        : null,
    rating: ratingOf(node.aggregateRating),
  };
}

function pictureOf(image: unknown): string | undefined {
  const value = first(image);
  if (typeof value === "string") return value;
  return isNode(value) ? textOf(value.url ?? value.contentUrl) || undefined : undefined;
}

/** Only a rating on a scale of five; anything else is left out rather than converted. */
function ratingOf(value: unknown): ScrapedProduct["rating"] {
  const node = first(value);
  if (!isNode(node)) return null;
  const rating = Number(node.ratingValue);
  const best = Number(node.bestRating ?? 5);
  const count = Number(node.reviewCount ?? node.ratingCount);
  if (!(rating > 0 && rating <= 5) || best !== 5) return null;
  return { value: rating, reviewCount: Number.isInteger(count) && count > 0 ? count : null };
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? (value as unknown[])[0] : value;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function handleOf(url: string): string {
  const last = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  return last.slice(0, 200);
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 100);
}
