/** Straight RGB, eight bits a channel. */
export interface RgbPixels {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** The mean over a square of `2 * radius + 1` pixels, smaller at the border. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y++) slideAlong(values, rows, y * width, width, radius);
  return slideDown(rows, width, height, radius);
}

/** Running means along one row, which begins at `start`. */
function slideAlong(from: Float32Array, to: Float32Array, start: number, length: number, radius: number): void {
  let sum = 0;
  for (let x = -radius; x < length; x++) {
    if (x + radius < length) sum += from[start + x + radius] ?? 0;
    if (x - radius - 1 >= 0) sum -= from[start + x - radius - 1] ?? 0;
    if (x >= 0) to[start + x] = sum / inReach(x, length, radius);
  }
}

/** Running means down all columns at once: memory is read in its order. */
function slideDown(from: Float32Array, width: number, height: number, radius: number): Float32Array {
  const to = new Float32Array(from.length);
  const sums = new Float64Array(width);
  for (let y = -radius; y < height; y++) {
    const [entering, leaving] = [(y + radius) * width, (y - radius - 1) * width];
    if (y + radius < height) for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[entering + x] ?? 0);
    if (leaving >= 0) for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) - (from[leaving + x] ?? 0);
    if (y < 0) continue;
    const count = inReach(y, height, radius);
    for (let x = 0; x < width; x++) to[y * width + x] = (sums[x] ?? 0) / count;
  }
  return to;
}

function inReach(at: number, length: number, radius: number): number {
  return Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1;
}

/**
 * Lets a coarse mask (0 to 1) follow the edges of a picture: within each square the mask becomes a linear function of the
 * picture's colours (He, Sun, Tang: Guided Image Filtering). `softness`: differences of colour below its root are not followed.
 */
export function guidedMask(
  { rgb, width, height }: RgbPixels,
  mask: Float32Array,
  radius: number,
  softness: number,
): Float32Array {
  const size = mask.length;
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const [red, green, blue] = [channel(rgb, 0, size), channel(rgb, 1, size), channel(rgb, 2, size)];
  const [meanRed, meanGreen, meanBlue, meanMask] = [mean(red), mean(green), mean(blue), mean(mask)];
  const covariance = (a: Float32Array, b: Float32Array, meanA: Float32Array, meanB: Float32Array) => {
    const product = new Float32Array(size);
    for (let i = 0; i < size; i++) product[i] = (a[i] ?? 0) * (b[i] ?? 0);
    const both = mean(product);
    for (let i = 0; i < size; i++) both[i] = (both[i] ?? 0) - (meanA[i] ?? 0) * (meanB[i] ?? 0);
    return both;
  };
  const rr = covariance(red, red, meanRed, meanRed);
  const rg = covariance(red, green, meanRed, meanGreen);
  const rb = covariance(red, blue, meanRed, meanBlue);
  const gg = covariance(green, green, meanGreen, meanGreen);
  const gb = covariance(green, blue, meanGreen, meanBlue);
  const bb = covariance(blue, blue, meanBlue, meanBlue);
  const [slopeRed, slopeGreen, slopeBlue] = [
    covariance(red, mask, meanRed, meanMask),
    covariance(green, mask, meanGreen, meanMask),
    covariance(blue, mask, meanBlue, meanMask),
  ];
  const offset = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const [a, b, c] = [(rr[i] ?? 0) + softness, rg[i] ?? 0, rb[i] ?? 0];
    const [d, e, f] = [(gg[i] ?? 0) + softness, gb[i] ?? 0, (bb[i] ?? 0) + softness];
    const [x, y, z] = [slopeRed[i] ?? 0, slopeGreen[i] ?? 0, slopeBlue[i] ?? 0];
    // The inverse of the symmetric matrix [a b c; b d e; c e f], by its cofactors.
    const [ia, ib, ic] = [d * f - e * e, c * e - b * f, b * e - c * d];
    const [id, ie, ig] = [a * f - c * c, b * c - a * e, a * d - b * b];
    const scale = 1 / (a * ia + b * ib + c * ic);
    const alongRed = (ia * x + ib * y + ic * z) * scale;
    const alongGreen = (ib * x + id * y + ie * z) * scale;
    const alongBlue = (ic * x + ie * y + ig * z) * scale;
    slopeRed[i] = alongRed;
    slopeGreen[i] = alongGreen;
    slopeBlue[i] = alongBlue;
    offset[i] =
      (meanMask[i] ?? 0) -
      alongRed * (meanRed[i] ?? 0) -
      alongGreen * (meanGreen[i] ?? 0) -
      alongBlue * (meanBlue[i] ?? 0);
  }
  const [byRed, byGreen, byBlue, base] = [mean(slopeRed), mean(slopeGreen), mean(slopeBlue), mean(offset)];
  for (let i = 0; i < size; i++) {
    const followed =
      (base[i] ?? 0) +
      (byRed[i] ?? 0) * (red[i] ?? 0) +
      (byGreen[i] ?? 0) * (green[i] ?? 0) +
      (byBlue[i] ?? 0) * (blue[i] ?? 0);
    base[i] = Math.min(1, Math.max(0, followed));
  }
  return base;
}

function channel(rgb: Uint8Array, at: number, size: number): Float32Array {
  const values = new Float32Array(size);
  for (let i = 0; i < size; i++) values[i] = (rgb[i * 3 + at] ?? 0) / 255;
  return values;
}
