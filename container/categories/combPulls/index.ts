import { fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { calmPull, loopsWithin, setColours, setQuietZones, type GroundModule } from "../../engine/groundModule.ts";
import { lightOpaque } from "../../materials/light/opaqueLight.ts";
import { looks, usualComb } from "./looks.ts";

/** Cream that a comb was drawn through. */
export const combPulls: GroundModule = {
  setup(kernel, options) {
    const { palette, seed, style, width, height } = options;
    const look = lookOf(looks, usualComb, style);
    const random = randomFrom(seed);
    const base = fromHex(palette.groundBase);
    const shade = mix(base, fromHex(palette.groundShadow), 0.9);
    const light = fromHex(palette.groundLight);
    setColours(kernel, [shade, base, light]);
    setQuietZones(kernel, options);

    const scale = style?.scaleRatio ?? 1;
    const side = random() < 0.5 ? -1 : 1;
    const turn = (look.turn + look.turnChance * (random() - 0.5)) * side * Math.PI;
    const teeth = look.teeth / scale;
    // Furrows keep their form at any size: half as wide, half as deep.
    const depth = (look.depth * usualComb.teeth) / teeth;
    kernel.setComb({
      teeth,
      alongX: Math.sin(turn),
      alongY: Math.cos(turn),
      wave: look.wave,
      waveLength: look.waveLength * (0.85 + 0.3 * random()),
      drift: look.drift,
      roundness: look.roundness,
      depth,
      fine: look.fine * depth,
      swell: look.swell,
      seed: Math.floor(random() * 100_000),
    });
    if (look.fan > 0) spreadFan(kernel, turn, height / width, look.fan);
    lightOpaque(kernel, style, look.surface);
    kernel.setOpaqueCalm(0.15, calmPull(palette, inkIsDark(palette) ? mix(shade, base, 0.45) : light));
    const loop = loopsWithin(style);
    return {
      frame(t) {
        kernel.drawComb(loop(t));
        kernel.shadeOpaque();
      },
    };
  },
};

/** Lets furrows spread from a point beyond the corner that the pull comes from. */
function spreadFan(kernel: Kernel, turn: number, canvasHeight: number, distance: number): void {
  const [alongX, alongY] = [Math.sin(turn), Math.cos(turn)];
  const [cornerX, cornerY] = [alongX > 0 ? 0 : 1, alongY > 0 ? 0 : canvasHeight];
  const nearest = cornerX * alongX + cornerY * alongY;
  kernel.setCombFan(distance, nearest - distance, cornerY * alongX - cornerX * alongY);
}
