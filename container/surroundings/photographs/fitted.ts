import { createCanvas, ImageData, type Canvas } from "@napi-rs/canvas";
import type { Box } from "../../../src/core/rendering/box.ts";
import type { Photograph } from "./photograph.ts";

/** Of what is too tall for a canvas so much is cut off above, and the rest below. */
const cutAbove = 0.6;

/** A canvas that a photograph fills, with so many pixels of it beyond each side. */
export interface Filling {
  width: number;
  height: number;
  reach: number;
}

/** What of a photograph a canvas shows, without what lies beyond it. Pixels of the photograph. */
export function windowFor(photograph: Photograph, { width, height, reach }: Filling): Box {
  const [wide, tall] = [width + 2 * reach, height + 2 * reach];
  const scale = Math.max(wide / photograph.width, tall / photograph.height);
  return {
    x: (photograph.width - wide / scale) / 2 + reach / scale,
    y: (photograph.height - tall / scale) * cutAbove + reach / scale,
    width: width / scale,
    height: height / scale,
  };
}

export function canvasOf({ rgba, width, height }: Photograph): Canvas {
  const image = new ImageData(width, height);
  image.data.set(rgba);
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

/** A photograph as a canvas shows it, and beyond; `isMirrored`: right and left changed. */
export function fit(source: Canvas, window: Box, { width, height, reach }: Filling, isMirrored: boolean): Canvas {
  const fitted = createCanvas(width + 2 * reach, height + 2 * reach);
  const ctx = fitted.getContext("2d");
  const scale = width / window.width;
  if (isMirrored) {
    ctx.translate(fitted.width, 0);
    ctx.scale(-1, 1);
  }
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(
    source,
    ...([reach - window.x * scale, reach - window.y * scale, source.width * scale, source.height * scale] as const),
  );
  return fitted;
}
