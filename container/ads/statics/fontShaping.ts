import { Path2D } from "@napi-rs/canvas";
import * as harfbuzz from "harfbuzzjs";
import type { SvgPathCommand } from "harfbuzzjs";
import { fontInWoff } from "./woff.ts";

/** A glyph's outline; lengths in ems, from the pen's place on the baseline, y upward. */
export interface Glyph {
  /** Its number in the font. */
  index: number;
  outline: readonly SvgPathCommand[];
  /** The box of its ink; null where it has none. */
  ink: { left: number; right: number; bottom: number; top: number } | null;
}

/** Glyphs with their places on the line; lengths in ems, `y` above the baseline. */
export interface ShapedText {
  glyphs: { glyph: Glyph; x: number; y: number }[];
  /** Where the next text would start, tracking after the last character included. */
  advance: number;
}

/** Lining and proportional figures, beside what HarfBuzz applies by itself: kerning, ligatures, marks, required forms. */
const figures = [new harfbuzz.Feature("lnum"), new harfbuzz.Feature("pnum")];
const withoutLigatures = [...figures, new harfbuzz.Feature("liga", 0), new harfbuzz.Feature("clig", 0)];

/** Nearer than this, in ems, a hyphen seems to touch its neighbours; Jost draws its own nearly edge to edge. */
const minHyphenBearing = 0.05;

/** Wider tracking than this would tear a ligature's neighbours apart and not the ligature. */
const maxLigatureTracking = 0.01;

/** One for all fonts: it holds what is shaped at the moment, and shaping waits for nothing. */
const buffer = new harfbuzz.Buffer();

/** One font file that sets text, shaped by HarfBuzz. */
export class TextFont {
  readonly #font: harfbuzz.Font;
  readonly #unitsPerEm: number;
  readonly #glyphs = new Map<number, Glyph>();
  readonly #hyphen: number;
  readonly #hyphenRoom: number;
  /** Height of a flat capital, in ems. */
  readonly capHeight: number;

  constructor(woff: Buffer) {
    const face = new harfbuzz.Face(new harfbuzz.Blob(fontInWoff(woff)));
    this.#font = new harfbuzz.Font(face);
    this.#unitsPerEm = face.upem;
    this.#hyphen = this.#indexOf("-") ?? 0;
    this.#hyphenRoom = Math.max(0, minHyphenBearing - (this.#glyph(this.#hyphen).ink?.left ?? 0));
    this.capHeight = this.#glyph(this.#indexOf("H") ?? 0).ink?.top ?? 0;
  }

  has(character: string): boolean {
    return this.#indexOf(character) !== undefined;
  }

  /** Sets a text on one line. `tracking` in ems, after each character. */
  shape(text: string, tracking: number): ShapedText {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // Guessed too, but from the machine's own language: the same scene would give other pixels elsewhere.
    buffer.setLanguage("und");
    harfbuzz.shape(this.#font, buffer, tracking > maxLigatureTracking ? withoutLigatures : figures);
    const places = buffer.getGlyphPositions();
    const infos = buffer.getGlyphInfos();
    const glyphs: ShapedText["glyphs"] = [];
    let x = 0;
    infos.forEach(({ codepoint: index, cluster }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[i] ?? {};
      const room = index === this.#hyphen ? this.#hyphenRoom : 0;
      glyphs.push({
        glyph: this.#glyph(index),
        x: x + room + xOffset / this.#unitsPerEm,
        y: yOffset / this.#unitsPerEm,
      });
      const endsCharacter = infos[i + 1]?.cluster !== cluster;
      x += xAdvance / this.#unitsPerEm + 2 * room + (endsCharacter ? tracking : 0);
    });
    return { glyphs, advance: x };
  }

  #indexOf(character: string): number | undefined {
    return this.#font.nominalGlyph(character.codePointAt(0) ?? 0);
  }

  #glyph(index: number): Glyph {
    let glyph = this.#glyphs.get(index);
    if (glyph === undefined) {
      const outline = this.#font
        .glyphToJson(index)
        .map(({ type, values }) => ({ type, values: values.map((value) => value / this.#unitsPerEm) }));
      glyph = { index, outline, ink: inkOf(outline) };
      this.#glyphs.set(index, glyph);
    }
    return glyph;
  }
}

function inkOf(outline: readonly SvgPathCommand[]): Glyph["ink"] {
  if (outline.length === 0) return null;
  const path = new Path2D(outline.map(({ type, values }) => `${type}${values.join(" ")}`).join(""));
  const [left, bottom, right, top] = path.computeTightBounds();
  return { left, right, bottom, top };
}
