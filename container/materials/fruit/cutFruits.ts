import type { Canvas } from "@napi-rs/canvas";
import { mix, type Colour } from "../../engine/colour.ts";
import { clamp, noiseField, sampleWrapped, smoothstep } from "../../engine/field.ts";
import { tint } from "../../engine/tones.ts";
import { createCells, cutPicture, lay, type CutOptions } from "./cutPicture.ts";

export interface FruitOptions {
  /** Pixels of half its width. */
  radius: number;
  light: { x: number; y: number };
  seed: number;
  random: () => number;
}

export type Fruit = (options: FruitOptions) => Canvas;

const sized = ({ radius, light, seed }: FruitOptions, tall: number, relief: number): CutOptions => ({
  radiusX: radius,
  radiusY: radius * tall,
  light,
  relief,
  seed,
});

const noiseOf = (cells: number, octaves: number, seed: number) => {
  const field = noiseField(96, 96, { cells: [cells, cells], octaves, seed });
  return (u: number, v: number) => sampleWrapped(field, (u + 1) * 48, (v + 1) * 48);
};

interface Citrus {
  flesh: Colour;
  /** What the flesh plays into, in blotches. */
  deep: Colour;
  blotches: number;
  rind: Colour;
  pith: Colour;
  segments: number;
}

/** A round of citrus, wet: rind, pith, and sacs of juice in segments. */
const citrusCut =
  ({ flesh, deep, blotches, rind, pith, segments }: Citrus): Fruit =>
  (options) => {
    const { random, seed, radius } = options;
    const noise = noiseOf(4, 3, seed);
    const sacs = radius > 200 ? 6 : 4;
    const cells = createCells(segments * sacs, 12, 0.95, random);
    const shift = Array.from({ length: segments }, () => 0.16 * (random() - 0.5));
    const bright = mix(flesh, [1, 1, 0.92], 0.42);
    return cutPicture({ ...sized(options, 1, 1.3), most: 0.2 }, (u, v, cut) => {
      const away = Math.sqrt(u * u + v * v);
      cut.cover = (1 - away) * radius + 0.5;
      if (cut.cover <= 0) return;
      const blot = noise(u, v);
      const turn = (Math.atan2(v, u) / (2 * Math.PI) + 0.5) * segments + 0.12 * blot;
      const number = Math.round(turn);
      const from = turn - number - (shift[((number % segments) + segments) % segments] ?? 0);
      const wall = (Math.abs(from) * 2 * Math.PI * away) / segments;
      const rim = 0.885 + 0.012 * blot - away;
      const core = away - 0.085 - 0.02 * blot;
      // Round corners: the smallest of three distances, softly.
      const inside = wall <= 0 || rim <= 0 || core <= 0 ? 0 : 1 / (1 / wall + 0.7 / rim + 0.6 / core);
      cut.gloss = 0.45;
      if (away > 0.945) {
        lay(cut, mix(rind, [1, 1, 1], 0.14 * blot));
        cut.height = 0.25 - 0.07 * ((away - 0.945) / 0.055) ** 2;
        return;
      }
      lay(cut, mix(pith, flesh, clamp(0.16 - 2 * Math.abs(away - 0.92)) + 0.1 * smoothstep(0.9, 0.5, away)));
      cut.height = 0.25;
      const share = smoothstep(0.011, 0.022, inside);
      if (share === 0) return;
      cells.find(turn * sacs + 0.5 * blot, away * (0.4 + 0.8 * sacs) + 0.8 * blot);
      const sac = clamp(1.15 - cells.nearest);
      const skin = smoothstep(0, 0.16, cells.second - cells.nearest);
      const own = mix(flesh, deep, clamp(blotches * (0.5 + 1.4 * blot + 0.25 * away)));
      lay(cut, own, share);
      lay(cut, bright, share * (0.16 * (1 - skin) + 0.34 * sac * sac * (1 - blotches * 0.6)));
      lay(cut, mix(own, [0.25, 0, 0], 0.25), share * 0.5 * (1 - smoothstep(0, 0.12, inside)));
      cut.height = 0.25 - share * (0.02 - (0.05 / sacs) * Math.sqrt(sac) * skin - 0.03 * smoothstep(0, 0.1, inside));
    });
  };

/** A slice of kiwi: pale heart, rays, a ring of black seeds. */
export const kiwiCut: Fruit = (options) => {
  const { random, seed, radius } = options;
  const noise = noiseOf(3, 3, seed);
  const fine = noiseOf(12, 3, seed + 1);
  const seeds = createCells(34, 4, 0.5, random);
  const [green, bright, heart, skin] = [
    tint(0.68, 0.17, 128),
    tint(0.83, 0.16, 122),
    tint(0.93, 0.07, 112),
    tint(0.45, 0.07, 80),
  ];
  const black = tint(0.2, 0.02, 60);
  return cutPicture(sized(options, 1.06, 1.2), (u, v, cut) => {
    const soft = noise(u, v);
    const away = Math.sqrt(u * u + v * v) * (1 + 0.03 * soft);
    cut.cover = (0.97 - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const turn = Math.atan2(v, u) / (2 * Math.PI) + 0.5;
    const ray = Math.abs(((turn * 34 + 0.3 * soft) % 1) - 0.5) * 2;
    const middle = Math.sqrt((u * 1.35) ** 2 + v * v) * (1 + 0.16 * fine(u, v));
    cut.gloss = 0.8;
    lay(cut, mix(green, bright, clamp(0.65 - 0.7 * Math.abs(away - 0.62) + 0.5 * soft)));
    const beams = smoothstep(0.55, 0.95, ray) * smoothstep(0.26, 0.4, away) * smoothstep(0.95, 0.6, away);
    lay(cut, heart, 0.4 * beams);
    lay(cut, heart, smoothstep(0.32, 0.2, middle));
    cut.height = 0.1 * Math.sqrt(clamp(1 - away)) + 0.006 * fine(u, v) + 0.05 * smoothstep(0.33, 0.2, middle);
    seeds.find(turn * 34, (away - 0.27) * 9);
    const seedlike = away > 0.3 && away < 0.52 && seeds.nearest < 0.36;
    if (seedlike) {
      const cover = smoothstep(0.36, 0.26, seeds.nearest);
      lay(cut, black, cover);
      cut.height += 0.06 * Math.sqrt(clamp(1 - (seeds.nearest / 0.36) ** 2));
    }
    lay(cut, skin, smoothstep(0.925, 0.95, away));
    lay(cut, bright, 0.5 * smoothstep(0.03, 0, Math.abs(away - 0.9)));
  });
};

/** Half a papaya: coral flesh around a hollow full of black seeds. */
export const papayaCut: Fruit = (options) => {
  const { random, seed, radius } = options;
  const noise = noiseOf(3, 3, seed);
  const seeds = createCells(15, 26, 0.75, random);
  const [flesh, deep, rim, skin] = [
    tint(0.75, 0.155, 48),
    tint(0.63, 0.18, 36),
    tint(0.85, 0.13, 72),
    tint(0.62, 0.13, 110),
  ];
  const [black, dark] = [tint(0.17, 0.02, 60), tint(0.42, 0.13, 36)];
  return cutPicture(sized(options, 1.75, 1.5), (u, v, cut) => {
    const soft = noise(u, v);
    // Narrow toward its stalk, above.
    const broad = 0.8 + 0.2 * Math.sin((v + 0.35) * 1.35);
    const away = Math.sqrt((u / broad) ** 2 + v * v);
    cut.cover = (0.985 - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const turn = Math.atan2(v * 1.75, u / broad);
    const hollow = 0.46 + 0.045 * Math.cos(turn * 5 + 0.8) + 0.03 * soft - 0.06 * Math.abs(v);
    const inner = Math.sqrt((u / broad) ** 2 + (v * 0.86) ** 2) - hollow;
    cut.gloss = 0.7;
    lay(cut, mix(flesh, deep, clamp(0.75 - 1.7 * inner + 0.6 * soft)));
    lay(cut, rim, smoothstep(0.84, 0.94, away) * 0.8);
    lay(cut, skin, smoothstep(0.945, 0.965, away));
    cut.height = 0.16 * Math.sqrt(clamp((1 - away) * 2)) + 0.012 * soft;
    if (inner > 0.02) return;
    const depth = smoothstep(0.02, -0.05, inner);
    lay(cut, dark, depth);
    cut.height -= 0.17 * depth;
    seeds.find((u + 1) * 7.5, (v + 1) * 13);
    const ball = clamp(1 - (seeds.nearest / 0.5) ** 2);
    const shown = smoothstep(0, 0.18, ball) * smoothstep(-0.015, -0.05, inner);
    lay(cut, black, shown);
    lay(cut, mix(black, [1, 1, 1], 0.25), shown * 0.4 * ball);
    cut.height += 0.06 * Math.sqrt(ball) * depth;
  });
};

/** Half a fig: violet skin, white flesh, and a heart of crimson threads and seeds. */
export const figCut: Fruit = (options) => {
  const { random, seed, radius } = options;
  const noise = noiseOf(3, 3, seed);
  const seeds = createCells(38, 11, 0.85, random);
  const [crimson, rose, cream, skin, gold] = [
    tint(0.36, 0.14, 14),
    tint(0.53, 0.17, 14),
    tint(0.88, 0.05, 70),
    tint(0.27, 0.08, 325),
    tint(0.78, 0.1, 70),
  ];
  return cutPicture(sized(options, 1.18, 0.95), (u, v, cut) => {
    const soft = noise(u, v);
    // Drawn out to its stalk, above.
    const neck = v < -0.25 ? 1 - 0.75 * (-v - 0.25) ** 1.35 : 1;
    const away = Math.sqrt((u / neck) ** 2 + v * v) * (1 + 0.02 * soft);
    cut.cover = (0.98 - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const [du, dv] = [u, v - 0.12];
    const reach = Math.sqrt(du * du + dv * dv * 0.9) * (1 + 0.09 * soft);
    const turn = Math.atan2(dv, du) / (2 * Math.PI) + 0.5;
    cut.gloss = 0.85;
    lay(cut, mix(cream, rose, clamp(0.5 - 3 * Math.abs(away - 0.75) + 0.3 * soft)));
    lay(cut, skin, smoothstep(0.875, 0.91, away));
    cut.height = 0.16 * Math.sqrt(clamp((1 - away) * 2.4));
    const heart = smoothstep(0.8, 0.7, reach);
    if (heart === 0) return;
    seeds.find(turn * 38, reach * 10 + 0.5 * soft);
    const thread = smoothstep(0.05, 0.3, seeds.second - seeds.nearest);
    const ball = clamp(1 - (seeds.nearest / 0.3) ** 2);
    lay(cut, mix(rose, crimson, clamp(0.35 + 0.9 * soft + 0.5 * Math.exp(-((reach / 0.24) ** 2)))), heart);
    lay(cut, mix(rose, cream, 0.5), heart * 0.28 * (1 - thread));
    lay(cut, crimson, heart * 0.75 * smoothstep(0.17, 0.05, reach));
    lay(cut, gold, heart * 0.8 * smoothstep(0.45, 0.8, ball) * smoothstep(0.12, 0.2, reach));
    cut.height += heart * (0.035 * Math.sqrt(ball) - 0.012 * thread - 0.16 * smoothstep(0.2, 0.03, reach));
  });
};

/** A strawberry, whole: seeds in their dimples, and leaves at its stalk. */
export const strawberry: Fruit = (options) => {
  const { seed, radius } = options;
  const noise = noiseOf(3, 3, seed);
  const [red, deep, pale, gold, leaf, leafDark] = [
    tint(0.56, 0.215, 26),
    tint(0.42, 0.17, 22),
    tint(0.8, 0.1, 50),
    tint(0.84, 0.12, 88),
    tint(0.62, 0.13, 135),
    tint(0.47, 0.1, 140),
  ];
  return cutPicture(sized(options, 1.22, 1.15), (u, v, cut) => {
    const soft = noise(u, v);
    const narrow = 0.93 - 0.16 * v - 0.3 * clamp(v) ** 2;
    const away = Math.sqrt((u / narrow) ** 2 + (v < 0 ? v * 1.16 : v) ** 2);
    const body = (0.97 - away) * radius + 0.5;
    const turn = Math.atan2(v + 0.8, u);
    const reach = Math.hypot(u, (v + 0.8) * 1.35);
    const sepal = 0.3 + 0.24 * Math.abs(Math.cos(turn * 3.5 + 0.6)) ** 0.6 - reach;
    const green = clamp(sepal * radius + 0.5);
    cut.cover = Math.max(body, green);
    if (cut.cover <= 0) return;
    const dome = Math.sqrt(clamp(1 - away * away));
    // Seeds lie in rows that follow the roundness.
    const lift = 1 / (0.35 + 0.65 * dome);
    const row = v * 5.2 * lift ** 0.3;
    const column = (u / narrow) * 4.4 * lift ** 0.35 + (Math.round(row) % 2 === 0 ? 0 : 0.5);
    const [du, dv] = [(column - Math.round(column)) * 1.05, (row - Math.round(row)) * 0.8];
    const dimple = du * du + dv * dv;
    cut.gloss = 0.3;
    lay(cut, mix(red, deep, clamp(0.75 - 0.8 * dome + 0.35 * soft)));
    lay(cut, pale, 0.55 * smoothstep(-0.45, -0.75, v) * (0.7 + soft));
    const isSeed = body > 0 && dome > 0.2;
    if (isSeed) {
      lay(cut, deep, 0.5 * Math.exp(-dimple / 0.05));
      lay(cut, gold, smoothstep(0.02, 0.009, du * du * 2.2 + dv * dv * 0.7));
    }
    cut.height = 0.42 * dome - (isSeed ? 0.035 * Math.exp(-dimple / 0.04) : 0) + 0.02 * soft;
    // A window in its skin.
    const [wx, wy] = [u / narrow - 0.42 * options.light.x, v - 0.36 * options.light.y];
    lay(
      cut,
      [1, 0.96, 0.94],
      0.6 * Math.exp(-((wx / 0.2) ** 4) - (wy / 0.24) ** 4) * (1 - 0.8 * Math.exp(-dimple / 0.05)),
    );
    if (green > 0) {
      lay(cut, mix(leaf, leafDark, clamp(0.5 + soft + 0.6 * Math.abs(Math.sin(turn * 3.5 + 0.6)))), green);
      cut.height += green * (0.1 + 0.1 * Math.sqrt(clamp(sepal * 4)));
    }
  });
};

export const citruses = {
  bloodOrange: citrusCut({
    flesh: tint(0.62, 0.2, 34),
    deep: tint(0.4, 0.16, 22),
    blotches: 1,
    rind: tint(0.66, 0.17, 46),
    pith: tint(0.92, 0.045, 70),
    segments: 10,
  }),
  grapefruit: citrusCut({
    flesh: tint(0.69, 0.15, 24),
    deep: tint(0.6, 0.18, 20),
    blotches: 0.5,
    rind: tint(0.83, 0.13, 76),
    pith: tint(0.95, 0.03, 75),
    segments: 12,
  }),
  lime: citrusCut({
    flesh: tint(0.83, 0.13, 120),
    deep: tint(0.75, 0.15, 126),
    blotches: 0.4,
    rind: tint(0.6, 0.14, 132),
    pith: tint(0.95, 0.05, 115),
    segments: 10,
  }),
  lemon: citrusCut({
    flesh: tint(0.89, 0.15, 98),
    deep: tint(0.84, 0.16, 92),
    blotches: 0.4,
    rind: tint(0.87, 0.17, 94),
    pith: tint(0.965, 0.04, 100),
    segments: 9,
  }),
  orange: citrusCut({
    flesh: tint(0.76, 0.17, 62),
    deep: tint(0.69, 0.18, 52),
    blotches: 0.4,
    rind: tint(0.73, 0.18, 58),
    pith: tint(0.95, 0.045, 85),
    segments: 10,
  }),
};
