import { UnusableInput } from "../../engine/unusableInput.ts";
import { faceFor, runsOf, uncoveredCharacters, type Face } from "./fonts.ts";
import type { ShapedText } from "./fontShaping.ts";

/** A word, or a part of one that ends where it may be hyphenated. Lengths at nominal size 1. */
export interface Word extends ShapedText {
  text: string;
  face: Face;
  /** Room between this and the next on the same line; within a word no more than its tracking. */
  spaceAfter: number;
  /** What is set behind it where a line ends within a word; null at a word's end. */
  hyphen: ShapedText | null;
}

/** Which faces set a text, and how far apart its characters stand in ems. */
export interface WordRules {
  face: Face;
  /** The face of words between asterisks. */
  emphasis?: Face;
  tracking?: number;
}

const noBreakSpace = "\u00a0";
const narrowNoBreakSpace = "\u202f";
const softHyphen = "\u00ad";

/** Ties together what must not be torn apart: "2 %", "30 ml", "vitamin C", "aloe vera", "· 205 reviews"; "5 ceramides" stays breakable. */
function tie(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(narrowNoBreakSpace, noBreakSpace)
    .replace(/(\d) (?=%|ml\b|g\b|oz\b|h\b|hours?\b|SPF\b)/gi, `$1${noBreakSpace}`)
    .replace(/\bSPF (?=\d)/gi, `SPF${noBreakSpace}`)
    .replace(/(· \d[\d.,'’\u00a0]*) (?=\p{L})/gu, `$1${noBreakSpace}`)
    .replace(/\b([Vv]itamin(?:e|as?)?) (?=[A-EK]\d{0,2}\b)/g, `$1${noBreakSpace}`)
    .replace(/\b(aloe) (?=vera\b)/gi, `$1${noBreakSpace}`)
    .trim();
}

/** What has to be drawn of a text: without marks of emphasis and soft hyphens. */
export function lettersOf(text: string): string {
  return text.normalize("NFC").replaceAll("*", "").replaceAll(softHyphen, "");
}

/**
 * The words of a text, each in the face that sets it. Soft hyphens divide a word. Throws `UnusableInput` that names the characters
 * which no face has.
 */
export function splitWords(text: string, { face, emphasis, tracking = 0 }: WordRules): Word[] {
  const words: Word[] = [];
  const letters = lettersOf(text);
  const [upright, italic] = [faceFor(face, letters), faceFor(emphasis ?? face, letters)];
  let emphasised = false;
  for (const raw of tie(text).split(/[^\S\u00a0]+/)) {
    if (raw.startsWith("*")) emphasised = true;
    const wordFace = emphasised ? italic : upright;
    if (/\*[^*\w]*$/.test(raw.slice(1))) emphasised = false;
    const parts = raw.replaceAll("*", "").split(softHyphen).filter(Boolean);
    parts.forEach((part, i) => words.push(setWord(part, wordFace, tracking, i === parts.length - 1)));
  }
  return words;
}

function setWord(text: string, face: Face, tracking: number, endsWord: boolean): Word {
  const missing = uncoveredCharacters(face, text);
  if (missing.length > 0)
    throw new UnusableInput(`No shipped font has the characters ${missing.join(" ")} of “${text}”.`);
  return {
    ...shapeText(face, text, tracking),
    text,
    face,
    spaceAfter: endsWord ? spaceOf(face, tracking) : gapOf(face, tracking),
    hyphen: endsWord ? null : shapeText(face, "-", tracking),
  };
}

/** Sets a text on one line at nominal size 1; no tracking follows the last character. */
export function shapeText(face: Face, text: string, tracking: number): ShapedText {
  const glyphs: ShapedText["glyphs"] = [];
  let pen = 0;
  for (const run of runsOf(face, text) ?? []) {
    const shaped = run.font.shape(run.text, tracking + face.tracking);
    for (const { glyph, x, y } of shaped.glyphs) glyphs.push({ glyph, x: pen + x * face.size, y: y * face.size });
    pen += shaped.advance * face.size;
  }
  return { glyphs, advance: pen - gapOf(face, tracking) };
}

/** What stands between two characters because of the tracking. */
function gapOf(face: Face, tracking: number): number {
  return (tracking + face.tracking) * face.size;
}

/** A word space, with the tracking on both its sides. */
function spaceOf(face: Face, tracking: number): number {
  return shapeText(face, "n n", tracking).advance - shapeText(face, "nn", tracking).advance + gapOf(face, tracking);
}
