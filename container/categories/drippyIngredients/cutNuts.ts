import { mix } from "../../engine/colour.ts";
import { clamp, noiseField, sampleWrapped, smoothstep } from "../../engine/field.ts";
import { tint } from "../../engine/tones.ts";
import type { Fruit } from "../../materials/fruit/cutFruits.ts";
import { cutPicture, lay } from "../../materials/fruit/cutPicture.ts";

const noiseOf = (across: number, down: number, octaves: number, seed: number) => {
  const field = noiseField(96, 96, { cells: [across, down], octaves, seed });
  return (u: number, v: number) => sampleWrapped(field, (u + 1) * 48, (v + 1) * 48);
};

/** An almond in its skin, pointed above, with the ridges that run down it. */
export const almond: Fruit = ({ radius, light, seed }) => {
  const ridges = noiseOf(9, 2, 3, seed);
  const mottle = noiseOf(4, 4, 3, seed + 1);
  const [brown, deep, pale] = [tint(0.58, 0.1, 54), tint(0.36, 0.085, 46), tint(0.76, 0.085, 66)];
  return cutPicture({ radiusX: radius, radiusY: radius * 1.6, light, relief: 1, seed }, (u, v, cut) => {
    const narrow = v < 0 ? (1 + v) ** 0.62 * (1 + 0.1 * v) : Math.sqrt(1 - v * v * 0.98);
    const side = u / Math.max(0.02, narrow * 0.97);
    const inside = (1 - Math.abs(side)) * narrow;
    cut.cover = inside * radius * 0.97 + 0.4;
    if (cut.cover <= 0 || Math.abs(v) > 0.99) {
      cut.cover = 0;
      return;
    }
    const dome = Math.sqrt(clamp(1 - side * side)) * Math.sqrt(clamp(1 - v * v));
    const ridge = ridges(u / (0.4 + 0.6 * narrow), v);
    lay(cut, mix(brown, deep, clamp(0.55 - 0.65 * dome + 0.9 * ridge)));
    lay(cut, pale, clamp(0.25 * dome + 0.6 * mottle(u, v)) * 0.5);
    cut.height = 0.5 * dome + 0.05 * ridge;
    cut.gloss = 0.3;
  });
};

/** A roasted cocoa bean. */
export const cocoaBean: Fruit = ({ radius, light, seed }) => {
  const wrinkles = noiseOf(5, 4, 4, seed);
  const [brown, deep, dust] = [tint(0.42, 0.075, 40), tint(0.24, 0.05, 34), tint(0.6, 0.06, 50)];
  return cutPicture({ radiusX: radius, radiusY: radius * 1.5, light, relief: 1.1, seed }, (u, v, cut) => {
    const crooked = u + 0.1 * v * v - 0.05;
    const away = Math.sqrt(crooked * crooked * 1.12 + v * v);
    cut.cover = (0.97 - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const dome = Math.sqrt(clamp(1 - away * away));
    const wrinkle = wrinkles(u, v);
    lay(cut, mix(brown, deep, clamp(0.6 - 0.55 * dome + 1.1 * Math.abs(wrinkle))));
    lay(cut, dust, clamp(0.9 * wrinkle) * 0.4);
    cut.height = 0.48 * dome - 0.09 * Math.abs(wrinkle);
    cut.gloss = 0.4;
  });
};

/** Half a coconut, full of its milk. */
export const coconutHalf: Fruit = ({ radius, light, seed }) => {
  const fibre = noiseOf(16, 16, 3, seed);
  const soft = noiseOf(3, 3, 2, seed + 1);
  const [shell, husk, flesh, shade, milk] = [
    tint(0.36, 0.055, 52),
    tint(0.52, 0.065, 58),
    tint(0.97, 0.012, 90),
    tint(0.76, 0.04, 72),
    tint(0.985, 0.008, 95),
  ];
  return cutPicture({ radiusX: radius, radiusY: radius * 0.96, light, relief: 1.1, most: 0.3, seed }, (u, v, cut) => {
    const own = soft(u, v);
    const away = Math.sqrt(u * u + v * v) * (1 + 0.018 * own);
    const rough = fibre(u, v);
    cut.cover = (0.955 + 0.03 * rough - away) * radius + 0.5;
    if (cut.cover <= 0) return;
    const toLight = u * light.x + v * light.y;
    if (away > 0.82) {
      lay(cut, mix(shell, husk, clamp(0.5 + 1.3 * rough)));
      lay(cut, shell, 0.7 * smoothstep(0.87, 0.83, away));
      cut.height = 0.12 * Math.sqrt(clamp((1 - away) * 6)) + 0.05 * rough;
      return;
    }
    lay(cut, mix(flesh, shade, clamp(0.12 + 0.3 * own + 0.25 * rough)));
    cut.height = 0.1;
    // Inside, the bowl falls away: dark toward the light, lit opposite.
    const bowl = smoothstep(0.66, 0.58, away);
    lay(cut, mix(shade, husk, 0.35), bowl * clamp(0.42 + 0.9 * toLight));
    lay(cut, flesh, bowl * clamp(-0.9 * toLight) * 0.8);
    // Milk stands in it, low on the side that is turned down.
    const level = Math.hypot(u * 0.98, v - 0.07) - 0.45;
    const pool = smoothstep(0.012, -0.012, level);
    lay(cut, milk, pool);
    lay(cut, shade, pool * 0.75 * smoothstep(-0.2, 0, level) * clamp(0.35 + 1.4 * toLight));
    cut.height += pool * 0.02 * smoothstep(0, -0.05, level);
    cut.gloss = 0.5;
  });
};

/** The end of an aloe leaf, cut across below: spines at its sides, clear flesh in the cut. */
export const aloeLeaf: Fruit = ({ radius, light, seed }) => {
  const streak = noiseOf(7, 2, 3, seed);
  const spots = noiseOf(16, 9, 2, seed + 1);
  const [green, deep, pale, rim, gel, gelDeep] = [
    tint(0.6, 0.1, 150),
    tint(0.42, 0.085, 156),
    tint(0.82, 0.06, 140),
    tint(0.5, 0.11, 146),
    tint(0.93, 0.045, 128),
    tint(0.8, 0.075, 134),
  ];
  const tall = 2.9;
  return cutPicture({ radiusX: radius, radiusY: radius * tall, light, relief: 0.9, seed }, (u, v, cut) => {
    const share = (v + 1) / 1.82;
    const half = 0.82 * Math.min(1, 0.06 + share) ** 0.75;
    const tooth = Math.max(0, 1 - Math.abs(((share * 13) % 1) - 0.5) * 3.4) * 0.11 * smoothstep(0.03, 0.2, share);
    const end = (v - 0.78) / 0.2;
    const across = u / half;
    const onCut = 1 - Math.sqrt(across * across * 1.02 + end * end);
    const side = v < 0.79 ? half + tooth - Math.abs(u) : -1;
    cut.cover = Math.max(side, onCut * 0.5) * radius + 0.5;
    if (cut.cover <= 0) return;
    if (onCut > 0) {
      // A thin rind around flesh as clear as glass.
      const depth = smoothstep(0.05, 0.16, onCut);
      lay(cut, mix(rim, pale, 0.3));
      const grain = streak(u * 2, v * 6);
      lay(cut, mix(gelDeep, gel, clamp(0.5 + 0.45 * (across * light.x + end * light.y) + 0.7 * grain)), depth);
      cut.height = 0.16 + 0.1 * Math.sqrt(clamp(onCut)) + 0.008 * grain;
      cut.gloss = 0.9;
      return;
    }
    const round = Math.sqrt(clamp(1 - across * across));
    const line = streak(u, v);
    lay(cut, mix(deep, green, clamp(0.2 + 0.75 * round + 0.5 * line)));
    lay(
      cut,
      pale,
      0.55 * smoothstep(0.24, 0.4, spots(u, v)) +
        0.7 * smoothstep(0.02, 0.1, tooth) * smoothstep(half - 0.05, half + 0.05, Math.abs(u)),
    );
    lay(cut, pale, 0.2 * round * (1 - share));
    cut.height = 0.34 * round + 0.015 * line;
    cut.gloss = 0.35;
  });
};

/** A honey dipper, its grooved head below. */
export const honeyDipper: Fruit = ({ radius, light, seed }) => {
  const grain = noiseOf(12, 1, 3, seed);
  const [wood, deep, pale] = [tint(0.68, 0.09, 64), tint(0.44, 0.085, 52), tint(0.83, 0.075, 76)];
  const tall = 3.6;
  return cutPicture({ radiusX: radius, radiusY: radius * tall, light, relief: 0.9, seed }, (u, v, cut) => {
    const down = (v - 0.28) / 0.7;
    let half = 0.17 + 0.03 * Math.sin(v * 3);
    let groove = 0;
    if (down > 0) {
      const bulb = Math.sqrt(clamp(1 - (2 * down - 1) ** 2)) ** 0.8;
      const ring = Math.abs(Math.sin(down * Math.PI * 7));
      groove = smoothstep(0.55, 0.3, ring) * smoothstep(0, 0.06, down) * smoothstep(1, 0.94, down);
      half = Math.max(half * smoothstep(0.25, 0, down), 0.97 * bulb * (1 - 0.34 * groove));
    }
    const across = u / Math.max(0.01, half);
    cut.cover = (half - Math.abs(u)) * radius + 0.5;
    if (cut.cover <= 0) return;
    const round = Math.sqrt(clamp(1 - across * across));
    const line = grain(across * 0.8, v * 3);
    lay(cut, mix(wood, pale, clamp(0.2 + 0.4 * round + 0.9 * line)));
    lay(cut, deep, clamp(0.8 * groove + 0.3 * (1 - round)));
    cut.height = half * 0.75 * round - 0.1 * groove + 0.012 * line;
    cut.gloss = 0.25;
  });
};
