import type { Box } from "../../../src/core/rendering/box.ts";
import type { Glyph, ShapedText } from "./fontShaping.ts";
import { lineHeightOf, type FittedText } from "./typeset.ts";

/** Outlines as an SVG path, and the box of their ink. */
export interface Outline {
  path: string;
  ink: Box;
}

export type Align = "left" | "centre";

/**
 * Outlines of a fitted block whose box starts at (`x`, `y`) and is `boxWidth` wide. Capitals stand in the middle of their line,
 * because the ascent and descent that fonts declare differ too much to be compared.
 */
export function outlineText(
  fitted: FittedText,
  x: number,
  y: number,
  align: Align = "left",
  boxWidth = fitted.width,
): Outline {
  const { size, lines, rules } = fitted;
  const lineHeight = size * lineHeightOf(rules);
  const firstBaseline = y + (lineHeight + size * rules.face.capHeight) / 2;
  let path = "";
  let ink: Box | null = null;
  const draw = (text: ShapedText, typeSize: number, pen: number, baseline: number) => {
    const drawn = outlineGlyphs(text, size, typeSize, pen, baseline);
    path += drawn.path;
    ink = ink === null ? drawn.ink : union(ink, drawn.ink);
  };
  lines.forEach((line, row) => {
    const baseline = firstBaseline + row * lineHeight;
    let pen = align === "centre" ? x + (boxWidth - line.width) / 2 : x;
    line.words.forEach((word, i) => {
      const typeSize = size * word.face.size;
      draw(word, typeSize, pen, baseline);
      pen += word.advance * size;
      if (i === line.words.length - 1 && word.hyphen) draw(word.hyphen, typeSize, pen, baseline);
      pen += word.spaceAfter * size;
    });
  });
  return { path, ink: ink ?? { x, y, width: 0, height: 0 } };
}

/** `size`: nominal size, in which the glyphs were placed; `typeSize`: the font's own. */
function outlineGlyphs(text: ShapedText, size: number, typeSize: number, x: number, baseline: number): Outline {
  let path = "";
  let ink: Box | null = null;
  for (const { glyph, x: right, y: up } of text.glyphs) {
    if (glyph.ink === null) continue;
    const pen = { x: x + right * size, y: baseline - up * size };
    const { left, top, right: end, bottom } = glyph.ink;
    const glyphInk = {
      x: pen.x + left * typeSize,
      y: pen.y - top * typeSize,
      width: (end - left) * typeSize,
      height: (top - bottom) * typeSize,
    };
    path += pathOfGlyph(glyph, typeSize, pen.x, pen.y);
    ink = ink === null ? glyphInk : union(ink, glyphInk);
  }
  return { path, ink: ink ?? { x, y: baseline, width: 0, height: 0 } };
}

/** A number with at most two decimals. */
const short = (value: number) => Math.round(value * 100) / 100;

/** An SVG path with two decimals; every number is divided from the next, which Skia's parser needs. */
export function pathOfGlyph({ outline }: Glyph, typeSize: number, x: number, baseline: number): string {
  const place = (value: number, i: number) => short(i % 2 === 0 ? x + value * typeSize : baseline - value * typeSize);
  return outline.map(({ type, values }) => `${type}${values.map(place).join(" ")}`).join("");
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
