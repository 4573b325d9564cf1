import { samePicture } from "../product/pictureAddress.ts";
import { plainText } from "../product/plainText.ts";
import type { ScrapedPicture, ScrapedReview } from "../product/scraped.ts";
import { parseAddress } from "./address.ts";
import { cutText } from "./cutText.ts";

/** Bounds of a scraped product's texts and lists, in characters and entries (see ScrapedProduct). */
const limits = {
  name: 200,
  productType: 100,
  tags: 30,
  tag: 60,
  description: 20_000,
  pictures: 12,
  alt: 300,
  reviews: 12,
  review: 1000,
  author: 80,
};

/** A name as plain text of at most 200 characters; emoji and right-to-left scripts stay. */
export function nameOf(markup: string): string {
  return plainText(markup, limits.name);
}

export function productTypeOf(markup: string): string {
  return plainText(markup, limits.productType);
}

export function tagsOf(tags: readonly string[]): string[] {
  const plain = tags.slice(0, limits.tags * 4).map((tag) => plainText(tag, limits.tag));
  return [...new Set(plain.filter((tag) => tag !== ""))].slice(0, limits.tags);
}

export function descriptionOf(markup: string): string {
  return cutText(markup, limits.description);
}

/** A name without case, marks and spaces, to tell whether two sources name the same. */
export function comparableName(name: string): string {
  const letters = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return letters === "" ? name : letters;
}

/** A picture as a source gives it; the address may be relative. */
export interface NamedPicture {
  src: string;
  alt?: string;
  width?: unknown;
  height?: unknown;
}

/** The pictures with an address of the web, each address once, at most 12. */
export function picturesOf(pictures: readonly NamedPicture[], baseUrl: string): ScrapedPicture[] {
  const found = new Map<string, ScrapedPicture>();
  for (const { src, alt, width, height } of pictures) {
    if (found.size === limits.pictures) break;
    const url = parseAddress(src.replaceAll("&amp;", "&"), baseUrl)?.href;
    if (url === undefined || found.has(url)) continue;
    found.set(url, { url, alt: plainText(alt ?? "", limits.alt), width: pixels(width), height: pixels(height) });
  }
  return [...found.values()];
}

/** `first` and then what `more` adds, each picture once whatever its size, at most 12. */
export function joinedPictures(first: readonly ScrapedPicture[], more: readonly ScrapedPicture[]): ScrapedPicture[] {
  const known = new Set(first.map(({ url }) => samePicture(url)));
  return [...first, ...more.filter(({ url }) => !known.has(samePicture(url)))].slice(0, limits.pictures);
}

/** A review as a source gives it; texts may hold markup and be empty. */
export interface NamedReview {
  text: string;
  author: string;
  source: string;
  rating: number | null;
}

/** The reviews that say something, at most 12, as the field of a scraped product: none where there are none. */
export function reviewsOf(reviews: readonly NamedReview[]): { reviews?: ScrapedReview[] } {
  const plain = reviews.slice(0, limits.reviews * 4).map(({ text, author, source, rating }) => ({
    text: plainText(text, limits.review),
    author: plainText(author, limits.author) || null,
    source: plainText(source, limits.author) || null,
    rating,
  }));
  const telling = plain.filter(({ text }) => text !== "").slice(0, limits.reviews);
  return telling.length === 0 ? {} : { reviews: telling };
}

/** 800, "800", "800px"; null for what is no size of a picture. */
function pixels(value: unknown): number | null {
  const size = typeof value === "string" ? parseInt(value.slice(0, 10), 10) : value;
  return typeof size === "number" && Number.isInteger(size) && size > 0 && size <= 100_000 ? size : null;
}
