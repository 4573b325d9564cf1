import type { CanvasPainter } from "../engine/painter.ts";
import { noiseField, sampleWrapped, smoothstep } from "../engine/field.ts";
import { randomFrom } from "../engine/random.ts";
import { cssOf, surroundingsColours, type SurroundingsColours } from "./colours.ts";
import { daylight } from "./daylight.ts";
import { blurExposure, blurPlane, createExposure, drawnSoft, layCanvas, type Exposure } from "./exposure.ts";
import { bands, windowFrame } from "./gobos.ts";
import { drawBranches, drawFootShadow, drawVessel, vessels } from "./props.ts";
import { project, stageOf, type Stage } from "./stage.ts";
import { sunlightOf } from "./sunlight.ts";
import { farEdgeCover, paintSurface, paintWall } from "./surfaces.ts";

const tile = 256;

/** Sizes of glazed tiles, in units: width, height; every other row may be set off by half a tile. */
const bonds = [
  { width: 0.15, height: 0.62, offset: 0.5 },
  { width: 0.44, height: 0.2, offset: 0.5 },
  { width: 0.3, height: 0.3, offset: 0 },
];

/** A shelf by a window: glazed tiles behind it, light through panes and a sheer curtain. */
export const bathroomShelf: CanvasPainter = {
  setup({ palette, width, height, seed, quietZones }) {
    const random = randomFrom(seed);
    const stage = stageOf("Bathroom Shelf", width, height);
    const colours = surroundingsColours(palette);
    const sun = sunlightOf("Bathroom Shelf", seed);
    const exposure = createExposure(width, height);
    paintWall(exposure, stage, colours, { seed, side: sun.side, relief: 0.03 });
    glaze(exposure, stage, bonds[Math.floor(random() * bonds.length)] ?? bonds[0], seed, sun.side);
    blurExposure(exposure, 2.3, stage.farEdge + 30);

    const isWood = random() < 0.5;
    const shelf = createExposure(width, height);
    paintSurface(shelf, stage, colours, {
      side: sun.side,
      gloss: isWood ? 0.05 : 0.13,
      wall: exposure,
      at: isWood ? oak(colours, seed) : terrazzo(colours, seed),
    });
    farEdgeCover(exposure, shelf, stage);
    frontFace(exposure, stage);

    const foot = [colours.wall[0] * 0.2, colours.wall[1] * 0.2, colours.wall[2] * 0.2] as const;
    const side = random() < 0.5 ? -1 : 1;
    const z = stage.wall - 0.7;
    const [x, y] = project(stage, side * (0.5 + 0.1 * random()), 0, z);
    const unit = stage.focal / z;
    const cup = colours.matter(0.9, 0.02, 60, 0.7);
    const green = colours.matter(0.6, 0.036, 140, 0.15);
    layCanvas(
      exposure,
      drawnSoft(exposure, 3, (ctx) => {
        const tall = unit * (0.26 + 0.1 * random());
        drawFootShadow(ctx, x, y, tall * 0.8, -sun.side, foot);
        if (random() < 0.5) {
          const towel = colours.matter(0.93, 0.018, 60, 0.9);
          for (let n = 0; n < 3; n++) {
            const [w, h] = [unit * (0.62 - 0.03 * n), unit * 0.1];
            const top = y - (n + 1) * h;
            const fill = ctx.createLinearGradient(0, top, 0, top + h);
            fill.addColorStop(0, cssOf(towel, 1.04));
            fill.addColorStop(0.5, cssOf(towel, 0.86));
            fill.addColorStop(1, cssOf(towel, 0.5));
            ctx.fillStyle = fill;
            ctx.beginPath();
            ctx.roundRect(x - w / 2 + side * unit * 0.08, top, w, h * 1.02, h * 0.48);
            ctx.fill();
          }
        } else {
          drawBranches(
            ctx,
            { x, y: y - tall * 0.9, turn: -Math.PI / 2, spread: 0.8, length: unit * 0.5, count: 3 },
            { round: true, colour: green },
            random,
          );
          drawVessel(ctx, random() < 0.5 ? vessels.cup : vessels.bud, { x, y, height: tall }, cup, -sun.side);
        }
      }),
      colours.shade,
    );
    // A bunch of eucalyptus hangs in from above, nearer than the wall and just as much out of focus.
    const corner = -side * (0.47 + 0.1 * random()) * width + width / 2;
    layCanvas(
      exposure,
      drawnSoft(exposure, 4.2, (ctx) => {
        drawBranches(
          ctx,
          {
            x: corner,
            y: -height * 0.06,
            turn: Math.PI / 2 + side * 0.12,
            spread: 0.7,
            length: height * 0.2,
            count: 4,
          },
          { round: true, colour: green },
          random,
        );
      }),
      colours.shade,
    );

    const lit = daylight({
      stage,
      exposure,
      gobo: {
        frame: windowFrame({
          columns: 2,
          rows: 2 + Math.floor(random() * 3),
          width: 0.5,
          height: 0.56,
          x: 0.44,
          y: 0.5,
          bar: 0.09,
          arched: random() < 0.3,
          softness: 4,
        }),
        leaves: bands(9 + Math.floor(random() * 6), 0.5, 7, true, random),
        sway: 0.09,
        cycles: 1,
      },
      sun,
      place: { x: -0.75, y: 0.15 + 0.2 * random() },
      quietZones,
      calm: 0.75,
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

/** Turns a plain wall into tiles: each a little lighter or darker, tipped its own way, with joints between them. */
function glaze(
  exposure: Exposure,
  stage: Stage,
  bond: (typeof bonds)[number] | undefined,
  seed: number,
  side: number,
): void {
  if (bond === undefined) return;
  const random = randomFrom(seed + 3);
  const looks = Float32Array.from({ length: 1024 }, () => random());
  const perPixel = stage.wall / stage.focal;
  for (let y = 0; y < Math.min(exposure.height, stage.farEdge + 30); y++) {
    const up = (stage.horizon - y) * perPixel + stage.eye;
    const row = Math.floor(up / bond.height);
    const inRow = up / bond.height - row;
    for (let x = 0; x < exposure.width; x++) {
      const across = ((x - exposure.width / 2) * perPixel) / bond.width + (row & 1 ? bond.offset : 0) + 40;
      const column = Math.floor(across);
      const inColumn = across - column;
      const at = (row * 37 + column * 11 + 4096) % 1021;
      const [tone, tipX, tipY] = [looks[at] ?? 0, looks[at + 1] ?? 0, looks[at + 2] ?? 0];
      const edge = Math.min(
        inRow * bond.height,
        (1 - inRow) * bond.height,
        inColumn * bond.width,
        (1 - inColumn) * bond.width,
      );
      const joint = 1 - smoothstep(0.004, 0.011, edge);
      const rounded = 0.07 * (smoothstep(0.9, 1, inRow) - smoothstep(0.1, 0, inRow));
      const glint = 0.1 * (tipX - 0.5) * (inColumn - 0.5) + 0.1 * (tipY - 0.3) * (inRow - 0.5);
      const sheen = 0.09 * smoothstep(0.62, 1, tone) * smoothstep(0.1, 0.9, side > 0 ? 1 - inColumn : inColumn);
      const gain = (1 + 0.1 * (tone - 0.55) + glint + sheen + rounded) * (1 - 0.17 * joint);
      const n = y * exposure.width + x;
      for (const plane of exposure.planes) plane[n] = (plane[n] ?? 0) * gain;
    }
  }
}

/** Oak: rings drawn out along the shelf, pores as fine dark dashes. */
function oak(colours: SurroundingsColours, seed: number) {
  const light = colours.matter(0.8, 0.058, 72, 0.3);
  const dark = colours.matter(0.63, 0.068, 62, 0.3);
  const rings = noiseField(tile, tile, { cells: [2, 9], octaves: 4, seed: seed + 4 });
  const pores = noiseField(tile * 2, tile, { cells: [9, 110], octaves: 2, seed: seed + 5 });
  return (x: number, z: number, out: Float32Array) => {
    const ring = sampleWrapped(rings, x * 90 + 40, z * 130);
    const stripe = 0.5 + 0.5 * Math.sin(ring * 17 + z * 20);
    const pore = smoothstep(0.12, 0.5, sampleWrapped(pores, x * 190 + 80, z * 330));
    const share = Math.min(1, 0.3 + 0.34 * stripe + 0.3 * ring + 0.28 * pore);
    for (let c = 0; c < 3; c++) out[c] = (light[c] ?? 0) * (1 - share) + (dark[c] ?? 0) * share;
  };
}

/** Terrazzo: chips of stone of three tones, ground flat in a pale cement. */
function terrazzo(colours: SurroundingsColours, seed: number) {
  const ground = colours.matter(0.925, 0.012, 70, 0.8);
  const chips = [
    colours.matter(0.76, 0.035, 50, 0.7),
    colours.matter(0.66, 0.02, 70, 0.8),
    colours.matter(0.85, 0.045, 40, 0.8),
  ];
  const random = randomFrom(seed + 6);
  const cell = 0.042;
  const table = Float32Array.from({ length: 4 * 1024 }, () => random());
  return (x: number, z: number, out: Float32Array) => {
    const [cx, cz] = [Math.floor(x / cell), Math.floor(z / cell)];
    for (let c = 0; c < 3; c++) out[c] = ground[c] ?? 0;
    for (let dz = -1; dz <= 1; dz++) {
      for (let dx = -1; dx <= 1; dx++) {
        const at = 4 * (((cx + dx) * 197 + (cz + dz) * 71) & 1023);
        const [a, b, size, kind] = [table[at] ?? 0, table[at + 1] ?? 0, table[at + 2] ?? 0, table[at + 3] ?? 0];
        const [px, pz] = [x / cell - (cx + dx) - a, z / cell - (cz + dz) - b];
        const turn = kind * 40;
        const [u, v] = [px * Math.cos(turn) - pz * Math.sin(turn), px * Math.sin(turn) + pz * Math.cos(turn)];
        const reach = Math.abs(u) + Math.abs(v) * (1 + kind) + 0.35 * Math.abs(u - v);
        const radius = size * size * 0.62;
        if (reach > radius || radius < 0.1) continue;
        const chip = chips[Math.floor(kind * 2.999)] ?? ground;
        const share = 0.75 * smoothstep(radius, radius - 0.12, reach);
        for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * (1 - share) + (chip[c] ?? 0) * share;
      }
    }
  };
}

/** The shelf's rounded front edge and its face, which the light from above only grazes. */
function frontFace(exposure: Exposure, stage: Stage): void {
  const { width, height, planes } = exposure;
  const edge = stage.baseline + (height - stage.baseline) * 0.5;
  const roundness = Math.max(4, height * 0.006);
  const first = Math.floor(edge - roundness);
  const source = Math.round(edge - roundness * 2) * width;
  for (const plane of planes) {
    const row = plane.slice(source, source + width);
    blurPlane(row, width, 1, 9);
    for (let y = first; y < height; y++) {
      const turned = smoothstep(-roundness * 0.6, roundness * 0.6, y - edge);
      const gain = (1.03 * (1 - turned) + 0.6 * turned) * (1 - 0.1 * Math.max(0, (y - edge) / (height - edge)));
      const cover = smoothstep(first, edge, y);
      for (let x = 0, n = y * width; x < width; x++, n++) {
        plane[n] = (plane[n] ?? 0) * (1 - cover) + (row[x] ?? 0) * gain * cover;
      }
    }
  }
}
