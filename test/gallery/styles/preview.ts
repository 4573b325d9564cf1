import sharp from "sharp";
import { createCategoryGround } from "../../../container/categories/index.ts";
import type { KernelModule } from "../../../container/engine/kernel.ts";
import { yuvToRgba } from "../../../container/engine/yuvToRgba.ts";
import { paletteFor } from "../../../src/core/creative/palette.ts";
import { placements } from "../../../src/core/rendering/placements.ts";
import { sceneStyleOf } from "../../../src/core/styles/sceneStyle.ts";
import type { Style } from "../../../src/core/styles/style.ts";

/** Pixels of a preview. */
export const previewSize = { width: 360, height: 640 };

/** One style as it looks without a brand: its still, drawn full size from its record alone and scaled down, as a JPEG. */
export async function drawPreview(kernels: KernelModule, style: Style): Promise<Buffer> {
  const { animationPrompt: texture, palette: scheme, seed } = style;
  const colours = { productColours: [], brandColours: [] };
  const palette = paletteFor({ ...colours, family: null, texture, scheme, seed: 0 });
  const { width, height } = placements.vertical;
  const options = { palette, width, height, seed, style: sceneStyleOf(style), quietZones: [] };
  const frame = createCategoryGround(kernels, texture, options).renderYuv(0);
  return sharp(yuvToRgba(frame, width, height), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(previewSize)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
