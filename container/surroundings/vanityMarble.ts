import type { CanvasPainter } from "../engine/painter.ts";
import { noiseField, sampleWrapped, smoothstep } from "../engine/field.ts";
import { randomFrom } from "../engine/random.ts";
import { surroundingsColours, cssOf } from "./colours.ts";
import { daylight } from "./daylight.ts";
import { createExposure, drawnSoft, layCanvas } from "./exposure.ts";
import { foliage, windowFrame } from "./gobos.ts";
import { drawBranches, drawFootShadow, drawVessel, vessels } from "./props.ts";
import { project, stageOf } from "./stage.ts";
import { sunlightOf } from "./sunlight.ts";
import { farEdgeCover, paintSurface, paintWall } from "./surfaces.ts";

const tile = 512;

/** A marble top before a plastered wall with a round mirror, light from a window with twigs before it. */
export const vanityMarble: CanvasPainter = {
  setup({ palette, width, height, seed, quietZones }) {
    const random = randomFrom(seed);
    const stage = stageOf("Vanity Marble", width, height);
    const colours = surroundingsColours(palette);
    const sun = sunlightOf("Vanity Marble", seed);
    const side = random() < 0.5 ? -1 : 1;
    const exposure = createExposure(width, height);
    paintWall(exposure, stage, colours, { seed, side: sun.side, relief: 0.05 });

    // The mirror hangs behind the product's shoulder and shows the lighter side of the room.
    const mirror = { x: side * (0.42 + 0.3 * random()), up: 1.1 + 0.3 * random(), radius: 0.62 + 0.18 * random() };
    const [mx, my] = project(stage, mirror.x, mirror.up, stage.wall);
    const radius = (mirror.radius * stage.focal) / stage.wall;
    const brass = colours.matter(0.72, 0.075, 78, 0.35);
    layCanvas(
      exposure,
      drawnSoft(exposure, 5.5, (ctx) => {
        ctx.beginPath();
        ctx.arc(mx + side * -radius * 0.06, my + radius * 0.07, radius * 1.02, 0, 7);
        ctx.fillStyle = cssOf(colours.wall, 0.5, 0.5);
        ctx.fill();
        const glass = ctx.createLinearGradient(mx - radius, my - radius, mx + radius * 0.6, my + radius);
        glass.addColorStop(0, cssOf(colours.wall, 1.16));
        glass.addColorStop(0.5, cssOf(colours.wall, 0.94));
        glass.addColorStop(1, cssOf(colours.wall, 0.74));
        ctx.beginPath();
        ctx.arc(mx, my, radius, 0, 7);
        ctx.fillStyle = glass;
        ctx.fill();
        const rim = ctx.createLinearGradient(mx - radius, my - radius, mx + radius, my + radius);
        rim.addColorStop(0, cssOf(brass, 1.5));
        rim.addColorStop(0.35, cssOf(brass, 0.7));
        rim.addColorStop(0.7, cssOf(brass, 1));
        rim.addColorStop(1, cssOf(brass, 0.5));
        ctx.strokeStyle = rim;
        ctx.lineWidth = Math.max(3, radius * 0.035);
        ctx.stroke();
      }),
      colours.shade,
    );

    const clouds = noiseField(tile, tile, { cells: [4, 4], octaves: 5, seed: seed + 1 });
    const ridges = noiseField(tile, tile, { cells: [3, 3], octaves: 4, gain: 0.55, seed: seed + 2 });
    const hairs = noiseField(tile, tile, { cells: [6, 5], octaves: 4, gain: 0.6, seed: seed + 3 });
    const veins = random();
    // In the evening the marble is a dark one with light veins.
    const white = colours.isDeep ? colours.matter(0.5, 0.035, 60, 0.8) : colours.matter(0.945, 0.008, 70, 0.8);
    const grey = colours.isDeep
      ? colours.matter(0.95, 0.03, 75, 0.5)
      : colours.matter(0.5 + 0.1 * veins, 0.025, 60, 0.8);
    const turn = random() * 3;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const surface = createExposure(width, height);
    paintSurface(surface, stage, colours, {
      side: sun.side,
      gloss: colours.isDeep ? 0.3 : 0.2,
      wall: exposure,
      at(x, z, out) {
        const u = (x * cos - z * sin) * 210;
        const v = (x * sin + z * cos) * 210;
        const cloud = sampleWrapped(clouds, u * 0.8, v * 0.8);
        const bend = 46 * cloud;
        const ridge = Math.abs(sampleWrapped(ridges, u * 0.5 + bend, v * 0.95 - bend * 0.6));
        const hair = Math.abs(sampleWrapped(hairs, u * 0.8 - bend * 0.8, v * 1.1 + bend));
        const strength = 0.45 + 0.55 * smoothstep(-0.2, 0.35, sampleWrapped(clouds, u * 0.3 + 90, v * 0.3));
        const broad = 0.014 + 0.045 * smoothstep(-0.3, 0.4, cloud);
        const fine = Math.abs(sampleWrapped(hairs, u * 1.9 + bend * 1.4 + 70, v * 2.3 - bend));
        const vein =
          strength * (0.7 * (1 - smoothstep(0, broad, ridge)) + 0.26 * (1 - smoothstep(0, 0.34, ridge)) ** 2) +
          0.4 * strength * (1 - smoothstep(0, 0.022, hair)) +
          0.1 * (1 - smoothstep(0, 0.3, hair)) +
          0.22 * strength * (1 - smoothstep(0, 0.03, fine));
        const share = Math.min(0.9, vein) * 0.88 + 0.13 * smoothstep(-0.4, 0.5, cloud);
        for (let c = 0; c < 3; c++) out[c] = (white[c] ?? 0) * (1 - share) + (grey[c] ?? 0) * share;
      },
    });
    farEdgeCover(exposure, surface, stage);

    // A vase beyond the product, on the light's side or across from it.
    const stands = { x: -side * (0.52 + 0.1 * random()), z: stage.wall - 0.75 };
    const [vx, vy] = project(stage, stands.x, 0, stands.z);
    const tall = (0.44 * stage.focal) / stands.z;
    const ceramic = colours.matter(0.8 + 0.12 * random(), 0.03, 60, 0.7);
    const green = colours.matter(0.62, 0.034, 135, 0.15);
    const round = random() < 0.6;
    const shape = random() < 0.5 ? vessels.bud : vessels.round;
    layCanvas(
      exposure,
      drawnSoft(exposure, 3.4, (ctx) => {
        drawFootShadow(ctx, vx, vy, tall * 0.9, -sun.side, [
          colours.wall[0] * 0.2,
          colours.wall[1] * 0.2,
          colours.wall[2] * 0.2,
        ]);
        drawBranches(
          ctx,
          { x: vx, y: vy - tall * 0.9, turn: -Math.PI / 2 + side * 0.15, spread: 0.9, length: tall * 1.25, count: 4 },
          { round, colour: green },
          random,
        );
        drawVessel(ctx, shape, { x: vx, y: vy, height: tall }, ceramic, -sun.side);
      }),
      colours.shade,
    );

    const lit = daylight({
      stage,
      exposure,
      gobo: {
        frame: windowFrame({
          columns: 2,
          rows: 3 + Math.round(random()),
          width: 0.4 + 0.08 * random(),
          height: 0.62,
          x: 0.46 + 0.08 * random(),
          y: 0.46,
          bar: 0.1,
          arched: random() < 0.35,
          softness: 3,
        }),
        leaves: foliage({ kind: "olive", count: 5, length: 0.5, softness: 3.2, random }),
        sway: 0.05,
        cycles: 1,
      },
      sun,
      place: { x: -0.85, y: 0 },
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
