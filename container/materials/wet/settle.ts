import { bestOf, foregroundOf, sightOf, visibility, type Foreground, type Round } from "../../engine/sight.ts";
import type { GroundOptions } from "../../engine/groundModule.ts";
import { distanceTo } from "../liquid/dropPlacement.ts";
import { clearOf } from "../liquid/fluid.ts";

/** Where a thing lies: canvas widths, its height as a share of the canvas's. */
export interface Spot {
  x: number;
  y: number;
  radius: number;
}

export interface Settling {
  /** Ways up or down, in heights of the canvas, by which a thing gets clear of words; the first that does counts. */
  shifts: readonly number[];
  /** How near words may come to a part, in its radii. */
  room: number;
  /** The round parts of thing `n` that matter, in canvas widths, for a canvas so high. */
  partsOf: (spot: Spot, n: number, canvasHeight: number) => Round[];
}

const asides = [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.44, -0.44];
const sizes = [1, 0.82, 0.68, 0.54, 0.42];
/** What is hidden more than that behind the product or under panels looks for another place. */
const mostHidden = 0.4;
/** Of one thing so much has to be seen. */
const leastSeen = 0.48;
/** Things of which there are more than that may lie behind the product. */
const mostMoved = 5;

/**
 * Where things come to lie: each clear of words, or nowhere. Where a product stands before them they move out from behind it, and one
 * at least is well seen even where words leave little room.
 */
export function settle(spots: readonly Spot[], options: GroundOptions, settling: Settling): (Spot | null)[] {
  const { width, height } = options;
  const [canvasHeight, zones] = [height / width, clearOf(options)];
  const { shifts, room, partsOf } = settling;
  const isClear = (spot: Spot, n: number) =>
    partsOf(spot, n, canvasHeight).every(({ x, y, radius }) =>
      zones.every((zone) => distanceTo(zone, x, y) > radius * room),
    );
  const clear = spots.map((spot, n) => {
    const moved = shifts.map((by) => ({ ...spot, y: spot.y + by }));
    return moved.find((one) => isClear(one, n)) ?? null;
  });
  const before = foregroundOf({ ...options, width: 1, height: canvasHeight }, 1 / width);
  if (before === null) return clear;
  const sightOfThing = sightsIn(before, canvasHeight, partsOf);
  const moved = spots.length > mostMoved ? clear : asideOf(spots, clear, isClear, settling, sightOfThing);
  return oneSeen(spots, moved, sightOfThing);
}

/** How much there is to see of thing `n`, and how much of it lies under words or is hidden by the product or panels. */
type SightOfThing = (spot: Spot, n: number) => { visible: number; calmed: number; hidden: number };

function sightsIn(before: Foreground, canvasHeight: number, partsOf: Settling["partsOf"]): SightOfThing {
  return (spot, n) => {
    const parts = partsOf(spot, n, canvasHeight);
    const mean = (of: (part: Round) => number) => parts.reduce((sum, part) => sum + of(part), 0) / parts.length;
    return {
      visible: mean((part) => visibility(part, before)),
      calmed: mean((part) => sightOf(part, before).underWords),
      hidden: mean((part) => {
        const { underProduct, underPanels } = sightOf(part, before);
        return underProduct + underPanels;
      }),
    };
  };
}

function asideOf(
  spots: readonly Spot[],
  clear: readonly (Spot | null)[],
  isClear: (spot: Spot, n: number) => boolean,
  { shifts }: Settling,
  sight: SightOfThing,
): (Spot | null)[] {
  const laid = clear.map((spot, n) => (spot !== null && sight(spot, n).hidden <= mostHidden ? spot : null));
  for (const [n, spot] of spots.entries()) {
    if (laid[n] !== null) continue;
    const others = laid.filter((one) => one !== null);
    const choices = sizes.flatMap((size) =>
      asides.flatMap((aside) =>
        shifts.map((by) => ({ x: spot.x + aside, y: spot.y + by, radius: spot.radius * size, size })),
      ),
    );
    const free = choices.filter(
      (one) =>
        isClear(one, n) &&
        sight(one, n).hidden <= mostHidden &&
        others.every(({ x, y, radius }) => Math.hypot(x - one.x, 1.5 * (y - one.y)) > 0.9 * (radius + one.radius)),
    );
    const best = bestOf(free, (one) => sight(one, n).visible * one.size ** 0.7 - 0.2 * Math.abs(one.x - spot.x));
    laid[n] = best === undefined ? (clear[n] ?? null) : { x: best.x, y: best.y, radius: best.radius };
  }
  return laid;
}

/** Where none is seen well, the largest takes the place where it is, even if words calm a part of it. */
function oneSeen(spots: readonly Spot[], laid: readonly (Spot | null)[], sight: SightOfThing): (Spot | null)[] {
  const isSeen = laid.some((spot, n) => {
    if (spot === null) return false;
    const { visible, hidden } = sight(spot, n);
    return visible >= leastSeen && hidden <= mostHidden;
  });
  const largest = bestOf([...spots.keys()], (n) => spots[n]?.radius ?? 0);
  const spot = largest === undefined ? undefined : spots[largest];
  if (isSeen || largest === undefined || spot === undefined) return [...laid];
  const choices = sizes.flatMap((size) =>
    Array.from({ length: 11 }, (_, column) => column / 10).flatMap((x) =>
      Array.from({ length: 13 }, (_, row) => ({ x, y: row / 12, radius: spot.radius * size, size })),
    ),
  );
  const best = bestOf(choices, (one) => {
    const { visible, calmed, hidden } = sight(one, largest);
    return (visible - calmed) * one.size ** 0.5 - Math.max(0, hidden - mostHidden);
  });
  if (best === undefined) return [...laid];
  return laid.with(largest, { x: best.x, y: best.y, radius: best.radius });
}
