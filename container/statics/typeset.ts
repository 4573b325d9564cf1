import type { PathCommand } from "opentype.js";
import type { Box } from "../../src/core/rendering/safeZones.ts";
import { UnusableInput } from "../unusableInput.ts";
import { runsOf, uncoveredCharacters, type Face } from "./fonts.ts";

/** How a block of text may be set. Lengths in pixels, tracking in ems, leading as a multiple of the size. */
export interface TextRules {
  face: Face;
  /** The face of words between asterisks. */
  emphasis?: Face;
  maxWidth: number;
  maxHeight: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
  leading: number;
  tracking?: number;
}

interface Word {
  text: string;
  face: Face;
  /** Width at size 1. */
  advance: number;
}

interface Line {
  words: Word[];
  width: number;
}

/** A block that has been fitted: `width` and `height` are those of its lines at `size`. */
export interface FittedText {
  size: number;
  lines: Line[];
  width: number;
  height: number;
  rules: TextRules;
}

/** Outlines as an SVG path, and the box of their ink. */
export interface Outline {
  path: string;
  ink: Box;
}

const noBreakSpace = "\u00a0";
/** Words that look lost at a line's end. */
const weakEndings = new Set(
  "a an the of to in its and that with for by your is & + from on or at no der die das und mit für le la les de du des et el los y con".split(
    " ",
  ),
);

/** Ties together what must not be torn apart: "2 %", "30 ml", "5 ceramides" stays breakable. */
function tie(text: string): string {
  return text
    .replace(/(\d) (?=%|ml\b|g\b|oz\b|h\b|hours?\b|SPF\b)/gi, `$1${noBreakSpace}`)
    .replace(/\bSPF (?=\d)/gi, `SPF${noBreakSpace}`)
    .trim();
}

function splitWords(text: string, { face, emphasis, tracking = 0 }: TextRules): Word[] {
  const words: Word[] = [];
  let emphasised = false;
  for (const raw of tie(text).split(/[ \t\n]+/)) {
    if (raw.startsWith("*")) emphasised = true;
    const wordFace = emphasised && emphasis ? emphasis : face;
    if (/\*[^*\w]*$/.test(raw.slice(1))) emphasised = false;
    const plain = raw.replaceAll("*", "");
    if (plain === "") continue;
    const missing = uncoveredCharacters(wordFace, plain);
    if (missing.length > 0)
      throw new UnusableInput(`No shipped font has the characters ${missing.join(" ")} of “${plain}”.`);
    words.push({ text: plain, face: wordFace, advance: advanceOf(wordFace, plain, tracking) });
  }
  return words;
}

/** Width of a text at size 1, kerned, tracking after each character but the last. */
export function advanceOf(face: Face, text: string, tracking: number): number {
  const runs = runsOf(face, text) ?? [];
  const kerned = runs.reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, 1000, { kerning: true }) / 1000, 0);
  return kerned + tracking * Math.max(0, [...text].length - 1);
}

/** Fits a text at the largest size that its rules allow; throws when it does not fit at the smallest. */
export function fitText(text: string, rules: TextRules): FittedText {
  const words = splitWords(text, rules);
  const space = advanceOf(rules.face, "n n", 0) - advanceOf(rules.face, "nn", 0) + (rules.tracking ?? 0) * 2;
  const attempt = (size: number): FittedText | null => {
    let best: { lines: Line[]; cost: number } | null = null;
    for (let count = 1; count <= Math.min(rules.maxLines, words.length); count++) {
      if (count * size * rules.leading > rules.maxHeight) break;
      const broken = breakLines(words, space, count, rules.maxWidth / size);
      if (broken && (best === null || broken.cost + 0.02 * count < best.cost))
        best = { ...broken, cost: broken.cost + 0.02 * count };
    }
    if (best === null) return null;
    const lines = best.lines.map((line) => ({ ...line, width: line.width * size }));
    const width = Math.max(...lines.map((line) => line.width));
    return { size, lines, width, height: lines.length * size * rules.leading, rules };
  };
  let fitted = attempt(rules.maxSize);
  if (fitted) return fitted;
  let [low, high] = [rules.minSize, rules.maxSize];
  for (let step = 0; step < 14; step++) {
    const size = (low + high) / 2;
    const found = attempt(size);
    if (found) [fitted, low] = [found, size];
    else high = size;
  }
  fitted ??= attempt(rules.minSize);
  if (!fitted) throw new UnusableInput(`“${text.slice(0, 60)}” is too long for its place.`);
  return fitted;
}

/** Whether a text fits on one line without getting smaller than nine tenths of its wanted size. */
export function fitsOneLine(text: string, rules: TextRules): boolean {
  const words = splitWords(text, rules);
  const width = words.reduce((sum, word) => sum + word.advance, 0);
  return width * rules.maxSize * 0.9 <= rules.maxWidth;
}

/** The most even way to set all words on exactly `count` lines of at most `maxWidth`; null where there is none. */
function breakLines(
  words: Word[],
  space: number,
  count: number,
  maxWidth: number,
): { lines: Line[]; cost: number } | null {
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.advance);
  const width = (from: number, to: number) => (starts[to] ?? 0) - (starts[from] ?? 0) + space * (to - from - 1);
  const ideal = width(0, words.length) / count;
  const cost: number[][] = Array.from({ length: count + 1 }, () => Array<number>(words.length + 1).fill(Infinity));
  const from: number[][] = cost.map((row) => row.map(() => 0));
  (cost[0] ?? [])[0] = 0;
  for (let line = 1; line <= count; line++) {
    for (let to = line; to <= words.length; to++) {
      for (let start = line - 1; start < to; start++) {
        const before = cost[line - 1]?.[start] ?? Infinity;
        const lineWidth = width(start, to);
        if (lineWidth > maxWidth || before === Infinity) continue;
        const total = before + lineCost(words, start, to, lineWidth, ideal, count);
        if (total < (cost[line]?.[to] ?? Infinity)) {
          (cost[line] ?? [])[to] = total;
          (from[line] ?? [])[to] = start;
        }
      }
    }
  }
  const total = cost[count]?.[words.length] ?? Infinity;
  if (total === Infinity) return null;
  const lines: Line[] = [];
  let to = words.length;
  for (let line = count; line > 0; line--) {
    const start = from[line]?.[to] ?? 0;
    lines.unshift({ words: words.slice(start, to), width: width(start, to) });
    to = start;
  }
  return { lines, cost: total };
}

function lineCost(words: Word[], start: number, to: number, width: number, ideal: number, count: number): number {
  const isLast = to === words.length;
  let cost = ((ideal - width) / ideal) ** 2;
  if (!isLast && weakEndings.has(words[to - 1]?.text.toLowerCase() ?? "")) cost += 0.06;
  // A single short word at the end looks forgotten.
  if (isLast && to - start === 1 && count > 1 && width < ideal * 0.6) cost += 0.25;
  return cost;
}

export type Align = "left" | "centre";

/** Outlines of a fitted block whose box starts at (`x`, `y`) and is `boxWidth` wide. */
export function outlineText(
  fitted: FittedText,
  x: number,
  y: number,
  align: Align = "left",
  boxWidth = fitted.width,
): Outline {
  const { size, lines, rules } = fitted;
  const lineHeight = size * rules.leading;
  const [font] = rules.face.fonts;
  const unit = font ? size / font.unitsPerEm : 0;
  const ascent = (font?.ascender ?? 0) * unit;
  const descent = -(font?.descender ?? 0) * unit;
  const firstBaseline = y + (lineHeight - ascent - descent) / 2 + ascent;
  const space = advanceOf(rules.face, "n n", 0) - advanceOf(rules.face, "nn", 0) + (rules.tracking ?? 0) * 2;
  let path = "";
  let ink: Box | null = null;
  lines.forEach((line, row) => {
    let pen = align === "centre" ? x + (boxWidth - line.width) / 2 : x;
    for (const word of line.words) {
      const drawn = outlineWord(word, pen, firstBaseline + row * lineHeight, size, rules.tracking ?? 0);
      path += drawn.path;
      ink = ink === null ? drawn.ink : union(ink, drawn.ink);
      pen += (word.advance + space) * size;
    }
  });
  return { path, ink: ink ?? { x, y, width: 0, height: 0 } };
}

function outlineWord(word: Word, x: number, baseline: number, size: number, tracking: number): Outline {
  let path = "";
  let ink: Box | null = null;
  let pen = x;
  for (const run of runsOf(word.face, word.text) ?? []) {
    const outline = run.font.getPath(run.text, pen, baseline, size, { kerning: true, letterSpacing: tracking });
    const box = outline.getBoundingBox();
    path += pathData(outline.commands);
    const runInk = { x: box.x1, y: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1 };
    ink = ink === null ? runInk : union(ink, runInk);
    pen += (advanceOf(word.face, run.text, tracking) + tracking) * size;
  }
  return { path, ink: ink ?? { x, y: baseline, width: 0, height: 0 } };
}

/** An SVG path with two decimals; every number is divided from the next, which Skia's parser needs. */
function pathData(commands: readonly PathCommand[]): string {
  const points = (...values: number[]) => values.map((value) => value.toFixed(2)).join(" ");
  return commands
    .map((command) => {
      switch (command.type) {
        case "M":
        case "L":
          return `${command.type}${points(command.x, command.y)}`;
        case "Q":
          return `Q${points(command.x1, command.y1, command.x, command.y)}`;
        case "C":
          return `C${points(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
        case "Z":
          return "Z";
      }
    })
    .join("");
}

export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
