import { describe, expect, it } from "vitest";
import { composeAd, productBox } from "../../container/ads/statics/composeAd.ts";
import { coversOf } from "../../container/ads/statics/covers.ts";
import { createTexture } from "../../container/categories/index.ts";
import { builtKernels, loadKernels } from "../../container/engine/kernel.ts";
import type { QuietZone } from "../../container/engine/quietZone.ts";
import { AnimationPrompt } from "../../src/core/contract/creative.ts";
import { paletteFor } from "../../src/core/creative/palette.ts";
import type { Box } from "../../src/core/rendering/box.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import { boxSteps, type MeasuredGround } from "./boxStep.ts";
import { aScene } from "./sampleScenes.ts";
import { placements } from "../../src/core/rendering/placements.ts";

const kernels = await loadKernels(builtKernels);

/** Half of the canvas's size, a multiple of 8. */
const width = 544;

/** Layouts whose words stand on the bare ground, for products and brands of different colours. */
const ads = [
  { ad: composeAd(aScene("editorial", "tube"), placements.vertical), colours: ["#c98f80", "#8e4426"] },
  { ad: composeAd(aScene("hero", "bottle"), placements.square), colours: ["#7d5bd0", "#5a3fb0"] },
  { ad: composeAd(aScene("quote", "bottle"), placements.vertical), colours: ["#8fa6b4", "#2f5f7d"] },
  { ad: composeAd(aScene("minimal", "tube"), placements.square), colours: ["#3f5a2c", "#b8862e"] },
].map(({ ad, colours }) => {
  const scale = width / ad.width;
  const scaled = <Part extends Box>(box: Part): Part => ({
    ...box,
    x: box.x * scale,
    y: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  const quietZones = ad.quietZones.map((zone): QuietZone => ({
    ...scaled(zone),
    featherPixels: zone.featherPixels * scale,
  }));
  const height = Math.round((ad.height * scale) / 2) * 2;
  const [product, covers] = [scaled(productBox(ad)), coversOf(ad).map(scaled)];
  return { layout: ad.layout, colours, height, quietZones, product, covers };
});

/** Beyond what the ground itself does there, in shares of the way from black to white. */
const mostStep = { tone: 0.03, grain: 0.015 };

describe.each(AnimationPrompt.options)("the ground of %s behind words", (category) => {
  const looks = styles.filter(({ animationPrompt }) => animationPrompt === category);
  it.each(looks)("shows no box: $name", (look) => {
    const style = sceneStyleOf(look);
    const asked = { family: null, texture: category, scheme: look.palette, seed: look.seed };
    // One layout by turns: a category has styles enough to meet them all.
    const shown = ads.filter((_, n) => n === looks.indexOf(look) % ads.length);
    const boxes = shown.flatMap(({ layout, colours, height, quietZones, product, covers }) => {
      const palette = paletteFor({ ...asked, productColours: colours, brandColours: colours });
      const options = { palette, width, height, seed: look.seed, style, product, covers };
      const measured = (zones: readonly QuietZone[]) => {
        const texture = createTexture(kernels, category, { ...options, quietZones: zones });
        const luma = Float32Array.from(texture.renderYuv(0).subarray(0, width * height), (byte) => (byte - 16) / 219);
        texture.release();
        const ground: MeasuredGround = { width, height, luma, hidden: [product, ...covers] };
        return boxSteps(ground, quietZones);
      };
      const [calm, own] = [measured(quietZones), measured([])];
      const [tone, grain] = [calm.tone - own.tone, calm.grain - own.grain];
      const isBox = tone > mostStep.tone || grain > mostStep.grain;
      return isBox ? [`${layout}: tone ${tone.toFixed(3)}, grain ${grain.toFixed(3)}`] : [];
    });
    expect(boxes).toEqual([]);
  });
});
