import opentype, { type Font, type Glyph } from "opentype.js";
import { readKerning, woffTable, type Kerning } from "./fontKerning.ts";

/** Glyphs with their places on the line; lengths in ems. */
export interface ShapedText {
  glyphs: { glyph: Glyph; x: number }[];
  /** Where the next text would start, tracking after the last character included. */
  advance: number;
}

interface Ligature {
  sequence: readonly number[];
  by: number;
}

/** In this order: the forms that a cut of a variable family requires, lining figures, proportional figures. */
const singleFeatures = ["rvrn", "lnum", "pnum"];

/** Nearer than this, in ems, a hyphen seems to touch its neighbours; Jost draws its own nearly edge to edge. */
const minHyphenBearing = 0.05;

/** Wider tracking than this would tear a ligature's neighbours apart and not the ligature. */
const maxLigatureTracking = 0.01;

/**
 * One font file that sets text: lining and proportional figures where it has them, ligatures, kerning. opentype.js reads the file;
 * its own layout of text is not used, because it throws on lookups that these families have and skips others.
 */
export class TextFont {
  readonly #font: Font;
  readonly #kerning: Kerning;
  readonly #substitutions: readonly ReadonlyMap<number, number>[];
  readonly #ligatures: ReadonlyMap<number, Ligature[]>;
  readonly #hyphen: number;
  readonly #hyphenRoom: number;
  /** Height of a flat capital, in ems. */
  readonly capHeight: number;

  /** `script`: the OpenType tag of what the file is used for, "latn" or "cyrl". */
  constructor(woff: Buffer, script: string) {
    this.#font = opentype.parse(woff.buffer.slice(woff.byteOffset, woff.byteOffset + woff.byteLength));
    this.#kerning = readKerning(woffTable(woff, "GPOS"), script);
    this.#substitutions = singleFeatures.map((feature) => singlesOf(this.#font, feature));
    this.#ligatures = ligaturesOf(this.#font);
    this.#hyphen = this.#font.charToGlyphIndex("-");
    const bearing = this.#font.glyphs.get(this.#hyphen).getBoundingBox().x1 / this.#font.unitsPerEm;
    this.#hyphenRoom = Math.max(0, minHyphenBearing - bearing);
    this.capHeight = this.#font.charToGlyph("H").getBoundingBox().y2 / this.#font.unitsPerEm;
  }

  has(character: string): boolean {
    return this.#font.charToGlyphIndex(character) !== 0;
  }

  /** Sets a text on one line. `tracking` in ems, after each character. */
  shape(text: string, tracking: number): ShapedText {
    const single = [...text].map((character) => this.#glyphOf(character));
    const indexes = tracking <= maxLigatureTracking ? this.#joined(single) : single;
    const glyphs: ShapedText["glyphs"] = [];
    let x = 0;
    indexes.forEach((index, i) => {
      const glyph = this.#font.glyphs.get(index);
      const room = index === this.#hyphen ? this.#hyphenRoom : 0;
      glyphs.push({ glyph, x: x + room });
      const next = indexes[i + 1];
      const kerning = next === undefined ? 0 : this.#kerning(index, next);
      x += ((glyph.advanceWidth ?? 0) + kerning) / this.#font.unitsPerEm + 2 * room + tracking;
    });
    return { glyphs, advance: x };
  }

  #glyphOf(character: string): number {
    const plain = this.#font.charToGlyphIndex(character);
    return this.#substitutions.reduce((glyph, substitution) => substitution.get(glyph) ?? glyph, plain);
  }

  /** The glyphs with the longest ligature at each place. */
  #joined(glyphs: number[]): number[] {
    const joined: number[] = [];
    for (let i = 0; i < glyphs.length;) {
      const ligature = this.#ligatures
        .get(glyphs[i] ?? 0)
        ?.find(({ sequence }) => sequence.every((glyph, k) => glyphs[i + k] === glyph));
      joined.push(ligature?.by ?? glyphs[i] ?? 0);
      i += ligature?.sequence.length ?? 1;
    }
    return joined;
  }
}

/** The part of opentype.js's GSUB table that is read here. */
interface Substitutions {
  features: { tag: string; feature: { lookupListIndexes: number[] } }[];
  lookups: { lookupType: number; subtables: Subtable[] }[];
}

interface Subtable {
  substFormat: number;
  coverage: unknown;
  deltaGlyphId?: number;
  substitute?: number[];
  ligatureSets?: { ligGlyph: number; components: number[] }[][];
}

const singleSubstitution = 1;
const ligatureSubstitution = 4;

function subtablesOf(font: Font, feature: string, type: number): { glyphs: number[]; subtable: Subtable }[] {
  const table = font.tables.gsub as unknown as Substitutions | undefined;
  const { expandCoverage } = font.substitution as unknown as { expandCoverage: (coverage: unknown) => number[] };
  const indexes = (table?.features ?? [])
    .filter(({ tag }) => tag === feature)
    .flatMap(({ feature: { lookupListIndexes } }) => lookupListIndexes);
  return [...new Set(indexes)]
    .flatMap((index) => table?.lookups[index] ?? [])
    .filter(({ lookupType }) => lookupType === type)
    .flatMap(({ subtables }) => subtables)
    .map((subtable) => ({ glyphs: expandCoverage(subtable.coverage), subtable }));
}

/** Glyphs with what a feature puts in their place. */
function singlesOf(font: Font, feature: string): Map<number, number> {
  return new Map(
    subtablesOf(font, feature, singleSubstitution).flatMap(({ glyphs, subtable }) =>
      glyphs.map((glyph, i) => [glyph, subtable.substitute?.[i] ?? glyph + (subtable.deltaGlyphId ?? 0)] as const),
    ),
  );
}

/** The standard ligatures by their first glyph, the longest first. */
function ligaturesOf(font: Font): Map<number, Ligature[]> {
  const found = new Map<number, Ligature[]>();
  for (const { glyphs, subtable } of subtablesOf(font, "liga", ligatureSubstitution)) {
    glyphs.forEach((first, i) => {
      const ligatures = (subtable.ligatureSets?.[i] ?? []).map(({ ligGlyph, components }) => ({
        sequence: [first, ...components],
        by: ligGlyph,
      }));
      found.set(first, [...(found.get(first) ?? []), ...ligatures]);
    });
  }
  for (const ligatures of found.values()) ligatures.sort((a, b) => b.sequence.length - a.sequence.length);
  return found;
}
