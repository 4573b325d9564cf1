import { createCanvas } from "@napi-rs/canvas";
import type { Box } from "../../../src/core/rendering/box.ts";
import type { ComposedAd } from "./composeAd.ts";
import { drawPiece } from "./drawPiece.ts";

/** Pixels that are told apart; the last ones of a canvas that they do not divide reach over its edge. */
const cell = 30;
/** Opacity, of 255, from which what lies under a cell counts as hidden. */
const hidingAlpha = 150;

/** What blocks of colour, papers, cards and buttons hide of an ad's ground, in boxes beside each other. Pixels of the canvas. */
export function coversOf({ backdrop, pieces, callToAction, width, height }: ComposedAd): Box[] {
  const panels = [...pieces, ...callToAction].filter(({ kind }) => kind === "panel" || kind === "pill");
  const flat = [...backdrop.filter(({ kind }) => kind === "fill" || kind === "panel"), ...panels];
  if (flat.length === 0) return [];
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const ctx = createCanvas(columns, rows).getContext("2d");
  ctx.scale(1 / cell, 1 / cell);
  for (const piece of flat) drawPiece(ctx, piece);
  const { data } = ctx.getImageData(0, 0, columns, rows);
  const covers: Box[] = [];
  let above: Box[] = [];
  for (let row = 0; row < rows; row++) {
    const here = runsOf((column) => (data[(row * columns + column) * 4 + 3] ?? 0) >= hidingAlpha, columns).map(
      (run) => {
        const [x, runWidth] = [run.from * cell, (run.to - run.from) * cell];
        const grown = above.find((box) => box.x === x && box.width === runWidth);
        if (grown !== undefined) {
          grown.height += cell;
          return grown;
        }
        const box = { x, y: row * cell, width: runWidth, height: cell };
        covers.push(box);
        return box;
      },
    );
    above = here;
  }
  return covers;
}

/** Stretches in which `holds` is true: from a place up to another, which is not part of it. */
function runsOf(holds: (n: number) => boolean, count: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let n = 0; n < count; n++) {
    if (!holds(n)) continue;
    const last = runs.at(-1);
    if (last?.to === n) last.to = n + 1;
    else runs.push({ from: n, to: n + 1 });
  }
  return runs;
}
