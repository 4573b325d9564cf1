import { requiredContrast } from "../../../src/core/rendering/inspection.ts";
import { outlineText, union } from "./outline.ts";
import type { Block, Piece, Place, PlacedWords, BlockContext } from "./piece.ts";
import { textBlock } from "./pieces.ts";
import { circle } from "./shapes.ts";
import { fitsOneLine, fitText } from "./typeset.ts";

/** Proof points with check marks on a soft panel. */
export function proofPanel(
  { fonts, palette, words, minTypePixels }: BlockContext,
  at: Place,
  wantedSize: number,
): (Block & { height: number }) | null {
  if (words.proofPoints.length === 0) return null;
  const size = Math.max(wantedSize, minTypePixels.proof);
  const pad = size * 1.05;
  const icon = size * 1.45;
  const gap = size * 0.75;
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width - 2 * pad - icon - size * 0.6,
    maxHeight: size * 2.6,
    maxSize: size,
    minSize: minTypePixels.proof,
    maxLines: 2,
    leading: 1.24,
  };
  const points = words.proofPoints.map((text) => fitText(text, rules));
  const width = 2 * pad + icon + size * 0.6 + Math.max(...points.map((point) => point.width));
  const height =
    2 * pad + points.reduce((sum, point) => sum + Math.max(icon, point.height), 0) + gap * (points.length - 1);
  const box = { x: at.x, y: at.y, width, height };
  const pieces: Piece[] = [{ kind: "panel", box, radius: size * 0.95, colour: palette.panel, opacity: 0.86 }];
  const placed: PlacedWords[] = [];
  let y = at.y + pad;
  for (const point of points) {
    const rowHeight = Math.max(icon, point.height);
    const [cx, cy, r] = [at.x + pad + icon / 2, y + rowHeight / 2, icon / 2];
    pieces.push({ kind: "fill", path: circle(cx, cy, r), colour: palette.accent });
    pieces.push({
      kind: "stroke",
      path: `M${cx - r * 0.42} ${cy + r * 0.02}L${cx - r * 0.1} ${cy + r * 0.34}L${cx + r * 0.46} ${cy - r * 0.32}`,
      colour: palette.onAccent,
      width: r * 0.17,
    });
    const outline = outlineText(point, at.x + pad + icon + size * 0.6, y + (rowHeight - point.height) / 2);
    pieces.push({ kind: "fill", path: outline.path, colour: palette.ink });
    placed.push({
      role: "proof",
      ink: outline.ink,
      colour: palette.ink,
      minContrast: requiredContrast.text,
      typePixels: point.size,
      onOwnGround: true,
    });
    y += rowHeight + gap;
  }
  return { pieces, placed, box, height };
}

/** Proof points divided by dots, on as few lines as hold them. */
export function proofLine(
  { fonts, palette, words, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  wantedSize: number,
): (Block & { height: number }) | null {
  const points = words.proofPoints;
  if (points.length === 0) return null;
  const size = Math.max(wantedSize, minTypePixels.proof);
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width,
    maxHeight: size * lineLeading,
    maxSize: size,
    minSize: minTypePixels.proof,
    maxLines: 1,
    leading: lineLeading,
    tracking: 0.015,
  };
  const join = (row: string[]) => row.join(" · ").replaceAll(" ", "\u00a0");
  const divisions = [[join(points)], [join(points.slice(0, -1)), join(points.slice(-1))]];
  const joined = divisions.find((rows) => rows.filter(Boolean).every((row) => fitsOneLine(row, rules)));
  // Where not even two points share a line, each has its own and may break.
  const rows = joined?.filter(Boolean) ?? points;
  const rowRules = joined ? rules : { ...rules, maxLines: 2, maxHeight: size * lineLeading * 2 };
  const blocks: (Block & { height: number })[] = [];
  let y = at.y;
  for (const text of rows) {
    const block = textBlock(minTypePixels, {
      role: "proof",
      text,
      rules: rowRules,
      colour: palette.ink,
      minContrast: requiredContrast.text,
      at: { ...at, y },
      align: at.align,
      onOwnGround,
    });
    blocks.push(block);
    y += block.height;
  }
  return {
    pieces: blocks.flatMap((block) => block.pieces),
    placed: blocks.flatMap((block) => block.placed),
    box: blocks.map((block) => block.box).reduce(union),
    height: y - at.y,
  };
}

const lineLeading = 1.45;
