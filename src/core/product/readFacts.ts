import { readClaims, withOneFilter, withoutFalseVegan, withoutOthersFilter } from "./claims.ts";
import type { ProductFacts } from "./facts.ts";
import { isWholeList, readIngredients } from "./ingredients.ts";
import { ofProduct, withoutOthers } from "./otherProducts.ts";
import { plainText } from "./plainText.ts";
import { readPoints } from "./points.ts";
import type { ScrapedProduct, ScrapedReview } from "./scraped.ts";
import { readTexture } from "./textures.ts";

/** What the facts of a product are read from. */
export type FactSource = Pick<
  ScrapedProduct,
  "name" | "descriptionHtml" | "ingredientsText" | "usageText" | "url" | "price" | "rating" | "reviews"
>;

/** The labels of tabs stand before the text ("Description", "Reviews"), and end no page: it would lose its claims and ingredients. */
const minSaid = 60;

/** The facts that the page states, each a quotation or a plain reading of one. Never throws; bounded whatever comes. */
export function readFacts(product: FactSource): ProductFacts {
  const name = plainText(product.name, 300);
  const description = withoutOthers(plainText(ofProduct(product.descriptionHtml, minSaid), 4000), name);
  const text = `${name}. ${description}`;
  const list = plainText(product.ingredientsText, 4000);
  const isScented = isWholeList(list) && perfume.test(list);
  const points = readPoints(product.descriptionHtml, name).filter((point) => !(isScented && saysUnscented.test(point)));
  const own = withoutOthersFilter(readClaims(text), { name, description, list });
  const claims = withoutFalseVegan(withOneFilter(own, name), text, list);
  return {
    url: product.url.slice(0, 2000),
    description,
    ...(product.usageText !== undefined && product.usageText !== "" && { usage: plainText(product.usageText, 400) }),
    ...(points.length > 0 && { points }),
    texture: readTexture(description, name),
    ...(isScented && { isScented }),
    ingredients: readIngredients(text, list),
    claims: claims.filter((claim) => !(isScented && saysUnscented.test(claim))),
    rating: ratingOf(product.rating),
    reviews: reviewsOf(product.reviews ?? []),
    price: priceOf(product.price),
  };
}

const perfume =
  /(?<!(?:free (?:from|of)|without|no|sans|sin|ohne) )(?<!\p{L})(?:parfum|fragrance|perfume|aroma)(?!\p{L})/iu;
/** A page may say it of another version: "Fragrance-free: Potting Shed Unscented". */
const saysUnscented =
  /(?:fragrance|perfume|scent)[- ]free|(?:parfüm|duftstoff)frei|(?:ohne|keine?n?|sans|sin|no|without) (?:added )?(?:parf\p{L}*|duft(?:stoffe)?(?!\p{L})|perfume|fragancias?|fragrance)/iu;

/** A rating off its scale or without a value is none. */
function ratingOf(rating: ScrapedProduct["rating"]): ProductFacts["rating"] {
  if (rating === null || !(rating.value > 0 && rating.value <= 5)) return null;
  const count = rating.reviewCount;
  return {
    value: rating.value,
    reviewCount: count !== null && Number.isSafeInteger(count) && count > 0 ? count : null,
  };
}

const minStars = 4;
const maxReviews = 6;
const longestReview = 400;
/** What shop systems write where nobody gave a name. */
const nobody =
  /^(?:anonymous|anonymus|anonym|anonyme|anónimo|guest|gast|invité|invitado|customer|kunde|kundin|client|cliente|user|verified.*|a customer|admin|unknown|n\/?a|null|undefined)$/iu;

/** Reviews that an ad might quote: liked, and signed by somebody. */
function reviewsOf(reviews: readonly ScrapedReview[]): ProductFacts["reviews"] {
  const signed = reviews
    .filter(({ rating }) => rating === null || rating >= minStars)
    .map(({ text, author, source }) => ({
      text: plainText(text, longestReview + 1),
      author: signatureOf(author),
      source: signatureOf(source),
    }))
    .filter(({ text, author, source }) => text !== "" && text.length <= longestReview && (author ?? source) !== null);
  return [...new Map(signed.map((review) => [review.text, review])).values()].slice(0, maxReviews);
}

/** A name as the page has it; null for what is none: an address, a number, a placeholder. */
function signatureOf(name: string | null): string | null {
  const plain = plainText(name ?? "", 41);
  const isName = /\p{L}{2}/u.test(plain) && plain.length <= 40 && !/[@\d/:]|www\./u.test(plain) && !nobody.test(plain);
  return isName ? plain : null;
}

function priceOf(price: ScrapedProduct["price"]): ProductFacts["price"] {
  if (price === null || !Number.isFinite(price.amount) || price.amount < 0) return null;
  const currency = price.currency?.toUpperCase() ?? "";
  return { amount: price.amount, currency: /^[A-Z]{3}$/.test(currency) ? currency : null };
}
