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
  if (text(bytes, bytes.length - 8, 4) !== "IEND") return err("The picture is cut off: its end is missing.");
  return ok({ type: "png", width: view.getUint32(16), height: view.getUint32(20) });
}

function readJpeg(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  let end = bytes.length - 1;
  while (end > 0 && bytes[end] === 0) end -= 1;
  if (bytes[end] !== 0xd9 || bytes[end - 1] !== 0xff) return err("The picture is cut off: its end is missing.");
  let offset = 2;
  while (offset + 9 < bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff || marker === 0xff) {
      offset += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return ok({ type: "jpeg", width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) });
    offset += marker >= 0xd0 && marker <= 0xd9 ? 2 : 2 + view.getUint16(offset + 2);
  }
  return err(notDecodable);
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
