import type { Box } from "../../../src/core/rendering/box.ts";
import { distanceTo } from "../../materials/liquid/dropPlacement.ts";
import { tallestBadge } from "../../materials/liquid/fluid.ts";
import type { Table } from "./things.ts";

/** How things lie in heaps about corners of the frame. */
export interface HeapLook {
  /** How many things a heap has, and their radius, in widths of the canvas. */
  count: number;
  radius: number;
  /** How far sizes differ, 0 for all alike. */
  vary: number;
  /** How far from its corner a heap reaches, in widths of the canvas. */
  reach: number;
  /** How near two things may lie, in sums of their radii. */
  apart: number;
  /** Long things point away from the corner, within this many radians; others lie as they fell. */
  fan: number | null;
}

/** Where a thing lies, in pixels of the half-resolution canvas. */
export interface Lying {
  x: number;
  y: number;
  radius: number;
  turn: number;
}

/** How far from words things keep beside their own radius, in widths of the canvas: nearer, tone fades. */
const fromWords = 0.09;
/** Of a second heap's things there are fewer. */
const heaps = [1, 0.5];
const attempts = 14;
/** Points at which it is looked how much of a heap is seen, and of how many it needs: a few things alone look lost. */
const probes = 60;
const leastSeen = 12;

/** Half-resolution boxes of what is given in pixels of the whole canvas. */
const halved = ({ x, y, width, height }: Box): Box => ({ x: x / 2, y: y / 2, width: width / 2, height: height / 2 });

/** The corners and edges about which heaps lie, those first where most of one is seen. */
function cornersOf(
  look: HeapLook,
  { options, random }: Table,
  clear: (x: number, y: number, radius: number) => boolean,
) {
  const { width, height, product = null, covers = [] } = options;
  const hiders = [...(product === null ? [] : [product]), ...covers].map(halved);
  const corners = [0.02, 0.2, 0.42, 0.6, 0.8, 0.98].flatMap((down) =>
    [0, 1].map((side) => ({ x: side * width, y: down * height })),
  );
  const reach = look.reach * width;
  const rated = corners.map((corner) => {
    let seen = 0.5 * random();
    for (let n = 0; n < probes; n++) {
      const [out, angle] = [reach * Math.sqrt((n + 0.5) / probes), 2.4 * n];
      const [x, y] = [corner.x + out * Math.cos(angle), corner.y + out * Math.sin(angle)];
      const isInside = x > 0 && x < width && y > 0 && y < height;
      if (isInside && clear(x, y, 0.5 * look.radius * width) && hiders.every((box) => distanceTo(box, x, y) > 0))
        seen++;
    }
    return { ...corner, seen };
  });
  return rated.sort((one, other) => other.seen - one.seen);
}

/** Heaps in the free corners: dense where they begin, loose toward their rim, each thing whole and clear of words. */
export function heapThings(look: HeapLook, table: Table): Lying[] {
  const { options, form, random } = table;
  const { width, height, quietZones, covers = [] } = options;
  const badges = covers.filter((box) => box.height < tallestBadge * 2 * width);
  const zones = [...quietZones, ...badges].map(halved);
  const clear = (x: number, y: number, radius: number) =>
    zones.every((zone) => distanceTo(zone, x, y) > radius + fromWords * width);
  const [first, ...others] = cornersOf(look, table, clear);
  if (first === undefined) return [];
  const second = others.find(
    ({ x, y, seen }) => seen > leastSeen && x !== first.x && Math.abs(y - first.y) > 0.3 * height,
  );
  const lying: Lying[] = [];
  for (const [n, corner] of [first, second].entries()) {
    if (corner === undefined) continue;
    const share = heaps[n] ?? 0;
    const count = Math.round(look.count * share * (0.6 + 0.8 * form.coverage));
    const reach = look.reach * width * (0.5 + 0.5 * share);
    const inward = Math.atan2(height / 2 - corner.y, width / 2 - corner.x);
    for (let thing = 0; thing < count; thing++) {
      for (let attempt = 0; attempt < attempts; attempt++) {
        const radius = look.radius * width * form.scale * (1 - look.vary * random());
        const [out, angle] = [reach * random() ** 0.7, inward + Math.PI * (random() - 0.5)];
        const [x, y] = [corner.x + out * Math.cos(angle), corner.y + out * Math.sin(angle)];
        const turn = look.fan === null ? 2 * Math.PI * random() : inward + look.fan * (2 * random() - 1);
        const isApart = lying.every((one) => Math.hypot(one.x - x, one.y - y) > look.apart * (one.radius + radius));
        if (!isApart || !clear(x, y, radius)) continue;
        lying.push({ x, y, radius, turn });
        break;
      }
    }
  }
  return lying;
}
