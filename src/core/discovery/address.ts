import { cutText } from "./cutText.ts";

/** What a parsed address offers, as far as it is used here. */
export interface Address {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: Iterable<[name: string, value: string]>;
}

/** The parser of the URL standard: both runtimes have it, the core's own types know neither runtime. */
declare const URL: { new (url: string, base?: string): Address; canParse(url: string, base?: string): boolean };

const maxLength = 2000;

/** An http(s) address, relative to `base` where one is given; null for anything else and for more than 2,000 characters. */
export function parseAddress(text: string, base?: string): Address | null {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxLength || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.href.length <= maxLength ? url : null;
}

/** The origin of an http(s) address, however long the rest of it is; null for anything else. */
export function originOf(text: string): Address | null {
  return URL.canParse(text) ? parseAddress(new URL(text).origin) : null;
}

/** The host and port without a leading `www.`; empty for what is no address. */
export function siteOf(url: string): string {
  const address = parseAddress(url);
  return address === null ? "" : plainHost(address);
}

function plainHost({ host }: Address): string {
  return host.replace(/^www\./, "");
}

export function isSameSite(a: string, b: string): boolean {
  const site = siteOf(a);
  return site !== "" && site === siteOf(b);
}

const locale =
  /^(?:en|de|fr|es|it|nl|pt|sv|da|no|nb|fi|pl|cs|sk|hu|ro|bg|el|tr|ru|uk|ja|ko|zh|ar|he|id|th|vi)(?:[-_][a-z]{2,4})?$/i;
const script = /\.(?:php|aspx?|cfm|jsp)$/i;
const fragmentMark = "#product:";
/** Names under which a query tells which product is meant, the surest first. */
const identityParameters =
  "product_id productid products_id id_product idproduct id_produit product produkt produit producto prodotto sku item_id itemid item article_id articleid article artikel_id artikelnummer artikelnr artikel prod_id prodid prod pid id".split(
    " ",
  );
const productSegment =
  /^(?:products?|produkte?|produits?|productos?|producten|prodott[io]|produtos?|artikel|items?|p|dp|pd)$/;
const shopSegment = /^(?:shop|store|boutique|tienda|negozio|winkel)$/;
const indexSegment = /^(?:index|default)$/;
const detailSegment =
  /^(?:(?:product|produ[ck]t|prod|item|artikel|article)s?[-_]?(?:details?|info|view|show|page)|details?|view|show)$/;

/**
 * What two addresses of the same product have in common: site and path, without `www.`, locale, collection, query and
 * trailing slash. A query counts only where the path alone names no product (`/?p=12`, `/product.php?id=12`), a fragment only
 * where it was made by namedFragment.
 */
export function productKey(url: string): string {
  const address = parseAddress(url);
  if (address === null) return url;
  let segments = segmentsOf(address).map((segment) => segment.toLowerCase());
  if (segments.length > 1 && locale.test(segments[0] ?? "")) segments = segments.slice(1);
  const product = segments.lastIndexOf("products");
  if (segments[0] === "collections" && product > 0) segments = segments.slice(product);
  if (/^index\.html?$/.test(segments.at(-1) ?? "")) segments.pop();
  const last = segments.at(-1) ?? "";
  const identity = namesNothing(last) || script.test(last) ? identityIn(address, segments.length === 0) : "";
  const fragment = address.hash.startsWith(fragmentMark) ? decoded(address.hash) : "";
  return `${plainHost(address)}/${segments.join("/")}${identity}${fragment}`;
}

/** Whether the last part of a path names no product by itself, so that only a query can tell which one is meant. */
function namesNothing(last: string): boolean {
  const stem = last.toLowerCase().replace(script, "");
  return stem === "" || [productSegment, shopSegment, indexSegment, detailSegment].some((kind) => kind.test(stem));
}

/** What of a query tells the product, `?name=value`; empty where nothing does. At the root WordPress says `p`; elsewhere that is a page of a list. */
function identityIn({ search, searchParams }: Address, isRoot: boolean): string {
  if (search === "") return "";
  const given = new Map([...searchParams].reverse().map(([name, value]) => [name.toLowerCase(), value]));
  const name = [...identityParameters, ...(isRoot ? ["p"] : [])].find((each) => (given.get(each) ?? "") !== "");
  return name === undefined ? "" : `?${name}=${given.get(name)}`;
}

/** Whether it is the query that tells which product an address means: `/product?id=1`, `/index.php?id_product=1`. */
export function isNamedByQuery(url: string): boolean {
  const address = parseAddress(url);
  return address !== null && namesByQuery(address);
}

function namesByQuery(address: Address): boolean {
  if (address.search === "" || !namesNothing(segmentsOf(address).at(-1) ?? "")) return false;
  return identityIn(address, false) !== "";
}

/** Tells apart the products of one page that have no page of their own. */
export function namedFragment(name: string): string {
  return fragmentMark + encodeURIComponent(slug(name) || cutText(name, 100));
}

/** The last part of the path without its file ending, at most 200 characters; empty where it does not name the product. */
export function handleOf(url: string): string {
  const address = parseAddress(url);
  const last = address === null ? "" : (segmentsOf(address).at(-1) ?? "");
  if (address === null || last === "" || script.test(last) || namesByQuery(address)) return "";
  return cutText(last.replace(/\.html?$/i, "").replace(/[\p{Cc}\p{Cf}\s]+/gu, "-"), 200);
}

/** A handle made of a name; empty where the name has neither letters nor digits. */
export function slug(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return cutText(words, 100);
}

const listingSegment =
  /^(?:collections?|(?:[a-z]+-)?categor(?:y|ies|ie|ia|ias)(?:-[a-z]+)?|kategorien?|produkt-kategorie|kollektion(?:en)?|collezion[ei]|colecci[oó]n(?:es)?|c|shop-all|all|all-products|page)$/;
const otherSegment =
  /^(?:carts?|basket|bag|checkouts?|accounts?|my-account|login|register|wishlist|search|polic(?:y|ies)|privacy.*|terms.*|legal|imprint|blogs?|news|journal|magazin[e]?|stories|articles?|posts?|press|authors?|tags?|feeds?|pages|about.*|contact.*|faqs?|help|support|stores|store-locator|reviews?|warenkorb|kasse|konto|mein-konto|anmelden|merkzettel|suche|datenschutz.*|impressum|agb|widerruf.*|ratgeber|ueber-uns|kontakt|panier|commande|compte|mon-compte|connexion|recherche|mentions-legales|cgv|confidentialite|actualites|a-propos|carrito|cesta|cuenta|mi-cuenta|buscar|aviso-legal|privacidad|noticias|contacto|carrello|cassa|cdn|cdn-cgi|wp-json|wp-content|wp-admin)$/;
const file =
  /\.(?:json|xml|gz|atom|rss|txt|pdf|zip|jpe?g|png|gif|webp|avif|svg|ico|css|m?js|mp4|webm|woff2?|ttf|oembed)$/i;

/** Whether an address looks like the page of one product: never a basket, an account, a policy, an article or a file. */
export function isProductAddress(url: string): boolean {
  const place = placeOf(url);
  return place !== null && isProductPlace(place);
}

/** Whether an address looks like a page that lists products. */
export function isListingAddress(url: string): boolean {
  const place = placeOf(url);
  return place !== null && isListingPlace(place);
}

/** Whether an address may be a page about a thing of the shop at all: no home page, basket, account, policy, article or file. */
export function mayBeProductAddress(url: string): boolean {
  const place = placeOf(url);
  if (place === null || isOther(place.segments)) return false;
  return place.isNamedByQuery || (place.segments.length > 0 && !isListingPlace(place));
}

/** An address as it is judged by its words. */
interface Place {
  /** Of the path, in lower case, without locale, the endings of scripts and `index.php`. */
  segments: string[];
  isNamedByQuery: boolean;
}

function placeOf(url: string): Place | null {
  const address = parseAddress(url);
  if (address === null) return null;
  const segments = segmentsOf(address).map((segment) => segment.toLowerCase());
  if (locale.test(segments[0] ?? "")) segments.shift();
  const last = segments.at(-1) ?? "";
  if (script.test(last)) {
    const stem = segments.pop()?.replace(script, "") ?? "";
    if (!indexSegment.test(stem)) segments.push(stem);
  }
  return { segments, isNamedByQuery: namesByQuery(address) };
}

function isProductPlace({ segments, isNamedByQuery }: Place): boolean {
  if (isOther(segments)) return false;
  if (isNamedByQuery) return !segments.some((segment) => listingSegment.test(segment));
  const at = segments.findLastIndex((segment) => productSegment.test(segment) || shopSegment.test(segment));
  const named = segments.slice(at + 1);
  return at >= 0 && named.length > 0 && !named.some((segment) => listingSegment.test(segment));
}

function isListingPlace(place: Place): boolean {
  const { segments } = place;
  if (segments.length === 0 || isOther(segments) || isProductPlace(place)) return false;
  const last = segments.at(-1) ?? "";
  return (
    segments.some((segment) => listingSegment.test(segment)) || productSegment.test(last) || shopSegment.test(last)
  );
}

function isOther(segments: string[]): boolean {
  // The last part of a product's address is its name, and a product may be called anything.
  const named = segments.length > 1 && productSegment.test(segments.at(-2) ?? "");
  const judged = named ? segments.slice(0, -1) : segments;
  return judged.some((segment) => otherSegment.test(segment)) || file.test(segments.at(-1) ?? "");
}

function segmentsOf({ pathname }: Address): string[] {
  return pathname.split("/").filter(Boolean).map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
