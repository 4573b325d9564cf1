/** Draws the shop's pictures into a folder (default `.cache/sample-shop/pictures`): the same bytes each time. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pictures, type ShopPicture } from "./pictures.ts";
import { toSvg } from "./svg.ts";

export const picturesFolder = path.resolve(import.meta.dirname, "..", ".cache", "sample-shop", "pictures");

/** One picture's bytes, in the format that its name says. */
export async function drawPicture({ file, drawing, ground, height, truncated }: ShopPicture): Promise<Buffer> {
  const svg = toSvg(drawing, ground);
  const [, , , boxHeight = 1] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  // librsvg rasterises at 72 dpi: density is what scales a drawing up without losing its edges.
  const image = sharp(Buffer.from(svg), { density: (72 * height) / boxHeight, limitInputPixels: 40_000_000 }).resize({
    height,
  });
  const bytes = file.endsWith(".jpg")
    ? await image
        .flatten({ background: ground ?? "#ffffff" })
        .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
        .toBuffer()
    : await image.png({ compressionLevel: 9 }).toBuffer();
  return truncated ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes;
}

export async function drawAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) writeFileSync(path.join(folder, picture.file), await drawPicture(picture));
}

if (import.meta.main) await drawAll(picturesFolder);
