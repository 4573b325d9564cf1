import sharp from "sharp";
import { logoLimits } from "../../../src/core/rendering/protocol.ts";
import { normalisePicture } from "../normalisePicture.ts";
import { UnusableInput } from "../../engine/unusableInput.ts";
import { cleanSvg } from "./cleanSvg.ts";

const drawSeconds = 5;
/** Drawn larger than it is wanted, so that it has its size when its border is cut off. */
const oversize = 2;
/** Alpha up to which nothing is seen. */
const faintAlpha = 8;
/** Share of its box that a logo without any hole may fill before it counts as a plate with a logo on it. */
const maxFilled = 0.94;

/**
 * A logo as a PNG: an SVG drawn, or a picture that has alpha. Without its border, at most `logoLimits.longSidePixels` long. Throws
 * `UnusableInput` with a plain reason for what cannot stand on a coloured ground.
 */
export async function drawLogo(bytes: Buffer): Promise<Buffer> {
  const picture = isMarkup(bytes) ? await rasterise(bytes) : await normalisePicture(bytes);
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = boxOfInk(data, info.width, info.height);
  if (box === null) throw new UnusableInput("The logo shows nothing.");
  if (box.filled > maxFilled) throw new UnusableInput("The logo has no outline: it fills its whole box.");
  if (Math.max(box.width, box.height) < logoLimits.minLongSidePixels)
    throw new UnusableInput(`The logo is only ${Math.max(box.width, box.height)} pixels long.`);
  const { longSidePixels: side } = logoLimits;
  return await sharp(picture)
    .extract({ left: box.left, top: box.top, width: box.width, height: box.height })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function isMarkup(bytes: Buffer): boolean {
  return /^(?:\ufeff|\s)*</.test(bytes.subarray(0, 200).toString("utf8"));
}

async function rasterise(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > logoLimits.svgBytes) throw new UnusableInput("The drawing has more bytes than a logo.");
  let source: string;
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableInput("The drawing is not written in UTF-8.");
  }
  const { svg, width, height } = cleanSvg(source, logoLimits.longSidePixels * oversize);
  try {
    return await sharp(Buffer.from(svg), { limitInputPixels: width * height * 2 })
      .timeout({ seconds: drawSeconds })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    throw new UnusableInput("The drawing could not be drawn.");
  }
}

/** Where anything can be seen, and how much of that box is opaque; null where nothing can. */
function boxOfInk(rgba: Buffer, width: number, height: number) {
  let [left, top, right, bottom, opaque] = [width, height, -1, -1, 0];
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const alpha = rgba[at] ?? 0;
      if (alpha <= faintAlpha) continue;
      opaque += alpha / 255;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return null;
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  return { ...box, filled: opaque / (box.width * box.height) };
}
