import type { Image } from "@napi-rs/canvas";
import sharp from "sharp";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import type { Layer } from "../../engine/layer.ts";
import { withSrgbProfile } from "./colourProfile.ts";
import type { ComposedAd } from "./composeAd.ts";
import { drawSheets } from "./drawLayers.ts";
import type { Piece } from "./piece.ts";
import { layOver, type RgbPicture } from "./rgbPicture.ts";
import { sheetOfPieces, takeLayer } from "./sheet.ts";

/** A finished still, and what it was made of. */
export interface DrawnPicture {
  file: Buffer;
  /** The pixels that were written into the file. */
  finished: RgbPicture;
  behind: RgbPicture;
  /** The product's layer alone, and what runs over it. */
  product: Layer;
  leaders: Layer | null;
}

/** Draws a composed ad over its ground, which it draws into. `picture` is the product's cut-out, decoded. */
export async function drawStill(
  scene: Scene,
  ad: ComposedAd,
  picture: Image,
  ground: RgbPicture,
): Promise<DrawnPicture> {
  const layers = drawSheets(scene, ad, picture).map(takeLayer);
  const product = layers.find(({ name }) => name === "product");
  const leaders = layers.find(({ name }) => name === "leaders") ?? null;
  if (product === undefined) throw new TypeError("Every ad has a layer for its product.");
  const { behind, finished } = flatten(ad, ground, layers);
  return { file: await encodeStill(finished, scene), finished, behind, product, leaders };
}

/** The finished still, and what is behind its words. */
export interface StillPictures {
  finished: RgbPicture;
  behind: RgbPicture;
}

/**
 * The ad over its ground's first frame, which becomes the finished still: exactly what the video begins with. `layers` lie between
 * ground and words. Panels and buttons count as what is behind the words.
 */
export function flatten(ad: ComposedAd, ground: RgbPicture, layers: readonly Layer[]): StillPictures {
  const pieces = [...ad.pieces, ...ad.callToAction];
  const lay = (piece: Piece) => layOver(ground, takeLayer(sheetOfPieces("words", [piece], ad)));
  for (const layer of layers) layOver(ground, layer);
  for (const piece of pieces.filter(isPanel)) lay(piece);
  const behind = { ...ground, rgb: ground.rgb.slice() };
  for (const piece of pieces) if (!isPanel(piece)) lay(piece);
  return { behind, finished: ground };
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
  { rgb, width, height }: RgbPicture,
  { stillType, deliveryId }: StillFile = { stillType: "jpeg", deliveryId: null },
): Promise<Buffer> {
  const opened = () => {
    const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
    return deliveryId === null ? picture : picture.withExif({ IFD0: { ImageDescription: `Delivery ${deliveryId}` } });
  };
  if (stillType === "png") return opened().withIccProfile("srgb").png(fastPng).toBuffer();
  for (const quality of [90, 84, 76]) {
    const jpeg = await opened()
      .jpeg({ quality, ...fastJpeg })
      .toBuffer();
    if (jpeg.length < maxJpegBytes) return withSrgbProfile(jpeg);
  }
  throw new Error("The still is larger than 2 MB at any acceptable quality.");
}

/** A finished still's file, scaled to a width. */
export async function scaledStill(file: Uint8Array, width: number, still: StillFile): Promise<Buffer> {
  const { data, info } = await sharp(file).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return encodeStill({ rgb: data, width: info.width, height: info.height }, still);
}
