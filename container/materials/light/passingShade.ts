import type { Brush } from "../../engine/brush.ts";
import { adjust, fromHex } from "../../engine/colour.ts";
import { areWordsAbove, gust, swell, type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { css } from "../../engine/tones.ts";
import { blurredSprite, drawTwig } from "../plants/foliage.ts";

// Widths of the canvas.
const reach = 0.95;
/** How far a bough comes in, from where its tip and the softness of it are just out of sight. */
const travel = 0.72;

/** Boughs above each other: where they come in, as a share of the height from the middle of all, and how they lie, in radians. */
const boughs = [
  { down: -0.25, lean: 0.55, depth: 0.12, blur: 2.2, bend: 0.3 },
  { down: -0.1, lean: 0.34, depth: 0.14, blur: 1.7, bend: -0.3 },
  { down: 0.07, lean: 0.1, depth: 0.18, blur: 1, bend: 0.35 },
];

/**
 * The soft shadow of boughs that the wind leans in over everything from the light's side, and that goes again: at the loop's start
 * nothing of it is seen. It comes in where words are few.
 */
export function createPassingShade(
  { width, height, palette, seed, quietZones }: PaintOptions,
  form: Form,
): (brush: Brush, t: number) => void {
  const random = randomFrom(seed + 5);
  const side = form.light.x < 0 ? -1 : 1;
  const middle = areWordsAbove(height, quietZones) ? 0.68 : 0.3;
  const length = reach * width;
  const soft = width * (0.006 + 0.016 * form.softness);
  const colour = css(adjust(fromHex(palette.groundShadow), { lightness: 0.45, chroma: 1 }));
  const shadows = boughs.map((bough, n) => {
    const blur = soft * bough.blur;
    const picture = blurredSprite(2.5 * length, blur, (ctx) => {
      ctx.fillStyle = ctx.strokeStyle = colour;
      drawTwig(ctx, {
        length,
        bend: bough.bend,
        pairs: 8,
        leafLength: length * 0.36,
        leafWidth: length * 0.12,
        round: false,
        random,
      });
    });
    // No leaf reaches farther than a quarter beyond the tip.
    return { ...bough, picture, phase: 0.12 * n, hidden: 1.25 * length + 3 * blur };
  });
  return (brush, t) => {
    // Once in a loop, whatever else repeats within it: shade does not hurry.
    const come = swell(t, 1);
    if (come === 0) return;
    for (const { picture, down, lean, depth, phase, hidden } of shadows) {
      const away = hidden - travel * width * come;
      const inward = lean + 0.07 * gust(t, 1, phase);
      const turn = side > 0 ? Math.PI - inward : inward;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      brush.setTransform(c, s, -s, c, side > 0 ? width + away : -away, (middle + down) * height);
      brush.globalAlpha = depth;
      brush.drawImage(picture, -picture.width / 2, -picture.height / 2);
    }
    brush.globalAlpha = 1;
    brush.setTransform(1, 0, 0, 1, 0, 0);
  };
}
