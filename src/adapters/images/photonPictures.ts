import { PhotonImage } from "@cf-wasm/photon/workerd";
import { err, ok, type Result } from "../../core/result.ts";
import type { Pictures, ReadPicture } from "../../ports/pictures.ts";
import { boundsOf, cutFromPlainGround, hasAlpha, type Bounds, type CutResult, type Pixels } from "./cutOut.ts";
import { dominantColours } from "./dominantColours.ts";
import { readHeader } from "./header.ts";
import { scaleDown } from "./scaleDown.ts";

/** Beyond this a decoded picture does not fit the Worker's memory beside everything else. */
const maxPixels = 4_000_000;
const minSide = 200;
const maxHeight = 1600;
const marginPixels = 4;

/**
 * Decodes with photon, behind a guard that reads the header first. A picture is read without a pause, so there is never more
 * than one in the Worker's memory decoded.
 */
export class PhotonPictures implements Pictures {
  read(bytes: Uint8Array): Promise<Result<ReadPicture, string>> {
    return Promise.resolve(readOne(bytes));
  }
}

function readOne(bytes: Uint8Array): Result<ReadPicture, string> {
  const header = readHeader(bytes);
  if (!header.ok) return header;
  const { width, height } = header.value;
  if (width * height > maxPixels)
    return err(`The picture is ${width}×${height} pixels; up to 4 megapixels can be read.`);
  if (Math.min(width, height) < minSide)
    return err(`The picture is ${width}×${height} pixels; it needs at least ${minSide} on each side.`);
  try {
    return measure(bytes);
  } catch {
    // photon panics on pictures whose header is fine and whose data is not.
    return err("The picture could not be decoded.");
  }
}

function measure(bytes: Uint8Array): Result<ReadPicture, string> {
  const pixels = decode(bytes);
  const cut: CutResult = hasAlpha(pixels) ? { kind: "cut" } : cutFromPlainGround(pixels);
  if (cut.kind === "refused") return err(cut.reason);
  const bounds = cut.kind === "pale" ? cut.bounds : boundsOf(pixels);
  if (bounds === null || bounds.width < minSide / 4 || bounds.height < minSide / 4)
    return err("The picture shows no product.");
  const scaled = scaleDown(crop(pixels, bounds), maxHeight);
  const whole = { x: 0, y: 0, width: scaled.width, height: scaled.height };
  const box = cut.kind === "pale" ? whole : boundsOf(scaled);
  if (box === null) return err("The picture shows no product.");
  const image = new PhotonImage(scaled.rgba, scaled.width, scaled.height);
  try {
    const blend: "multiply" | "cut-out" = cut.kind === "pale" ? "multiply" : "cut-out";
    const picture = { width: scaled.width, height: scaled.height, box, blend };
    return ok({ png: image.get_bytes(), picture, colours: dominantColours(scaled) });
  } finally {
    image.free();
  }
}

function decode(bytes: Uint8Array): Pixels {
  const image = PhotonImage.new_from_byteslice(bytes);
  try {
    return { rgba: image.get_raw_pixels(), width: image.get_width(), height: image.get_height() };
  } finally {
    image.free();
  }
}

/** The product with a little air around it, so that its edge stays soft. */
function crop({ rgba, width, height }: Pixels, bounds: Bounds): Pixels {
  const left = Math.max(0, bounds.x - marginPixels);
  const top = Math.max(0, bounds.y - marginPixels);
  const right = Math.min(width, bounds.x + bounds.width + marginPixels);
  const bottom = Math.min(height, bounds.y + bounds.height + marginPixels);
  const row = (right - left) * 4;
  const out = new Uint8Array(row * (bottom - top));
  for (let y = top; y < bottom; y++)
    out.set(rgba.subarray((y * width + left) * 4, (y * width + left) * 4 + row), (y - top) * row);
  return { rgba: out, width: right - left, height: bottom - top };
}
