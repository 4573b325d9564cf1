import { plainText } from "../product/plainText.ts";
import { visibleMarkup } from "./markup.ts";

/** When and how often a product is used stands in its first sentences. */
const maxText = 400;
const maxMarkup = 4000;
const maxMentions = 20;

const mention =
  /how to use|directions(?: for use)?|anwendung|so wendest du|conseils d['’&#0-9;]{1,6}(?:utilisation|application)|mode d['’&#0-9;]{1,6}emploi|modo de (?:uso|empleo|aplicaci[oó]n)|c[oó]mo (?:se usa|usar(?:lo|la)?|se aplica|aplicar(?:lo|la)?)/giu;

/**
 * What a page says of how a product is used: the text after a heading or a label that says so. Plain text of at most 400 characters;
 * empty where no such heading is on the page.
 */
export function readUsageText(page: string): string {
  const html = visibleMarkup(page);
  let mentions = 0;
  for (const { index, 0: words } of html.matchAll(mention)) {
    if (++mentions > maxMentions) break;
    const opening = html.lastIndexOf("<", index);
    if (opening >= 0 && html.lastIndexOf(">", index) < opening) continue;
    const rest = html.slice(index + words.length, index + words.length + maxMarkup);
    const [heading] = /^[^<:]{0,30}(?::|\s{0,50}<\/[a-z][^<>]{0,100}>)/i.exec(rest) ?? [];
    if (heading === undefined) continue;
    const section = rest.slice(heading.length).replace(/^(?:\s{0,50}<\/[a-z][^<>]{0,100}>){1,8}/i, "");
    const end = section.search(/<(?:h[1-6]|summary|button|dt|script|style|footer|form|nav)\b/i);
    const text = plainText(end < 0 ? section : section.slice(0, end), maxText).trim();
    if (/\p{L}{3}/u.test(text)) return text;
  }
  return "";
}
