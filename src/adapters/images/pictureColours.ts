import { PhotonImage } from "@cf-wasm/photon/workerd";
import type { HexColour } from "../../core/rendering/scene.ts";
import { dominantColours } from "./dominantColours.ts";
import { readHeader } from "./header.ts";
import { mostPixelsHere } from "./pixels.ts";
import { scaleDown } from "./scaleDown.ts";

const sampleSide = 400;

/** Type and size of a picture by its first bytes; null for what is no whole PNG, JPEG or WebP. */
export function pictureSize(
  bytes: Uint8Array,
): { type: "png" | "jpeg" | "webp"; width: number; height: number } | null {
  const header = readHeader(bytes);
  if (!header.ok) return null;
  const { type, width, height } = header.value;
  return type === "png" || type === "jpeg" || type === "webp" ? { type, width, height } : null;
}

/** Colours of what is opaque in a PNG, most of it first; empty where it cannot be read. */
export function coloursOfPng(png: Uint8Array): HexColour[] {
  const size = pictureSize(png);
  if (size?.type !== "png" || size.width * size.height > mostPixelsHere) return [];
  try {
    const image = PhotonImage.new_from_byteslice(png);
    try {
      const pixels = { rgba: image.get_raw_pixels(), width: image.get_width(), height: image.get_height() };
      return dominantColours(scaleDown(pixels, sampleSide, sampleSide));
    } finally {
      image.free();
    }
  } catch {
    // photon panics on pictures whose header is fine and whose data is not.
    return [];
  }
}
