import type { Ground } from "./groundModel.ts";
import { eachPart, mark, type Part, type Region } from "./regions.ts";

/** A hole has at least this share of the picture; smaller ones are glints. */
const smallestHole = 0.0004;
/** On a white ground a white label looks like a hole: only a small one inside a thin wall counts. */
const white = { from: 225, mostOfProduct: 0.12, thinSides: 0.75 };
const rays = 32;

/** Turns ground that shows through a handle or a pump's loop into ground; what may be a label stays. Tells whether there was any. */
export function openHoles(region: Region, ground: Ground, sure: number): boolean {
  const { mask } = region;
  const { distance } = ground;
  const { product, doubtful, kept } = mark;
  let productSize = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== product) continue;
    productSize += 1;
    if ((distance[i] ?? 255) <= sure) mask[i] = doubtful;
  }
  let isOpened = false;
  const isWhite = ground.darkest >= white.from;
  eachPart(region, doubtful, mark.visiting, (part) => {
    const isHole =
      part.size >= mask.length * smallestHole &&
      meanDistance(region, ground, part.size) <= Math.max(1.5, ground.noise) &&
      isWithoutIslands(region, part) &&
      (!isWhite || (part.size <= productSize * white.mostOfProduct && thinWallShare(region, part) >= white.thinSides));
    isOpened ||= isHole;
    return isHole ? mark.ground : kept;
  });
  for (let i = 0; i < mask.length; i++) if (mask[i] === kept) mask[i] = product;
  return isOpened;
}

function meanDistance({ queue }: Region, { distance }: Ground, size: number): number {
  let sum = 0;
  for (let k = 0; k < size; k++) sum += distance[queue[k] ?? 0] ?? 0;
  return sum / size;
}

/** Whether nothing stands in it, as letters stand on a label: it fills its rows from end to end. */
function isWithoutIslands({ queue, width }: Region, { top, bottom, size }: Part): boolean {
  const rows = bottom - top + 1;
  const first = new Int32Array(rows).fill(width);
  const last = new Int32Array(rows).fill(-1);
  for (let k = 0; k < size; k++) {
    const i = queue[k] ?? 0;
    const row = Math.floor(i / width) - top;
    const x = i % width;
    if (x < (first[row] ?? 0)) first[row] = x;
    if (x > (last[row] ?? 0)) last[row] = x;
  }
  let spanned = 0;
  for (let row = 0; row < rows; row++) spanned += (last[row] ?? 0) - (first[row] ?? 0) + 1;
  return size >= spanned * 0.97;
}

/** The share of directions from the part's centre in which a thin wall parts it from the ground outside. */
function thinWallShare({ mask, width, height }: Region, { left, right, top, bottom }: Part): number {
  const thin = Math.min(right - left, bottom - top) * 0.5;
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2];
  let thinSides = 0;
  for (let ray = 0; ray < rays; ray++) {
    const [dx, dy] = [Math.cos((ray * 2 * Math.PI) / rays), Math.sin((ray * 2 * Math.PI) / rays)];
    let wall = 0;
    for (let step = 0; ; step++) {
      const [x, y] = [Math.round(centreX + dx * step), Math.round(centreY + dy * step)];
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      const here = mask[y * width + x];
      if (here === mark.visiting) continue;
      if (here === mark.ground) {
        if (wall <= thin) thinSides += 1;
        break;
      }
      wall += 1;
      if (wall > thin) break;
    }
  }
  return thinSides / rays;
}
