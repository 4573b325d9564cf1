import { err, ok, type Result } from "../../core/result.ts";
import { cutOff, exifOrientation, isPlainProfile, type PictureHeader } from "./pictureMetadata.ts";

const exifMarker = 0xe1;
const profileMarker = 0xe2;

/** Cameras and programs append data of their own after a JPEG's end, up to about this much. */
const maxAppended = 64 * 1024;

/** Walks from segment to segment up to the frame's header. */
export function readJpeg(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  let isPlain = true;
  let offset = 2;
  while (offset + 10 < bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff || marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker >= 0xd0 && marker <= 0xd9) {
      offset += 2;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      // Searched behind the frame: a thumbnail before it has an end of its own.
      if (!endsInside(bytes.subarray(Math.max(offset, bytes.length - maxAppended)))) return err(cutOff);
      const isCommon = marker <= 0xc2 && bytes[offset + 4] === 8 && [1, 3].includes(bytes[offset + 9] ?? 0);
      const [width, height] = [view.getUint16(offset + 7), view.getUint16(offset + 5)];
      return ok({ type: "jpeg", width, height, isPlain: isPlain && isCommon });
    }
    const length = view.getUint16(offset + 2);
    const data = bytes.subarray(offset + 4, offset + 2 + length);
    if (marker === exifMarker && startsWith(data, "Exif")) isPlain &&= exifOrientation(data) === 1;
    // The first part of a profile names it; its parts after the first change nothing about that.
    if (marker === profileMarker && startsWith(data, "ICC_PROFILE") && data[12] === 1)
      isPlain &&= isPlainProfile(data.subarray(14));
    offset += 2 + length;
  }
  return err(cutOff);
}

function startsWith(data: Uint8Array, word: string): boolean {
  return [...word].every((letter, i) => data[i] === letter.charCodeAt(0));
}

function endsInside(bytes: Uint8Array): boolean {
  for (let i = bytes.lastIndexOf(0xd9); i > 0; i = bytes.lastIndexOf(0xd9, i - 1))
    if (bytes[i - 1] === 0xff) return true;
  return false;
}
