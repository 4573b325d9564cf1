import { createCanvas, ImageData } from "@napi-rs/canvas";
import sharp from "sharp";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { withSrgbProfile } from "./colourProfile.ts";
import type { ComposedAd } from "./composeAd.ts";
import { drawPiece, type Sheet } from "./drawLayers.ts";
import type { Piece } from "./pieces.ts";

/** RGBA of the canvas's size: the finished still, and what is behind its words. */
export interface StillPixels {
  finished: Uint8ClampedArray;
  behind: Uint8ClampedArray;
}

/**
 * The ad over the texture's first frame: exactly what the video begins with. Panels and buttons count as what is behind the words.
 */
export function flatten(ad: ComposedAd, groundRgba: Uint8ClampedArray, sheets: readonly Sheet[]): StillPixels {
  const { width, height } = ad;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.putImageData(new ImageData(groundRgba, width, height), 0, 0);
  for (const sheet of sheets) ctx.drawImage(sheet.canvas, 0, 0);
  const pieces = [...ad.pieces, ...ad.callToAction];
  for (const piece of pieces.filter(isPanel)) drawPiece(ctx, piece);
  const behind = ctx.getImageData(0, 0, width, height).data;
  for (const piece of pieces) if (!isPanel(piece)) drawPiece(ctx, piece);
  return { behind, finished: ctx.getImageData(0, 0, width, height).data };
}

function isPanel({ kind }: Piece): boolean {
  return kind === "panel" || kind === "pill";
}

const maxJpegBytes = 2 * 1024 * 1024;
/** The highest level would make it 7 % smaller and take four times as long. */
const fastPng = { compressionLevel: 6, adaptiveFiltering: true };
/** Scans in turn and codes fitted to the picture would make it 6 % smaller and take five times as long. */
const fastJpeg = { chromaSubsampling: "4:4:4", progressive: false, optimiseCoding: false };

/** How a still is written; `deliveryId` stands in its metadata where it has one. */
export type StillFile = Pick<Scene, "stillType" | "deliveryId">;

/**
 * The finished still as an sRGB file: a JPEG under 2 MB, in full colour resolution so that small type stays clean, or a PNG of the
 * very pixels. Its metadata is the colour profile and the delivery, nothing of who made it where.
 */
export async function encodeStill(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  { stillType, deliveryId }: StillFile = { stillType: "jpeg", deliveryId: null },
): Promise<Buffer> {
  const raw = { width, height, channels: 4 as const };
  const picture = sharp(rgba, { raw }).removeAlpha();
  if (deliveryId !== null) picture.withExif({ IFD0: { ImageDescription: `Delivery ${deliveryId}` } });
  if (stillType === "png") return picture.withIccProfile("srgb").png(fastPng).toBuffer();
  for (const quality of [90, 84, 76]) {
    const jpeg = await picture
      .clone()
      .jpeg({ quality, ...fastJpeg })
      .toBuffer();
    if (jpeg.length < maxJpegBytes) return withSrgbProfile(jpeg);
  }
  throw new Error("The still is larger than 2 MB at any acceptable quality.");
}
