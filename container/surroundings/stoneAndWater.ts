import type { CanvasPainter } from "../engine/painter.ts";
import { noiseField, sampleWrapped, smoothstep } from "../engine/field.ts";
import { randomFrom } from "../engine/random.ts";
import { surroundingsColours } from "./colours.ts";
import { daylight } from "./daylight.ts";
import { blurExposure, createExposure, layExposure } from "./exposure.ts";
import { causticLight, foliage } from "./gobos.ts";
import { paintBoulder } from "./boulders.ts";
import { depthOfRow, stageOf } from "./stage.ts";
import { sunlightOf } from "./sunlight.ts";
import { paintSurface, paintWall } from "./surfaces.ts";
import { stillWater } from "./water.ts";

const tile = 256;

/** A slab of stone in still water, boulders behind it, light from the water playing on the wall. */
export const stoneAndWater: CanvasPainter = {
  setup({ palette, width, height, seed, quietZones }) {
    const random = randomFrom(seed);
    const stage = stageOf("Stone and Water", width, height);
    const colours = surroundingsColours(palette);
    const sun = sunlightOf("Stone and Water", seed);
    const exposure = createExposure(width, height);
    paintWall(exposure, stage, colours, { seed, side: sun.side, relief: 0.07 });

    const hue = 40 + 50 * random();
    const stone = colours.matter(0.86, 0.02, hue, 0.7);
    const dark = colours.matter(0.7, 0.026, hue, 0.7);
    const first = random() < 0.5 ? -1 : 1;
    const heaps = [
      {
        x: 0.5 + first * (0.3 + 0.1 * random()),
        rise: 0.12 + 0.08 * random(),
        wide: 0.42 + 0.16 * random(),
        gain: 0.9,
      },
      { x: 0.5 - first * (0.38 + 0.1 * random()), rise: 0.06 + 0.06 * random(), wide: 0.34 + 0.12 * random(), gain: 1 },
    ];
    heaps.forEach((heap, n) =>
      paintBoulder(exposure, stage, colours, { ...heap, stone, dark, side: sun.side, seed: seed + 50 * n }),
    );
    blurExposure(exposure, 2.6, stage.farEdge + 30);

    const top = createExposure(width, height);
    const grain = noiseField(tile, tile, { cells: [30, 30], octaves: 3, gain: 0.6, seed: seed + 3 });
    const layers = noiseField(tile, tile, { cells: [2, 4], octaves: 5, gain: 0.55, seed: seed + 4 });
    const holes = noiseField(tile, tile, { cells: [7, 17], octaves: 3, gain: 0.5, seed: seed + 5 });
    const step = 0.004;
    const heightAt = (x: number, z: number) =>
      0.0016 * sampleWrapped(grain, x * 260, z * 260) + 0.013 * sampleWrapped(layers, x * 90, z * 120);
    paintSurface(top, stage, colours, {
      side: sun.side,
      gloss: 0.05,
      wall: exposure,
      at(x, z, out) {
        const here = heightAt(x, z);
        const slope = ((here - heightAt(x + sun.side * step, z)) * 0.9 + (here - heightAt(x, z + step))) / step;
        const hole = smoothstep(0.3, 0.5, sampleWrapped(holes, x * 110, z * 160));
        const layer = smoothstep(-0.45, 0.5, sampleWrapped(layers, x * 70 + 99, z * 260));
        out[3] = Math.max(0.5, Math.min(1.2, 1 + 0.7 * slope - 0.2 * hole));
        const darker = 0.55 * (1 - layer) + 0.3 * hole;
        for (let c = 0; c < 3; c++) out[c] = (stone[c] ?? 0) * (1 - darker) + (dark[c] ?? 0) * darker;
      },
    });

    const slab = slabCover(stage, seed);
    const face = createExposure(width, height);
    const streaks = noiseField(tile, tile, { cells: [5, 13], octaves: 4, gain: 0.55, seed: seed + 6 });
    for (let y = Math.floor(stage.farEdge); y < height; y++) {
      for (let x = 0; x < width; x++) {
        const n = y * width + x;
        const streak = 0.78 + 0.5 * sampleWrapped(streaks, x * 0.7, y * 1.6);
        const wet = 0.62 + 0.38 * smoothstep(0, 0.7, slab.above[n] ?? 0);
        for (let c = 0; c < 3; c++) {
          const light = ((stone[c] ?? 0) * 0.5 + (dark[c] ?? 0) * 0.5) * streak * wet;
          const [sunny, dim] = [face.planes[c], face.planes[c + 3]];
          if (sunny !== undefined) sunny[n] = light * (0.4 + 0.4 * (colours.shade[c] ?? 0));
          if (dim !== undefined) dim[n] = light * 0.72 * (colours.shade[c] ?? 0);
        }
      }
    }
    layExposure(exposure, face, slab.face);
    layExposure(exposure, top, slab.top);

    const lit = daylight({
      stage,
      exposure,
      gobo: {
        frame: foliage({ kind: "olive", count: 3, length: 0.34, softness: 3, random }),
        leaves: causticLight(seed + 7),
        counter: causticLight(seed + 8),
        sway: 0.16,
        cycles: 1,
      },
      sun,
      place: { x: -0.7, y: 0 },
      quietZones,
      calm: 0.85,
      grain: 0.008,
      seed,
    });
    const water = stillWater({ stage, colours, land: slab.land, seed: seed + 9, side: sun.side });
    return {
      paint(ctx, t) {
        lit.light(t);
        lit.show(ctx);
        water.paint(ctx, lit.pixels, t);
      },
    };
  },
};

interface Slab {
  top: Float32Array;
  face: Float32Array;
  /** Everything that is not water from the far edge down. */
  land: Float32Array;
  /** How far up its face a pixel is, 0 at the water and 1 at the top. */
  above: Float32Array;
}

/** The slab's outline as it is seen: a broken ellipse around where the product stands, and the face under its front. */
function slabCover(stage: ReturnType<typeof stageOf>, seed: number): Slab {
  const { width, height } = stage;
  const size = width * height;
  const slab: Slab = {
    top: new Float32Array(size),
    face: new Float32Array(size),
    land: new Float32Array(size),
    above: new Float32Array(size),
  };
  const rim = noiseField(tile, 8, { cells: [9, 1], octaves: 4, gain: 0.6, seed: seed + 20 });
  const random = randomFrom(seed + 21);
  const middle = 0.12 * (random() - 0.5);
  const [radiusX, radiusZ] = [0.5 + 0.07 * random(), 0.23];
  const depth = stage.standing + 0.11;
  const thick = 0.036 + 0.016 * random();
  /** Below 1 inside the outline. */
  const away = (x: number, z: number) => {
    const [u, v] = [(x - middle) / radiusX, (z - depth) / radiusZ];
    const angle = Math.atan2(v, u) / (2 * Math.PI) + 0.5;
    return (Math.abs(u) ** 2.6 + Math.abs(v) ** 2.6) ** (1 / 2.6) * (1 + 0.09 * sampleWrapped(rim, angle * tile, 3));
  };
  for (let y = Math.floor(stage.farEdge); y < height; y++) {
    const z = depthOfRow(stage, y);
    const lowEye = stage.eye + thick;
    const zWater = (stage.focal * lowEye) / (y - stage.horizon);
    const soft = 0.012 + 0.05 * Math.abs(1 / stage.standing - 1 / z);
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      const offset = x - width / 2;
      const onTop = smoothstep(1 + soft, 1 - soft, away((offset * z) / stage.focal, z));
      const onFoot = smoothstep(1 + soft, 1 - soft, away((offset * zWater) / stage.focal, zWater));
      slab.top[n] = onTop;
      slab.face[n] = Math.max(onTop, onFoot);
      slab.land[n] = slab.face[n] ?? 0;
    }
  }
  // How far a pixel of the face is from the water: rows until the land ends.
  const full = (stage.focal * thick) / stage.standing;
  for (let x = 0; x < width; x++) {
    let rows = 0;
    for (let y = height - 1; y >= Math.floor(stage.farEdge); y--) {
      const n = y * width + x;
      rows = (slab.face[n] ?? 0) > 0.5 && (slab.top[n] ?? 0) < 0.5 ? rows + 1 : 0;
      slab.above[n] = Math.min(1, rows / full);
    }
  }
  return slab;
}
