import sharp, { type Sharp } from "sharp";
import { pictureLimits, type PicturePart } from "../../src/core/rendering/protocol.ts";
import { UnusableInput } from "../engine/unusableInput.ts";

/** The formats that sharp is let near: what arrives was scraped, so nothing that draws, fetches or runs. */
const readable = new Set(["png", "jpeg", "webp", "gif", "heif", "tiff"]);
const decodeSeconds = 20;

/**
 * One picture as an upright sRGB PNG of eight bits, at most `pictureLimits.longSidePixels` long, alpha kept; of an animation
 * the first frame. `part`: this part of it alone. Throws UnusableInput with a plain reason for what cannot be read.
 */
export async function normalisePicture(bytes: Uint8Array, part: PicturePart | null = null): Promise<Buffer> {
  const { longSidePixels } = pictureLimits;
  try {
    const upright = await readableSize(bytes);
    const picture = open(bytes).autoOrient();
    if (part !== null) picture.extract(pixelsOf(part, upright));
    return await picture
      .resize({ width: longSidePixels, height: longSidePixels, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 3 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer();
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    throw new UnusableInput(reasonOf(error));
  }
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: "truncated", sequentialRead: true, pages: 1 });
}

/** Markup and what is packed: neither is given to a parser. */
const drawings = [0x3c, 0x1f, 0xef];

interface Size {
  width: number;
  height: number;
}

/** How large the picture is once it stands upright; throws for what is not to be read. */
async function readableSize(bytes: Uint8Array): Promise<Size> {
  const first = bytes.find((byte) => byte > 0x20) ?? 0;
  if (drawings.includes(first)) throw notAPicture();
  const { format, width, height, autoOrient } = await open(bytes).metadata();
  if (!readable.has(format)) throw notAPicture();
  if (width * height > pictureLimits.pixels)
    throw new UnusableInput(`The picture is ${width}×${height} pixels, which is more than can be read.`);
  return autoOrient;
}

function pixelsOf(part: PicturePart, { width, height }: Size): Size & { left: number; top: number } {
  const [left, top] = [Math.floor(part.left * width), Math.floor(part.top * height)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
  };
}

function notAPicture(): UnusableInput {
  return new UnusableInput("The picture is not a PNG, JPEG, WebP, AVIF or GIF.");
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(message)) return "The picture has more pixels than can be read.";
  if (/timeout/i.test(message)) return "The picture takes too long to decode.";
  if (/truncat|premature|end of|out of data|eof/i.test(message)) return "The picture is cut off: its end is missing.";
  return "The picture could not be decoded.";
}
