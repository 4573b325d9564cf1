import { createCanvas, Path2D } from "@napi-rs/canvas";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import type { Layer } from "../../engine/layer.ts";
import { fontPairing } from "./fonts.ts";
import { outlineText } from "./outline.ts";
import { layerOf } from "./sheet.ts";
import { fitText } from "./typeset.ts";

const mark = "TEST";
const tiltDegrees = -28;
/** Lengths in pixels. Marks in a row and rows lie so near each other that no crop worth running is free of them. */
const type = { size: 118, tracking: 0.12, between: 150, rowHeight: 250 };
/** A light face with a dark edge: one of them shows on whatever lies beneath. */
const look = { face: "#ffffff", faceOpacity: 0.46, edge: "#101010", edgeOpacity: 0.5, edgePixels: 6 };

/** What says all over a finished picture that it is a test account's; nothing for a scene without it. */
export function watermarkOver({ watermark }: Pick<Scene, "watermark">, ad: { width: number; height: number }): Layer[] {
  return watermark ? [drawMarks(ad)] : [];
}

/** Slanted rows of marks over the whole of an ad, each row shifted against the one before. */
function drawMarks({ width, height }: { width: number; height: number }): Layer {
  const face = fontPairing("cormorant-jost").textMedium;
  const size = { minSize: type.size, maxSize: type.size, maxWidth: Infinity, maxHeight: Infinity, maxLines: 1 };
  const rules = { face, tracking: type.tracking, leading: 1, ...size };
  const { path, ink } = outlineText(fitText(mark, rules), 0, 0);
  const letters = new Path2D(path);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.translate(width / 2, height / 2);
  ctx.rotate((tiltDegrees * Math.PI) / 180);
  ctx.lineJoin = "round";
  ctx.lineWidth = look.edgePixels;
  const reach = Math.hypot(width, height) / 2;
  const step = ink.width + type.between;
  const rows = Math.ceil(reach / type.rowHeight);
  const columns = Math.ceil(reach / step) + 1;
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const shift = row % 2 === 0 ? 0 : step / 2;
      ctx.save();
      ctx.translate(column * step + shift - ink.x - ink.width / 2, row * type.rowHeight - ink.y - ink.height / 2);
      ctx.globalAlpha = look.edgeOpacity;
      ctx.strokeStyle = look.edge;
      ctx.stroke(letters);
      // The stroke's inner half would darken the face.
      ctx.globalCompositeOperation = "destination-out";
      ctx.globalAlpha = 1;
      ctx.fill(letters);
      ctx.globalCompositeOperation = "source-over";
      ctx.globalAlpha = look.faceOpacity;
      ctx.fillStyle = look.face;
      ctx.fill(letters);
      ctx.restore();
    }
  }
  return layerOf({ name: "watermark", canvas, x: 0, y: 0 });
}
