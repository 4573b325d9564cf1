import { tokenize, tokenTypes } from "css-tree/tokenizer";

/** A declaration of a stylesheet that can tell something of a brand's look. */
export interface StyleFact {
  /** One selector as it stands, at most 200 characters. */
  selector: string;
  /** In lower case, except for custom properties. */
  property: string;
  /** At most 300 characters, without `!important`. */
  value: string;
  isImportant: boolean;
}

export interface Stylesheet {
  facts: StyleFact[];
  /** Families that `@font-face` brings in, as written. */
  faces: string[];
  /** Addresses of `@import`, as written. */
  imports: string[];
}

const maxFacts = 8000;
const maxFaces = 40;
const maxImports = 10;
const maxDepth = 32;
const maxPrelude = 6000;
const maxStatement = 2000;
const maxSelectors = 40;
const maxSelector = 200;
const maxValue = 300;

const tellingProperties = new Set(["background", "background-color", "color", "font-family", "font"]);
/** What an ordinary visitor with a wide screen does not see. */
const otherMedia = /\bprint\b|max-width|prefers-|forced-colors|max-device-width|orientation|width\s*<|\bspeech\b/i;

/** What ends a statement or the part before a block. */
const ends = new Set<number>([tokenTypes.Semicolon, tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket]);

type Block = { kind: "rule"; selectors: string[] } | { kind: "group" } | { kind: "face" } | { kind: "skip" };

/**
 * Reads a stylesheet in one pass over its tokens, whatever it is made of: blocks are followed, everything that says nothing of colours
 * and families is passed over. Rules for print, narrow screens and dark mode are left out. Broken ends are dropped.
 */
export function readStylesheet(css: string): Stylesheet {
  const sheet: Stylesheet = { facts: [], faces: [], imports: [] };
  const blocks: Block[] = [];
  /** What the statement under way says before its last comment, and where the rest of it starts. */
  let said: string[] = [];
  let start = 0;
  let parentheses = 0;
  /** Blocks beyond the depth that is followed. */
  let beyond = 0;
  tokenize(css, (type, from, to) => {
    if (type === tokenTypes.Comment) {
      if (from > start) said.push(css.slice(start, from));
      start = to;
    } else if (type === tokenTypes.Function || type === tokenTypes.LeftParenthesis) parentheses++;
    else if (type === tokenTypes.RightParenthesis) parentheses = Math.max(0, parentheses - 1);
    else if (parentheses === 0 && ends.has(type)) {
      const text = [...said, css.slice(start, from)].join(" ").trim();
      said = [];
      start = to;
      const block = blocks.at(-1);
      if (type === tokenTypes.LeftCurlyBracket) {
        if (blocks.length >= maxDepth) beyond++;
        else blocks.push(openBlock(text, block));
      } else {
        if (beyond === 0) readStatement(text, block, sheet);
        if (type === tokenTypes.RightCurlyBracket) {
          if (beyond > 0) beyond--;
          else blocks.pop();
        }
      }
    }
  });
  return sheet;
}

function openBlock(prelude: string, parent: Block | undefined): Block {
  if (parent?.kind === "skip" || parent?.kind === "face" || prelude.length > maxPrelude) return { kind: "skip" };
  if (prelude.startsWith("@")) {
    const name = /^@[a-z-]*/i.exec(prelude)?.[0].toLowerCase();
    if (name === "@font-face") return { kind: "face" };
    if (name === "@media") return otherMedia.test(prelude) ? { kind: "skip" } : (parent ?? { kind: "group" });
    if (name === "@supports" || name === "@layer" || name === "@container" || name === "@scope")
      return parent ?? { kind: "group" };
    return { kind: "skip" };
  }
  const own = splitList(prelude).filter(({ length }) => length <= maxSelector);
  const selectors = parent?.kind === "rule" ? nested(parent.selectors, own) : own;
  return { kind: "rule", selectors: selectors.slice(0, maxSelectors) };
}

/** Every selector inside every outer one; what would be too long is never made. At most `maxSelectors`. */
function nested(outer: readonly string[], own: readonly string[]): string[] {
  const whole: string[] = [];
  for (const inner of own.slice(0, maxSelectors)) {
    const ampersands = inner.split("&").length - 1;
    for (const one of outer) {
      if (whole.length >= maxSelectors) return whole;
      if (inner.length + Math.max(1, ampersands) * one.length >= maxSelector) continue;
      whole.push(ampersands > 0 ? inner.replaceAll("&", one) : `${one} ${inner}`);
    }
  }
  return whole;
}

function readStatement(statement: string, block: Block | undefined, sheet: Stylesheet): void {
  if (block?.kind === "skip" || statement === "") return;
  const text = statement.slice(0, maxStatement);
  if (block === undefined || block.kind === "group") {
    const address = /^@import\s{1,20}(?:url\(\s{0,20})?["']?([^"')\s]{1,1000})/i.exec(text)?.[1];
    if (address !== undefined && sheet.imports.length < maxImports) sheet.imports.push(address);
    return;
  }
  const colon = text.indexOf(":");
  if (colon < 1) return;
  const name = text.slice(0, colon).trim();
  const property = name.startsWith("--") ? name.slice(0, 100) : name.toLowerCase();
  const whole = text.slice(colon + 1).trim();
  const value = whole.replace(/\s{0,10}!important$/i, "");
  if (value === "" || value.length > maxValue) return;
  if (block.kind === "face") {
    if (property === "font-family" && sheet.faces.length < maxFaces) sheet.faces.push(value);
    return;
  }
  if (!property.startsWith("--") && !tellingProperties.has(property)) return;
  for (const selector of block.selectors)
    if (sheet.facts.length < maxFacts)
      sheet.facts.push({ selector, property, value, isImportant: value.length < whole.length });
}

/** Parts between the commas that stand in no parentheses. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  tokenize(text, (type, from, to) => {
    if (type === tokenTypes.Function || type === tokenTypes.LeftParenthesis) depth++;
    else if (type === tokenTypes.RightParenthesis) depth--;
    else if (type === tokenTypes.Comma && depth <= 0) {
      parts.push(text.slice(start, from).trim());
      start = to;
    }
  });
  parts.push(text.slice(start).trim());
  return parts.filter((part) => part !== "");
}
