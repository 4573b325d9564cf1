import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Colour } from "../engine/colour.ts";
import { drawTwig } from "../materials/plants/foliage.ts";
import { cssOf } from "./colours.ts";

/** Things that stand behind the product, out of focus: drawn as they look in light from the left (`side` -1) or the right. */

/** Outline of a vessel: half its width at shares of its height, from the foot up. */
export type Profile = readonly (readonly [height: number, halfWidth: number])[];

export const vessels = {
  bud: [
    [0, 0.2],
    [0.05, 0.3],
    [0.28, 0.42],
    [0.5, 0.36],
    [0.72, 0.15],
    [0.9, 0.12],
    [1, 0.17],
  ],
  round: [
    [0, 0.22],
    [0.06, 0.34],
    [0.4, 0.5],
    [0.72, 0.36],
    [0.88, 0.2],
    [1, 0.23],
  ],
  cup: [
    [0, 0.36],
    [0.06, 0.4],
    [0.5, 0.42],
    [1, 0.43],
  ],
  bowl: [
    [0, 0.3],
    [0.1, 0.36],
    [0.5, 0.72],
    [1, 0.84],
  ],
} satisfies Record<string, Profile>;

/** A turned vessel whose foot stands at (x, y), `height` pixels tall. */
export function drawVessel(
  ctx: SKRSContext2D,
  profile: Profile,
  at: { x: number; y: number; height: number },
  colour: Colour,
  side: number,
): void {
  const { x, y, height } = at;
  const trace = () => {
    ctx.beginPath();
    const points = [...profile.map(([up, half]) => [x + half * height, y - up * height] as const)];
    const mirrored = [...points].reverse().map(([px, py]) => [2 * x - px, py] as const);
    const all = [...points, ...mirrored];
    all.forEach(([px, py], n) => {
      const [nx, ny] = all[(n + 1) % all.length] ?? [px, py];
      if (n === 0) ctx.moveTo((px + nx) / 2, (py + ny) / 2);
      const [mx, my] = [(px + nx) / 2, (py + ny) / 2];
      if (n > 0) ctx.quadraticCurveTo(px, py, mx, my);
    });
    ctx.closePath();
  };
  const half = Math.max(...profile.map(([, width]) => width)) * height;
  const across = ctx.createLinearGradient(x + side * half, 0, x - side * half, 0);
  across.addColorStop(0, cssOf(colour, 0.86));
  across.addColorStop(0.22, cssOf(colour, 1.12));
  across.addColorStop(0.5, cssOf(colour, 0.9));
  across.addColorStop(0.85, cssOf(colour, 0.5));
  across.addColorStop(1, cssOf(colour, 0.6));
  ctx.fillStyle = across;
  trace();
  ctx.fill();
  const down = ctx.createLinearGradient(0, y - height, 0, y);
  down.addColorStop(0.55, cssOf(colour, 0.3, 0));
  down.addColorStop(1, cssOf(colour, 0.25, 0.5));
  ctx.fillStyle = down;
  ctx.fill();
}

/** A soft shadow on the surface that runs from a foot at (x, y) away from the light. */
export function drawFootShadow(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  reach: number,
  side: number,
  shadow: Colour,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.transform(1, 0, -side * 1.2, 1, 0, 0);
  ctx.scale(1, 0.26);
  const fill = ctx.createRadialGradient(-side * reach * 0.35, 0, 0, -side * reach * 0.35, 0, reach);
  fill.addColorStop(0, cssOf(shadow, 1, 0.62));
  fill.addColorStop(0.45, cssOf(shadow, 1, 0.34));
  fill.addColorStop(1, cssOf(shadow, 1, 0));
  ctx.fillStyle = fill;
  ctx.fillRect(-reach * 3, -reach * 3, reach * 6, reach * 6);
  ctx.restore();
}

/** Leaves on twigs that grow from a point, each lit by how it is turned. */
export function drawBranches(
  ctx: SKRSContext2D,
  at: { x: number; y: number; turn: number; spread: number; length: number; count: number },
  leaf: { round: boolean; colour: Colour },
  random: () => number,
): void {
  for (let n = 0; n < at.count; n++) {
    const turn = at.turn + (at.count === 1 ? 0 : at.spread * (n / (at.count - 1) - 0.5)) + 0.16 * (random() - 0.5);
    const length = at.length * (0.72 + 0.42 * random());
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.rotate(turn);
    ctx.strokeStyle = cssOf(leaf.colour, 0.5);
    drawTwig(ctx, {
      length,
      bend: (random() - 0.5) * 0.9,
      pairs: leaf.round ? 8 : 11,
      leafLength: length * (leaf.round ? 0.17 : 0.21),
      leafWidth: length * (leaf.round ? 0.15 : 0.062),
      round: leaf.round,
      random,
      tint: (context, share, side) => {
        context.fillStyle = cssOf(
          leaf.colour,
          (side < 0 ? 1.12 : 0.7) * (0.72 + 0.5 * random()) * (0.85 + 0.25 * share),
        );
      },
    });
    ctx.restore();
  }
}
