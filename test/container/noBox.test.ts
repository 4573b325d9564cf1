import { describe, expect, it } from "vitest";
import { composeAd, productBox, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { coversOf } from "../../container/ads/statics/covers.ts";
import { createCategoryGround } from "../../container/categories/index.ts";
import { builtKernels, loadKernels } from "../../container/engine/kernel.ts";
import type { QuietZone } from "../../container/engine/quietZone.ts";
import { AnimationPrompt } from "../../src/core/contract/creative.ts";
import { paletteFor } from "../../src/core/creative/palette.ts";
import type { Box } from "../../src/core/rendering/box.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import type { Style } from "../../src/core/styles/style.ts";
import { boxSteps } from "./boxStep.ts";
import { aScene } from "./sampleScenes.ts";
import { placements } from "../../src/core/rendering/placements.ts";

const kernels = await loadKernels(builtKernels);

/** Half of the canvas's size, and a quarter, which tells as much where no box is near. Multiples of 8. */
const widths = { half: 544, quarter: 272 };

/** Layouts whose words stand on the bare ground, for products and brands of different colours. */
const ads = [
  { ad: composeAd(aScene("editorial", "tube"), placements.vertical), colours: ["#c98f80", "#8e4426"] },
  { ad: composeAd(aScene("hero", "bottle"), placements.square), colours: ["#7d5bd0", "#5a3fb0"] },
  { ad: composeAd(aScene("quote", "bottle"), placements.vertical), colours: ["#8fa6b4", "#2f5f7d"] },
  { ad: composeAd(aScene("minimal", "tube"), placements.square), colours: ["#3f5a2c", "#b8862e"] },
];

/** What of an ad its ground is drawn for, at a width. */
function roomOf(ad: ComposedAd, width: number) {
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
  return { width, height, quietZones, product: scaled(productBox(ad)), covers: coversOf(ad).map(scaled) };
}

/** Beyond what the ground itself does there, in shares of the way from black to white. */
const mostStep = { tone: 0.03, grain: 0.015 };

/** A small drawing decides where it stays this far below both bounds; otherwise a larger one is measured. */
const clearShare = 2 / 3;

describe.each(AnimationPrompt.options)("the ground of %s behind words", (category) => {
  const looks = styles.filter(({ animationPrompt }) => animationPrompt === category);

  /** By how much more a calm ground steps at its zones' edges than it does by itself. */
  function steps({ ad, colours }: (typeof ads)[number], look: Style, width: number) {
    const { quietZones, ...room } = roomOf(ad, width);
    const asked = { family: null, texture: category, scheme: look.palette, seed: look.seed };
    const palette = paletteFor({ ...asked, productColours: colours, brandColours: colours });
    const measured = (zones: readonly QuietZone[]) => {
      const options = { ...room, palette, seed: look.seed, style: sceneStyleOf(look), quietZones: zones };
      const ground = createCategoryGround(kernels, category, options);
      const area = room.width * room.height;
      const luma = Float32Array.from(ground.renderYuv(0).subarray(0, area), (byte) => (byte - 16) / 219);
      ground.release();
      return boxSteps({ ...room, luma, hidden: [room.product, ...room.covers] }, quietZones);
    };
    const [calm, own] = [measured(quietZones), measured([])];
    return { tone: calm.tone - own.tone, grain: calm.grain - own.grain };
  }

  it.each(looks)("shows no box: $name", (look) => {
    // One layout by turns: a category has styles enough to meet them all.
    const shown = ads[looks.indexOf(look) % ads.length]!;
    const small = steps(shown, look, widths.quarter);
    if (small.tone < clearShare * mostStep.tone && small.grain < clearShare * mostStep.grain) return;
    const { tone, grain } = steps(shown, look, widths.half);
    expect(tone).toBeLessThanOrEqual(mostStep.tone);
    expect(grain).toBeLessThanOrEqual(mostStep.grain);
  });
});
