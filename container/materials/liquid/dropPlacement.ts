import type { Box } from "../../../src/core/rendering/box.ts";

/** Lengths in canvas widths. */
export interface Drop {
  x: number;
  y: number;
  radius: number;
  /** Width over height at rest. */
  elongation: number;
  swayPhase: number;
  breathPhase: number;
}

/** The winding column that a sliding drop runs down. */
export interface Lane {
  x: number;
  halfWidth: number;
  phase: number;
}

const winding = 0.028;

export function laneCentre({ x, phase }: Lane, y: number): number {
  return x + winding * Math.sin(2 * Math.PI * (0.85 * y + phase));
}

/** Radii and how many of each on a canvas of 1080×1920, largest first so that small ones fill what is left. */
export type DropSizes = readonly (readonly [radius: number, count: number])[];

export const usualSizes: DropSizes = [
  [0.2, 1],
  [0.155, 1],
  [0.14, 1],
  [0.12, 1],
  [0.11, 1],
  [0.1, 1],
  [0.09, 1],
  [0.085, 1],
  [0.08, 1],
  [0.075, 1],
  [0.07, 1],
  [0.055, 14],
  [0.036, 24],
  [0.026, 26],
  [0.017, 50],
  [0.011, 60],
];
const referenceHeight = 1920 / 1080;
const attempts = 60;
/** Distance of two drops over the sum of their radii. */
const apartSpacing = 1.48;
const joinedSpacing = 1.1;
/** Sway, breath, the drop's own shadow and the liquid bridge to a neighbour stay within this. */
const clearance = 0.028;

export function distanceTo(zone: Box, x: number, y: number): number {
  const beyondX = Math.max(zone.x - x, x - (zone.x + zone.width), 0);
  const beyondY = Math.max(zone.y - y, y - (zone.y + zone.height), 0);
  return Math.hypot(beyondX, beyondY);
}

export interface DropOptions {
  sizes: DropSizes;
  /** Share of drops that may join a neighbour. */
  joining: number;
  /** How far the outline of the free space around zones wanders, canvas widths. */
  wander: number;
}

const usualDrops: DropOptions = { sizes: usualSizes, joining: 0.12, wander: 0 };

/** 0…2, changing over about a third of the canvas's width. */
const wandering = (x: number, y: number) => 1 + Math.sin(9.2 * x + 2.7 * y + 0.8) * Math.sin(7.4 * y - 3.1 * x + 0.3);

/** Sizes grown by `scale`, and as many of each as cover this share of the canvas, as far as they find room. */
export function sizesCovering(sizes: DropSizes, scale: number, coverage: number): DropSizes {
  const covered = sizes.reduce((sum, [radius, count]) => sum + count * Math.PI * (radius * scale) ** 2, 0);
  const times = (coverage * referenceHeight) / covered;
  return sizes.map(([radius, count]) => [radius * scale, count * times]);
}

/**
 * Scatters drops over a canvas 1 wide and `height` high, none in a zone; toward a zone they get smaller, so that the
 * space for the words looks left by the liquid and not cut out of it. The lane of a sliding drop stays free: it has
 * taken along what lay there.
 */
export function placeDrops(
  random: () => number,
  height: number,
  zones: readonly Box[],
  lane: Lane | null = null,
  { sizes, joining, wander }: DropOptions = usualDrops,
): Drop[] {
  const drops: Drop[] = [];
  const fits = (x: number, y: number, radius: number, spacing: number): boolean => {
    if (lane !== null && Math.abs(x - laneCentre(lane, y)) < lane.halfWidth + radius * 1.25) return false;
    const zoneDistance = Math.min(...zones.map((zone) => distanceTo(zone, x, y)), Infinity);
    // A strict line would show as an edge: some drops keep further away than they must.
    if (zoneDistance < radius * 1.08 + clearance + 0.09 * random() ** 2 + wander * wandering(x, y)) return false;
    if (radius > 0.012 + 1.1 * (zoneDistance - radius)) return false;
    return drops.every((drop) => Math.hypot(drop.x - x, drop.y - y) > (drop.radius + radius) * spacing);
  };
  for (const [size, countOnReference] of sizes) {
    const count = Math.max(1, Math.round((countOnReference * height) / referenceHeight));
    for (let n = 0; n < count; n++) {
      // Between the two spacings drops would neither part nor join but point at each other.
      const spacing = random() < joining ? joinedSpacing : apartSpacing;
      for (let attempt = 0; attempt < attempts; attempt++) {
        const radius = size * (0.85 + 0.3 * random());
        const x = random() * 1.06 - 0.03;
        const y = random() * (height + 0.06) - 0.03;
        if (!fits(x, y, radius, spacing)) continue;
        const [swayPhase, breathPhase, elongation] = [random(), random(), 0.94 + 0.12 * random()];
        drops.push({ x, y, radius, elongation, swayPhase, breathPhase });
        break;
      }
    }
  }
  return drops;
}

/** Where a drop of `halfWidth` can run from top to bottom without touching a zone; null where there is no such place. */
export function freeLane(random: () => number, halfWidth: number, zones: readonly Box[]): Lane | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const x = 0.12 + 0.76 * random();
    const reach = halfWidth + winding + clearance;
    if (zones.every((zone) => x + reach < zone.x || x - reach > zone.x + zone.width)) {
      return { x, halfWidth, phase: random() };
    }
  }
  return null;
}
