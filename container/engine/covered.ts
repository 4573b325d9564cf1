import { displacementAt, type Motion } from "./motion.ts";
import type { LayerPlanes } from "./layer.ts";

/** How far one layer gets from where it lies on another at rest, in canvas pixels; up and left are negative. */
interface Shift {
  left: number;
  right: number;
  up: number;
  down: number;
}

/** Between pixels, and between those of the smaller colour planes, layers are sampled from their neighbours. */
const sampledPixels = 4;
const moments = 60;

/** What `over` does against `under` in a loop, with what its turning adds at most. */
function shiftBetween(over: LayerPlanes, under: LayerPlanes): Shift {
  const shift: Shift = { left: 0, right: 0, up: 0, down: 0 };
  for (let n = 0; n < moments; n++) {
    const [one, other] = [over, under].map((planes) => placeAt(planes, n / moments));
    if (one === undefined || other === undefined) continue;
    const [across, down] = [one.across - other.across, one.down - other.down];
    const turned = one.turned + other.turned;
    shift.left = Math.min(shift.left, across - turned);
    shift.right = Math.max(shift.right, across + turned);
    shift.up = Math.min(shift.up, down - turned);
    shift.down = Math.max(shift.down, down + turned);
  }
  return {
    left: Math.floor(shift.left) - sampledPixels,
    right: Math.ceil(shift.right) + sampledPixels,
    up: Math.floor(shift.up) - sampledPixels,
    down: Math.ceil(shift.down) + sampledPixels,
  };
}

/** Where a layer is, and how far a turn takes the farthest point of it. */
function placeAt(planes: LayerPlanes, t: number): { across: number; down: number; turned: number } {
  if (planes.motion === null) return { across: 0, down: 0, turned: 0 };
  const { acrossPixels, downPixels, turnDegrees } = displacementAt(planes.motion, t);
  const angle = (Math.abs(turnDegrees) * Math.PI) / 180;
  return { across: acrossPixels, down: downPixels, turned: angle * farthestFrom(planes.motion, planes) };
}

function farthestFrom({ pivot }: Motion, { x, y, width, height }: LayerPlanes): number {
  return Math.hypot(
    Math.max(Math.abs(x - pivot.x), Math.abs(x + width - pivot.x)),
    Math.max(Math.abs(y - pivot.y), Math.abs(y + height - pivot.y)),
  );
}

/** For each corner between pixels, how many above and left of it let something through; one column and row more than pixels. */
function openPixels({ bytes, width, height }: LayerPlanes): Uint32Array {
  const alpha = bytes.subarray(width * height, 2 * width * height);
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let row = 0; row < height; row++) {
    let open = 0;
    for (let column = 0; column < width; column++) {
      if (alpha[row * width + column] !== 255) open++;
      sums[(row + 1) * stride + column + 1] = (sums[row * stride + column + 1] ?? 0) + open;
    }
  }
  return sums;
}

const block = 8;

/**
 * Blanks what `over`, which always shows, hides of the layers under it at every moment: what is blank costs nothing to composite.
 * Changes their bytes.
 */
export function blankCovered(over: LayerPlanes, under: readonly LayerPlanes[]): void {
  if (under.length === 0) return;
  const open = openPixels(over);
  const stride = over.width + 1;
  const isHidden = (left: number, top: number, right: number, bottom: number) =>
    left >= 0 &&
    top >= 0 &&
    right <= over.width &&
    bottom <= over.height &&
    (open[bottom * stride + right] ?? 0) - (open[top * stride + right] ?? 0) ===
      (open[bottom * stride + left] ?? 0) - (open[top * stride + left] ?? 0);
  for (const planes of under) {
    const { x, y, width, height } = planes;
    const shift = shiftBetween(over, planes);
    // What moves right past a block covers it by what lay to its left.
    for (let top = 0; top + block <= height; top += block) {
      for (let left = 0; left + block <= width; left += block) {
        const [column, row] = [left + x - over.x, top + y - over.y];
        if (isHidden(column - shift.right, row - shift.down, column + block - shift.left, row + block - shift.up))
          blank(planes, left, top);
      }
    }
  }
}

function blank({ bytes, width, height }: LayerPlanes, left: number, top: number): void {
  const area = width * height;
  clear(bytes.subarray(area), width, left, top, block);
  const [chromaWidth, half] = [width / 2, block / 2];
  clear(bytes.subarray(2.5 * area), chromaWidth, left / 2, top / 2, half);
}

function clear(alpha: Uint8Array, width: number, left: number, top: number, size: number): void {
  for (let row = top; row < top + size; row++) alpha.fill(0, row * width + left, row * width + left + size);
}
