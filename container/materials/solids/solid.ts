import type { KernelBrush } from "../../engine/brush.ts";
import { grainField, type Ramp } from "../../engine/tones.ts";

/** Solids that the kernel knows, in its order. */
const solids = ["standingRing", "leaningCapsule"] as const;

export interface SolidOptions {
  solid: (typeof solids)[number];
  ramp: Ramp;
  /** Pixels of a unit; a solid fills a ball of radius 1. */
  radius: number;
  light: { x: number; y: number };
  softness: number;
  /** 0 for matt stone, 1 for what is full of light. */
  clarity: number;
  gloss: number;
  /** Strength of specks in the matter, which turn with it. */
  specks: number;
  seed: number;
}

/** Its pixels against the canvas's: smooth matter loses nothing at fewer. */
const detail = 0.64;
const grainSide = 64;

/** A solid that turns about its upright axis: draws it about a point of the brush's picture. */
export function createSolid(brush: KernelBrush, options: SolidOptions): (x: number, y: number, turn: number) => void {
  const { solid, ramp, light, softness, clarity, gloss, specks, seed } = options;
  const { kernel } = brush;
  const radius = options.radius * detail;
  // Whole vectors of four pixels.
  const side = 4 * Math.ceil(radius * 0.54);
  const blank = brush.blank(side);
  const [grain, rampAt] = [brush.keep(grainField(grainSide, grainSide, seed)), brush.keep(ramp)];
  const length = Math.hypot(light.x, light.y, 0.75);
  const toward = { x: light.x / length, y: light.y / length, z: 0.75 / length };
  const whole = side / detail;
  return (x, y, turn) => {
    kernel.setSolid({ kind: solids.indexOf(solid), ...toward, softness, clarity, gloss, specks });
    kernel.drawSolid({
      sprite: blank.pointer,
      side,
      stride: blank.strideBytes,
      radius,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      grain,
      ramp: rampAt,
      size: ramp.length,
    });
    blank.draw(x - whole / 2, y - whole / 2, whole);
  };
}
