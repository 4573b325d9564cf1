import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Brush } from "../../engine/brush.ts";
import { gust } from "../../engine/look.ts";
import { along } from "./foliage.ts";
import { leafPadding, leafPicture, type LeafOptions } from "./leaf.ts";

export interface Leaf {
  picture: Canvas;
  /** Share of the stalk at which it grows, and its angle from the stalk. */
  share: number;
  spread: number;
  phase: number;
}

/** A stalk with leaves that sway on it. */
export interface Sprig {
  x: number;
  y: number;
  heading: number;
  length: number;
  bend: number;
  stalk: { colour: string; width: number };
  leaves: readonly Leaf[];
  phase: number;
  /** Radians that it bends in a gust, and that its leaves turn. */
  swing: number;
  flutter: number;
}

export interface SprigOptions extends Omit<Sprig, "leaves"> {
  pairs: number;
  /** Pixels of a leaf at a share of the stalk. */
  leafLength: (share: number) => number;
  /** Angle from the stalk at a share of it, for the leaves on either side. */
  spread: (share: number) => number;
  /** Stagger of the two sides, 0 for pairs that face each other, 0.5 for leaves by turns. */
  stagger: number;
  leaf: () => Pick<LeafOptions, "shape" | "ramp" | "tone">;
  light: { x: number; y: number };
  random: () => number;
}

export function growSprig(options: SprigOptions): Sprig {
  const { pairs, leafLength, spread, stagger, leaf, light, random, ...sprig } = options;
  const leaves: Leaf[] = [];
  for (let n = 0; n < pairs; n++) {
    for (const side of [-1, 1]) {
      const share = Math.min(1, 0.12 + 0.88 * ((n + (side > 0 ? stagger : 0)) / Math.max(1, pairs - 1 + stagger)));
      const turn = side * spread(share) * (0.85 + 0.3 * random());
      const heading = sprig.heading + along(sprig.length, sprig.bend, share).heading + turn;
      const picture = leafPicture({
        ...leaf(),
        length: leafLength(share) * (0.85 + 0.3 * random()),
        turned: 0.55 + 0.45 * random(),
        curl: side * 0.14 * (random() - 0.2),
        heading,
        light,
        random,
      });
      leaves.push({
        picture,
        share,
        spread: turn,
        phase: random() * 0.3,
      });
    }
  }
  return { ...sprig, leaves };
}

/** The sprig at a moment, each leaf on its own. */
export function drawSprig(ctx: Brush, sprig: Sprig, t: number, cycles: number): void {
  const { x, y, length, stalk, leaves, phase, swing, flutter } = sprig;
  const wind = gust(t, cycles, phase);
  const bend = sprig.bend + swing * wind;
  const heading = sprig.heading + swing * 0.35 * wind;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  ctx.strokeStyle = stalk.colour;
  ctx.lineCap = "round";
  for (let part = 0; part < 6; part++) {
    ctx.lineWidth = stalk.width * (1.1 - 0.13 * part);
    ctx.beginPath();
    for (let step = part * 4; step <= part * 4 + 4; step++) {
      const at = along(length, bend, step / 24);
      ctx.lineTo(x + cos * at.x - sin * at.y, y + sin * at.x + cos * at.y);
    }
    ctx.stroke();
  }
  for (const { picture, share, spread, phase: own } of leaves) {
    const at = along(length, bend, share);
    const angle = heading + at.heading + spread + flutter * gust(t, cycles, phase + own + share * 0.2);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    ctx.setTransform(c, s, -s, c, x + cos * at.x - sin * at.y, y + sin * at.x + cos * at.y);
    const { width, height } = picture;
    // Naming the source's box spares Skia a copy of the picture.
    ctx.drawImage(picture, 0, 0, width, height, -leafPadding, -height / 2, width, height);
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

/** A sprig as one picture that turns about its middle, its root, as a whole. */
export interface RigidSprig {
  sprig: Sprig;
  picture: Canvas;
  /** Size of the picture against the canvas. */
  scale: number;
}

/** For what is far out of focus, or so finely feathered that its leaves can't be told apart. */
export function rigidSprig(sprig: Sprig, deviation: number, scale: number): RigidSprig {
  const reach = Math.ceil((sprig.length * 1.32 + 3 * deviation) * scale);
  const sharp = createCanvas(reach * 2, reach * 2);
  const ctx = sharp.getContext("2d");
  if (scale === 1) drawSprig(ctx, { ...sprig, x: reach, y: reach, heading: 0, swing: 0, flutter: 0 }, 0, 1);
  else {
    const whole = createCanvas((reach * 2) / scale, (reach * 2) / scale);
    const middle = reach / scale;
    drawSprig(whole.getContext("2d"), { ...sprig, x: middle, y: middle, heading: 0, swing: 0, flutter: 0 }, 0, 1);
    ctx.drawImage(whole, 0, 0, reach * 2, reach * 2);
  }
  if (deviation === 0) return { sprig, picture: cropped(sharp), scale };
  const soft = createCanvas(reach * 2, reach * 2);
  const softContext = soft.getContext("2d");
  softContext.filter = `blur(${(deviation * scale).toFixed(1)}px)`;
  softContext.drawImage(sharp, 0, 0);
  return { sprig, picture: cropped(soft), scale };
}

/** Without the empty half behind the root; what is left begins a tenth of its width before it. */
function cropped(picture: Canvas): Canvas {
  const { width, height } = picture;
  const from = Math.floor(width * 0.45);
  const rest = createCanvas(width - from, height);
  rest.getContext("2d").drawImage(picture, -from, 0);
  return rest;
}

export function drawRigid(ctx: Brush, { sprig, picture, scale }: RigidSprig, t: number, cycles: number): void {
  const { x, y, phase, swing } = sprig;
  const heading = sprig.heading + 0.8 * swing * gust(t, cycles, phase);
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  const { width, height } = picture;
  ctx.setTransform(c, s, -s, c, x, y);
  ctx.drawImage(picture, 0, 0, width, height, -width / 11 / scale, -height / 2 / scale, width / scale, height / scale);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

/** The sprig's shadow as one black picture at half the size, whose middle is the sprig's root. */
export function sprigShadow(sprig: Sprig, deviation: number): RigidSprig {
  const { picture } = rigidSprig(sprig, deviation * 2, 0.5);
  const ctx = picture.getContext("2d");
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = "#000";
  ctx.fillRect(0, 0, picture.width, picture.height);
  return { sprig, picture, scale: 1 };
}
