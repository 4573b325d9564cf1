import type { Layer } from "../../engine/layer.ts";

/** An opaque picture: RGB, three bytes a pixel, row by row. */
export interface RgbPicture {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** The part of a layer, at rest, that lies on a picture: whole pixels of the picture. */
export function partOn(layer: Pick<Layer, "x" | "y" | "width" | "height">, picture: { width: number; height: number }) {
  return {
    left: Math.max(0, layer.x),
    top: Math.max(0, layer.y),
    right: Math.min(picture.width, layer.x + layer.width),
    bottom: Math.min(picture.height, layer.y + layer.height),
  };
}

/** Lays a layer, at rest, over a picture in the picture's own bytes. */
export function layOver(picture: RgbPicture, layer: Layer): void {
  const { rgb } = picture;
  const { rgba } = layer;
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);
  const { left, top, right, bottom } = partOn(layer, picture);
  for (let y = top; y < bottom; y++) {
    let pixel = (y - layer.y) * layer.width + left - layer.x;
    let at = (y * picture.width + left) * 3;
    const end = pixel + right - left;
    for (; pixel < end; pixel++, at += 3) {
      // Little-endian RGBA: alpha is the top byte.
      const word = words[pixel] ?? 0;
      const alpha = word >>> 24;
      if (alpha === 0) continue;
      if (alpha === 255) {
        rgb[at] = word;
        rgb[at + 1] = word >>> 8;
        rgb[at + 2] = word >>> 16;
        continue;
      }
      const rest = 255 - alpha;
      const red = (word & 255) * alpha + (rgb[at] ?? 0) * rest + 128;
      const green = ((word >>> 8) & 255) * alpha + (rgb[at + 1] ?? 0) * rest + 128;
      const blue = ((word >>> 16) & 255) * alpha + (rgb[at + 2] ?? 0) * rest + 128;
      // A rounded division by 255 in whole numbers.
      rgb[at] = (red + (red >> 8)) >> 8;
      rgb[at + 1] = (green + (green >> 8)) >> 8;
      rgb[at + 2] = (blue + (blue >> 8)) >> 8;
    }
  }
}
