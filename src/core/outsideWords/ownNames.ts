import { foldedText } from "./fold.ts";

/** By what a shop is known to be somebody's own. */
export interface OwnNames {
  /** Any address of the shop; empty where none is known. */
  url: string;
}

/** What owners of a brand add to its name in their domains. */
const additions =
  "beauty|cosmetics|skincare|skin|paris|official|usa|us|uk|de|eu|france|deutschland|shop|store|online|group|company";

/** A name on the list as it is compared. */
export interface ListedName {
  /** Folded. */
  name: string;
  letters: string;
  owner: string;
}

/** The owners that a shop is one of, out of those whose names are listed: by a domain that is theirs. What a shop calls itself proves nothing. */
export function ownersOf({ url }: OwnNames, listed: readonly ListedName[]): ReadonlySet<string> {
  const label = squeezed(domainLabel(url) ?? "");
  const bare = label.replace(new RegExp(`(?:${additions})$`), "");
  const own = listed.filter(({ letters }) => letters.length > 2 && (letters === label || letters === bare));
  return new Set(own.map(({ owner }) => owner));
}

/** Places where anybody may open a shop under any name: what stands before them is chosen, not owned. */
const hosts =
  /\.(?:myshopify\.com|wixsite\.com|squarespace\.com|wordpress\.com|webflow\.io|big\.?cartel\.com|shopware\.store|jimdosite\.com|weebly\.com|square\.site|github\.io|netlify\.app|vercel\.app|pages\.dev|workers\.dev|etsy\.com)$/i;
const secondLevels = /^(?:co|com|org|net|gov|ac)$/;

/** The part of a domain that somebody registered: "aurelia" of "shop.aurelia.co.uk". Null for numbers and for rented names. */
export function domainLabel(url: string): string | null {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? "";
  if (hosts.test(host) || /^[\d.]+$|^\[|^localhost$/.test(host)) return null;
  const labels = host.split(".");
  if (labels.length < 2) return null;
  const isSecondLevel = labels.length > 2 && secondLevels.test(labels.at(-2) ?? "");
  const label = labels.at(isSecondLevel ? -3 : -2) ?? "";
  return label === "" || label.startsWith("xn--") ? null : label;
}

/** Letters and digits alone, folded. */
export function squeezed(name: string): string {
  return foldedText(name).replace(/[^\p{L}\p{N}]/gu, "");
}
