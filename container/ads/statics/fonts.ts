import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FontPairingName } from "../../../src/core/rendering/fonts.ts";
import { fontFile, pairingCuts, type Cut, type Script } from "./fontPairings.ts";
import { TextFont } from "./fontShaping.ts";

/** A cut of a family in all its scripts, sized and spaced so that it looks as large as the others of its role. */
export class Face {
  readonly name: string;
  /** Size of the type at nominal size 1. */
  readonly size: number;
  /** Added to every tracking, in ems of the type. */
  readonly tracking: number;
  /** Factor on every leading. */
  readonly leading: number;
  /** Sets the texts for which this face lacks a character. */
  readonly fallback: Face | null;
  readonly #cut: Cut;

  constructor(cut: Cut) {
    this.name = `${cut.family} ${cut.style}`;
    this.size = cut.size;
    this.tracking = cut.tracking ?? 0;
    this.leading = cut.leading ?? 1;
    this.fallback = cut.fallback ? new Face(cut.fallback) : null;
    this.#cut = cut;
  }

  /** Height of a flat capital at nominal size 1. */
  get capHeight(): number {
    return openFont(this.#cut, "latin").capHeight * this.size;
  }

  /** The first of the face's fonts that has a character; null where none has. Opens further scripts only when it must. */
  fontOf(character: string): TextFont | null {
    for (const script of this.#cut.scripts) {
      const font = openFont(this.#cut, script);
      if (font.has(character)) return font;
    }
    return null;
  }
}

/** The faces of one pairing: headlines and the mark, emphasis in a headline, text in two weights. */
export interface FontPairing {
  display: Face;
  displayItalic: Face;
  text: Face;
  textMedium: Face;
}

const require = createRequire(import.meta.url);
const opened = new Map<string, TextFont>();

/** A font of the packages; each is read once, when something is first set in it, about 3 ms. */
function openFont(cut: Cut, script: Script): TextFont {
  const file = fontFile(cut, script);
  let font = opened.get(file);
  if (font === undefined) {
    font = new TextFont(readFileSync(require.resolve(file)));
    opened.set(file, font);
  }
  return font;
}

/** The faces of a pairing. Reads no file yet, so that a renderer pays only for the pairings that it draws. */
export function fontPairing(name: FontPairingName): FontPairing {
  const cuts = pairingCuts[name];
  return {
    display: new Face(cuts.display),
    displayItalic: new Face(cuts.displayItalic),
    text: new Face(cuts.text),
    textMedium: new Face(cuts.textMedium),
  };
}

/** A stretch of text that one font can set. */
export interface Run {
  font: TextFont;
  text: string;
}

/** Splits a text into runs by the first font of the face that has each character; null where none has one. */
export function runsOf(face: Face, text: string): Run[] | null {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = last && /\s/.test(character) && last.font.has(character) ? last.font : face.fontOf(character);
    if (!font) return null;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** The characters that no font of the face has; empty when everything can be set. */
export function uncoveredCharacters(face: Face, text: string): string[] {
  return [...new Set(text)].filter((character) => /[\S\u00a0]/.test(character) && face.fontOf(character) === null);
}

/** The face itself or, where it lacks a character of the text, the first of its fallbacks that has them all. */
export function faceFor(face: Face, text: string): Face {
  for (let one: Face | null = face; one !== null; one = one.fallback) {
    if (uncoveredCharacters(one, text).length === 0) return one;
  }
  return face;
}
