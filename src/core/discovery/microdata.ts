import { gtinProperties, identityOf } from "../product/identity.ts";
import { parseAddress } from "./address.ts";
import { descriptionOf, nameOf, picturesOf, productTypeOf, reviewsOf } from "./fields.ts";
import type { NamedProduct } from "./namedProduct.ts";
import { parsePrice, parseRating } from "./numbers.ts";

/** An element with `itemscope`, as the page has it. */
export interface MicrodataItem {
  /** Its `itemtype`; may be empty. */
  type: string;
  /** Of the property that it is of the item around it; empty for one that stands alone. */
  property: string;
  parent: MicrodataItem | null;
  /** Property values in the page's order: text, `content`, `src` or `href`. */
  values: [property: string, value: string][];
  children: MicrodataItem[];
}

const listTypes = /\/(?:ItemList|OfferCatalog|SearchResultsPage)$/;

/** The products among a page's microdata items; one inside another, as something similar to it, is left out. */
export function readMicrodata(items: readonly MicrodataItem[], pageUrl: string): NamedProduct[] {
  return items.flatMap((item) => {
    const around = ancestors(item);
    if (!isProduct(item) || around.some(isProduct)) return [];
    return [
      {
        product: {
          source: "microdata",
          name: nameOf(first(item, "name")),
          productType: productTypeOf(first(item, "category").split(/[>/]/).at(-1) ?? ""),
          tags: [],
          descriptionHtml: descriptionOf(first(item, "description")),
          ingredientsText: "",
          pictures: picturesOf(
            all(item, "image").map((src) => ({ src })),
            pageUrl,
          ),
          price: priceOf(item),
          rating: ratingOf(item),
          ...reviewsOf([...children(item, "review"), ...children(item, "reviews")].map(reviewIn)),
          identity: statedIdentity(item),
        },
        ownUrl: parseAddress(first(item, "url"), pageUrl)?.href ?? null,
        isMain: item.property === "mainEntity",
        isListed: around.some(({ type }) => listTypes.test(type)),
      },
    ];
  });
}

function isProduct({ type }: MicrodataItem): boolean {
  return /schema\.org\/(?:Product|ProductGroup|IndividualProduct)$/i.test(type.trim());
}

function ancestors({ parent }: MicrodataItem): MicrodataItem[] {
  const found: MicrodataItem[] = [];
  for (let at = parent; at !== null && found.length < 50; at = at.parent) found.push(at);
  return found;
}

function priceOf(item: MicrodataItem) {
  for (const offer of [...children(item, "offers"), item]) {
    const details = [offer, ...children(offer, "priceSpecification"), ...children(offer, "offers")];
    for (const detail of details) {
      const currency = first(detail, "priceCurrency") || first(offer, "priceCurrency");
      const price = parsePrice(first(detail, "price"), currency) ?? parsePrice(first(detail, "lowPrice"), currency);
      if (price !== null) return price;
    }
  }
  return null;
}

function ratingOf(item: MicrodataItem) {
  const [rating] = children(item, "aggregateRating");
  if (rating === undefined) return null;
  const count = first(rating, "reviewCount") || first(rating, "ratingCount");
  return parseRating(first(rating, "ratingValue"), first(rating, "bestRating"), count);
}

function reviewIn(review: MicrodataItem) {
  const named = (property: string) =>
    first(review, property) || children(review, property).map((who) => first(who, "name"))[0] || "";
  const [stars] = children(review, "reviewRating");
  return {
    text: first(review, "reviewBody") || first(review, "description"),
    author: named("author"),
    source: named("publisher"),
    rating:
      stars === undefined
        ? null
        : (parseRating(first(stars, "ratingValue"), first(stars, "bestRating"), null)?.value ?? null),
  };
}

function statedIdentity(item: MicrodataItem) {
  const items = [item, ...children(item, "offers")];
  return identityOf({
    brand: first(item, "brand") || children(item, "brand").map((brand) => first(brand, "name"))[0] || "",
    gtins: items.flatMap((each) => gtinProperties.map((property) => first(each, property))),
    skus: items.map((each) => first(each, "sku")),
  });
}

function children(item: MicrodataItem, property: string): MicrodataItem[] {
  return item.children.filter((child) => child.property === property);
}

function all(item: MicrodataItem, property: string): string[] {
  const nested = children(item, property).map((child) => first(child, "contentUrl") || first(child, "url"));
  return [...item.values.filter(([name]) => name === property).map(([, value]) => value), ...nested].filter(Boolean);
}

function first(item: MicrodataItem, property: string): string {
  return item.values.find(([name, value]) => name === property && value.trim() !== "")?.[1] ?? "";
}
