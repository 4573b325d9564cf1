import { err, ok, type Result } from "../../core/result.ts";

export interface PictureHeader {
  type: "png" | "jpeg" | "webp";
  width: number;
  height: number;
}

const notDecodable = "The picture is not a PNG, JPEG or WebP that can be read.";

/** Reads type and size from a picture's first bytes and checks that its end is there, before anything decodes it. */
export function readHeader(bytes: Uint8Array): Result<PictureHeader, string> {
  if (bytes.length < 30) return err("The picture is empty or cut off.");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return readPng(bytes, view);
  if (view.getUint16(0) === 0xffd8) return readJpeg(bytes, view);
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP") return readWebp(bytes, view);
  if (text(bytes, 4, 4) === "ftyp")
    return err("The picture is in AVIF or HEIF, which is not read yet; use PNG, JPEG or WebP.");
  return err(notDecodable);
}

function text(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

function readPng(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  // From chunk to chunk; what some programs append after the end does no harm.
  let offset = 8;
  while (offset + 12 <= bytes.length && text(bytes, offset + 4, 4) !== "IEND") offset += 12 + view.getUint32(offset);
  if (offset + 12 > bytes.length) return err("The picture is cut off: its end is missing.");
  return ok({ type: "png", width: view.getUint32(16), height: view.getUint32(20) });
}

function readJpeg(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  let offset = 2;
  while (offset + 9 < bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff || marker === 0xff) {
      offset += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      // Searched behind the frame: a thumbnail before it has an end of its own.
      if (!endsInside(bytes.subarray(Math.max(offset, bytes.length - maxAppended))))
        return err("The picture is cut off: its end is missing.");
      return ok({ type: "jpeg", width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) });
    }
    offset += marker >= 0xd0 && marker <= 0xd9 ? 2 : 2 + view.getUint16(offset + 2);
  }
  return err(notDecodable);
}

/** Cameras and programs append data of their own after a JPEG's end, up to about this much. */
const maxAppended = 64 * 1024;

function endsInside(bytes: Uint8Array): boolean {
  for (let i = bytes.lastIndexOf(0xd9); i > 0; i = bytes.lastIndexOf(0xd9, i - 1))
    if (bytes[i - 1] === 0xff) return true;
  return false;
}

function readWebp(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  if (view.getUint32(4, true) + 8 > bytes.length) return err("The picture is cut off: its end is missing.");
  const chunk = text(bytes, 12, 4);
  const byte = (offset: number) => bytes[offset] ?? 0;
  if (chunk === "VP8X") {
    const width = 1 + (byte(24) | (byte(25) << 8) | (byte(26) << 16));
    return ok({ type: "webp", width, height: 1 + (byte(27) | (byte(28) << 8) | (byte(29) << 16)) });
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return ok({ type: "webp", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 });
  }
  if (chunk === "VP8 ")
    return ok({ type: "webp", width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff });
  return err(notDecodable);
}
