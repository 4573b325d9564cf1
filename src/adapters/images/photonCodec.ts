import { PhotonImage } from "@cf-wasm/photon/workerd";
import type { Pixels } from "./pixels.ts";

/** Null where photon panics: on pictures whose header is fine and whose data is not. */
export function decodePixels(bytes: Uint8Array): Pixels | null {
  try {
    const image = PhotonImage.new_from_byteslice(bytes);
    try {
      return { rgba: image.get_raw_pixels(), width: image.get_width(), height: image.get_height() };
    } finally {
      image.free();
    }
  } catch {
    return null;
  }
}

/** What people look at on white needs no alpha; finer than this nothing is seen. */
const jpegQuality = 88;

export function encodeJpeg({ rgba, width, height }: Pixels): Uint8Array {
  const image = new PhotonImage(rgba, width, height);
  try {
    return image.get_bytes_jpeg(jpegQuality);
  } finally {
    image.free();
  }
}

export function encodePng({ rgba, width, height }: Pixels): Uint8Array {
  const image = new PhotonImage(rgba, width, height);
  try {
    return image.get_bytes();
  } finally {
    image.free();
  }
}
