import { adjust, fromHex, inkIsDark, mix } from "./colour.ts";
import type { Kernel } from "./kernel.ts";
import { randomFrom } from "./random.ts";
import { calmPull, setColours, setQuietZones, type TextureModule } from "./texture.ts";

const waveCount = 26;

/** Waves from one to about fifteen per canvas width, all directions, each a whole number of periods a loop. */
function writeWaves(kernel: Kernel, random: () => number): void {
  const table = new Float32Array(kernel.memory.buffer, kernel.waveTablePointer(), waveCount * 5);
  for (let n = 0; n < waveCount; n++) {
    const perWidth = 1.1 * 1.105 ** n;
    const direction = random() * 2 * Math.PI;
    // Deep water: frequency goes with the root of the wave number.
    const cycles = Math.max(1, Math.round(0.95 * Math.sqrt(perWidth)));
    const phase = random();
    const amplitude = (0.62 / perWidth ** 1.85) * (0.7 + 0.6 * random());
    table.set([perWidth * Math.cos(direction), perWidth * Math.sin(direction), cycles, phase, amplitude], n * 5);
  }
}

/** Shallow water in the sun: caustics on the floor of a pool in the ground's own colours. */
export const waterRipples: TextureModule = {
  setup(kernel, options) {
    const { palette, seed } = options;
    const base = fromHex(palette.groundBase);
    const shadow = fromHex(palette.groundShadow);
    const light = fromHex(palette.groundLight);
    // Pale grounds would turn to mud if the floor went all the way to their shadow.
    const floor = mix(base, shadow, 0.7);
    const deep = mix(floor, adjust(shadow, { lightness: 0.84, chroma: 1.08 }), 0.75);
    setColours(kernel, [base, floor, deep, light]);
    setQuietZones(kernel, options);
    writeWaves(kernel, randomFrom(seed));
    kernel.setWater(0.6, 0.48, 0.42);
    // At worst words stand low on the canvas, where it is darkest, or high, where caustics gather.
    const worst = inkIsDark(palette) ? mix(floor, deep, 0.15) : mix(base, light, 0.3);
    kernel.setWaterCalm(0.22, calmPull(palette, worst));
    return {
      frame(t) {
        kernel.drawWaves(t, waveCount);
        kernel.splatCaustics(0.05);
        kernel.shadeWater();
      },
    };
  },
};
