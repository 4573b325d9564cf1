import type { Palette, SceneStyle } from "../../../src/core/rendering/scene.ts";
import { mix, type Colour } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { randomFrom } from "../../engine/random.ts";
import { setColours } from "../../engine/groundModule.ts";
import { isDeepGround, leaning, tint } from "../../engine/tones.ts";
import type { BeachLook } from "./beachLook.ts";
import type { ShoreSide } from "./shoreSide.ts";

interface BeachOptions {
  palette: Palette;
  style: SceneStyle | null;
  seed: number;
  /** Pixels of the whole canvas. */
  width: number;
  side: ShoreSide;
}

const places = 8192;
/** Share of a wave's life at which it stands highest on the sand. */
const highest = 0.58;
/** Share of a wave's way that its net of foam goes along. */
const carried = 0.2;
/** How far sea and sand lean toward the ground's hue: they are of one picture with it, and stay sea and sand. */
const lean = 0.05;
/** Behind words half of the grain of sand stays: it is fine, and smooth sand there would be a patch. */
export const keptSand = 0.5;
/** Of its light as much is left of a beach at night. */
const night = 0.5;

const smooth = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Where a wave's edge is at an age of 0 to 1: it slows down as it climbs, and slips back ever faster. */
function edgeAt({ far, runUp }: BeachLook, age: number): number {
  if (age < highest) return (far + runUp) * (1 - age / highest) ** 2 - runUp;
  return (runUp + 0.1) * ((age - highest) / (1 - highest)) ** 2 - runUp;
}

/** Scallops along the shore: two sets, between which a wave passes as it ages. */
function scallops(strength: number, random: () => number): readonly [Float32Array, Float32Array] {
  const one = () => {
    const parts = Array.from({ length: 6 }, (_, n) => ({
      count: 1.3 + 1.7 * n + random(),
      phase: random(),
      height: (0.05 * strength * (0.7 + 0.6 * random())) / (1 + 0.75 * n),
    }));
    return Float32Array.from({ length: places }, (_, place) =>
      parts.reduce(
        (sum, { count, phase, height }) => sum + height * Math.sin(2 * Math.PI * ((count * place) / places + phase)),
        0,
      ),
    );
  };
  return [one(), one()];
}

/** Dry sand as it lies in the sun. */
export function sandColour({ sand }: BeachLook, palette: Palette): Colour {
  const dim = isDeepGround(palette) ? night : 1;
  return tint(sand.lightness * dim, sand.chroma, leaning(sand.hue, palette.groundBase, lean));
}

function setBeachColours(kernel: Kernel, look: BeachLook, { palette, style }: BeachOptions): void {
  const dim = isDeepGround(palette) ? night : 1;
  const own = ({ lightness, chroma, hue }: BeachLook["sky"]) =>
    tint(lightness * dim, chroma, leaning(hue, palette.groundBase, lean));
  const sand = sandColour(look, palette);
  const { lightness, chroma, hue } = look.sand;
  const soaked = { lightness: lightness * look.wet, chroma: 0.9 * chroma + 0.026, hue: hue - 8 };
  const [wet, shallow, deep, sky] = [own(soaked), own(look.shallow), own(look.deep), own(look.sky)];
  const foam = mix([dim, dim, dim], sky, 0.15 + 0.25 * softnessOf(style));
  setColours(kernel, [sand, wet, shallow, deep, sky, foam, mix(foam, shallow, 0.5)]);
}

/** Writes where the edges are, and how the two waves foam at these ages. */
function wavesOf(kernel: Kernel, look: BeachLook, random: () => number): (ages: readonly [number, number]) => void {
  const [first, second] = scallops(look.tongues, random);
  const fan = (age: number): readonly [number, number] => [Math.cos(2.4 * age), Math.sin(2.4 * age)];
  const [highFirst, highSecond] = fan(highest);
  const high = edgeAt(look, highest);
  const pointer = kernel.frontPointer();
  return (ages) => {
    const table = new Float32Array(kernel.memory.buffer, pointer, places * 4);
    const [[a0, b0], [a1, b1]] = [fan(ages[0]), fan(ages[1])];
    const [edge0, edge1] = [edgeAt(look, ages[0]), edgeAt(look, ages[1])];
    for (let place = 0, at = 0; place < places; place++) {
      const [one, other] = [first[place] ?? 0, second[place] ?? 0];
      table[at++] = edge0 + a0 * one + b0 * other;
      table[at++] = edge1 + a1 * one + b1 * other;
      table[at++] = 0.35 * one;
      table[at++] = high + highFirst * one + highSecond * other;
    }
    ages.forEach((age, wave) => {
      const back = smooth(highest - 0.04, 0.98, age);
      const born = smooth(0, 0.14, age);
      const front = look.foam * born * (1.25 - 0.3 * smooth(0.3, highest, age)) * (1 - back) ** 1.2;
      const breadth = 0.05 - 0.026 * smooth(0.12, highest, age);
      const trail = 0.62 * look.foam * born * (1 - back);
      const face = born * (1 - smooth(0.25, 0.5, age));
      const line = 0.85 * born * (1 - smooth(0.86, 1, age));
      kernel.setShoreWave({ wave, front, breadth, trail, reach: 0.13 + 0.17 * smooth(0.1, 0.7, age), face, line });
    });
  };
}

/**
 * A strip of beach from above in the kernel's picture: waves that break, run up the sand in a lace of foam, and slip back. What it
 * gives fills the picture for a moment of the loop, t ∈ [0, 1).
 */
export function createBeach(kernel: Kernel, look: BeachLook, options: BeachOptions): (t: number) => void {
  const { seed, style, width, side } = options;
  const scale = style?.scaleRatio ?? 1;
  const [seaX, seaY] = [Math.cos(side.heading), Math.sin(side.heading)];
  const light = inLightOf(style, { x: -0.71, y: -0.71 });
  const random = randomFrom(seed);
  setBeachColours(kernel, look, options);
  kernel.picturePointer();
  kernel.makeShore({
    x: seaX,
    y: seaY,
    offset: side.offset,
    bays: look.bays,
    cells: look.cells / scale,
    stretch: look.stretch,
    lightX: light.x,
    lightY: light.y,
    seed: Math.floor(random() * 100_000),
  });
  const hard = 1.3 - 0.6 * softnessOf(style);
  kernel.setShore({
    deepFrom: look.deepening[0],
    deepTo: look.deepening[1],
    clear: look.clear,
    ripple: look.ripple,
    glitters: look.glitter * hard,
    caustics: look.caustics * hard,
    gloss: look.gloss,
    grain: look.grain * hard,
    swell: look.swell * scale,
    whitecaps: look.whitecaps,
    foamLight: 0.5 * hard,
  });
  const setWaves = wavesOf(kernel, look, random);
  const cycles = style?.cyclesPerLoop ?? 1;
  const drift = (carried * width) / 2;
  return (t) => {
    const moment = (t * cycles) % 1;
    // One wave a turn; each lives for two.
    const ages = [(look.start + moment / 2) % 1, (look.start + (moment + 1) / 2) % 1] as const;
    setWaves(ages);
    const [one, other] = ages.map((age) => drift * (0.32 - edgeAt(look, age))) as [number, number];
    const turn = 2 * Math.PI * moment;
    const wash = (width / 2) * 0.024;
    const [along, out] = [wash * 0.5 * Math.cos(turn), wash * Math.sin(turn)];
    kernel.drawShore({
      t: moment,
      moveX0: one * seaX,
      moveY0: one * seaY,
      moveX1: other * seaX,
      moveY1: other * seaY,
      swayX: out * seaX - along * seaY,
      swayY: out * seaY + along * seaX,
      gloss: 1 - 0.4 * Math.sin(turn),
    });
  };
}
