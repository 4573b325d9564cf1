import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Colour } from "../../engine/colour.ts";
import { clamp, smoothstep } from "../../engine/field.ts";
import { css } from "../../engine/tones.ts";

type Point = readonly [x: number, y: number];

/** One facet of a brilliant seen from above, in radii: outline, the way that it faces, and how steeply. */
interface Facet {
  points: readonly Point[];
  heading: number;
  steepness: number;
}

const eighth = Math.PI / 4;
const at = (radius: number, turn: number): Point => [radius * Math.cos(turn), radius * Math.sin(turn)];

/** Table with the pavilion seen through it, stars, kites and girdle. */
const brilliant: readonly Facet[] = Array.from({ length: 8 }, (_, n): Facet[] => {
  const turn = n * eighth;
  const [table, nextTable] = [at(0.55, turn), at(0.55, turn + eighth)];
  const [inner, lastInner] = [at(0.3, turn + eighth / 2), at(0.3, turn - eighth / 2)];
  const [star, lastStar] = [at(0.74, turn + eighth / 2), at(0.74, turn - eighth / 2)];
  const [girdle, between, nextGirdle] = [at(1, turn), at(1, turn + eighth / 2), at(1, turn + eighth)];
  const facet = (points: readonly Point[], heading: number, steepness: number) => ({ points, heading, steepness });
  return [
    facet([[0, 0], lastInner, table], turn - eighth / 4 + Math.PI, 0.5),
    facet([[0, 0], table, inner], turn + eighth / 4 + Math.PI, 0.5),
    facet([inner, table, nextTable], turn + eighth / 2 + Math.PI, 0.8),
    facet([table, nextTable, star], turn + eighth / 2, 0.35),
    facet([table, star, girdle, lastStar], turn, 0.7),
    facet([star, girdle, between], turn + eighth / 4, 0.95),
    facet([star, between, nextGirdle], turn + (eighth * 3) / 4, 0.95),
  ];
}).flat();

export interface GemOptions {
  x: number;
  y: number;
  radius: number;
  turn: number;
  /** Against a circle: how far it lies on its side. */
  flatness: number;
  light: { x: number; y: number };
  /** Its dark, its own colour and its fire: the hues that it splits light into. */
  deep: Colour;
  body: Colour;
  fire: readonly Colour[];
  random: () => number;
}

/** A cut gem whose facets flash in turn. */
export function createGem(options: GemOptions): (ctx: SKRSContext2D, t: number) => void {
  const outer = facetsOf(options, 1, options.turn);
  // What the pavilion mirrors of the crown: the same cut, smaller and turned, faintly.
  const inner = options.radius < smallRadius ? [] : facetsOf(options, 0.66, options.turn + eighth / 2);
  const { x, y, radius, flatness, light } = options;
  return (ctx, t) => {
    ctx.lineJoin = "round";
    drawFacets(ctx, t, outer, options, 0.96);
    drawFacets(ctx, t, inner, options, 0.5);
    const [wx, wy] = [x + light.x * radius * 0.2, y + light.y * radius * 0.2];
    const window = ctx.createRadialGradient(wx, wy, 0, wx, wy, radius * 0.6);
    window.addColorStop(0, css(white, 0.3));
    window.addColorStop(1, css(white, 0));
    ctx.fillStyle = window;
    ctx.beginPath();
    ctx.ellipse(x, y, radius * 0.94, radius * 0.94 * flatness, 0, 0, 2 * Math.PI);
    ctx.fill();
  };
}

const white: Colour = [1, 1, 1];
/** Half-resolution pixels below which a facet shows one tone. */
const smallRadius = 60;

function facetsOf({ x, y, radius, flatness, light, fire, random }: GemOptions, size: number, turn: number) {
  const toward = Math.atan2(light.y, light.x);
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const place = ([px, py]: Point): Point => [
    x + (px * cos - py * sin) * radius,
    y + (px * sin + py * cos) * radius * flatness,
  ];
  return brilliant.map(({ points, heading, steepness }) => {
    const placed = points.map(place);
    const middle = placed.reduce<Point>(
      ([sx, sy], [px, py]) => [sx + px / placed.length, sy + py / placed.length],
      [0, 0],
    );
    return {
      placed,
      middle,
      reach: Math.max(...placed.map(([px, py]) => Math.hypot(px - middle[0], py - middle[1]))),
      across: random() * 2 * Math.PI,
      facing: Math.cos(heading + turn - toward) * steepness,
      phase: random(),
      turns: random() < 0.7 ? 1 : 2,
      swing: 0.14 + 0.34 * random(),
      own: (random() - 0.5) * 0.52,
      tinted: random() < 0.4 ? (fire[Math.floor(random() * fire.length)] ?? white) : null,
    };
  });
}

/** From a facet's dark over the gem's own colour to white; fire shows where it is neither dark nor white. */
function toneOf({ deep, body }: GemOptions, light: number, tinted: Colour | null): Colour {
  const value = smoothstep(0, 1, light);
  const plain = value < 0.45 ? mix(deep, body, value / 0.45) : mix(body, white, (value - 0.45) / 0.55);
  return tinted === null ? plain : mix(plain, tinted, 0.85 * Math.exp(-(((value - 0.6) / 0.3) ** 2)));
}

function drawFacets(
  ctx: SKRSContext2D,
  t: number,
  facets: ReturnType<typeof facetsOf>,
  options: GemOptions,
  alpha: number,
): void {
  const { radius } = options;
  ctx.lineWidth = Math.max(0.5, radius * 0.006);
  for (const { placed, middle, reach, across, facing, phase, turns, swing, own, tinted } of facets) {
    const lit = 0.56 + 0.2 * facing + own + swing * Math.sin(2 * Math.PI * (t * turns + phase));
    ctx.beginPath();
    for (const [px, py] of placed) ctx.lineTo(px, py);
    ctx.closePath();
    if (radius < smallRadius) ctx.fillStyle = css(toneOf(options, clamp(lit), tinted), alpha);
    else {
      const [dx, dy] = [Math.cos(across) * reach, Math.sin(across) * reach];
      const sheen = ctx.createLinearGradient(middle[0] - dx, middle[1] - dy, middle[0] + dx, middle[1] + dy);
      sheen.addColorStop(0, css(toneOf(options, clamp(lit + 0.3), tinted), alpha));
      sheen.addColorStop(0.5, css(toneOf(options, clamp(lit), null), alpha));
      sheen.addColorStop(1, css(toneOf(options, clamp(lit - 0.34), tinted), alpha));
      ctx.fillStyle = sheen;
    }
    ctx.fill();
    if (radius < smallRadius) continue;
    ctx.strokeStyle = css(white, (0.12 + 0.4 * clamp(lit)) * alpha);
    ctx.stroke();
  }
}
