import type { RgbPixels } from "./guidedFilter.ts";
import type { Rectangle } from "./net.ts";

/** What a look at a part of a picture gave, a square map, laid over the whole picture by cubic interpolation; 0 outside the part. */
export function spread(
  map: Float32Array,
  part: Rectangle,
  { width, height }: Pick<RgbPixels, "width" | "height">,
): Float32Array {
  const netSide = Math.sqrt(map.length);
  const across = weightsFor(netSide, part.width);
  const down = weightsFor(netSide, part.height);
  const columns = new Float32Array(netSide * part.width);
  for (let y = 0; y < netSide; y++) {
    for (let x = 0; x < part.width; x++) {
      let value = 0;
      for (let k = 0; k < 4; k++)
        value += (across.weights[x * 4 + k] ?? 0) * (map[y * netSide + (across.places[x * 4 + k] ?? 0)] ?? 0);
      columns[y * part.width + x] = value;
    }
  }
  const laid = new Float32Array(width * height);
  for (let y = 0; y < part.height; y++) {
    const row = (y + part.top) * width + part.left;
    for (let x = 0; x < part.width; x++) {
      let value = 0;
      for (let k = 0; k < 4; k++)
        value += (down.weights[y * 4 + k] ?? 0) * (columns[(down.places[y * 4 + k] ?? 0) * part.width + x] ?? 0);
      laid[row + x] = Math.min(1, Math.max(0, value));
    }
  }
  return laid;
}

/** For each pixel of `length` the four places of the map that it lies between, and their weights (Catmull-Rom). */
function weightsFor(netSide: number, length: number): { places: Int32Array; weights: Float32Array } {
  const places = new Int32Array(length * 4);
  const weights = new Float32Array(length * 4);
  for (let pixel = 0; pixel < length; pixel++) {
    const at = ((pixel + 0.5) * netSide) / length - 0.5;
    const before = Math.floor(at);
    const t = at - before;
    [cubic(1 + t), cubic(t), cubic(1 - t), cubic(2 - t)].forEach((weight, k) => {
      places[pixel * 4 + k] = Math.min(netSide - 1, Math.max(0, before + k - 1));
      weights[pixel * 4 + k] = weight;
    });
  }
  return { places, weights };
}

function cubic(t: number): number {
  if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
  return t < 2 ? ((-0.5 * t + 2.5) * t - 4) * t + 2 : 0;
}
