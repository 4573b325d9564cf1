import { err, ok, type Result } from "../../core/result.ts";
import { readJpeg } from "./jpegHeader.ts";
import { cutOff, exifOrientation, isPlainProfile, type PictureHeader } from "./pictureMetadata.ts";

export type { PictureHeader } from "./pictureMetadata.ts";

const notDecodable = "The picture is not a PNG, JPEG, WebP, AVIF or GIF that can be read.";

/** Reads type, size and kind from a picture's first bytes and checks that its end is there, before anything decodes it. */
export function readHeader(bytes: Uint8Array): Result<PictureHeader, string> {
  if (bytes.length < 30) return err("The picture is empty or cut off.");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return readPng(bytes, view);
  if (view.getUint16(0) === 0xffd8) return readJpeg(bytes, view);
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP") return readWebp(bytes, view);
  if (text(bytes, 4, 4) === "ftyp") return readHeif(bytes, view);
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6)))
    return ok({ type: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true), isPlain: false });
  return err(notAPicture(text(bytes, 0, 600)));
}

function notAPicture(start: string): string {
  if (/<svg[\s>]/i.test(start))
    return "The picture is an SVG drawing, which is not used as a product's picture; use PNG, JPEG or WebP.";
  if (/<(?:!doctype html|html|head|body)[\s>]/i.test(start))
    return "The address of the picture gives a web page, not a PNG, JPEG or WebP.";
  return notDecodable;
}

function text(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** Names of chunks as the number that their four letters make. */
const chunks = {
  IEND: 0x49454e44,
  iCCP: 0x69434350,
  eXIf: 0x65584966,
  cICP: 0x63494350,
  ICCP: 0x49434350,
  EXIF: 0x45584946,
  ispe: 0x69737065,
};

function readPng(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  let isPlain = bytes[24] !== 16;
  // From chunk to chunk; what some programs append after the end does no harm.
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    const length = view.getUint32(offset);
    const type = view.getUint32(offset + 4);
    if (type === chunks.IEND) break;
    if (type === chunks.iCCP) isPlain &&= /^s ?rgb/i.test(text(bytes, offset + 8, Math.min(length, 79)));
    if (type === chunks.eXIf) isPlain &&= exifOrientation(bytes.subarray(offset + 8, offset + 8 + length)) === 1;
    if (type === chunks.cICP) isPlain &&= bytes[offset + 8] === 1;
    offset += 12 + length;
  }
  if (offset + 12 > bytes.length) return err(cutOff);
  return ok({ type: "png", width: view.getUint32(16), height: view.getUint32(20), isPlain });
}

function readWebp(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  if (view.getUint32(4, true) + 8 > bytes.length) return err(cutOff);
  const chunk = text(bytes, 12, 4);
  const byte = (offset: number) => bytes[offset] ?? 0;
  if (chunk === "VP8X") {
    const width = 1 + (byte(24) | (byte(25) << 8) | (byte(26) << 16));
    const height = 1 + (byte(27) | (byte(28) << 8) | (byte(29) << 16));
    const isAnimated = (byte(20) & 2) !== 0;
    return ok({ type: "webp", width, height, isPlain: !isAnimated && hasPlainChunks(bytes, view) });
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return ok({ type: "webp", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, isPlain: true });
  }
  if (chunk === "VP8 ") {
    const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
    return ok({ type: "webp", width, height, isPlain: true });
  }
  return err(notDecodable);
}

/** Whether the profile and the EXIF data of an extended WebP, where there are any, ask for nothing to be done. */
function hasPlainChunks(bytes: Uint8Array, view: DataView): boolean {
  let offset = 12;
  while (offset + 8 <= bytes.length) {
    const type = view.getUint32(offset);
    const length = view.getUint32(offset + 4, true);
    const data = bytes.subarray(offset + 8, offset + 8 + length);
    if (type === chunks.ICCP && !isPlainProfile(data)) return false;
    if (type === chunks.EXIF && exifOrientation(data) !== 1) return false;
    offset += 8 + length + (length & 1);
  }
  return true;
}

/** Where the boxes that say a HEIF picture's size are looked for. */
const heifHeaderBytes = 64 * 1024;

/** AVIF says the size of the picture and of its tiles in `ispe` boxes; the largest is the picture's. */
function readHeif(bytes: Uint8Array, view: DataView): Result<PictureHeader, string> {
  const brands = text(bytes, 8, Math.min(64, Math.max(0, view.getUint32(0) - 8)));
  if (!/avi[fs]/.test(brands)) return err("The picture is in HEIC, which is not read; use PNG, JPEG, WebP or AVIF.");
  let [width, height] = [0, 0];
  const end = Math.min(bytes.length - 16, heifHeaderBytes);
  for (let i = bytes.indexOf(0x69); i >= 0 && i < end; i = bytes.indexOf(0x69, i + 1)) {
    if (view.getUint32(i) !== chunks.ispe) continue;
    const [w, h] = [view.getUint32(i + 8), view.getUint32(i + 12)];
    if (w * h > width * height) [width, height] = [w, h];
  }
  if (width === 0) return err(cutOff);
  return ok({ type: "avif", width, height, isPlain: false });
}
