export interface PictureHeader {
  type: "png" | "jpeg" | "webp" | "avif" | "gif";
  /** Pixels as stored, before any turning. */
  width: number;
  height: number;
  /** Upright, one frame, eight bits, red-green-blue and sRGB: nothing but the pixels has to be understood. */
  isPlain: boolean;
}

export const cutOff = "The picture is cut off: its end is missing.";

/** The orientation that EXIF data asks for: 1 (upright) to 8; 1 where it says nothing that makes sense. */
export function exifOrientation(exif: Uint8Array): number {
  // JPEG and some WebP files put "Exif\0\0" before the TIFF header.
  const start = exif[0] === 0x45 && exif[1] === 0x78 ? 6 : 0;
  if (exif.length < start + 14) return 1;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  const isLittle = view.getUint16(0) === 0x4949;
  if (!isLittle && view.getUint16(0) !== 0x4d4d) return 1;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const entries = Math.min(view.getUint16(directory, isLittle), 200);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/**
 * Whether an ICC profile is sRGB, by the name that it gives itself ("sRGB IEC61966-2.1", or "c2", the small one of social
 * networks). What it cannot tell counts as foreign, which only costs a conversion.
 */
export function isPlainProfile(profile: Uint8Array): boolean {
  if (profile.length < 132) return false;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const tags = Math.min(view.getUint32(128), 100);
  for (let i = 0; i < tags; i++) {
    const entry = 132 + i * 12;
    if (entry + 12 > profile.length) return false;
    if (view.getUint32(entry) !== 0x64657363) continue;
    const start = view.getUint32(entry + 4);
    const data = profile.subarray(start + 8, start + Math.min(view.getUint32(entry + 8), 200));
    const letters = [...data].filter((code) => code >= 0x20 && code < 0x7f);
    const name = String.fromCharCode(...letters);
    return /srgb/i.test(name) || /c2(?:ci)?$/.test(name);
  }
  return false;
}
