import { maxPictureAddressLength } from "../contract/pictureAddress.ts";
import { shortlist } from "./hero.ts";
import type { ScrapedPicture } from "./scraped.ts";

/** So many of a product's pictures a person chooses from. */
const mostShopPictures = 8;

/**
 * Addresses of a product's pictures that may serve ads, in the shop's order, each picture once: where there are more than people choose from, the
 * most promising. `mayRead`: what the shop lets be read.
 */
export function shopPicturesOf(pictures: readonly ScrapedPicture[], mayRead: (url: string) => boolean): string[] {
  const readable = pictures.filter(({ url }) => url.length <= maxPictureAddressLength && mayRead(url));
  const chosen = new Set(shortlist(readable, mostShopPictures));
  return readable.filter((picture) => chosen.has(picture)).map(({ url }) => url);
}
