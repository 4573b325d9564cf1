const hidden = /^<(script|style|template|svg|noscript|title)(?=[\s/>])/;

/** The markup that a visitor without scripts sees something of: without scripts, styles, comments and the like. One pass. */
export function visibleMarkup(html: string): string {
  // Letters of ASCII only: others may change their length, and positions with it.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const pieces: string[] = [];
  let at = 0;
  let from = 0;
  for (;;) {
    const open = lower.indexOf("<", at);
    if (open < 0) break;
    const isComment = lower.startsWith("<!--", open);
    const [, name] = isComment ? [] : (hidden.exec(lower.slice(open, open + 12)) ?? []);
    if (!isComment && name === undefined) {
      at = open + 1;
      continue;
    }
    pieces.push(html.slice(from, open));
    const closing = lower.indexOf(isComment ? "-->" : `</${name}`, open);
    const end = closing < 0 ? -1 : lower.indexOf(">", closing);
    if (end < 0) return pieces.join(" ");
    at = from = end + 1;
  }
  pieces.push(html.slice(from));
  return pieces.join(" ");
}

const maxBlocks = 100;

/** The text of each JSON-LD block, those in comments left out; at most 100. One pass. */
export function jsonLdBlocks(html: string): string[] {
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const opening = /<!--|<script(?=[\s/>])/g;
  const blocks: string[] = [];
  for (let found = opening.exec(lower); found !== null && blocks.length < maxBlocks; found = opening.exec(lower)) {
    const isComment = found[0] === "<!--";
    const start = isComment ? found.index + 4 : lower.indexOf(">", found.index) + 1;
    const end = start === 0 ? -1 : lower.indexOf(isComment ? "-->" : "</script", start);
    if (end < 0) break;
    const isJsonLd =
      !isComment && /\btype\s{0,5}=\s{0,5}["']?\s{0,5}application\/ld\+json/.test(lower.slice(found.index, start));
    if (isJsonLd) blocks.push(html.slice(start, end));
    opening.lastIndex = end;
  }
  return blocks;
}
