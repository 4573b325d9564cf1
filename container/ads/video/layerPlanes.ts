import { displacementAt, type Motion } from "../../engine/motion.ts";
import type { LayerPlanes, Layer } from "../../engine/layer.ts";

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What can be seen of a layer, in canvas pixels; null where nothing can. Moving layers keep what motion may bring in. */
function visibleBounds(layer: Layer, canvasWidth: number, canvasHeight: number): Bounds | null {
  const reach = layer.motion === null ? 0 : reachPixels(layer.motion, layer);
  const firstColumn = Math.max(0, -layer.x - reach);
  const lastColumn = Math.min(layer.width, canvasWidth - layer.x + reach) - 1;
  const firstRow = Math.max(0, -layer.y - reach);
  const lastRow = Math.min(layer.height, canvasHeight - layer.y + reach) - 1;
  const alphas = new Uint32Array(layer.rgba.buffer, layer.rgba.byteOffset, layer.width * layer.height);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = firstRow; y <= lastRow; y++) {
    const start = y * layer.width;
    // Little-endian RGBA: alpha is the top byte, so anything below 0x01000000 is transparent.
    let first = firstColumn;
    while (first <= lastColumn && (alphas[start + first] ?? 0) < 0x0100_0000) first++;
    if (first > lastColumn) continue;
    let last = lastColumn;
    while ((alphas[start + last] ?? 0) < 0x0100_0000) last--;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  if (top > bottom) return null;
  return { left: left + layer.x, top: top + layer.y, right: right + layer.x + 1, bottom: bottom + layer.y + 1 };
}

const reachSamples = 60;

/** Farthest that a point of a layer gets from where it rests. */
function reachPixels(motion: Motion, { x, y, width, height }: Layer): number {
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
  const farthest = Math.max(
    ...corners.map((corner) => Math.hypot(corner.x - motion.pivot.x, corner.y - motion.pivot.y)),
  );
  let reach = 0;
  for (let n = 0; n < reachSamples; n++) {
    const { acrossPixels, downPixels, turnDegrees } = displacementAt(motion, n / reachSamples);
    const turned = (Math.abs(turnDegrees) * Math.PI * farthest) / 180;
    reach = Math.max(reach, Math.hypot(acrossPixels, downPixels) + turned);
  }
  return Math.ceil(reach);
}

/** What the compositor asks for around a layer that moves. Pixels. */
const movingMargin = { across: 24, down: 2 };

const floorTo = (value: number, step: number) => Math.floor(value / step) * step;
const ceilTo = (value: number, step: number) => Math.ceil(value / step) * step;

/**
 * A straight RGBA layer as premultiplied BT.709 planes (limited range), cropped to what can be seen and aligned for the
 * compositor. The bytes are shared memory, so that every worker reads the same copy. Layers are rounded to whole pixels.
 */
export function layerPlanes(layer: Layer, canvasWidth: number, canvasHeight: number): LayerPlanes {
  const { motion, shown } = layer;
  const movement = { motion, shown };
  const whole = { ...layer, x: Math.round(layer.x), y: Math.round(layer.y) };
  const bounds = visibleBounds(whole, canvasWidth, canvasHeight);
  if (!bounds) return { bytes: new Uint8Array(0), x: 0, y: 0, width: 0, height: 0, ...movement };
  const margin = motion === null ? { across: 0, down: 0 } : movingMargin;
  const x = floorTo(bounds.left - margin.across, 8);
  const y = floorTo(bounds.top - margin.down, 2);
  const width = ceilTo(bounds.right + margin.across, 8) - x;
  const height = ceilTo(bounds.bottom + margin.down, 2) - y;

  const area = width * height;
  const chromaArea = area / 4;
  const chromaWidth = width / 2;
  const bytes = new Uint8Array(new SharedArrayBuffer(2 * area + 3 * chromaArea + 8));
  const chroma = new Float32Array(3 * chromaArea);
  for (let row = bounds.top; row < bounds.bottom; row++) {
    for (let column = bounds.left; column < bounds.right; column++) {
      const source = ((row - whole.y) * layer.width + column - whole.x) * 4;
      const alphaByte = layer.rgba[source + 3] ?? 0;
      if (alphaByte === 0) continue;
      const red = layer.rgba[source] ?? 0;
      const green = layer.rgba[source + 1] ?? 0;
      const blue = layer.rgba[source + 2] ?? 0;
      const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const alpha = alphaByte / 255;
      const at = (row - y) * width + column - x;
      bytes[at] = alpha * (16 + (219 / 255) * brightness) + 0.5;
      bytes[area + at] = alphaByte;
      const sample = ((row - y) >> 1) * chromaWidth + ((column - x) >> 1);
      chroma[sample] = (chroma[sample] ?? 0) + alpha * (128 + ((blue - brightness) / 1.8556) * (224 / 255));
      const crAt = chromaArea + sample;
      chroma[crAt] = (chroma[crAt] ?? 0) + alpha * (128 + ((red - brightness) / 1.5748) * (224 / 255));
      const alphaAt = 2 * chromaArea + sample;
      chroma[alphaAt] = (chroma[alphaAt] ?? 0) + alphaByte;
    }
  }
  for (let n = 0; n < chroma.length; n++) bytes[2 * area + n] = (chroma[n] ?? 0) / 4 + 0.5;
  return { bytes, x, y, width, height, ...movement };
}
