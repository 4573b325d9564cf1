import { hexOfOklch, oklchOf } from "../../src/core/rendering/colour.ts";
import { beachLooks, usualBeach, type BeachLook } from "./beachLooks.ts";
import { adjust, fromHex, mix, type Colour } from "./colour.ts";
import type { Kernel } from "./kernel.ts";
import { kernelPicture } from "./kernelPicture.ts";
import { inLightOf, softnessOf, type Direction } from "./light.ts";
import { areWordsAbove } from "./painted/shared/look.ts";
import { isDeepGround, leaning, tint } from "./painted/shared/tones.ts";
import { randomFrom } from "./random.ts";
import { seaColours, type SeaColours } from "./seaColours.ts";
import { setColours, type TextureModule, type TextureOptions } from "./texture.ts";

const places = 8192;
/** Share of a wave's life at which it stands highest on the sand. */
const highest = 0.58;
/** Share of a wave's way that its net of foam goes along. */
const carried = 0.2;

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

/** The same sea under a sky that leaves it this much of its colour. */
function seaUnderSky(sea: SeaColours, chroma: number): SeaColours {
  if (chroma === 1) return sea;
  const under = (colour: Colour) => adjust(colour, { lightness: 1, chroma });
  return { ...sea, deep: under(sea.deep), base: under(sea.base), shallow: under(sea.shallow), light: under(sea.light) };
}

/** The most chroma that sand can have. */
const mostSand = 0.085;

/** Sand in the ground's colours, or its own where the ground is the sea's. */
function setBeachColours(
  kernel: Kernel,
  { palette, style, quietZones }: TextureOptions,
  look: BeachLook,
  sea: SeaColours,
): void {
  const isDeep = isDeepGround(palette);
  const { lightness, chroma, hue } = look.sand;
  const ground = oklchOf(palette.groundBase);
  const own = tint(lightness * (isDeep ? 0.55 : 1), chroma, leaning(hue, palette.groundBase, 0.08));
  // Under words sand is as light as the ground, and half of it has its hue: all of it would be a coloured sheet.
  const warm = tint(
    ground.lightness,
    Math.min(mostSand, Math.max(chroma, 0.6 * ground.chroma)),
    leaning(hue, palette.groundBase, 0.2),
  );
  // At night sand takes the colour of everything around it.
  const sand = sea.isGround
    ? mix(own, fromHex(palette.groundBase), isDeep ? 0.5 : 0)
    : mix(warm, fromHex(palette.groundBase), 0.3);
  const wet = adjust(sand, { lightness: look.wet, chroma: 1.5 });
  // Words would stand as if on a box on a sea much deeper than what carries them.
  const isUnderWords = sea.isGround && !isDeep && quietZones.length > 0;
  const deep = isUnderWords ? mix(sea.base, sea.deep, 0.5) : sea.deep;
  const air = oklchOf(palette.groundLight);
  const sky: Colour = fromHex(
    hexOfOklch({ ...air, lightness: Math.max(air.lightness, isDeep ? 0.72 : 0.94), chroma: air.chroma * 1.1 }),
  );
  const foam = mix([1, 1, 1], sky, isDeep ? 0.4 : 0.1 + 0.12 * softnessOf(style));
  const shade = mix(foam, sea.isGround ? sea.base : mix(sea.base, sand, 0.4), 0.42);
  setColours(kernel, [sand, wet, sea.shallow, deep, mix(sea.light, sky, 0.6), foam, shade]);
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
      kernel.setShoreWave(wave, front, breadth, trail, 0.13 + 0.17 * smooth(0.1, 0.7, age), face);
    });
  };
}

/** A strip of beach from above: waves that break, run up the sand in a lace of foam, and slip back. */
export const beachWaves: TextureModule = {
  setup(kernel, options) {
    const { palette, seed, style, width, height, quietZones } = options;
    const look = beachLooks[style?.id ?? ""] ?? usualBeach;
    const scale = style?.scaleRatio ?? 1;
    const sea = seaUnderSky(seaColours(palette, look.tintedSea), look.seaChroma);
    // Words stand on what has the ground's colours, the sea or the sand.
    const isSeaAbove = areWordsAbove(height / 2, quietZones) === sea.isGround;
    const heading = ((isSeaAbove ? look.seaDegrees : -look.seaDegrees) * Math.PI) / 180;
    const toSea: Direction = { x: Math.cos(heading), y: Math.sin(heading) };
    const light = inLightOf(style, { x: -0.71, y: -0.71 });
    const random = randomFrom(seed);
    setBeachColours(kernel, options, look, sea);
    kernel.picturePointer();
    kernel.makeShore(
      // Sand that words stand on fills its half.
      ...[toSea.x, toSea.y, sea.isGround ? look.offset : Math.max(0.02, look.offset), look.bays],
      ...[look.cells / scale, look.stretch, light.x, light.y, Math.floor(random() * 100_000)],
    );
    const hard = 1.3 - 0.6 * softnessOf(style);
    kernel.setShore(
      ...[look.deepening[0], look.deepening[1], look.clear, look.ripple, look.glitter * hard, look.caustics * hard],
      ...[look.gloss, look.grain * hard, look.swell * scale, look.whitecaps, 1.1 * hard],
    );
    const setWaves = wavesOf(kernel, look, random);
    const cycles = style?.cyclesPerLoop ?? 1;
    const drift = (carried * width) / 2;
    return kernelPicture(kernel, options, (t) => {
      // One wave a turn; each lives for two.
      const ages = [(look.start + (t * cycles) / 2) % 1, (look.start + (t * cycles + 1) / 2) % 1] as const;
      setWaves(ages);
      const [one, other] = ages.map((age) => drift * (0.32 - edgeAt(look, age))) as [number, number];
      const turn = 2 * Math.PI * cycles * t;
      const wash = (width / 2) * 0.024;
      const [along, out] = [wash * 0.5 * Math.cos(turn), wash * Math.sin(turn)];
      kernel.drawShore(
        ...[(t * cycles) % 1, one * toSea.x, one * toSea.y, other * toSea.x, other * toSea.y],
        ...[out * toSea.x - along * toSea.y, out * toSea.y + along * toSea.x, 1 - 0.4 * Math.sin(turn)],
      );
    });
  },
};
