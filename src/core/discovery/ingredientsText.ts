import { plainText } from "../product/plainText.ts";
import { cutText } from "./cutText.ts";
import { visibleMarkup } from "./markup.ts";

const maxText = 4000;
/** How much markup after a heading is looked at: a long list in a table with a class on each cell. */
const maxMarkup = 16_000;
const maxMentions = 60;

const mention =
  /(?:full |key |all |active )?(?:\bingredients?\b|\binci\b|inhaltsstoffe|zusammensetzung|ingr(?:é|e\u0301|&eacute;)dients|\bingredientes\b|\bingredienti\b|\bcomposition\b)/giu;

/**
 * The ingredient list that a page shows: after a heading, in an element whose id or class says so, or after "Ingredients:".
 * Plain text of at most 4,000 characters; empty where nothing on the page reads like such a list.
 */
export function readIngredientsText(page: string): string {
  const html = visibleMarkup(page);
  let best = "";
  let mentions = 0;
  for (const { index, 0: words } of html.matchAll(mention)) {
    if (++mentions > maxMentions) break;
    const list = listAfter(html, index, index + words.length);
    // The whole list says more than the few that a page is proud of; lists of equal length come first in the page.
    if (partsOf(list) > partsOf(best)) best = list;
  }
  return best;
}

function listAfter(html: string, from: number, to: number): string {
  const opening = html.lastIndexOf("<", from);
  const isInTag = opening >= 0 && html.lastIndexOf(">", from) < opening;
  if (isInTag) {
    if (!/^<[a-z][a-z0-9-]{0,30}\s[^<]{0,2000}\b(?:id|class)\s?=/i.test(html.slice(opening, from))) return "";
    const end = html.indexOf(">", to);
    return end < 0 ? "" : listIn(html.slice(end + 1, end + 1 + maxMarkup));
  }
  const rest = html.slice(to, to + maxMarkup);
  const isHeading = /^[^<:]{0,30}:?\s{0,50}<\//.test(rest);
  const isLabel = /^[^<:.]{0,30}(?:<\/?[a-z][^<>]{0,200}>\s{0,20}){0,3}:/i.test(rest);
  if (!isHeading && !isLabel) return "";
  return listIn(isLabel ? rest.slice(rest.indexOf(":") + 1) : rest.slice(rest.indexOf("<")));
}

/** The list at the beginning of a piece of markup, up to where another section begins. */
function listIn(markup: string): string {
  const bare = markup.replace(/^(?:[^<]{0,40}<\/[a-z][^<>]{0,100}>\s{0,50}){1,8}/i, "");
  const end = bare.search(/<(?:h[1-6]|summary|button|dt|script|style|footer|form|nav)\b/i);
  const text = plainText(items(end < 0 ? bare : dropHeading(bare, end)), maxText * 2);
  const label = /^(?:[\p{L} ]{0,30}(?:ingredients?|inci|inhaltsstoffe|ingrédients|ingredientes|ingredienti))\s?:\s?/iu;
  return withoutProse(cutText(text.replace(label, ""), maxText));
}

const mark = /[,•·;]/;

/** The short parts between commas that a text begins with; empty where they are too few for a list. */
function withoutProse(text: string): string {
  const count = partsOf(text);
  if (count < 4) return "";
  const parts = text.split(/(?<=[,•·;])/);
  // The last of them may stand in one sentence with the next section: "Parfum. How to use: …".
  const [last = ""] = (parts[count] ?? "").split(/[.:]\s/);
  const tail = isShort(last) ? last : "";
  return [...parts.slice(0, count), tail]
    .join("")
    .replace(/[\s.,;]{1,50}$/, "")
    .trim();
}

/** The entries of a bulleted list, with the commas that they stand for. */
function items(markup: string): string {
  return markup.replace(/<\/li>\s{0,50}<li\b/gi, ", <li");
}

/** Without what comes after the next section's heading; a heading right at the beginning belongs to the list. */
function dropHeading(markup: string, end: number): string {
  if (plainText(markup.slice(0, Math.min(end, 400)), 50) !== "" || end > 400) return markup.slice(0, end);
  const inside = markup.slice(end + 1).replace(/^[^<]{0,200}<\/[a-z0-9]{1,10}>/i, "");
  const closing = inside.indexOf(">") < 0 ? 0 : inside.indexOf(">") + 1;
  const rest = /^[a-z0-9]{1,10}\b[^<>]{0,300}>/i.test(inside) ? inside.slice(closing) : inside;
  const next = rest.search(/<(?:h[1-6]|summary|button|dt|script|style|footer|form|nav)\b/i);
  return next < 0 ? rest : rest.slice(0, next);
}

/** How many short parts between commas a text begins with: prose has long ones. */
function partsOf(text: string): number {
  const parts = text.split(mark);
  const long = parts.findIndex((part) => !isShort(part));
  return long < 0 ? (parts.length > 1 ? parts.length : 0) : long;
}

function isShort(part: string): boolean {
  return part.trim().split(/\s+/).length <= 9;
}
