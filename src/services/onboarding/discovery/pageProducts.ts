import {
  handleOf,
  isSameSite,
  mayBeProductAddress,
  parseAddress,
  productKey,
} from "../../../core/discovery/address.ts";
import { nameOf } from "../../../core/discovery/fields.ts";
import { readIngredientsText } from "../../../core/discovery/ingredientsText.ts";
import { readJsonLd } from "../../../core/discovery/jsonLd.ts";
import { readMicrodata } from "../../../core/discovery/microdata.ts";
import { listedProducts, mainProduct, type PageIdentity } from "../../../core/discovery/namedProduct.ts";
import { readOpenGraph } from "../../../core/discovery/openGraph.ts";
import { mergeProducts } from "../../../core/discovery/mergeProducts.ts";
import { readUsageText } from "../../../core/discovery/usageText.ts";
import type { ScrapedProduct } from "../../../core/product/scraped.ts";
import type { Page } from "./readPage.ts";

/** The product that a product page is about, from all that the page says; null where it is about none, or it is not certain. */
export function productOfPage(page: Page, url: string): ScrapedProduct | null {
  const identity = identityOf(page, url);
  const shared = readOpenGraph(page.meta, page.sharedPictures, url);
  const sources = [
    readJsonLd(page.jsonLd, url).products,
    readMicrodata(page.microdata, url),
    shared === null ? [] : [shared],
  ];
  const mains: ScrapedProduct[] = [];
  for (const found of sources) {
    const main = mainProduct(found, identity, mains.length === 0);
    if (main !== null) mains.push(main);
  }
  const [product] = mergeProducts(mains);
  if (product === undefined) return null;
  const usageText = readUsageText(page.html);
  return {
    ...product,
    ingredientsText: product.ingredientsText || readIngredientsText(page.html),
    ...(usageText !== "" && { usageText }),
  };
}

/** The products that a page of many names; each knows only what stands on that page. */
export function productsOfListing(page: Page, url: string): ScrapedProduct[] {
  const found = [...readJsonLd(page.jsonLd, url).products, ...readMicrodata(page.microdata, url)];
  const shared = found.length === 0 ? readOpenGraph(page.meta, page.sharedPictures, url) : null;
  return mergeProducts(listedProducts(shared === null ? found : [shared], url));
}

function identityOf(page: Page, url: string): PageIdentity {
  const stated = [...page.canonical, page.meta.get("og:url") ?? ""].flatMap(
    (href) => parseAddress(href, url)?.href ?? [],
  );
  const canonicalUrls = stated.filter((each) => isSameSite(each, url) && mayBeProductAddress(each));
  // A shop whose every page claims one address would become a shop of one product: the name in the address has to agree.
  const handle = handleOf(url).toLowerCase();
  const own = canonicalUrls.find(
    (each) => productKey(each) === productKey(url) || (handle !== "" && handleOf(each).toLowerCase() === handle),
  );
  const titles = [page.headline, page.meta.get("og:title") ?? "", page.title]
    .map(nameOf)
    .filter((title) => title !== "");
  return { url: own ?? url, canonicalUrls: [url, ...canonicalUrls], titles };
}
