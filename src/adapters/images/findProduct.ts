import { fillBites } from "./bites.ts";
import { groundOffset, type Ground } from "./groundModel.ts";
import { openHoles } from "./holes.ts";
import type { Pixels } from "./pixels.ts";
import { dropReflection } from "./reflection.ts";
import { eachPart, floodFrom, floodGround, mark, type Part, type Region, sortByThickness } from "./regions.ts";
import { crispShareOf } from "./softEdge.ts";

/**
 * Floods from the border with two thresholds. What lies between them is ground where it is thin (the soft rim of the product,
 * the noise of a JPEG). Where it is thick it is a shadow if it fades into the ground, and product if it ends in a step (a white
 * pump head): a flood with one threshold eats one or leaves the other. In the mask only `mark.ground` and `mark.product` are left.
 */
export function findProduct(pixels: Pixels, ground: Ground): Region {
  const { width, height } = pixels;
  const { distance } = ground;
  const region: Region = { mask: new Uint8Array(width * height), width, height, queue: new Int32Array(width * height) };
  const { mask } = region;
  const sure = Math.max(4, Math.min(20, ground.noise * 1.3 + 3));
  const maybe = Math.max(22, sure * 2 + 4);
  floodGround(region, distance, sure, mark.ground, mark.ground);
  floodGround(region, distance, maybe, mark.ground, mark.doubtful);
  // A JPEG's blocks of eight pixels ring that far.
  const rim = Math.max(4, Math.round(Math.max(width, height) * 0.005));
  sortByThickness(region, mark.doubtful, rim, mark.shade, mark.ground);
  growShade(pixels, ground, region);
  const extents = extentsOf(region);
  const smallest = mask.length * 0.0003;
  eachPart(region, mark.shade, mark.visiting, (part) => {
    const crispShare = crispShareOf(region, distance, part.size, Math.max(3.5, ground.noise * 0.6));
    const isPale = crispShare >= 0.25 || isInsideAbove(region, part, extents);
    return !isPale || (part.size < smallest && crispShare < 0.5) ? mark.ground : mark.pale;
  });
  fillBites(region, distance);
  const { product, pale } = mark;
  for (let i = 0; i < mask.length; i++) if (mask[i] === pale) mask[i] = product;
  dropReflection(pixels, ground, region);
  if (openHoles(region, ground, sure)) {
    floodGround(region, distance, maybe, mark.ground, mark.doubtful);
    sortByThickness(region, mark.doubtful, rim, mark.product, mark.ground);
  }
  return region;
}

/** For each row the first and the last pixel of the product, -1 where it has none. */
interface Extents {
  first: Int32Array;
  last: Int32Array;
  top: number;
  bottom: number;
}

function extentsOf({ mask, width, height }: Region): Extents {
  const extents = {
    first: new Int32Array(height).fill(-1),
    last: new Int32Array(height).fill(-1),
    top: height,
    bottom: -1,
  };
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width);
    extents.first[y] = row.indexOf(mark.product);
    extents.last[y] = row.lastIndexOf(mark.product);
    if (extents.first[y] === -1) continue;
    extents.top = Math.min(extents.top, y);
    extents.bottom = y;
  }
  return extents;
}

/** Whether the part that is being visited lies between parts of the product, above its middle: no shadow does. */
function isInsideAbove(
  { queue, width }: Region,
  { size, centreY }: Part,
  { first, last, top, bottom }: Extents,
): boolean {
  if (centreY > (top + bottom) / 2) return false;
  let inside = 0;
  for (let k = 0; k < size; k++) {
    const i = queue[k] ?? 0;
    const y = Math.floor(i / width);
    if (i - y * width > (first[y] ?? -1) && i - y * width < (last[y] ?? -1)) inside += 1;
  }
  return inside > size * 0.6;
}

/** A shadow gets no darker than this share of the ground; below it lies the product. */
const darkestShade = 0.3;
const steepSteps = 6;

/**
 * Grows ground and doubtful parts into what can be their shadow: the ground's own colour, darkened, without a step from one
 * pixel to the next.
 */
function growShade(pixels: Pixels, ground: Ground, region: Region): void {
  if (ground.darkest < 40) return;
  const { mask, queue, width, height } = region;
  const slope = 3 + ground.noise * 0.4;
  const { product, shade } = mark;
  const lightness = (i: number) => lightnessBeside(pixels, ground, i);
  let known = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1, end = i + width - 2; i < end; i++) {
      if (mask[i] === product) continue;
      const isBeside =
        mask[i - 1] === product ||
        mask[i + 1] === product ||
        mask[i - width] === product ||
        mask[i + width] === product;
      if (isBeside) queue[known++] = i;
    }
  }
  const enters = (i: number, from: number, steepest: number) => {
    if (mask[i] !== product) return false;
    const here = lightness(i);
    if (here === null || Math.abs(here - (lightness(from) ?? 400)) > steepest) return false;
    mask[i] = shade;
    return true;
  };
  const grown = floodFrom(region, known, (i, from) => enters(i, from, slope));
  // Where a shadow meets the product it falls off faster, and a JPEG makes it uneven: some pixels further, but no more.
  let front = Array.from(queue.subarray(known, grown));
  for (let step = 0; step < steepSteps; step++) {
    const next: number[] = [];
    for (const from of front) {
      const x = from % width;
      if (x === 0 || x === width - 1 || from < width || from >= mask.length - width) continue;
      for (const i of [from - 1, from + 1, from - width, from + width]) if (enters(i, from, slope * 4)) next.push(i);
    }
    front = next;
  }
}

/** How light a pixel is beside its ground, in levels of 200; null where it has another hue or cannot lie in a shadow. */
function lightnessBeside({ rgba, width }: Pixels, { colours, noise }: Ground, i: number): number | null {
  const at = groundOffset(colours, i % width, Math.floor(i / width));
  const [r, g, b] = [colours.rgb[at] ?? 0, colours.rgb[at + 1] ?? 0, colours.rgb[at + 2] ?? 0];
  const [pr, pg, pb] = [rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0];
  const light = (pr + pg + pb) / (r + g + b + 1);
  if (light < darkestShade || light > 1.02) return null;
  const off = Math.max(Math.abs(pr - light * r), Math.abs(pg - light * g), Math.abs(pb - light * b));
  return off > 6 + noise ? null : light * 200;
}
