import sharp from "sharp";
import { createCategoryGround } from "../../container/categories/index.ts";
import type { KernelModule } from "../../container/engine/kernel.ts";
import { yuvToRgba } from "../../container/engine/yuvToRgba.ts";
import { randomFrom } from "../../container/engine/random.ts";
import type { PhotographedCategory } from "../../src/core/rendering/categories.ts";
import type { Palette } from "../../src/core/rendering/scene.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";

/** Half of what image models are asked for. */
const size = { width: 384, height: 680 };

const palette: Palette = {
  groundBase: "#d9b79c",
  groundShadow: "#8a5a44",
  groundLight: "#f7e9dc",
  ink: "#2b1710",
  inkSoft: "#47291e",
  panel: "#ffffff",
  accent: "#b5553c",
  onAccent: "#ffffff",
};

/**
 * What a model might have drawn for a category: one of the renderer's own drawings of it, a little out of focus and with grain, in colours that
 * no ad's palette has. PNG.
 */
export async function photographOf(kernels: KernelModule, category: PhotographedCategory, look = 0): Promise<Buffer> {
  const style = styles.filter(({ animationPrompt }) => animationPrompt === category)[look];
  if (style === undefined) throw new Error(`${category} has no look ${look}.`);
  const { width, height } = size;
  const ground = createCategoryGround(kernels, category, {
    palette,
    width,
    height,
    quietZones: [],
    seed: style.seed,
    style: sceneStyleOf(style),
  });
  const rgba = yuvToRgba(ground.renderYuv(0.3), width, height);
  ground.release();
  const random = randomFrom(style.seed);
  const soft = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .blur(0.6)
    .raw()
    .toBuffer();
  const grained = soft.map((level) => Math.min(255, Math.max(0, level + 10 * (random() - 0.5))));
  return sharp(grained, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
