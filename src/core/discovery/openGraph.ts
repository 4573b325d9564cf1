import { descriptionOf, nameOf, picturesOf, productTypeOf } from "./fields.ts";
import type { NamedProduct } from "./namedProduct.ts";
import { parsePrice } from "./numbers.ts";
import { identityOf } from "../product/identity.ts";
import { plainText } from "../product/plainText.ts";

/**
 * The product of a page that OpenGraph calls a product or gives a price; null for any other page.
 * @param meta `content` by `name` or `property`, in lower case
 * @param pictures every `og:image`
 */
export function readOpenGraph(
  meta: ReadonlyMap<string, string>,
  pictures: readonly string[],
  pageUrl: string,
): NamedProduct | null {
  const said = (...names: string[]) => names.map((name) => meta.get(name) ?? "").find((value) => value !== "") ?? "";
  const price = parsePrice(
    said("product:sale_price:amount", "product:price:amount", "og:price:amount"),
    said("product:sale_price:currency", "product:price:currency", "og:price:currency").toUpperCase(),
  );
  const isProduct = /^(?:og:)?product(?:\.item)?$/i.test(said("og:type").trim());
  const name = nameOf(withoutSite(said("og:title"), said("og:site_name")));
  if (name === "" || (!isProduct && price === null)) return null;
  return {
    product: {
      source: "open-graph",
      name,
      productType: productTypeOf(said("product:category")),
      tags: [],
      descriptionHtml: descriptionOf(said("og:description", "description")),
      ingredientsText: "",
      pictures: picturesOf(
        pictures.map((src) => ({ src, alt: said("og:image:alt") })),
        pageUrl,
      ),
      price,
      rating: null,
      identity: identityOf({
        brand: said("product:brand", "og:brand"),
        gtins: [said("product:ean"), said("product:upc"), said("product:gtin")],
        skus: [said("product:retailer_item_id")],
      }),
    },
    ownUrl: null,
    isMain: true,
    isListed: false,
  };
}

/** "Night Cream – Léa" is the night cream of the site Léa. */
function withoutSite(title: string, site: string): string {
  const [plain, own] = [plainText(title, 400), plainText(site, 100)];
  if (own === "" || !plain.endsWith(own) || plain === own) return plain;
  return plain.slice(0, -own.length).replace(/\s*[|–—·:-]\s*$/, "");
}
