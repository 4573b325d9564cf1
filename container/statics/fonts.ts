import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";

/** A cut of a family: the same style in the scripts that ship with it, Latin first. */
export interface Face {
  readonly name: string;
  readonly fonts: readonly Font[];
}

/** The faces of one pairing: a display serif with its italic, and a text face in three weights. */
export interface FontPairing {
  display: Face;
  displayItalic: Face;
  text: Face;
  textMedium: Face;
}

const require = createRequire(import.meta.url);
const scripts = ["latin", "latin-ext", "cyrillic"];

function loadFace(family: string, style: string): Face {
  const fonts = scripts.map((script) => {
    const file = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${script}-${style}.woff`));
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  });
  return { name: `${family} ${style}`, fonts };
}

/** Loads a pairing from its packages; done once at start, about 150 ms. */
export function loadFonts(): FontPairing {
  return {
    display: loadFace("cormorant-garamond", "600-normal"),
    displayItalic: loadFace("cormorant-garamond", "600-italic"),
    text: loadFace("jost", "400-normal"),
    textMedium: loadFace("jost", "500-normal"),
  };
}

/** A stretch of text that one font can set. */
export interface Run {
  font: Font;
  text: string;
}

/** Splits a text into runs by the first font of the face that has each character; null where none has one. */
export function runsOf(face: Face, text: string): Run[] | null {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const fitting = face.fonts.find((font) => font.charToGlyphIndex(character) !== 0);
    const font = /\s/.test(character) ? (last?.font ?? fitting) : fitting;
    if (!font) return null;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** The characters that no font of the face has; empty when everything can be set. */
export function uncoveredCharacters(face: Face, text: string): string[] {
  return [...new Set(text)].filter((character) => !/\s/.test(character) && runsOf(face, character) === null);
}
