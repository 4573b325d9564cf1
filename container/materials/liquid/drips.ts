import type { Box } from "../../../src/core/rendering/box.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { smoothly, wave } from "./fluid.ts";

/** How far liquid stays away from words, canvas widths. */
const clearance = 0.075;

/** How far down a column of this half width is free below `from`; Infinity where no words stand in it. Canvas widths. */
export function roomBelow(x: number, from: number, halfWidth: number, zones: readonly Box[]): number {
  const met = zones.filter(
    (zone) =>
      zone.y + zone.height > from &&
      x + halfWidth + clearance > zone.x &&
      x - halfWidth - clearance < zone.x + zone.width,
  );
  return Math.min(Infinity, ...met.map((zone) => zone.y - clearance));
}

/** Where a sheet ends that is not in the frame, and how thick one is at least; canvas widths. */
const outside = -0.04;
const thinnestSheet = 0.03;
/** How far below words its edge runs, and what drips at its edge need above words: without any it would end in a shelf. */
const belowWords = 0.13;
const aboveWords = clearance + 0.16;
/** How far down a sheet may reach for the words' sake, as a share of the frame's height. */
const lowestShare = 0.5;

/**
 * How far down a sheet from above reaches: as far as wanted, but its edge runs whole across the frame above all words, or below all of
 * them where those stand high. Elsewhere it stays outside the frame. Canvas widths.
 */
export function sheetLevel(wanted: number, height: number, zones: readonly Box[]): number {
  const below = Math.max(-Infinity, ...zones.map((zone) => zone.y + zone.height)) + belowWords;
  if (below < lowestShare * height) return Math.max(wanted, below);
  const above = Math.min(wanted, ...zones.map((zone) => zone.y - aboveWords));
  return above < thinnestSheet ? outside : above;
}

/** How many tongues the edge of a sheet has, and how far down the longest reaches; canvas widths. */
export interface Lobes {
  count: number;
  reach: number;
}

interface Lobe {
  x: number;
  y: number;
  across: number;
  down: number;
  phase: number;
}

/** Broad tongues along a sheet's edge: nothing thick ends in a straight line. */
export function lobesOf(random: () => number, level: number, { count, reach }: Lobes): Lobe[] {
  return Array.from({ length: count + 1 }, (_, n) => ({
    x: (n + 0.5 * (random() - 0.5)) / count,
    y: level - 0.02,
    across: (0.42 + 0.3 * random()) / count,
    down: 0.03 + reach * random() ** 1.3,
    phase: random(),
  }));
}

export function layLobes(kernel: Kernel, lobes: readonly Lobe[], thickness: number, t: number): void {
  for (const { x, y, across, down, phase } of lobes) {
    kernel.addBead(x, y, across, down * (1 + 0.07 * wave(t + phase)), thickness);
    kernel.joinStrands(2 * thickness);
  }
}

/** Whether a column of this half width runs from top to bottom without touching words. */
export function isFree(x: number, halfWidth: number, zones: readonly Box[]): boolean {
  return roomBelow(x, -Infinity, halfWidth, zones) === Infinity;
}

/** The higher of two squares, with a fillet where they differ by less than that. */
function flowTogether(one: number, other: number, fillet: number): number {
  const near = Math.max(0, 1 - Math.abs(one - other) / fillet);
  return Math.max(one, other) + fillet * 0.25 * near * near;
}

/** The squared radius of a drop at this height: its head round at `end`, its tail thinning out above it. */
export function tearAt(y: number, end: number, radius: number, tail: number): number {
  if (y >= end) return radius * radius - (y - end) ** 2;
  const share = 1 - (end - y) / tail;
  if (share <= 0) return -share * share * radius * radius;
  return (radius * share * share * (3 - 2 * share)) ** 2;
}

/** Half-resolution rows that the kernel knows beyond the frame. */
const marginRows = 48;

/** A column of liquid from one height to another: at each its middle and the square of its radius; canvas widths. */
export interface Column {
  from: number;
  to: number;
  widest: number;
  middle: (y: number) => number;
  squared: (y: number) => number;
}

/** Canvas of the kernel, pixels. */
export interface DripCanvas {
  kernel: Kernel;
  width: number;
  height: number;
}

export function layColumn({ kernel, width, height }: DripCanvas, column: Column): void {
  const halfWidth = width / 2;
  const rows = height / 2 + 2 * marginRows;
  // The first call allocates, which may replace the memory's buffer.
  const pointer = kernel.columnPointer();
  const table = new Float32Array(kernel.memory.buffer, pointer, rows * 2);
  const upper = Math.max(-marginRows, Math.floor(column.from * halfWidth));
  const lower = Math.min(height / 2 + marginRows - 1, Math.ceil(column.to * halfWidth));
  for (let row = upper; row <= lower; row++) {
    const y = row / halfWidth;
    const at = (row + marginRows) * 2;
    table[at] = column.middle(y);
    table[at + 1] = column.squared(y);
  }
  kernel.addColumn(upper, lower, column.widest);
}

/** A column that liquid runs down, winding; canvas widths. */
export interface Run {
  x: number;
  radius: number;
  winding: number;
  phase: number;
  /** Heads that follow each other. */
  heads: number;
}

/** A run without end: as one head leaves below the next has its place. `trail`: its thickness against the head's. */
export function layRun(canvas: DripCanvas, run: Run, trail: number, t: number): void {
  const { x, radius, heads, phase, winding } = run;
  const height = canvas.height / canvas.width;
  const spacing = (height + 8 * radius) / heads;
  // Sticking and slipping, as liquid does on glass.
  const progress = ((t + phase) % 1) - (0.1 * wave(2 * (t + phase))) / (2 * Math.PI);
  const tail = radius * (4.2 + 0.7 * wave(2 * (t + phase) + 0.25));
  const ends = Array.from({ length: heads + 1 }, (_, n) => -4 * radius + (n - 1 + progress) * spacing);
  layColumn(canvas, {
    from: -0.1,
    to: height + 0.1,
    widest: radius * 1.1,
    middle: (y) => x + winding * (0.65 * wave(0.8 * y + phase) + 0.35 * wave(1.9 * y + 2.7 * phase)),
    squared: (y) => {
      const swell = wave(2.2 * y - 2 * t + phase) + 0.5 * wave(3.7 * y - t + 2 * phase);
      const left = (radius * trail * (0.88 + 0.1 * swell)) ** 2;
      return ends.reduce((sum, end) => flowTogether(sum, tearAt(y, end, radius, tail), 0.5 * radius * radius), left);
    },
  });
  canvas.kernel.joinStrands(radius * 0.9);
}

/** A drip that hangs from above; canvas widths. */
export interface HangingDrip {
  x: number;
  /** Where it hangs from, and how far down it reaches at most. */
  from: number;
  reach: number;
  radius: number;
  phase: number;
  /** Share of its length that it stretches by. */
  stretch: number;
}

/** It stretches under its own weight and is drawn up again; what comes down inside it passes as a swelling. */
export function layHanging(canvas: DripCanvas, drip: HangingDrip, t: number): void {
  const { x, from, reach, radius, phase, stretch } = drip;
  // Slower down than up.
  const pulled = 0.5 + 0.5 * wave(t + phase - 0.06 * wave(t + phase));
  const swollen = radius * (0.92 + 0.12 * pulled);
  const length = (reach - from) * (1 - stretch + stretch * pulled);
  const end = from + length - swollen;
  const neck = radius * (0.62 - 0.14 * pulled * Math.min(1, length / (9 * radius)));
  const tail = Math.min(4.5 * radius, Math.max(radius, length));
  const passing = (t + phase + 0.5) % 1;
  const at = from + passing * length;
  const bulge = 0.34 * radius * Math.sin(Math.PI * passing) ** 2;
  layColumn(canvas, {
    from: -0.1,
    to: end + swollen * 1.6,
    widest: radius * 1.2,
    middle: (y) => x + 0.4 * radius * wave(0.9 * y + phase) * smoothly(0, 0.35, y - from),
    squared: (y) => {
      const tear = tearAt(y, end, swollen, tail);
      if (y >= end) return tear;
      const flare = (radius - neck) * Math.exp(-((Math.max(0, y - from) / (2.6 * radius)) ** 2));
      const passed = bulge * Math.exp(-(((y - at) / (1.7 * radius)) ** 2));
      // Above its round end a short drip may not be wider than that.
      const body = (neck + flare + passed) * (0.55 + 0.45 * smoothly(0, 1.8 * radius, end - y));
      return flowTogether(body * body, tear, 0.35 * radius * radius);
    },
  });
  canvas.kernel.joinStrands(radius * 1.1);
}
