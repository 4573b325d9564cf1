import type { Pixels } from "./cutOut.ts";

export type Rgb = [red: number, green: number, blue: number];

/** The plain ground of a picture and how far its colours stray. */
export interface Ground {
  colour: Rgb;
  /** Colours closer to the ground than this are ground for certain. */
  sure: number;
  /** Colours closer than this may be. */
  maybe: number;
}

/** The border's median colour, when nearly all of the border has it and it is white or grey. */
export function measureGround({ rgba, width, height }: Pixels): Ground | null {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  const median = (channel: number) =>
    border.map((i) => rgba[i * 4 + channel] ?? 0).sort((a, b) => a - b)[border.length >> 1] ?? 0;
  const colour: Rgb = [median(0), median(1), median(2)];
  if (Math.max(...colour) - Math.min(...colour) > 24 || Math.min(...colour) < 150) return null;
  const distances = border.map((i) => distanceFrom(colour, rgba, i * 4)).sort((a, b) => a - b);
  if (distances.filter((value) => value <= 26).length / distances.length < 0.9) return null;
  const spread = distances[Math.floor(distances.length * 0.99)] ?? 0;
  const sure = Math.max(4, Math.min(24, spread * 1.4 + 3));
  return { colour, sure, maybe: Math.max(22, sure * 2 + 4) };
}

/** The largest difference in a channel. */
export function distanceFrom([r, g, b]: Rgb, rgba: Uint8Array, offset: number): number {
  return Math.max(
    Math.abs((rgba[offset] ?? 0) - r),
    Math.abs((rgba[offset + 1] ?? 0) - g),
    Math.abs((rgba[offset + 2] ?? 0) - b),
  );
}

export interface GroundMask {
  /** 1 where the ground is. */
  ground: Uint8Array;
  /** Pixels of the product, and those of them that are pale enough to have been ground. */
  productSize: number;
  paleSize: number;
}

/**
 * Floods from the border with two thresholds. What lies between them is ground where it is thin (the soft rim of the product,
 * the noise of a JPEG) and product where it is thick (a white pump head): a flood with one threshold eats one or leaves the other.
 */
export function findGround(pixels: Pixels, ground: Ground): GroundMask {
  const { width, height } = pixels;
  const mask = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  const certain = flood(pixels, ground.colour, ground.sure, mask, queue, 0, 1);
  const reached = flood(pixels, ground.colour, ground.maybe, mask, queue, certain, 2);
  const thick = reached > certain ? openedShape(mask, width, height) : null;
  let paleSize = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== 2) continue;
    mask[i] = thick?.[i] === 1 ? 0 : 1;
    if (mask[i] === 0) paleSize += 1;
  }
  return { ground: mask, productSize: mask.length - reached + paleSize, paleSize };
}

/** Marks with `mark` what the border and the first `known` of the queue reach; gives how many the queue holds then. */
function flood(
  { rgba, width, height }: Pixels,
  colour: Rgb,
  tolerance: number,
  mask: Uint8Array,
  queue: Int32Array,
  known: number,
  mark: number,
): number {
  let [head, tail] = [0, known];
  const push = (i: number) => {
    if (mask[i] !== 0 || distanceFrom(colour, rgba, i * 4) > tolerance) return;
    mask[i] = mark;
    queue[tail++] = i;
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(push);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(push);
  while (head < tail) {
    const i = queue[head++] ?? 0;
    const x = i % width;
    if (x > 0) push(i - 1);
    if (x < width - 1) push(i + 1);
    if (i >= width) push(i - width);
    if (i < width * (height - 1)) push(i + width);
  }
  return tail;
}

/** What of the doubtful pixels (2) is thicker than a rim: shrunk, then grown again. */
function openedShape(mask: Uint8Array, width: number, height: number): Uint8Array {
  const radius = Math.max(4, Math.round(Math.max(width, height) * 0.0035));
  const doubtful = mask.map((value) => (value === 2 ? 1 : 0));
  spread(doubtful, width, height, radius, 0);
  spread(doubtful, width, height, radius, 1);
  return doubtful;
}

/** Lets `value` (0 or 1) take every place within a square of `radius` around it, in place, one axis after the other. */
function spread(shape: Uint8Array, width: number, height: number, radius: number, value: number): void {
  const line = new Uint8Array(Math.max(width, height));
  const along = (start: number, step: number, length: number) => {
    for (let k = 0; k < length; k++) line[k] = shape[start + k * step] ?? 0;
    let last = -Infinity;
    let next = 0;
    for (let k = 0; k < length; k++) {
      if (line[k] === value) last = k;
      if (next <= k) next = k + 1;
      while (next < length && next <= k + radius && line[next] !== value) next += 1;
      const near = k - last <= radius || (next < length && next <= k + radius && line[next] === value);
      shape[start + k * step] = near ? value : 1 - value;
    }
  };
  for (let y = 0; y < height; y++) along(y * width, 1, width);
  for (let x = 0; x < width; x++) along(x, width, height);
}
