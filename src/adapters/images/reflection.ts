import { groundOffset, type Ground } from "./groundModel.ts";
import { boundsWhere, type Bounds, type Pixels } from "./pixels.ts";
import { mark, type Region } from "./regions.ts";

const columns = 32;
const offsets = 18;
/** A mirror image is at most this strong, at least this alike, and fades to this share from its first third to its last. */
const strongest = 0.6;
const leastAlike = 0.9;
const mostLeft = 0.75;

/** Turns the product's mirror image on a glossy ground into ground, where there is one. */
export function dropReflection(pixels: Pixels, ground: Ground, region: Region): void {
  const { mask, width, height } = region;
  const { product } = mark;
  const box = boundsWhere(width, height, (i) => mask[i] === product);
  if (box === null) return;
  const bottom = box.y + box.height;
  const shallowest = Math.max(12, Math.round(box.height * 0.03));
  let best = { foot: -1, alike: leastAlike };
  for (let foot = box.y + Math.round(box.height * 0.52); foot <= bottom - shallowest; foot++) {
    const alike = mirrorLikeness(pixels, ground, box, foot);
    if (alike > best.alike) best = { foot, alike };
  }
  if (best.foot < 0) return;
  for (let i = (best.foot + 1) * width; i < mask.length; i++) if (mask[i] === product) mask[i] = mark.ground;
}

/** How alike, up to 1, the rows below `foot` are to a fading mirror image of those above it; 0 where they cannot be one. */
function mirrorLikeness(pixels: Pixels, ground: Ground, box: Bounds, foot: number): number {
  const depth = Math.min(box.y + box.height - foot, foot - box.y) - 3;
  const strengths: number[] = [];
  let likeness = 0;
  for (let k = 0; k < offsets; k++) {
    const away = 3 + Math.floor((k * depth) / offsets);
    let [product, above, below] = [0, 0, 0];
    for (let column = 0; column < columns; column++) {
      const x = box.x + Math.floor(((column + 0.5) * box.width) / columns);
      for (let c = 0; c < 3; c++) {
        const a = differenceAt(pixels, ground, x, foot - away, c);
        const b = differenceAt(pixels, ground, x, foot + away, c);
        product += a * b;
        above += a * a;
        below += b * b;
      }
    }
    if (above === 0 || below === 0) return 0;
    likeness += product / Math.sqrt(above * below) / offsets;
    strengths.push(product / above);
    if (k === 0 && (product / above > strongest || likeness < 0.8 / offsets)) return 0;
  }
  const third = offsets / 3;
  const total = (from: number) => strengths.slice(from, from + third).reduce((sum, value) => sum + value, 0);
  return total(offsets - third) <= total(0) * mostLeft ? likeness : 0;
}

function differenceAt({ rgba, width }: Pixels, { colours }: Ground, x: number, y: number, channel: number): number {
  return (rgba[(y * width + x) * 4 + channel] ?? 0) - (colours.rgb[groundOffset(colours, x, y) + channel] ?? 0);
}
