import { leastSquares } from "./leastSquares.ts";
import type { Pixels } from "./pixels.ts";

/** The plain ground of a picture: a smooth colour, and how far pixels stray from it. */
export interface Ground {
  /** Largest difference in a channel from the ground's colour, for each pixel. */
  distance: Uint8Array;
  /** The darkest that any channel of the ground gets, 0 to 255. */
  darkest: number;
  /** Nearly all pixels of the ground are closer to its colour than this. */
  noise: number;
  colours: GroundColours;
}

/** The ground's colour, one for each square of `groundCell` pixels: it changes too little within one to matter. */
export interface GroundColours {
  rgb: Uint8ClampedArray;
  /** Squares in a row. */
  columns: number;
}

export const groundCell = 8;

/** Where the colour of the ground at a pixel begins in `rgb`. */
export function groundOffset({ columns }: GroundColours, x: number, y: number): number {
  return ((y >> 3) * columns + (x >> 3)) * 3;
}

/** Terms of the ground's polynomial in x and y: the first six for gentle gradients, all for vignettes. */
const gentle = 6;
const curved = 13;

/** A pixel with its place as terms of the polynomial, x and y from -1 to 1. */
interface Sample {
  terms: Float64Array;
  values: [red: number, green: number, blue: number];
}

/** Coefficients of the polynomial for red, green and blue. */
type Surface = Float64Array[];

/** A border pixel that differs by more than this shows something else than the ground. */
const farFromGround = 20;
/** At least this share of the border has to show it: a product may be cut off by one side or two. */
const leastBorder = 0.65;

/** Fits a smooth ground to the border, then to what of the picture joins it; null where the border is not of one ground. */
export function fitGround(pixels: Pixels): Ground | null {
  const border = borderSamples(pixels);
  let surface = fitTrimmed(border, gentle);
  if (surface === null || shareNear(surface, border) < leastBorder) return null;
  // A flat ground says so at its border; where it is shaded, more of what lies inside has to be let in.
  const shading = Math.min(24, 4 + rangeOf(surface, border) * 1.2);
  for (const tolerance of [shading, Math.max(4, shading / 3)]) {
    const joined = joinedSamples(pixels, surface, tolerance);
    if (joined.length > 150) surface = fitTrimmed([...border, ...joined], curved) ?? surface;
  }
  const found = surface;
  const residuals = border.map((sample) => residual(found, sample)).sort((a, b) => a - b);
  const near = residuals.filter((value) => value <= farFromGround);
  const colours = coloursOf(found, pixels);
  return {
    ...measureDistance(pixels, colours),
    noise: near[Math.floor(near.length * 0.98)] ?? 0,
    colours,
  };
}

function sampleAt({ rgba, width, height }: Pixels, column: number, row: number): Sample {
  const [x, y] = [(2 * column) / width - 1, (2 * row) / height - 1];
  const o = (row * width + column) * 4;
  return { terms: termsAt(x, y), values: [rgba[o] ?? 0, rgba[o + 1] ?? 0, rgba[o + 2] ?? 0] };
}

function borderSamples(pixels: Pixels): Sample[] {
  const { width, height } = pixels;
  const samples: Sample[] = [];
  const step = Math.max(1, Math.round((width + height) / 400));
  // The outermost row often carries a line of its own, left by a crop.
  const inset = 2;
  for (let x = inset; x < width - inset; x += step)
    samples.push(sampleAt(pixels, x, inset), sampleAt(pixels, x, height - 1 - inset));
  for (let y = inset; y < height - inset; y += step)
    samples.push(sampleAt(pixels, inset, y), sampleAt(pixels, width - 1 - inset, y));
  return samples;
}

/** Samples on a grid that the border reaches over samples which differ from the surface by at most `tolerance`. */
function joinedSamples(pixels: Pixels, surface: Surface, tolerance: number): Sample[] {
  const side = 48;
  const joined: Sample[] = [];
  const seen = new Uint8Array(side * side);
  const queue: number[] = [];
  const push = (index: number) => {
    if (seen[index] === 1) return;
    seen[index] = 1;
    const column = Math.floor((((index % side) + 0.5) * pixels.width) / side);
    const row = Math.floor(((Math.floor(index / side) + 0.5) * pixels.height) / side);
    const sample = sampleAt(pixels, column, row);
    if (residual(surface, sample) > tolerance) return;
    joined.push(sample);
    queue.push(index);
  };
  for (let i = 0; i < side; i++) [i, i * side, i * side + side - 1, (side - 1) * side + i].forEach(push);
  for (let head = 0; head < queue.length; head++) {
    const index = queue[head] ?? 0;
    if (index % side > 0) push(index - 1);
    if (index % side < side - 1) push(index + 1);
    if (index >= side) push(index - side);
    if (index < side * (side - 1)) push(index + side);
  }
  return joined;
}

/** Least squares with the first `size` terms, repeated without what lies far off: a product must not bend the ground. */
function fitTrimmed(samples: readonly Sample[], size: number): Surface | null {
  let kept = samples;
  let surface: Surface | null = null;
  for (let round = 0; round < 4 && kept.length >= size * 4; round++) {
    surface = leastSquares(kept, size, 3) ?? surface;
    if (surface === null) return null;
    const fitted = surface;
    const off = samples.map((sample) => residual(fitted, sample));
    const median = [...off].sort((a, b) => a - b)[off.length >> 1] ?? 0;
    kept = samples.filter((_, i) => (off[i] ?? 0) <= Math.max(3, median * 3));
  }
  return surface;
}

/** How many levels the surface spans over the samples. */
function rangeOf(surface: Surface, samples: readonly Sample[]): number {
  const ranges = surface.map((coefficients) => {
    const values = samples.map(({ terms }) => valueAt(coefficients, terms));
    return Math.max(...values) - Math.min(...values);
  });
  return Math.max(...ranges);
}

function shareNear(surface: Surface, samples: readonly Sample[]): number {
  return samples.filter((sample) => residual(surface, sample) <= farFromGround).length / samples.length;
}

function residual(surface: Surface, { terms, values }: Sample): number {
  let worst = 0;
  for (let c = 0; c < 3; c++) {
    const value = valueAt(surface[c] ?? terms, terms);
    worst = Math.max(worst, Math.abs((values[c] ?? 0) - Math.min(255, Math.max(0, value))));
  }
  return worst;
}

/** The polynomial's terms at a place, the gentle ones first. */
function termsAt(x: number, y: number): Float64Array {
  const [xx, yy] = [x * x, y * y];
  return Float64Array.of(1, x, y, xx, x * y, yy, xx * x, xx * y, x * yy, yy * y, xx * xx, xx * yy, yy * yy);
}

function coloursOf(surface: Surface, { width, height }: Pixels): GroundColours {
  const columns = Math.ceil(width / groundCell);
  const rows = Math.ceil(height / groundCell);
  const rgb = new Uint8ClampedArray(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    const y = (2 * (row + 0.5) * groundCell) / height - 1;
    surface.forEach((coefficients, c) => {
      const [p0, p1, p2, p3, p4] = alongRow(coefficients, y);
      for (let column = 0; column < columns; column++) {
        const x = (2 * (column + 0.5) * groundCell) / width - 1;
        rgb[(row * columns + column) * 3 + c] = p0 + x * (p1 + x * (p2 + x * (p3 + x * p4)));
      }
    });
  }
  return { rgb, columns };
}

/** The polynomial in x that is left at a fixed y, its lowest power first. */
function alongRow(coefficients: Float64Array, y: number): [number, number, number, number, number] {
  const [one = 0, x = 0, y1 = 0, xx = 0, xy = 0, yy = 0, xxx = 0, xxy = 0, xyy = 0, yyy = 0, x4 = 0, xxyy = 0, y4 = 0] =
    coefficients;
  return [one + y * (y1 + y * (yy + y * (yyy + y * y4))), x + y * (xy + y * xyy), xx + y * (xxy + y * xxyy), xxx, x4];
}

function valueAt(coefficients: Float64Array, terms: Float64Array): number {
  let value = 0;
  for (let k = 0; k < coefficients.length; k++) value += (coefficients[k] ?? 0) * (terms[k] ?? 0);
  return value;
}

function measureDistance(
  { rgba, width, height }: Pixels,
  { rgb, columns }: GroundColours,
): Pick<Ground, "distance" | "darkest"> {
  const distance = new Uint8Array(width * height);
  let darkest = 255;
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < columns; column++) {
      const cell = ((y >> 3) * columns + column) * 3;
      const [r, g, b] = [rgb[cell] ?? 0, rgb[cell + 1] ?? 0, rgb[cell + 2] ?? 0];
      const end = Math.min(width, (column + 1) * groundCell);
      let nearest = 255;
      for (let x = column * groundCell, i = y * width + x, o = i * 4; x < end; x++, i++, o += 4) {
        const red = Math.abs((rgba[o] ?? 0) - r);
        const green = Math.abs((rgba[o + 1] ?? 0) - g);
        const blue = Math.abs((rgba[o + 2] ?? 0) - b);
        let worst = red > green ? red : green;
        if (blue > worst) worst = blue;
        distance[i] = worst;
        if (worst < nearest) nearest = worst;
      }
      if (nearest < farFromGround) darkest = Math.min(darkest, r, g, b);
    }
  }
  return { distance, darkest };
}
