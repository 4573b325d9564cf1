import { gtinProperties, identityOf } from "../product/identity.ts";
import type { ScrapedPrice, ScrapedRating } from "../product/scraped.ts";
import { isProductAddress, parseAddress } from "./address.ts";
import {
  descriptionOf,
  nameOf,
  picturesOf,
  productTypeOf,
  reviewsOf,
  tagsOf,
  type NamedPicture,
  type NamedReview,
} from "./fields.ts";
import {
  isNode,
  jsonLdNodes,
  listOf,
  resolver,
  textOf,
  typesOf,
  type FoundNode,
  type JsonLdNode,
} from "./jsonLdNodes.ts";
import { parseLooseJson } from "./looseJson.ts";
import type { NamedProduct } from "./namedProduct.ts";
import { parsePrice, parseRating } from "./numbers.ts";

type Resolve = (value: unknown) => unknown;

const productTypes = new Set(["Product", "ProductGroup", "IndividualProduct", "ProductModel", "SomeProducts"]);

export interface JsonLd {
  products: NamedProduct[];
  /** The name that the site or the firm behind it gives itself; empty where it gives none. */
  siteName: string;
}

/** Reads the text of a page's JSON-LD blocks. A block that cannot be mended is passed over. */
export function readJsonLd(blocks: readonly string[], pageUrl: string): JsonLd {
  const found = jsonLdNodes(blocks.map(parseLooseJson));
  const resolve = resolver(found);
  const products = found
    .filter(({ node }) => typesOf(node).some((type) => productTypes.has(type)))
    .map((entry) => productOf(entry, pageUrl, resolve));
  return { products, siteName: siteNameOf(found) };
}

function productOf({ node, isMain, isListed }: FoundNode, pageUrl: string, resolve: Resolve): NamedProduct {
  const variants = listOf(node.hasVariant).map(resolve).filter(isNode);
  const group = listOf(node.isVariantOf).map(resolve).find(isNode);
  const nodes = [node, ...variants];
  const pictures = nodes.flatMap((each) => listOf(each.image).flatMap((image) => pictureOf(resolve(image))));
  return {
    product: {
      source: "json-ld",
      name: nameOf(textOf(group?.name) || textOf(node.name)),
      productType: productTypeOf(categoryOf(node.category)),
      tags: tagsOf(textOf(node.keywords).split(",")),
      descriptionHtml: descriptionOf(nodes.map((each) => textOf(each.description)).find((text) => text !== "") ?? ""),
      ingredientsText: "",
      pictures: picturesOf(pictures, pageUrl),
      price: firstOf(nodes, (each) => priceOf(each.offers, resolve)),
      rating: ratingOf(node.aggregateRating, resolve),
      ...reviewsOf(nodes.flatMap((each) => reviewsIn(each, resolve))),
      identity: statedIdentity(nodes, resolve),
    },
    ownUrl: ownUrlOf(nodes, pageUrl, resolve),
    isMain,
    isListed,
  };
}

/** Its address, else an identifier or an offer's address that is a product page's. */
function ownUrlOf(nodes: readonly JsonLdNode[], pageUrl: string, resolve: Resolve): string | null {
  const [node] = nodes;
  const stated = parseAddress(textOf(node?.url), pageUrl)?.href;
  if (stated !== undefined) return stated;
  const others = nodes.flatMap((each) => [
    textOf(each["@id"]),
    textOf(each.mainEntityOfPage),
    textOf(each === node ? undefined : each.url),
    ...listOf(each.offers).map((offer) => {
      const resolved = resolve(offer);
      return isNode(resolved) ? textOf(resolved.url) : "";
    }),
  ]);
  const urls = others.flatMap((text) => parseAddress(text, pageUrl)?.href ?? []);
  return urls.find(isProductAddress) ?? null;
}

function pictureOf(image: unknown): NamedPicture[] {
  if (typeof image === "string") return [{ src: image }];
  if (!isNode(image)) return [];
  const src = textOf(image.contentUrl) || textOf(image.url);
  const alt = textOf(image.caption) || textOf(image.name);
  return src === "" ? [] : [{ src, alt, width: sizeOf(image.width), height: sizeOf(image.height) }];
}

function sizeOf(value: unknown): unknown {
  return isNode(value) ? value.value : value;
}

function categoryOf(value: unknown): string {
  const [first] = listOf(value);
  const text = isNode(first) ? textOf(first.name) : textOf(first);
  // A path such as "Skin care > Serums": the last step says what the product is.
  return text.slice(0, 1000).split(/[>/]/).at(-1)?.trim() ?? "";
}

/** The first price among offers: stated on the offer, on its price specification, or the lowest of an aggregate. */
function priceOf(offers: unknown, resolve: Resolve): ScrapedPrice | null {
  for (const offer of listOf(offers).map(resolve).filter(isNode)) {
    const details = [offer, ...listOf(offer.priceSpecification).map(resolve), ...listOf(offer.offers).map(resolve)];
    for (const detail of details.filter(isNode)) {
      const currency = detail.priceCurrency ?? offer.priceCurrency;
      const price = parsePrice(detail.price, currency) ?? parsePrice(detail.lowPrice, currency);
      if (price !== null) return price;
    }
  }
  return null;
}

function ratingOf(value: unknown, resolve: Resolve): ScrapedRating | null {
  const rating = resolve(listOf(value)[0]);
  if (!isNode(rating)) return null;
  return parseRating(rating.ratingValue, rating.bestRating, rating.reviewCount ?? rating.ratingCount);
}

function reviewsIn(node: JsonLdNode, resolve: Resolve): NamedReview[] {
  const named = (value: unknown) => {
    const who = resolve(listOf(value)[0]);
    return isNode(who) ? textOf(who.name) : textOf(who);
  };
  return [...listOf(node.review), ...listOf(node.reviews)]
    .map(resolve)
    .filter(isNode)
    .map((review) => ({
      text: textOf(review.reviewBody) || textOf(review.description),
      author: named(review.author),
      source: named(review.publisher),
      rating: ratingOf(review.reviewRating, resolve)?.value ?? null,
    }));
}

/** Numbers stand on the product, on its variants or on what is offered. */
function statedIdentity(nodes: readonly JsonLdNode[], resolve: Resolve) {
  const offers = nodes.flatMap((node) => listOf(node.offers).map(resolve).filter(isNode));
  const all = [...nodes, ...offers];
  const brand = nodes.map(({ brand }) => resolve(listOf(brand)[0])).find((value) => value !== undefined);
  return identityOf({
    brand: isNode(brand) ? textOf(brand.name) : textOf(brand),
    gtins: all.flatMap((node) => gtinProperties.map((property) => textOf(node[property]))),
    skus: all.map(({ sku }) => textOf(sku)),
  });
}

function siteNameOf(found: readonly FoundNode[]): string {
  for (const type of ["WebSite", "OnlineStore", "Organization", "Store", "Brand"]) {
    const named = found.find(({ node }) => typesOf(node).includes(type) && textOf(node.name) !== "");
    if (named !== undefined) return nameOf(textOf(named.node.name));
  }
  return "";
}

function firstOf<T, R>(values: readonly T[], read: (value: T) => R | null): R | null {
  for (const value of values) {
    const result = read(value);
    if (result !== null) return result;
  }
  return null;
}
