import { readClaims } from "./claims.ts";
import type { ProductFacts } from "./facts.ts";
import { readIngredients } from "./ingredients.ts";
import { plainText } from "./plainText.ts";
import type { ScrapedProduct } from "./scraped.ts";
import { readTexture } from "./textures.ts";

/** What the facts of a product are read from. */
export type FactSource = Pick<
  ScrapedProduct,
  "name" | "descriptionHtml" | "ingredientsText" | "url" | "price" | "rating"
>;

/** The facts that the page states, each a quotation or a plain reading of one. Never throws; bounded whatever comes. */
export function readFacts(product: FactSource): ProductFacts {
  const description = plainText(product.descriptionHtml, 4000);
  const text = `${plainText(product.name, 300)}. ${description}`;
  return {
    url: product.url.slice(0, 2000),
    description,
    texture: readTexture(description),
    ingredients: readIngredients(text, plainText(product.ingredientsText, 4000)),
    claims: readClaims(text),
    rating: ratingOf(product.rating),
    price: priceOf(product.price),
  };
}

/** A rating off its scale or without a value is none. */
function ratingOf(rating: ScrapedProduct["rating"]): ProductFacts["rating"] {
  if (rating === null || !(rating.value > 0 && rating.value <= 5)) return null;
  const count = rating.reviewCount;
  return {
    value: rating.value,
    reviewCount: count !== null && Number.isSafeInteger(count) && count > 0 ? count : null,
  };
}

function priceOf(price: ScrapedProduct["price"]): ProductFacts["price"] {
  if (price === null || !Number.isFinite(price.amount) || price.amount < 0) return null;
  const currency = price.currency?.toUpperCase() ?? "";
  return { amount: price.amount, currency: /^[A-Z]{3}$/.test(currency) ? currency : null };
}
