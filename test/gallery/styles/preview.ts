import path from "node:path";
import sharp from "sharp";
import { createCategoryGround } from "../../../container/categories/index.ts";
import type { Ground } from "../../../container/engine/ground.ts";
import type { KernelModule } from "../../../container/engine/kernel.ts";
import { yuvToRgba } from "../../../container/engine/yuvToRgba.ts";
import { paletteFor } from "../../../src/core/creative/palette.ts";
import { placements } from "../../../src/core/rendering/placements.ts";
import { sceneStyleOf } from "../../../src/core/styles/sceneStyle.ts";
import type { Style } from "../../../src/core/styles/style.ts";

/** Pixels of a preview. */
export const previewSize = { width: 360, height: 640 };
/** Where the documentation and the dashboard have theirs, and how large these are. */
export const docsFolder = path.resolve(import.meta.dirname, "..", "..", "..", "public", "docs", "assets", "styles");
export const docsSize = { width: 240, height: 320 };

/** One style as it looks without a brand: its still, drawn full size from its record alone and scaled down, as a JPEG. */
export async function drawPreview(kernels: KernelModule, style: Style): Promise<Buffer> {
  const { width, height } = placements.vertical;
  const frame = groundOf(kernels, style, placements.vertical).renderYuv(0);
  return sharp(yuvToRgba(frame, width, height), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(previewSize)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A style's ground, from its record alone. */
export function groundOf(
  kernels: KernelModule,
  style: Style,
  { width, height }: { width: number; height: number },
): Ground {
  const { animationPrompt: texture, palette: scheme, seed } = style;
  const colours = { productColours: [], brandColours: [] };
  const palette = paletteFor({ ...colours, family: null, texture, scheme, seed: 0 });
  return createCategoryGround(kernels, texture, {
    palette,
    width,
    height,
    seed,
    style: sceneStyleOf(style),
    quietZones: [],
  });
}
