import { fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { calmPull, loopsWithin, setColours, setQuietZones, type GroundModule } from "../../engine/groundModule.ts";
import { lightOpaque } from "../../materials/light/opaqueLight.ts";
import { looks, usualFabric } from "./looks.ts";

/** Cloth whose folds travel slowly. */
export const flowingFabric: GroundModule = {
  setup(kernel, options) {
    const { palette, seed, style } = options;
    const look = lookOf(looks, usualFabric, style);
    const random = randomFrom(seed);
    const base = fromHex(palette.groundBase);
    const shade = fromHex(palette.groundShadow);
    const light = fromHex(palette.groundLight);
    setColours(kernel, [shade, mix(base, light, look.tone), light]);
    setQuietZones(kernel, options);

    const turn = 0.6 + 0.35 * (random() - 0.5);
    const side = random() < 0.5 ? -1 : 1;
    const folds = look.folds / (style?.scaleRatio ?? 1);
    kernel.setFabric({
      folds,
      warp: look.warp,
      acrossX: Math.cos(turn),
      acrossY: Math.sin(turn) * side,
      creases: look.creases,
      weave: look.weave,
      threads: look.threads,
      originX: random() * 8,
      originY: random() * 8,
      seed: Math.floor(random() * 100_000),
    });
    lightOpaque(kernel, style, look.surface);
    kernel.setOpaqueCalm(0.24, calmPull(palette, inkIsDark(palette) ? mix(shade, base, 0.45) : light));
    const loop = loopsWithin(style);
    return {
      frame(t) {
        kernel.drawFabric(loop(t));
        kernel.shadeOpaque();
      },
    };
  },
};
