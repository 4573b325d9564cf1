import type { PlacedProduct } from "../../../src/core/rendering/placedProduct.ts";
import type { RgbPicture } from "../statics/rgbPicture.ts";
import type { Layer } from "../../engine/layer.ts";
import { alphaAt, colourAt, frameMargin, groupsOf, neighboursOf, ownFrameOf, type OwnFrame } from "./ownFrame.ts";

/** What was left of a product's old picture, or lost of the product, each as a share, 0…1. */
export interface CutoutMeasures {
  /** Of the outline: a rim that is lighter and more neutral than both the product inside and the ground outside. */
  fringe: number;
  /** Of the product: flat, pale neutral ground that fills corners of its box. */
  slab: number;
  /** Of the product: neutral grey that juts out beside its foot. */
  shadow: number;
  /** Of the product: what is half-transparent along its outline, farther than a soft edge is. */
  haze: number;
  /** Of the product: ragged holes in it and dents in its outline. */
  holes: number;
}

/** Measures a product's outline on the finished picture. Shares are rounded to thousandths. */
export function measureCutout(place: PlacedProduct, product: Layer, finished: RgbPicture): CutoutMeasures {
  const frame = ownFrameOf(place, product, finished);
  const size = frame.alpha.reduce((sum, alpha) => sum + (alpha >= solidAlpha ? 1 : 0), 0);
  const share = (cells: number) => rounded(cells / Math.max(1, size));
  return {
    fringe: rounded(fringeOf(product, finished)),
    slab: share(slabCells(frame, size)),
    shadow: share(footCells(frame)),
    haze: share(softCells(frame)),
    holes: share(holeCells(frame) + bittenCells(frame)),
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Alpha from which a pixel is the product's own, up to which it is none of it. */
const solidAlpha = 200;
const clearAlpha = 40;

/** Pixels from the outline at which rim, product and ground are looked at; each third pixel of the outline is. */
const depths = { rim: [1, 2, 3], inside: [8, 10, 12], outside: [-5, -7] };
const outlineStep = 3;
const gradientReach = 4;
/** How much lighter than both sides a rim is that is seen, and up to which chroma it is white or grey. */
const fringeLight = 0.09;
const fringeChroma = 0.1;

function fringeOf(product: Layer, finished: RgbPicture): number {
  let [outline, fringed, count] = [0, 0, 0];
  for (let row = 1; row < product.height - 1; row++) {
    for (let column = 1; column < product.width - 1; column++) {
      const [x, y] = [column + product.x, row + product.y];
      if (!isEdge(product, x, y) || count++ % outlineStep !== 0) continue;
      const inward = inwardAt(product, x, y);
      if (inward === null) continue;
      const at = (depth: number): [number, number] => [
        Math.round(x + inward[0] * depth),
        Math.round(y + inward[1] * depth),
      ];
      const isWhole = depths.inside.every((depth) => alphaAt(product, ...at(depth)) >= solidAlpha);
      const isFree = depths.outside.every((depth) => alphaAt(product, ...at(depth)) < clearAlpha);
      if (!isWhole || !isFree) continue;
      outline++;
      const rim = depths.rim.map((depth) => colourAt(finished, ...at(depth)));
      const brightest = rim.reduce((best, one) => (one.light > best.light ? one : best));
      const around = [...depths.inside, ...depths.outside].map((depth) => colourAt(finished, ...at(depth)));
      const isLighter = around.every(({ light }) => brightest.light > light + fringeLight);
      const most = Math.max(...around.map(({ chroma }) => chroma));
      if (isLighter && brightest.chroma < fringeChroma && brightest.chroma <= most + 0.02) fringed++;
    }
  }
  return outline === 0 ? 0 : fringed / outline;
}

const edgeAlpha = 128;

function isEdge(product: Layer, x: number, y: number): boolean {
  if (alphaAt(product, x, y) < edgeAlpha) return false;
  return (
    alphaAt(product, x - 1, y) < edgeAlpha ||
    alphaAt(product, x + 1, y) < edgeAlpha ||
    alphaAt(product, x, y - 1) < edgeAlpha ||
    alphaAt(product, x, y + 1) < edgeAlpha
  );
}

/** The direction into the product at its outline; null where it has none, as on a thin line. */
function inwardAt(product: Layer, x: number, y: number): [number, number] | null {
  let [dx, dy] = [0, 0];
  for (let v = -gradientReach; v <= gradientReach; v++) {
    for (let u = -gradientReach; u <= gradientReach; u++) {
      const alpha = alphaAt(product, x + u, y + v);
      dx += u * alpha;
      dy += v * alpha;
    }
  }
  const length = Math.hypot(dx, dy);
  return length < 255 * gradientReach ? null : [dx / length, dy / length];
}

/** Flat paper: lighter than that, more neutral than that, and nowhere steeper than that from cell to cell. */
const paper = { light: 0.7, chroma: 0.07, step: 0.012, range: 0.05 };
/** Cells from a corner of the box within which a slab reaches it, and how many corners it fills. */
const cornerCells = 3;
const leastCorners = 2;
/** Shares of the product that a slab covers at least, and that something else than the slab does. */
const leastSlab = 0.015;
const leastCore = 0.08;
/** Share of a slab's cells beside which, in their own row, the product is seen: what fills whole rows is a pale cap or crimp. */
const leastBeside = 0.5;
/** Of a row's cells: so many that are not the slab's are the product. */
const leastSeenBeside = 0.15;

function slabCells(frame: OwnFrame, size: number): number {
  const { columns, rows, alpha, light, chroma } = frame;
  const isFlat = (cell: number) =>
    (alpha[cell] ?? 0) >= solidAlpha &&
    (light[cell] ?? 0) > paper.light &&
    (chroma[cell] ?? 1) < paper.chroma &&
    neighboursOf(cell, columns, rows).every(
      (next) => (alpha[next] ?? 0) < solidAlpha || Math.abs((light[next] ?? 0) - (light[cell] ?? 0)) < paper.step,
    );
  const slabs = groupsOf(frame, isFlat).filter((group) => {
    const corners = [frameMargin, columns - 1 - frameMargin].flatMap((column) =>
      [frameMargin, rows - 1 - frameMargin].map((row) => ({ column, row })),
    );
    const filled = corners.filter((corner) =>
      group.some(
        (cell) =>
          Math.abs((cell % columns) - corner.column) <= cornerCells &&
          Math.abs(Math.floor(cell / columns) - corner.row) <= cornerCells,
      ),
    ).length;
    const lights = group.map((cell) => light[cell] ?? 0).sort((a, b) => a - b);
    const part = (share: number) => lights[Math.floor((lights.length - 1) * share)] ?? 0;
    const isFlatAllOver = part(0.95) - part(0.05) < paper.range;
    return filled >= leastCorners && group.length >= leastSlab * size && isFlatAllOver && liesBeside(frame, group);
  });
  const cells = slabs.reduce((sum, { length }) => sum + length, 0);
  return size - cells < leastCore * size ? 0 : cells;
}

/** Whether a slab lies beside the product, as ground does, and is not a part of it from one side to the other. */
function liesBeside({ columns, rows, alpha }: OwnFrame, slab: readonly number[]): boolean {
  const [own, whole] = [new Uint32Array(rows), new Uint32Array(rows)];
  const count = (counts: Uint32Array, cell: number) => {
    const row = Math.floor(cell / columns);
    counts[row] = (counts[row] ?? 0) + 1;
  };
  for (const cell of slab) count(own, cell);
  for (let cell = 0; cell < columns * rows; cell++) if ((alpha[cell] ?? 0) >= solidAlpha) count(whole, cell);
  const beside = own.reduce((sum, cells, row) => {
    const all = whole[row] ?? 0;
    return all - cells >= leastSeenBeside * all ? sum + cells : sum;
  }, 0);
  return beside >= leastBeside * slab.length;
}

/** Rows, as shares of the height, that show how wide the body is above its foot, and from which on a shadow beside it lies. */
const bodyRows = { from: 0.76, to: 0.85 };
const footFrom = 0.85;
const grey = { chroma: 0.09, step: 0.05 };
/** Share of its rows' cells that must be grey for what juts out beside the foot to be a shadow. */
const leastGrey = 0.7;

function footCells({ columns, rows, alpha, light, chroma }: OwnFrame): number {
  const isThere = (cell: number) => (alpha[cell] ?? 0) >= clearAlpha;
  const rowAt = (share: number) => frameMargin + Math.floor((rows - 2 * frameMargin) * share);
  let [left, right] = [columns, -1];
  for (let row = rowAt(bodyRows.from); row < rowAt(bodyRows.to); row++) {
    for (let column = 0; column < columns; column++) {
      if (!isThere(row * columns + column)) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
  }
  let [jutting, neutral] = [0, 0];
  for (let row = rowAt(footFrom); row < rows - frameMargin; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (!isThere(cell) || (column >= left - 1 && column <= right + 1)) continue;
      jutting++;
      const isCalm = neighboursOf(cell, columns, rows).every(
        (next) => !isThere(next) || Math.abs((light[next] ?? 0) - (light[cell] ?? 0)) < grey.step,
      );
      if ((chroma[cell] ?? 1) < grey.chroma && isCalm) neutral++;
    }
  }
  return neutral >= leastGrey * jutting ? neutral : 0;
}

/** Cells from anything whole within which a half-transparent edge is only soft, and from the outside up to which it is one. */
const softReach = 2;
const outlineReach = 7;

/** Half-transparent cells along the outline that belong to no soft edge: a shadow, a glow. */
function softCells(frame: OwnFrame): number {
  const { columns, rows, alpha } = frame;
  const whole = near(frame, (cell) => (alpha[cell] ?? 0) >= solidAlpha, softReach);
  const outside = near(frame, outsideOf(frame), outlineReach);
  let count = 0;
  for (let cell = 0; cell < columns * rows; cell++) {
    const own = alpha[cell] ?? 0;
    if (own >= clearAlpha && own < solidAlpha && whole[cell] === 0 && outside[cell] === 1) count++;
  }
  return count;
}

/** 1 for each cell that has one of those that `holds` at most `reach` cells away, along rows and columns. */
function near({ columns, rows }: OwnFrame, holds: (cell: number) => boolean, reach: number): Uint8Array {
  const across = new Uint8Array(columns * rows);
  const both = new Uint8Array(columns * rows);
  for (let cell = 0; cell < across.length; cell++) {
    if (!holds(cell)) continue;
    const column = cell % columns;
    across.fill(1, cell - Math.min(reach, column), cell + Math.min(reach, columns - 1 - column) + 1);
  }
  for (let cell = 0; cell < across.length; cell++) {
    if (across[cell] === 0) continue;
    for (let row = -reach; row <= reach; row++) {
      const other = cell + row * columns;
      if (other >= 0 && other < both.length) both[other] = 1;
    }
  }
  return both;
}

/** The clear cells that are joined to the frame's border. */
function outsideOf(frame: OwnFrame): (cell: number) => boolean {
  const { alpha } = frame;
  const clear = groupsOf(frame, (cell) => (alpha[cell] ?? 0) < clearAlpha);
  // The margin is clear all round, so the first cell belongs to what lies outside.
  const outside = new Set(clear.find((group) => group[0] === 0));
  return (cell) => outside.has(cell);
}

/** Smaller ones are specks; rounder ones are meant, as a loop or a hook is. */
const leastHole = 4;
const leastRagged = 1.5;

function holeCells(frame: OwnFrame): number {
  const { columns, rows, alpha } = frame;
  const outside = outsideOf(frame);
  return groupsOf(frame, (cell) => (alpha[cell] ?? 0) < clearAlpha && !outside(cell))
    .filter((group) => {
      const own = new Set(group);
      const sides = group.flatMap((cell) => neighboursOf(cell, columns, rows)).filter((next) => !own.has(next)).length;
      // The sides of a disc's cells are 4/π times its circumference.
      const circumference = (sides * Math.PI) / 4;
      return group.length >= leastHole && circumference ** 2 / (4 * Math.PI * group.length) > leastRagged;
    })
    .reduce((sum, { length }) => sum + length, 0);
}

/** Cells that a gap in the outline is narrower than to be a bite. */
const biteReach = 4;
/** A smaller gap is a corner between neck and shoulder. */
const leastBite = 30;

/** What closing the silhouette fills: dilated, then eroded again. */
function bittenCells(frame: OwnFrame): number {
  const { alpha } = frame;
  const isThere = (cell: number) => (alpha[cell] ?? 0) >= clearAlpha;
  const dilated = near(frame, isThere, biteReach);
  const left = near(frame, (cell) => dilated[cell] === 0, biteReach);
  const outside = outsideOf(frame);
  return groupsOf(frame, (cell) => left[cell] === 0 && outside(cell))
    .filter(({ length }) => length >= leastBite)
    .reduce((sum, { length }) => sum + length, 0);
}
