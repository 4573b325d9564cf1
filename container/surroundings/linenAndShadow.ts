import type { CanvasPainter } from "../engine/painter.ts";
import { noiseField, sampleWrapped, smoothstep } from "../engine/field.ts";
import { randomFrom } from "../engine/random.ts";
import { surroundingsColours, type SurroundingsColours } from "./colours.ts";
import { daylight } from "./daylight.ts";
import { blurExposure, createExposure, type Exposure } from "./exposure.ts";
import { foliage, openSky } from "./gobos.ts";
import { stageOf, type Stage } from "./stage.ts";
import { sunlightOf } from "./sunlight.ts";
import { farEdgeCover, paintSurface, paintWall } from "./surfaces.ts";

const tile = 256;

/** Washed linen that hangs behind and runs out under the product, leaves throwing their shadow over it. */
export const linenAndShadow: CanvasPainter = {
  setup({ palette, width, height, seed, quietZones }) {
    const random = randomFrom(seed);
    const stage = stageOf("Linen and Shadow", width, height);
    const colours = surroundingsColours(palette);
    const sun = sunlightOf("Linen and Shadow", seed);
    const exposure = createExposure(width, height);
    paintWall(exposure, stage, colours, { seed, side: sun.side, relief: 0.03 });
    hang(exposure, stage, colours, { seed, side: sun.side, folds: 5 + Math.floor(random() * 4) });
    blurExposure(exposure, 1.6, stage.farEdge + 30);

    const cloth = colours.wall;
    const creases = creasesOf(seed);
    const threads = noiseField(tile, tile, { cells: [64, 3], octaves: 2, seed: seed + 5 });
    const slubs = noiseField(tile, tile, { cells: [3, 64], octaves: 2, seed: seed + 6 });
    const surface = createExposure(width, height);
    const step = 0.004;
    paintSurface(surface, stage, colours, {
      side: sun.side,
      gloss: 0,
      wall: exposure,
      at(x, z, out) {
        const here = creases(x, z);
        const slope = ((here - creases(x + sun.side * step, z)) * 0.8 + (here - creases(x, z + step)) * 0.9) / step;
        // Threads are there to be seen only where the picture is sharp; farther off they would shimmer.
        const sharp = smoothstep(0.5, 0.05, Math.abs(z - stage.standing));
        const weave =
          sharp *
          (0.06 * sampleWrapped(threads, x * 700, z * 300) +
            0.06 * sampleWrapped(slubs, x * 300, z * 700) +
            0.018 * (Math.sin(x * 900) + Math.sin(z * 900)));
        out[3] = Math.max(0.4, Math.min(1.2, 0.98 + 0.9 * slope + 0.8 * weave));
        const thread = 1 + 0.35 * weave;
        for (let c = 0; c < 3; c++) out[c] = (cloth[c] ?? 0) * 0.98 * thread;
      },
    });
    farEdgeCover(exposure, surface, stage, 2.6);

    const kind = (["olive", "palm", "eucalyptus"] as const)[Math.floor(random() * 3)] ?? "olive";
    const lit = daylight({
      stage,
      exposure,
      gobo: {
        frame: openSky(),
        leaves: foliage({
          kind,
          count: kind === "palm" ? 3 : 9,
          length: kind === "palm" ? 0.5 : 0.36,
          softness: 2,
          random,
        }),
        sway: 0.07,
        cycles: 1,
      },
      sun,
      place: { x: -0.8, y: -0.25 },
      quietZones,
      calm: 0.8,
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

/** Heights of cloth that lies: a few long folds that run out toward the camera, and the unrest of washed linen between them. */
function creasesOf(seed: number): (x: number, z: number) => number {
  const random = randomFrom(seed + 1);
  const drift = noiseField(tile, tile, { cells: [2, 2], octaves: 2, gain: 0.35, seed: seed + 2 });
  const unrest = noiseField(tile, tile, { cells: [3, 3], octaves: 3, gain: 0.42, seed: seed + 3 });
  const folds = Array.from({ length: 5 }, (_, n) => ({
    at: (n - 2) * 0.34 + 0.2 * (random() - 0.5),
    turn: (random() - 0.5) * 0.9,
    broad: 0.035 + 0.06 * random(),
    height: (0.012 + 0.02 * random()) * (random() < 0.25 ? -0.7 : 1),
  }));
  return (x, z) => {
    const wander = 0.12 * sampleWrapped(drift, x * 120 + 60, z * 90);
    let height = 0.022 * sampleWrapped(unrest, x * 95, z * 70) + 0.06 * wander;
    for (const fold of folds) {
      const away = (x - fold.at - fold.turn * (z - 1.6) + wander) / fold.broad;
      height += fold.height * Math.exp(-away * away) * (1 + 0.5 * wander * 8);
    }
    return height;
  };
}

/** Folds of hanging cloth: each a round front and a narrow shaded valley, drawn together toward one side at the top. */
function hang(
  exposure: Exposure,
  stage: Stage,
  { shade }: SurroundingsColours,
  look: { seed: number; side: number; folds: number },
): void {
  const { width, height, planes } = exposure;
  const drift = noiseField(256, 256, { cells: [3, 2], octaves: 2, gain: 0.25, seed: look.seed + 8 });
  const random = randomFrom(look.seed + 9);
  const gather = (random() - 0.5) * 0.5;
  const deep = Float32Array.from({ length: 64 }, () => 0.45 + 0.75 * random());
  const foldAt = (x: number, y: number) => {
    const down = y / stage.farEdge;
    const across = (x / width - 0.5) * (1 - gather * (1 - down) * 0.6) + gather * (1 - down) * 0.25;
    const u = (across + 0.5) * look.folds + 0.7 * sampleWrapped(drift, x * 0.3, y * 0.08);
    const fold = Math.floor(u);
    const inside = u - fold;
    const strength = deep[(fold + 16) & 63] ?? 1;
    const next = deep[(fold + 17) & 63] ?? 1;
    const height = 0.5 - 0.5 * Math.cos(2 * Math.PI * inside);
    return (height ** 0.7 * (strength * (1 - inside) + next * inside) * (0.55 + 0.45 * down) * 60) / look.folds;
  };
  for (let y = 0; y < Math.min(height, stage.farEdge + 30); y++) {
    for (let x = 0; x < width; x++) {
      const [left, right] = [foldAt(x - 2, y), foldAt(x + 2, y)];
      const slope = (look.side * (right - left)) / 4;
      const valley = smoothstep(0, 3.5, (left + right) / 2);
      const n = y * width + x;
      const direct = Math.max(0, 0.96 + 0.85 * slope) * (0.75 + 0.25 * valley);
      const dim = Math.max(0.4, 0.97 + 0.2 * slope) * (0.8 + 0.2 * valley);
      for (let p = 0; p < planes.length; p++) {
        const plane = planes[p];
        const share = shade[p % 3] ?? 0;
        if (plane !== undefined) plane[n] = (plane[n] ?? 0) * (p < 3 ? share * dim + (1 - share) * direct : dim);
      }
    }
  }
}
