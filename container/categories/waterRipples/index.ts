import type { Palette, SceneStyle } from "../../../src/core/rendering/scene.ts";
import { adjust, fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { lookOf } from "../../engine/look.ts";
import { painted } from "../../engine/painted.ts";
import { randomFrom } from "../../engine/random.ts";
import {
  calmPull,
  loopsWithin,
  setColours,
  setQuietZones,
  type GroundModule,
  type GroundOptions,
} from "../../engine/groundModule.ts";
import { waveCount, writeWaves } from "../../materials/water/waves.ts";
import { looks, usualWater, type Water, type WaterLook } from "./looks.ts";
import { openWater } from "./openWater.ts";
import { pond, pondPalette } from "./pond.ts";

/** Water in the ground's own colours. */
export const waterRipples: GroundModule = {
  setup(kernel, options) {
    const water = lookOf<Water>(looks, usualWater, options.style);
    return moduleOf(water).setup(kernel, options);
  },
};

/** The palette in the hues in which a look draws its water. */
export function waterPalette(palette: Palette, style: SceneStyle | null): Palette {
  return lookOf<Water>(looks, usualWater, style).seen === "atFeet" ? pondPalette(palette) : palette;
}

function moduleOf(water: Water): GroundModule {
  switch (water.seen) {
    case "fromAbove":
      return waterFromAbove(water.look);
    case "atFeet":
      return painted(pond(water.look));
    case "fromShore":
      return painted(openWater(water.look));
  }
}

const waterFromAbove = (look: WaterLook): GroundModule => ({
  setup(kernel, options) {
    const { palette, seed, style } = options;
    const base = fromHex(palette.groundBase);
    const shadow = fromHex(palette.groundShadow);
    const light = fromHex(palette.groundLight);
    // Pale grounds would turn to mud if the floor went all the way to their shadow.
    const floor = mix(base, shadow, 0.7);
    const deep = mix(floor, adjust(shadow, { lightness: 0.84, chroma: 1.08 }), 0.75);
    setColours(kernel, [base, floor, deep, light, mix(floor, deep, 0.7)]);
    setQuietZones(kernel, options);
    const random = randomFrom(seed);
    writeWaves(kernel, look.waves, style?.scaleRatio ?? 1, random);
    kernel.setWater(0.6, 0.48, 0.42);
    setSurface(kernel, options, look, random);
    // At worst words stand low on the canvas, where it is darkest, or high, where caustics gather.
    const worst = inkIsDark(palette) ? mix(floor, deep, 0.15) : mix(base, light, 0.3);
    kernel.setWaterCalm(0.22, calmPull(palette, worst));
    const addRings = ringsOf(kernel, options, look, random);
    const loop = loopsWithin(style);
    return {
      frame(t) {
        const moment = loop(t);
        kernel.drawWaves(moment, look.waves === 0 ? 0 : waveCount);
        addRings(moment);
        if (look.caustics > 0) kernel.splatCaustics(0.05);
        kernel.shadeWater();
      },
    };
  },
});

function setSurface(kernel: Kernel, { style }: GroundOptions, look: WaterLook, random: () => number): void {
  if (look.stone > 0) kernel.makeFloor(look.stone, Math.floor(random() * 100_000));
  if (look.sheen === 0) return;
  const light = inLightOf(style, { x: -0.71, y: -0.71 });
  kernel.setSheen(look.caustics, light.x, light.y, look.sheen * (1.25 - 0.5 * softnessOf(style)));
}

/** Rings run out from one place; each train rises and fades within the loop, so that it closes. */
function ringsOf(
  kernel: Kernel,
  { style, width, height }: GroundOptions,
  { rings }: WaterLook,
  random: () => number,
): (t: number) => void {
  if (!rings) return () => undefined;
  const scale = style?.scaleRatio ?? 1;
  const x = 0.12 + 0.76 * random();
  const y = (height / width) * (0.15 + 0.7 * random());
  return (t) => {
    // While one train fades the next comes up.
    for (let train = 0; train < rings.trains; train++) {
      const age = (t + 0.35 + train / rings.trains) % 1;
      const strength = rings.height * Math.min(1, age * 8) * (1 - age) ** 1.2;
      kernel.addRings({
        x,
        y,
        radius: rings.radius * age ** 0.85,
        length: rings.length * scale,
        reach: rings.reach * scale * (0.6 + age),
        height: strength,
        tilt: 1,
      });
    }
  };
}
