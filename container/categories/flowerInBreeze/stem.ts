import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import type { Brush } from "../../engine/brush.ts";
import { gust } from "../../engine/look.ts";
import { css, leaning, tint } from "../../engine/tones.ts";
import type { FlowerHead } from "../../materials/plants/flower.ts";
import { along } from "../../materials/plants/foliage.ts";
import { leafPadding } from "../../materials/plants/leaf.ts";

/** A stalk with its flower and leaves. */
export interface Stem {
  x: number;
  y: number;
  heading: number;
  length: number;
  bend: number;
  phase: number;
  width: number;
  colour: string;
  head: FlowerHead;
  headScale: number;
  /** Leaves and buds along it: share, angle, picture. */
  leaves: readonly { share: number; spread: number; picture: Canvas }[];
}

/** The stalk at a moment: it bends from its root, and its flower nods a little later. */
export function drawStem(ctx: Brush, stem: Stem, t: number, cycles: number): void {
  const { x, y, length, width, head, headScale, leaves, phase } = stem;
  const wind = gust(t, cycles, phase);
  const bend = stem.bend + 0.16 * wind;
  const heading = stem.heading + 0.03 * wind;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  ctx.strokeStyle = stem.colour;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.beginPath();
  for (let step = 0; step <= 16; step++) {
    const at = along(length, bend, step / 16);
    ctx.lineTo(x + cos * at.x - sin * at.y, y + sin * at.x + cos * at.y);
  }
  ctx.stroke();
  const stamp = (picture: Canvas, share: number, spread: number, scale: number, rootX: number, rootY: number) => {
    const at = along(length, bend, share);
    const angle = heading + at.heading + spread;
    const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    ctx.setTransform(c, s, -s, c, x + cos * at.x - sin * at.y, y + sin * at.x + cos * at.y);
    const { width: w, height: h } = picture;
    ctx.drawImage(picture, 0, 0, w, h, -rootX, -rootY, w, h);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  };
  for (const { share, spread, picture } of leaves)
    stamp(picture, share, spread + 0.06 * wind, 1, leafPadding, picture.height / 2);
  stamp(
    head.picture,
    1,
    Math.PI / 2 + 0.05 * gust(t, cycles, phase + 0.15),
    headScale,
    head.picture.width / 2,
    head.rootY,
  );
}

/** The line of a bough: where it is, and where it heads, at a share of its length. */
export type Bough = (share: number) => { x: number; y: number; heading: number };

export function drawBough(ctx: SKRSContext2D, bough: Bough, width: number, palette: Palette): void {
  for (let step = 0; step < 40; step++) {
    const [from, to] = [bough(step / 40), bough((step + 1.2) / 40)];
    for (const [tone, thick, lift] of [
      [0.3, 1, 0],
      [0.42, 0.5, -0.24],
    ] as const) {
      ctx.strokeStyle = css(tint(tone, 0.03, leaning(45, palette.groundBase, 0.2)));
      ctx.lineCap = "round";
      ctx.lineWidth = width * 0.022 * thick * (1.1 - step / 44);
      ctx.beginPath();
      ctx.moveTo(from.x, from.y + lift * ctx.lineWidth);
      ctx.lineTo(to.x, to.y + lift * ctx.lineWidth);
      ctx.stroke();
    }
  }
}
