/** Pixels as straight RGBA, changed in place by the functions here. */
export interface Pixels {
  rgba: Uint8Array;
  width: number;
  height: number;
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of everything that is not transparent, or null. */
export function boundsOf({ rgba, width, height }: Pixels): Bounds | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) <= 16) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Whether the picture brings an outline of its own: a share of it is transparent. */
export function hasAlpha({ rgba, width, height }: Pixels): boolean {
  let transparent = 0;
  for (let i = 3; i < rgba.length; i += 4) if ((rgba[i] ?? 255) < 250) transparent += 1;
  return transparent > width * height * 0.02;
}

export type CutResult = { kind: "cut" } | { kind: "pale" } | { kind: "refused"; reason: string };

interface Ground {
  colour: [number, number, number];
  /** Colours closer to the ground than this are ground for certain. */
  sure: number;
  /** Colours closer than this may be. */
  maybe: number;
}

/**
 * Cuts a product out of a plain white or grey ground: floods from the border with two thresholds and un-mixes the edge's
 * colours, so that no halo of the old ground is left. Where the product is nearly as light as its ground the picture is left
 * as it is, to be multiplied (`pale`).
 */
export function cutFromPlainGround(pixels: Pixels): CutResult {
  const ground = measureGround(pixels);
  if (ground === null)
    return {
      kind: "refused",
      reason: "The picture's ground is not plain white or grey, so the product cannot be cut out.",
    };
  const sure = flood(pixels, ground, ground.sure);
  const maybe = flood(pixels, ground, ground.maybe);
  const product = pixels.width * pixels.height - sure.size;
  if (product < pixels.width * pixels.height * 0.02)
    return { kind: "refused", reason: "No product stands out from the picture's ground." };
  // Where a little more tolerance eats much more of the picture, the outline cannot be trusted.
  if ((maybe.size - sure.size) / product > 0.04) {
    const bright = Math.min(...ground.colour) > 235;
    return bright
      ? { kind: "pale" }
      : { kind: "refused", reason: "The product is too close in colour to the picture's ground to be cut out." };
  }
  matte(pixels, maybe.mask, ground);
  return { kind: "cut" };
}

function distance(rgba: Uint8Array, offset: number, [r, g, b]: Ground["colour"]): number {
  return Math.max(
    Math.abs((rgba[offset] ?? 0) - r),
    Math.abs((rgba[offset + 1] ?? 0) - g),
    Math.abs((rgba[offset + 2] ?? 0) - b),
  );
}

/** The border's median colour, when nearly all of the border has it and it is white or grey. */
function measureGround({ rgba, width, height }: Pixels): Ground | null {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  const median = (channel: number) =>
    border.map((i) => rgba[i * 4 + channel] ?? 0).sort((a, b) => a - b)[border.length >> 1] ?? 0;
  const colour: Ground["colour"] = [median(0), median(1), median(2)];
  if (Math.max(...colour) - Math.min(...colour) > 24 || Math.min(...colour) < 150) return null;
  const distances = border.map((i) => distance(rgba, i * 4, colour)).sort((a, b) => a - b);
  if (distances.filter((value) => value <= 26).length / distances.length < 0.9) return null;
  const spread = distances[Math.floor(distances.length * 0.99)] ?? 0;
  const sure = Math.max(6, Math.min(24, spread * 1.4 + 3));
  return { colour, sure, maybe: Math.max(22, sure * 2 + 4) };
}

function flood(
  { rgba, width, height }: Pixels,
  { colour }: Ground,
  tolerance: number,
): { mask: Uint8Array; size: number } {
  const mask = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let [head, tail] = [0, 0];
  const push = (i: number) => {
    if (mask[i] || distance(rgba, i * 4, colour) > tolerance) return;
    mask[i] = 1;
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
  return { mask, size: tail };
}

const band = 2;
const reach = 5;

/** Alpha from the mask; in the band around the edge from how far each pixel has mixed with the ground, its colour un-mixed. */
function matte({ rgba, width, height }: Pixels, ground: Uint8Array, { colour }: Ground): void {
  const source = rgba.slice();
  const isGround = (x: number, y: number) => x < 0 || y < 0 || x >= width || y >= height || ground[y * width + x] === 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const here = ground[i] === 1;
      if (!nearEdge(isGround, x, y, here)) {
        rgba[i * 4 + 3] = here ? 0 : 255;
        continue;
      }
      const inner = innerColour(source, width, isGround, x, y);
      if (inner === null) {
        rgba[i * 4 + 3] = here ? 0 : 255;
        continue;
      }
      const alpha = mixShare(source, i * 4, colour, inner) ?? (here ? 0 : 1);
      for (let c = 0; c < 3; c++) if (alpha < 1) rgba[i * 4 + c] = inner[c] ?? 0;
      rgba[i * 4 + 3] = Math.round(255 * (here && alpha < 0.06 ? 0 : alpha));
    }
  }
}

function nearEdge(isGround: (x: number, y: number) => boolean, x: number, y: number, here: boolean): boolean {
  for (let dy = -band; dy <= band; dy++)
    for (let dx = -band; dx <= band; dx++) if (isGround(x + dx, y + dy) !== here) return true;
  return false;
}

/** The mean colour of the product's inside near by: pixels whose own neighbourhood is product too. */
function innerColour(
  source: Uint8Array,
  width: number,
  isGround: (x: number, y: number) => boolean,
  x: number,
  y: number,
): [number, number, number] | null {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [px, py] = [x + dx, y + dy];
      if (
        isGround(px, py) ||
        isGround(px - 3, py) ||
        isGround(px + 3, py) ||
        isGround(px, py - 3) ||
        isGround(px, py + 3)
      )
        continue;
      const offset = (py * width + px) * 4;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (source[offset + c] ?? 0);
      count += 1;
    }
  }
  return count === 0 ? null : [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** How much of a pixel is product, 0 to 1, on the line between ground and inner colour; null when they are too alike. */
function mixShare(
  source: Uint8Array,
  offset: number,
  ground: Ground["colour"],
  inner: [number, number, number],
): number | null {
  let [along, length] = [0, 0];
  for (let c = 0; c < 3; c++) {
    const full = (inner[c] ?? 0) - (ground[c] ?? 0);
    along += ((source[offset + c] ?? 0) - (ground[c] ?? 0)) * full;
    length += full * full;
  }
  return length < 900 ? null : Math.max(0, Math.min(1, along / length));
}
