import type { KernelBrush } from "../../engine/brush.ts";
import { clamp, smoothstep } from "../../engine/field.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { bestOf, cutShare, foregroundOf, sightOf, visibility } from "../../engine/sight.ts";
import { grainField, type Ramp } from "../../engine/tones.ts";
import type { Place } from "./turning.ts";

export interface ParasolOptions {
  /** Middle and radius in pixels; the canvas that it is cut off by. */
  x: number;
  y: number;
  radius: number;
  width: number;
  height: number;
  light: { x: number; y: number };
  softness: number;
  panels: number;
  /** Colours of the cloth: of panel or ring n, one of the two. */
  cloth: readonly [Ramp, Ramp];
  /** Stripes: panels by turns, the second colour as rings, or as a border of the rim. */
  pattern: "panels" | "rings" | "border" | "plain";
  /** How far the rim hangs in between the ribs, as a share of the radius. */
  scallop: number;
  fringe: boolean;
  /** Seen from below against the light: ribs and pole show dark, and cloth glows. */
  fromBelow: boolean;
  /** Thin ribs that show through, as on paper. */
  ribbed: boolean;
  straw: boolean;
  seed: number;
}

const turnPlaces = 4096;

/** A parasol seen along its pole, turned by radians: draws it on the brush's picture. */
export type Parasol = (turn: number) => void;

export function createParasol(brush: KernelBrush, options: ParasolOptions): Parasol {
  const {
    x,
    y,
    radius,
    width,
    height,
    light,
    softness,
    panels,
    cloth,
    pattern,
    scallop,
    fringe,
    fromBelow,
    ribbed,
    straw,
    seed,
  } = options;
  const reach = radius * (fringe ? 1.1 : 1.03);
  const left = Math.max(0, Math.floor(x - reach));
  const top = Math.max(0, Math.floor(y - reach));
  // Whole vectors of four pixels.
  const across = Math.ceil((Math.min(width, Math.ceil(x + reach)) - left) / 4) * 4;
  const down = Math.min(height, Math.ceil(y + reach)) - top;
  if (across < 1 || down < 1) return () => undefined;
  const { kernel } = brush;
  const angles = kernel.allocate(across * down * 2);
  const radii = kernel.allocate(across * down * 4);
  kernel.makeParasol({ angles, radii, across, down, middleX: x - left, middleY: y - top, radius });
  const random = randomFrom(seed);
  const size = cloth[0].length;
  const threads = Float32Array.from({ length: turnPlaces }, () => random() + random() - 1);
  const rim = new Float32Array(turnPlaces);
  const crease = new Float32Array(turnPlaces);
  const colour = new Float32Array(turnPlaces);
  // A stripe's edge is two pixels broad two thirds of the way out; turns.
  const softTurn = 2 / (2 * Math.PI * 0.66 * radius);
  for (let n = 0; n < turnPlaces; n++) {
    const at = (n / turnPlaces) * panels;
    const within = at - Math.floor(at);
    const fromRib = Math.min(within, 1 - within);
    rim[n] = 1 - scallop * Math.sin(Math.PI * within) ** 1.4 + (straw ? 0.035 * (threads[n] ?? 0) : 0);
    const seam = Math.exp(-((fromRib / (ribbed ? 0.1 : 0.018)) ** 2));
    crease[n] =
      (fromBelow ? -0.3 : -0.1) * seam +
      0.05 * Math.exp(-(((fromRib - 0.05) / 0.05) ** 2)) +
      (straw ? 0.13 * (threads[n] ?? 0) : 0);
    if (pattern === "panels") {
      const fade = clamp(0.5 + fromRib / panels / softTurn, 0.5, 1);
      colour[n] = Math.floor(at) % 2 === 1 ? fade : 1 - fade;
    }
  }
  const facing = new Float32Array(turnPlaces);
  const hard = 1.15 - 0.5 * softness;
  const soft = 0.7 / radius;
  const bands = Float32Array.from({ length: 1200 }, (_, n) => {
    const r = n / 1000;
    if (pattern === "border") return smoothstep(0.86 - soft, 0.86 + soft, r);
    const ring = (r * 4.4) % 1;
    const from = 4.4 * soft;
    return pattern === "rings" ? smoothstep(0.55 - from, 0.55 + from, ring) * smoothstep(1, 1 - 2 * from, ring) : 0;
  });
  const profile = Float32Array.from({ length: 1200 }, (_, n) => {
    const r = n / 1000;
    const hub = r < 0.028 ? (fromBelow ? -0.35 : 0.16) : -0.12 * Math.exp(-(((r - 0.028) / 0.014) ** 2));
    const valance = -0.1 * Math.exp(-(((r - 0.925) / 0.012) ** 2)) + (r > 0.93 ? -0.05 : 0);
    const struts = ribbed ? -0.12 * Math.exp(-(((r - 0.46) / 0.012) ** 2)) - 0.05 * smoothstep(0.5, 0, r) : 0;
    const tiers = straw ? 0.12 * (((r * 5) % 1) - 0.6) : 0;
    return hub + valance + struts + tiers + (fromBelow ? 0.1 * r : 0);
  });
  const grain = grainField(across, down, seed);
  const own = new Float32Array(kernel.memory.buffer, radii, across * down).slice();
  for (let n = 0; n < own.length; n++) {
    own[n] = 0.62 + (profile[((own[n] ?? 0) * 1000) | 0] ?? 0) + 0.018 * (grain[n] ?? 0);
  }
  const tones = brush.keep(own);
  const round = kernel.allocate(5 * turnPlaces * 4);
  for (const [n, table] of [rim, crease, colour, facing, threads].entries()) {
    brush.write(round + n * turnPlaces * 4, table);
  }
  const outward = brush.keep(bands);
  const ramps = kernel.allocate(2 * size * 4);
  for (const [n, ramp] of cloth.entries()) brush.write(ramps + n * size * 4, ramp);
  const hasRings = pattern === "rings" || pattern === "border";
  return (turn) => {
    const shift = Math.round((turn / (2 * Math.PI)) * turnPlaces);
    for (let n = 0; n < turnPlaces; n++) {
      const at = (n / turnPlaces) * panels;
      const panel = Math.floor(at);
      const within = at - panel - 0.5;
      // Cloth between two ribs sags: its sides face away from each other a little.
      const heading = ((panel + 0.5 - within * 0.55) / panels) * 2 * Math.PI + turn;
      facing[n] = hard * (Math.cos(heading) * light.x + Math.sin(heading) * light.y) * (fromBelow ? -0.5 : 1);
    }
    brush.write(round + 3 * turnPlaces * 4, facing);
    kernel.drawParasol({
      angles,
      radii,
      tones,
      round,
      outward,
      cloth: ramps,
      size,
      left,
      top,
      across,
      down,
      radius,
      shift,
      hasRings,
      hasFringe: fringe,
    });
  };
}

/** Of some places for a round thing, the one that lies least under words; the first of equals. */
export function clearest<Place extends { x: number; y: number; radius: number }>(
  places: readonly Place[],
  zones: readonly { x: number; y: number; width: number; height: number }[],
): Place | undefined {
  const covered = ({ x, y, radius }: Place) =>
    zones.reduce((sum, zone) => {
      const overlap = (from: number, length: number, middle: number) =>
        Math.max(0, Math.min(from + length, middle + radius) - Math.max(from, middle - radius));
      return sum + overlap(zone.x / 2, zone.width / 2, x) * overlap(zone.y / 2, zone.height / 2, y);
    }, 0);
  return [...places].sort((one, other) => covered(one) - covered(other))[0];
}

/** Against its own size, where there is little room. */
const parasolSizes = [1, 0.85, 0.72, 0.6, 0.5, 0.4];
/** Ground under words is calmed, and a parasol there half gone: less of it is better. */
const wordsWeight = 4;
/** Words calm the ground around them too: in their zone's feathers, and a share of its size. */
const nearWords = { feathers: 0.4, share: 0.1 };

/** Of places that a parasol may have, the one clearest of words; before a product, as large there as it is seen and no panel cuts it. */
export function placeParasol(places: readonly Place[], options: PaintOptions): Place {
  const quietZones = options.quietZones.map((zone) => {
    const near = (size: number) => nearWords.feathers * zone.featherPixels + nearWords.share * size;
    const [across, down] = [near(zone.width), near(zone.height)];
    const [x, y] = [zone.x - across, zone.y - down];
    return { ...zone, x, y, width: zone.width + 2 * across, height: zone.height + 2 * down };
  });
  const foreground = foregroundOf({ ...options, quietZones }, 0.5);
  const sized = parasolSizes.flatMap((size) =>
    places.map((place) => ({ ...place, radius: place.radius * size, size })),
  );
  const place =
    foreground === null
      ? clearest(places, options.quietZones)
      : bestOf(sized, ({ size, ...round }) => {
          const sight = sightOf(round, foreground);
          return (
            visibility(round, foreground) * size ** 0.7 -
            2 * cutShare(sight) -
            0.5 * sight.underProduct -
            wordsWeight * sight.underWords
          );
        });
  if (place === undefined) throw new Error("A parasol has places to choose from.");
  return { x: place.x, y: place.y, radius: place.radius };
}
