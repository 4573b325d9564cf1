import type { SKRSContext2D } from "@napi-rs/canvas";
import { fieldOf, noiseField, sampleWrapped, smoothstep, type Field } from "../engine/field.ts";
import { drawFrond, drawTwig } from "../materials/plants/foliage.ts";
import { goboField, goboPixels } from "./daylight.ts";
import { blurPlane } from "./exposure.ts";

/** Nothing in the sun's way. */
export function openSky(): Field {
  return goboField(0, () => undefined);
}

export interface WindowLook {
  columns: number;
  rows: number;
  /** Width and height of the whole window, and where its middle lies, as shares of the gobo. */
  width: number;
  height: number;
  x: number;
  y: number;
  /** Width of a bar between panes against a pane's. */
  bar: number;
  arched: boolean;
  /** Of the edges, in gobo pixels. */
  softness: number;
}

/** A window: light comes through its panes alone. */
export function windowFrame(look: WindowLook): Field {
  return goboField(look.softness, (ctx, size) => {
    ctx.fillRect(0, 0, size, size);
    ctx.fillStyle = "#fff";
    const [w, h] = [look.width * size, look.height * size];
    const [left, top] = [look.x * size - w / 2, look.y * size - h / 2];
    ctx.save();
    ctx.beginPath();
    if (look.arched) ctx.roundRect(left, top, w, h, [w / 2, w / 2, 0, 0]);
    else ctx.rect(left, top, w, h);
    ctx.clip();
    const [cellWidth, cellHeight] = [w / look.columns, h / look.rows];
    const bar = cellWidth * look.bar;
    for (let row = 0; row < look.rows; row++) {
      for (let column = 0; column < look.columns; column++) {
        ctx.fillRect(
          left + column * cellWidth + bar / 2,
          top + row * cellHeight + bar / 2,
          cellWidth - bar,
          cellHeight - bar,
        );
      }
    }
    ctx.restore();
  });
}

export interface FoliageLook {
  kind: "olive" | "eucalyptus" | "palm";
  count: number;
  /** Length of a twig as a share of the gobo. */
  length: number;
  softness: number;
  random: () => number;
}

/** Twigs that reach into the light from the window's outer edges. */
export function foliage({ kind, count, length, softness, random }: FoliageLook): Field {
  return goboField(softness, (ctx, size) => {
    for (let n = 0; n < count; n++) {
      const fromTop = random() < 0.55;
      const x = fromTop ? 0.1 + 0.85 * random() : random() < 0.5 ? -0.05 : 1.05;
      const y = fromTop ? -0.02 + 0.15 * random() : 0.1 + 0.7 * random();
      const inward = Math.atan2(0.5 - y, 0.5 - x) + 1.1 * (random() - 0.5);
      drawOne(ctx, kind, { x: x * size, y: y * size, turn: inward }, length * size * (0.75 + 0.5 * random()), random);
    }
  });
}

function drawOne(
  ctx: SKRSContext2D,
  kind: FoliageLook["kind"],
  at: { x: number; y: number; turn: number },
  length: number,
  random: () => number,
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(at.turn);
  const bend = (random() - 0.5) * 1.1;
  if (kind === "palm") drawFrond(ctx, length, bend, random);
  else {
    const round = kind === "eucalyptus";
    drawTwig(ctx, {
      length,
      bend,
      pairs: round ? 9 : 12,
      leafLength: length * (round ? 0.15 : 0.2),
      leafWidth: length * (round ? 0.125 : 0.05),
      round,
      random,
    });
  }
  ctx.restore();
}

/** Slats of a blind or folds of a sheer curtain: bands across or down, of uneven strength. */
export function bands(count: number, depth: number, softness: number, upright: boolean, random: () => number): Field {
  return goboField(softness, (ctx, size) => {
    const step = size / count;
    for (let n = 0; n < count; n++) {
      ctx.globalAlpha = depth * (0.5 + 0.5 * random());
      const at = n * step + step * 0.3 * (random() - 0.5);
      const broad = step * (0.3 + 0.25 * random());
      if (upright) ctx.fillRect(at, 0, broad, size);
      else ctx.fillRect(0, at, size, broad);
    }
    ctx.globalAlpha = 1;
  });
}

/** The net of light that ripples throw, over an even half light. */
export function causticLight(seed: number): Field {
  const noise = noiseField(goboPixels, goboPixels, { cells: [7, 7], octaves: 2, gain: 0.35, seed });
  const warp = noiseField(goboPixels, goboPixels, { cells: [4, 4], octaves: 2, seed: seed + 1 });
  const light = fieldOf(goboPixels, goboPixels, (x, y) => {
    const n = y * goboPixels + x;
    const bend = 26 * (warp.data[n] ?? 0);
    const ridge = Math.abs(sampleWrapped(noise, x + bend, y - bend));
    const strong = 0.35 + 0.65 * smoothstep(-0.35, 0.4, warp.data[goboPixels * goboPixels - 1 - n] ?? 0);
    return 0.5 + 0.2 * Math.exp(-ridge * 4) + 0.42 * strong * Math.exp(-ridge * 20);
  });
  blurPlane(light.data, goboPixels, goboPixels, 1.3);
  return light;
}
