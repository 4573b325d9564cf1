import { mix } from "../../engine/colour.ts";
import { clamp, noiseField, sampleWrapped, smoothstep } from "../../engine/field.ts";
import { tint } from "../../engine/tones.ts";
import type { Fruit } from "../../materials/fruit/cutFruits.ts";
import { createCells, cutPicture, lay } from "../../materials/fruit/cutPicture.ts";

const noiseOf = (cells: number, octaves: number, seed: number) => {
  const field = noiseField(64, 64, { cells: [cells, cells], octaves, seed });
  return (u: number, v: number) => sampleWrapped(field, (u + 1) * 32, (v + 1) * 32);
};

/** A slice of cucumber: dark skin, pale flesh, three chambers of seeds in their jelly. */
export const cucumberCut: Fruit = ({ radius, light, seed }) => {
  const noise = noiseOf(3, 3, seed);
  const fine = noiseOf(14, 2, seed + 1);
  const [skin, edge, flesh, jelly, pip] = [
    tint(0.45, 0.1, 142),
    tint(0.78, 0.13, 128),
    tint(0.92, 0.06, 118),
    tint(0.83, 0.09, 122),
    tint(0.95, 0.045, 105),
  ];
  return cutPicture({ radiusX: radius, radiusY: radius, light, relief: 1, seed }, (u, v, cut) => {
    const soft = noise(u, v);
    const away = Math.sqrt(u * u + v * v) * (1 + 0.006 * soft);
    cut.cover = (0.98 - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const turn = Math.atan2(v, u) / (2 * Math.PI) + 0.5 + 0.02 * soft;
    const chamber = turn * 3 - Math.round(turn * 3);
    const wall = Math.abs(Math.abs(chamber) - 0.5) * away * 2.1;
    cut.gloss = 0.6;
    lay(cut, mix(flesh, edge, smoothstep(0.72, 0.95, away) * 0.9 + 0.1 * soft));
    const inside = smoothstep(0.02, 0.09, wall) * smoothstep(0.62, 0.5, away) * smoothstep(0.05, 0.16, away);
    lay(cut, jelly, inside * (0.75 + 0.5 * soft));
    // Pips stand like rays in two rows.
    const ray = turn * 24 - Math.round(turn * 24);
    const row = away < 0.37 ? (away - 0.28) / 0.09 : (away - 0.47) / 0.1;
    const size = (ray * ray) / 0.085 + row * row;
    const pipCover = inside * smoothstep(1, 0.55, size);
    lay(cut, pip, pipCover * 0.95);
    lay(cut, skin, smoothstep(0.94, 0.955, away));
    cut.height = 0.1 * Math.sqrt(clamp(1 - away)) + 0.004 * fine(u, v) - 0.03 * inside + 0.03 * pipCover;
  });
};

/** A raspberry: beads around a hollow. */
export const raspberry: Fruit = ({ radius, light, seed, random }) => {
  const beads = createCells(18, 22, 0.72, random);
  const [red, deep, pale] = [tint(0.55, 0.21, 15), tint(0.38, 0.16, 12), tint(0.78, 0.12, 10)];
  return cutPicture({ radiusX: radius, radiusY: radius * 1.12, light, relief: 1.3, seed }, (u, v, cut) => {
    const narrow = 0.92 - 0.16 * v;
    const away = Math.sqrt((u / narrow) ** 2 + v * v);
    const dome = Math.sqrt(clamp(1 - away * away));
    beads.find((u / narrow) * 4.3 * (1.25 - 0.3 * dome) + 9, v * 4.6 * (1.25 - 0.3 * dome) + 11);
    const ball = Math.sqrt(clamp(1 - (beads.nearest / 0.74) ** 2));
    cut.cover = (0.94 + 0.06 * ball - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const gap = smoothstep(0, 0.22, beads.second - beads.nearest);
    lay(cut, mix(deep, red, clamp(0.25 + 0.7 * dome * gap)));
    lay(cut, pale, 0.3 * smoothstep(0.6, 1, ball) * dome);
    cut.height = 0.3 * dome + 0.13 * ball * gap;
    cut.gloss = 0.5;
  });
};

/** A blueberry with its crown and its bloom. */
export const blueberry: Fruit = ({ radius, light, seed }) => {
  const noise = noiseOf(4, 4, seed);
  const [blue, deep, bloom] = [tint(0.42, 0.1, 272), tint(0.24, 0.07, 280), tint(0.72, 0.05, 262)];
  return cutPicture({ radiusX: radius, radiusY: radius * 0.95, light, relief: 0.9, seed }, (u, v, cut) => {
    const away = Math.sqrt(u * u + v * v);
    cut.cover = (0.97 - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const dome = Math.sqrt(clamp(1 - away * away));
    const soft = noise(u, v);
    const [cu, cv] = [u - 0.12, v + 0.16];
    const turn = Math.atan2(cv, cu);
    const crown = Math.hypot(cu, cv) - (0.22 + 0.09 * Math.abs(Math.cos(turn * 2.5)));
    lay(cut, mix(deep, blue, clamp(0.2 + 0.8 * dome)));
    lay(cut, bloom, clamp(0.34 + soft) * 0.6 * dome);
    lay(cut, deep, 0.75 * smoothstep(0.02, -0.06, crown));
    cut.height = 0.5 * dome + 0.07 * Math.exp(-((crown / 0.04) ** 2)) - 0.08 * smoothstep(0.02, -0.1, crown);
    cut.gloss = 0.35;
  });
};
