import { createCanvas, Path2D, type Canvas } from "@napi-rs/canvas";
import { grown, type Box } from "../../../src/core/rendering/box.ts";
import type { Appearance, Motion } from "../../engine/motion.ts";
import type { Layer } from "../../engine/layer.ts";
import { cardShadow, drawPiece, leaderShape } from "./drawPiece.ts";
import { union } from "./outline.ts";
import type { Piece } from "./piece.ts";
import { rotatedSize, type PlacedProduct } from "../../../src/core/rendering/placedProduct.ts";

/** One layer of an ad, drawn: a canvas whose top left corner lies at (`x`, `y`) of the ad, whole pixels. */
export interface Sheet {
  name: Layer["name"];
  canvas: Canvas;
  x: number;
  y: number;
  /** Absent: it stays steady. */
  motion?: Motion | null;
  /** Absent: always. */
  shown?: Appearance;
}

/** The pixels of a sheet, as still and video composite them. */
export function layerOf({ name, canvas, x, y, motion, shown }: Sheet): Layer {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return { name, rgba: data, x, y, width, height, motion: motion ?? null, shown: shown ?? null };
}

/** The same, and the last that is wanted of the sheet: its canvas gives its memory back, which would else wait for a collection. */
export function takeLayer(sheet: Sheet): Layer {
  const layer = layerOf(sheet);
  sheet.canvas.width = 1;
  sheet.canvas.height = 1;
  return layer;
}

/** The whole pixels of an ad that a box touches, at least one. */
export function wholePixels({ x, y, width, height }: Box, ad: { width: number; height: number }): Box {
  const left = Math.min(ad.width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(ad.height - 1, Math.max(0, Math.floor(y)));
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(ad.width, Math.ceil(x + width)) - left),
    height: Math.max(1, Math.min(ad.height, Math.ceil(y + height)) - top),
  };
}

/** Where the product lies with its soft edge, in whole multiples of eight pixels, so that every smaller resolution divides it. */
export function productSheetBox(ad: { product: PlacedProduct; width: number; height: number }): Box {
  const { centreX, centreY, width, height, rotationDegrees } = ad.product;
  const outer = rotatedSize(width, height, rotationDegrees);
  const [left, top] = [centreX - outer.width / 2, centreY - outer.height / 2].map(
    (edge) => Math.floor(edge / 8 - 0.5) * 8,
  );
  const [right, bottom] = [centreX + outer.width / 2, centreY + outer.height / 2].map(
    (edge) => Math.ceil(edge / 8 + 0.5) * 8,
  );
  const [x = 0, y = 0] = [left, top];
  return wholePixels({ x, y, width: (right ?? 0) - x, height: (bottom ?? 0) - y }, ad);
}

/** Flat pieces as a sheet that is no larger than they are. */
export function sheetOfPieces(
  name: Layer["name"],
  pieces: readonly Piece[],
  ad: { width: number; height: number },
): Sheet {
  const [first = { x: 0, y: 0, width: 1, height: 1 }, ...others] = pieces.map(reachOf);
  const { x, y, width, height } = wholePixels(others.reduce(union, first), ad);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.translate(-x, -y);
  for (const piece of pieces) drawPiece(ctx, piece);
  return { name, canvas, x, y };
}

/** What a piece may colour, with a pixel for its soft edge. */
function reachOf(piece: Piece): Box {
  switch (piece.kind) {
    case "fill":
      return around(new Path2D(piece.path).getBounds(), 1);
    case "stroke":
      return around(new Path2D(piece.path).getBounds(), piece.width / 2 + 1);
    case "leader": {
      const [from, to] = [piece.from, piece.to];
      const bounds = [
        Math.min(from[0], to[0]),
        Math.min(from[1], to[1]),
        Math.max(from[0], to[0]),
        Math.max(from[1], to[1]),
      ];
      return around(bounds as [number, number, number, number], leaderShape.dotRadius + 1);
    }
    case "logo":
      return grown(piece.box, 1);
    case "panel":
      return grown(piece.box, piece.shadow === undefined ? 2 : cardShadow.blurPixels * 1.5 + cardShadow.downPixels);
    case "pill":
      // Its shadow: an offset, and a blur that has faded at three deviations.
      return grown(piece.box, piece.box.height * 0.7);
  }
}

function around([left, top, right, bottom]: [number, number, number, number], margin: number): Box {
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}
