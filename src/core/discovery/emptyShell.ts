import { visibleMarkup } from "./markup.ts";

const fewCharacters = 200;
const littleText = 800;
const appRoot =
  /<(?:div|main|app-root|section)\b[^<>]{0,200}\bid\s?=\s?["']?(?:root|app|__next|__nuxt|___gatsby|svelte|main-app|application|react-root|q-app)["']?[^<>]{0,200}>\s{0,200}<\/|<app-root\b[^<>]{0,200}>\s{0,200}<\//i;
const needsScript =
  /(?:enable|activate|requires?|need)[^.<]{0,40}javascript|javascript[^.<]{0,40}(?:enabled?|required|disabled|aktivier|activ|habilit)/i;

/** Whether a page shows next to nothing until its scripts have run: then only a browser can read it. */
export function looksEmpty(html: string): boolean {
  if (!/<script\b/i.test(html)) return false;
  const characters = visibleCharacters(html, littleText);
  if (characters < fewCharacters) return true;
  return characters < littleText && (appRoot.test(html) || needsScript.test(html));
}

/** Letters and digits that a visitor sees without scripts, counted up to `enough` or a little more. */
function visibleCharacters(html: string, enough: number): number {
  const markup = visibleMarkup(html);
  let count = 0;
  for (let at = 0; at < markup.length && count < enough;) {
    const open = markup.indexOf("<", at);
    const end = open < 0 ? markup.length : open;
    // Of a long text the beginning is enough.
    count += markup.slice(at, Math.min(end, at + enough * 4)).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const close = open < 0 ? -1 : markup.indexOf(">", open);
    at = close < 0 ? markup.length : close + 1;
  }
  return count;
}
