import { createCanvas, ImageData } from "@napi-rs/canvas";
import sharp from "sharp";
import type { Layer } from "../types.ts";
import type { ComposedAd } from "./composeAd.ts";

/** The layers over the texture's first frame: exactly what the video begins with. RGBA of the canvas's size. */
export function flatten(
  ad: Pick<ComposedAd, "width" | "height">,
  groundRgba: Uint8ClampedArray,
  layers: readonly Layer[],
): Uint8ClampedArray {
  const canvas = createCanvas(ad.width, ad.height);
  const ctx = canvas.getContext("2d");
  ctx.putImageData(new ImageData(groundRgba, ad.width, ad.height), 0, 0);
  for (const { rgba, x, y, width, height, motion } of layers) {
    const top = y + motion.amplitudePixels * Math.sin(2 * Math.PI * motion.phase);
    const sheet = createCanvas(width, height);
    sheet.getContext("2d").putImageData(new ImageData(rgba, width, height), 0, 0);
    ctx.drawImage(sheet, x, top);
  }
  return ctx.getImageData(0, 0, ad.width, ad.height).data;
}

const maxBytes = 2 * 1024 * 1024;

/** The finished still as an sRGB JPEG under 2 MB, in full colour resolution so that small type stays clean. */
export async function encodeStill(rgba: Uint8ClampedArray, width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 4 as const };
  for (const quality of [90, 84, 76]) {
    const jpeg = await sharp(rgba, { raw })
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: "4:4:4", progressive: true })
      .toBuffer();
    if (jpeg.length < maxBytes) return jpeg;
  }
  throw new Error("The still is larger than 2 MB at any acceptable quality.");
}
