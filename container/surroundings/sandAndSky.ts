import type { CanvasPainter } from "../engine/painter.ts";
import { noiseField, sampleWrapped, smoothstep } from "../engine/field.ts";
import { randomFrom } from "../engine/random.ts";
import type { Colour } from "../engine/colour.ts";
import { surroundingsColours, type SurroundingsColours } from "./colours.ts";
import { daylight } from "./daylight.ts";
import { blurExposure, createExposure, type Exposure } from "./exposure.ts";
import { foliage, openSky } from "./gobos.ts";
import { stageOf, type Stage } from "./stage.ts";
import { sunlightOf } from "./sunlight.ts";
import { farEdgeCover, paintSurface } from "./surfaces.ts";

const tile = 512;

/** Rippled sand under a wide sky, dunes in the haze, a palm's shadow over it. */
export const sandAndSky: CanvasPainter = {
  setup({ palette, width, height, seed, quietZones }) {
    const random = randomFrom(seed);
    const stage = stageOf("Sand and Sky", width, height);
    const colours = surroundingsColours(palette);
    const sun = sunlightOf("Sand and Sky", seed);
    const sand = colours.matter(0.89, 0.052, 70, 0.35);
    const exposure = createExposure(width, height);
    paintSky(exposure, stage, colours, { seed, side: sun.side, clouds: 0.4 + 0.6 * random() });
    const dunes = 2 + Math.floor(random() * 2);
    for (let n = 0; n < dunes; n++) {
      raiseDune(exposure, stage, colours, sand, {
        seed: seed + n * 31,
        side: sun.side,
        rise: 0.115 - (n * 0.1) / dunes,
        haze: 0.72 - (0.55 * n) / dunes,
      });
    }
    blurExposure(exposure, 2.6, stage.farEdge + 30);

    const ripples = ripplesOf(seed, 0.5 * (random() - 0.5));
    const grains = noiseField(tile, tile, { cells: [200, 200], octaves: 1, seed: seed + 6 });
    const surface = createExposure(width, height);
    const step = 0.006;
    paintSurface(surface, stage, colours, {
      side: sun.side,
      gloss: 0,
      wall: exposure,
      at(x, z, out) {
        const here = ripples(x, z);
        const slope = ((here - ripples(x + sun.side * step, z)) * 0.9 + (here - ripples(x, z + step)) * 1.1) / step;
        const grain = sampleWrapped(grains, x * 640, z * 420) + 0.7 * sampleWrapped(grains, z * 1270, x * 1270);
        out[3] = Math.max(0.45, Math.min(1.2, 0.99 + 0.75 * slope + 0.07 * grain));
        for (let c = 0; c < 3; c++) out[c] = (sand[c] ?? 0) * (1 + 0.1 * grain);
      },
    });
    farEdgeCover(exposure, surface, stage);

    const lit = daylight({
      stage,
      exposure,
      gobo: {
        frame: openSky(),
        leaves: foliage({ kind: "palm", count: 3, length: 0.5, softness: 2, random }),
        sway: 0.08,
        cycles: 1,
      },
      sun,
      place: { x: -0.2, y: 0.3 },
      quietZones,
      calm: 0,
      grain: 0.008,
      seed,
    });
    return {
      paint(ctx, t) {
        lit.light(t);
        lit.show(ctx);
      },
    };
  },
};

interface SkyLook {
  seed: number;
  side: number;
  clouds: number;
}

/** Deep above, bright over the horizon, brightest toward the sun; thin clouds. No shadow falls on it. */
function paintSky(exposure: Exposure, stage: Stage, { wall, shade, isDeep }: SurroundingsColours, look: SkyLook): void {
  const { width, height, planes } = exposure;
  const puffs = noiseField(tile, tile, { cells: [3, 5], octaves: 6, gain: 0.52, seed: look.seed + 2 });
  const veil = noiseField(tile, tile, { cells: [2, 6], octaves: 4, seed: look.seed + 3 });
  const high: Colour = [
    wall[0] * (0.35 + 0.65 * shade[0]),
    wall[1] * (0.35 + 0.65 * shade[1]),
    wall[2] * (0.35 + 0.65 * shade[2]),
  ];
  const bright = isDeep ? 1.5 : 1.06;
  for (let y = 0, n = 0; y < height; y++) {
    const down = Math.min(1, y / stage.farEdge);
    const flat = 0.5 + 1.6 * down;
    for (let x = 0; x < width; x++, n++) {
      const nearSun = 0.5 - look.side * (x / width - 0.5);
      const glow = smoothstep(0.15, 1.05, down) * (0.75 + 0.25 * nearSun) + 0.12 * nearSun;
      const shape =
        sampleWrapped(puffs, x * 0.55 + 40, y * 0.42 * flat) + 0.5 * sampleWrapped(veil, x * 0.4, y * 0.5 * flat);
      const cloud = look.clouds * smoothstep(-0.05, 0.85, shape) * (0.4 + 0.5 * down);
      for (let c = 0; c < 3; c++) {
        const clear = (high[c] ?? 0) * (1 - glow) + (wall[c] ?? 0) * bright * glow;
        const white = (wall[c] ?? 0) * 0.45 + (isDeep ? 0.2 : 0.56);
        const light = clear * (1 - cloud) + white * cloud;
        const [sunny, dim] = [planes[c], planes[c + 3]];
        if (sunny !== undefined) sunny[n] = light;
        if (dim !== undefined) dim[n] = light;
      }
    }
  }
}

interface DuneLook {
  seed: number;
  side: number;
  /** How high it stands over the near sand, as a share of the canvas's height. */
  rise: number;
  /** How much of the sky's light lies before it. */
  haze: number;
}

/** A far dune: a sunlit flank, a shaded one, a crest between them that runs down to the near sand. */
function raiseDune(
  exposure: Exposure,
  stage: Stage,
  { shade }: SurroundingsColours,
  sand: Colour,
  look: DuneLook,
): void {
  const { width, height, planes } = exposure;
  const random = randomFrom(look.seed + 12);
  const bumps = noiseField(tile, 8, { cells: [3, 1], octaves: 3, gain: 0.4, seed: look.seed + 13 });
  const peak = (0.12 + 0.76 * random()) * width;
  const reach = (0.5 + 0.4 * random()) * width;
  const lean = (random() - 0.5) * 0.8;
  const skyAt = Math.max(0, Math.floor(stage.farEdge - height * (look.rise + 0.02)));
  for (let x = 0; x < width; x++) {
    const away = (x - peak) / reach;
    const top =
      stage.farEdge -
      height * look.rise * Math.exp(-away * away * (away * look.side > 0 ? 1.7 : 1)) -
      5 * sampleWrapped(bumps, x * 0.9, 2);
    for (let y = Math.max(0, Math.floor(top) - 1); y < Math.min(height, stage.farEdge + 30); y++) {
      const cover = smoothstep(-1, 1, y - top);
      const depth = (y - top) / (height * 0.1);
      const crest = x - peak - lean * (y - top) * 4 + 16 * Math.sin(depth * 3);
      const inShade = smoothstep(-9, 9, look.side * crest) * smoothstep(0.9, 0.1, depth);
      const light = 1.02 - 0.12 * depth;
      const n = y * width + x;
      for (let c = 0; c < 3; c++) {
        const own = (sand[c] ?? 0) * light * (1 - inShade * (1 - (shade[c] ?? 0)));
        for (const plane of [planes[c], planes[c + 3]]) {
          if (plane === undefined) continue;
          const sky = plane[skyAt * width + x] ?? 0;
          plane[n] = (plane[n] ?? 0) * (1 - cover) + (own * (1 - look.haze) + sky * look.haze) * cover;
        }
      }
    }
  }
}

/** Heights of sand that wind has rippled: steep on the lee side, forking here and there, over soft hollows. */
function ripplesOf(seed: number, turn: number): (x: number, z: number) => number {
  const drift = noiseField(tile, tile, { cells: [4, 4], octaves: 3, gain: 0.45, seed: seed + 4 });
  const hollows = noiseField(tile, tile, { cells: [2, 2], octaves: 2, seed: seed + 5 });
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, z) => {
    const [u, v] = [x * cos - z * sin, x * sin + z * cos];
    const wander = sampleWrapped(drift, u * 150 + 200, v * 260);
    const phase = v * 13 + wander * 2 + 0.3 * u;
    const inside = phase - Math.floor(phase);
    const profile = inside < 0.66 ? smoothstep(0, 0.66, inside) : 1 - smoothstep(0.66, 1, inside);
    const soft = 0.55 + 0.9 * sampleWrapped(hollows, u * 140, v * 140 + 90);
    return (
      0.0125 * profile * Math.max(0.1, soft) +
      0.05 * sampleWrapped(hollows, u * 110, v * 120) +
      0.002 * sampleWrapped(drift, u * 900, v * 900)
    );
  };
}
