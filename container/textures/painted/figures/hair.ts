import { randomFrom } from "../../random.ts";
import type { Ramp } from "../shared/tones.ts";
import { between, type Curve } from "./curves.ts";
import { toneOf } from "./flesh.ts";
import type { InkLine, Piece } from "./figure.ts";
import type { Ridge } from "./relief.ts";

export interface LocksOptions {
  outline: readonly Curve[];
  /** Pairs of lines with as many points each, between which locks run. */
  bundles: readonly { from: Curve; to: Curve; count: number }[];
  /** Further modelling. */
  ridges?: readonly Ridge[];
  ramp: Ramp;
  seed: number;
  lift?: number;
  gloss?: number;
  /** Width of a lock against the usual one. */
  width?: number;
  tone?: number;
}

/** Combed hair: locks that are modelled, and finer hairs that are drawn. */
export function locks(options: LocksOptions): Piece {
  const { outline, bundles, ramp, seed, lift = 0.03, gloss = 0.14, width = 1, tone = 0.56 } = options;
  const random = randomFrom(seed);
  const ridges: Ridge[] = [...(options.ridges ?? [])];
  const inks: InkLine[] = [];
  const [dark, pale] = [toneOf(ramp, 0.12), toneOf(ramp, 0.9)];
  for (const { from, to, count } of bundles) {
    for (const [n, curve] of between(from, to, count, random).entries()) {
      const height = (n % 2 === 0 ? 0.72 : -0.72) * (0.3 + 0.9 * random());
      ridges.push({ curve, width: width * (0.012 + 0.01 * random()), height, soft: "fine" });
    }
    for (const curve of between(from, to, count * 3, random)) {
      const isPale = random() < 0.45;
      inks.push({
        curve,
        width: width * (0.003 + 0.003 * random()),
        colour: isPale ? pale : dark,
        opacity: isPale ? 0.1 + 0.12 * random() : 0.16 + 0.2 * random(),
      });
    }
  }
  return { outline, ridges, inks, ramp, lift, gloss, tightness: 14, edge: 0.45, round: 0.9, tone, contrast: 0.7 };
}

/** Lines that wind around a middle, as in a bun. */
export function coil(x: number, y: number, across: number, down: number, turn: number): { from: Curve; to: Curve }[] {
  const ring = (share: number, start: number): Curve =>
    Array.from({ length: 7 }, (_, n) => {
      const angle = start + n * 0.42;
      const out = share - 0.05 * n * share;
      return [x + Math.cos(angle) * across * out, y + Math.sin(angle) * down * out] as const;
    });
  return [0, 1.9, 3.9].map((start) => ({ from: ring(0.98, start + turn), to: ring(0.3, start + turn + 0.9) }));
}

export function ellipse(x: number, y: number, across: number, down: number, turn = 0): Curve {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: 17 }, (_, n) => {
    const angle = (n / 16) * 2 * Math.PI;
    const [px, py] = [Math.cos(angle) * across, Math.sin(angle) * down];
    return [x + px * cos - py * sin, y + px * sin + py * cos] as const;
  });
}
