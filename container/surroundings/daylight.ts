import { createCanvas, ImageData, type SKRSContext2D } from "@napi-rs/canvas";
import { clamp, smoothstep, type Field } from "../engine/field.ts";
import { gust } from "../engine/look.ts";
import { grainField } from "../engine/tones.ts";
import type { QuietZone } from "../engine/quietZone.ts";
import { blurPlane, develop, type Exposure } from "./exposure.ts";
import { depthOfRow, type Stage } from "./stage.ts";
import type { Sunlight } from "./sunlight.ts";

/** What stands between sun and stage. Fields of light, 0 shade to 1 sun; the plane is three units wide and high. */
export interface Gobo {
  /** Stands still: a window's frame, or open sky. */
  frame: Field;
  /** Stirs: leaves or a curtain. */
  leaves: Field;
  /** Stirs against the leaves: where both are bright, as light is that water gathers. */
  counter?: Field;
  /** How far leaves move, in units, and how often in a loop. */
  sway: number;
  cycles: number;
}

const goboUnits = 3.8;
export const goboPixels = 460;

/** Where on the gobo the middle of the stage lies, in units. */
export interface GoboPlace {
  x: number;
  y: number;
}

/** Mask pixels are this many of the exposure's wide. */
const maskStep = 4;

interface MaskPlane {
  width: number;
  height: number;
  u: Float32Array;
  v: Float32Array;
  /** How much of the light is left as it is: words take away its coming and going. */
  lively: Float32Array;
  still: Float32Array;
}

/** Over so many pixels to both sides of the far edge the light of the wall goes over into the surface's, as both are out of focus. */
const edgeBlend = 9;
/** What a calm place has of the sun. */
const calmSun = 0.66;

/** Where each mask pixel's light has come through the gobo, followed back along the sun's path. */
function maskPlane({ stage, sun, gobo, place, quietZones, calm }: DaylightOptions): MaskPlane {
  const width = Math.ceil(stage.width / maskStep) + 1;
  const height = Math.ceil(stage.height / maskStep) + 1;
  const planes = Array.from({ length: 4 }, () => new Float32Array(width * height));
  const [u, v, lively, still] = planes as [Float32Array, Float32Array, Float32Array, Float32Array];
  for (let row = 0, n = 0; row < height; row++) {
    const y = row * maskStep;
    const onWall = y < stage.farEdge;
    const z = onWall ? stage.wall : depthOfRow(stage, y);
    const up = onWall ? stage.eye + ((stage.horizon - y) * z) / stage.focal : 0;
    for (let column = 0; column < width; column++, n++) {
      const across = column * maskStep;
      const x = (sun.side * (across - stage.width / 2) * z) / stage.focal;
      // The gobo stands to the side of the stage: light comes through it at (depth, height).
      u[n] = ((z - stage.standing - sun.depth * x + place.x) / goboUnits + 0.5) * goboPixels;
      v[n] = (0.5 - (up + sun.fall * x - 0.9 + place.y) / goboUnits) * goboPixels;
      let quiet = 0;
      for (const zone of quietZones) {
        const dx = Math.max(zone.x / 2 - across, across - (zone.x + zone.width) / 2, 0);
        const dy = Math.max(zone.y / 2 - y, y - (zone.y + zone.height) / 2, 0);
        quiet = Math.max(quiet, 1 - smoothstep(0, zone.featherPixels, Math.hypot(dx, dy)));
      }
      lively[n] = (1 - calm * quiet) * sampled(gobo.frame, u[n] ?? 0, v[n] ?? 0);
      still[n] = calm * quiet * calmSun;
    }
  }
  return { width, height, u, v, lively, still };
}

/** Between four pixels; beyond the edges the field is mirrored. */
function sampled({ data, width, height }: Field, x: number, y: number): number {
  const [right, bottom] = [width - 1.001, height - 1.001];
  const mirroredX = x < 0 ? -x : x > right ? 2 * right - x : x;
  const mirroredY = y < 0 ? -y : y > bottom ? 2 * bottom - y : y;
  const cx = mirroredX < 0 ? 0 : mirroredX > right ? right : mirroredX;
  const cy = mirroredY < 0 ? 0 : mirroredY > bottom ? bottom : mirroredY;
  const left = cx | 0;
  const top = cy | 0;
  const [fx, fy] = [cx - left, cy - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

export interface DaylightOptions {
  stage: Stage;
  exposure: Exposure;
  gobo: Gobo;
  sun: Sunlight;
  place: GoboPlace;
  quietZones: readonly QuietZone[];
  /** How much of the light's coming and going words take away, 0…1. */
  calm: number;
  /** Of the whole range of brightness. */
  grain: number;
  seed: number;
}

export interface Daylit {
  /** Pixels of the last frame, opaque RGBA words. */
  readonly pixels: Int32Array;
  light(t: number): void;
  show(ctx: SKRSContext2D): void;
}

/** Lights an exposure through a gobo, for any moment of the loop. */
export function daylight(options: DaylightOptions): Daylit {
  const { stage, exposure, gobo, seed } = options;
  const { width, height } = exposure;
  const grain = grainField(width, height, seed);
  blurPlane(grain, width, height, 0.45);
  const sunny = develop(exposure.planes.slice(0, 3), grain, options.grain);
  const shady = develop(exposure.planes.slice(3, 6), grain, options.grain);
  const plane = maskPlane(options);
  const mask = new Float32Array(plane.width * plane.height);
  const line = new Float32Array(plane.width);
  const image = new ImageData(width, height);
  const pixels = new Int32Array(image.data.buffer);
  const reach = (gobo.sway * goboPixels) / goboUnits;

  function castMask(t: number): void {
    const lean = gust(t, gobo.cycles, 0.1) * reach;
    const dip = gust(t, gobo.cycles, 0.37) * reach * 0.5;
    const flutter = gust(t, gobo.cycles * 2, 0.63) * reach * 0.35;
    for (let n = 0; n < mask.length; n++) {
      const [u, v] = [plane.u[n] ?? 0, plane.v[n] ?? 0];
      // What hangs farther out swings farther, and its parts not at once.
      const far = 0.5 + v / goboPixels;
      const ripple = Math.sin(u * 0.021 + v * 0.013) * flutter;
      let open = sampled(gobo.leaves, u + lean * far + ripple, v + dip + ripple);
      if (gobo.counter !== undefined)
        open = Math.min(1, 2 * open * sampled(gobo.counter, u - lean * far, v - dip - ripple));
      mask[n] = 256 * clamp((plane.still[n] ?? 0) + (plane.lively[n] ?? 0) * open);
    }
    blendEdge();
  }

  function blendEdge(): void {
    const first = Math.ceil((stage.farEdge - edgeBlend) / maskStep);
    const last = Math.floor((stage.farEdge + edgeBlend) / maskStep);
    for (let x = 0; x < plane.width; x++) {
      const [above, below] = [mask[first * plane.width + x] ?? 0, mask[last * plane.width + x] ?? 0];
      for (let row = first + 1; row < last; row++) {
        const share = smoothstep(first, last, row);
        mask[row * plane.width + x] = above * (1 - share) + below * share;
      }
    }
  }

  return {
    pixels,
    light(t) {
      castMask(t);
      for (let y = 0, n = 0; y < height; y++) {
        const row = ((y / maskStep) | 0) * plane.width;
        const share = (y % maskStep) / maskStep;
        for (let x = 0; x < plane.width; x++) {
          line[x] = (mask[row + x] ?? 0) * (1 - share) + (mask[row + plane.width + x] ?? 0) * share;
        }
        for (let column = 0; column * maskStep < width; column++) {
          let sun = line[column] ?? 0;
          const step = ((line[column + 1] ?? 0) - sun) / maskStep;
          const end = Math.min(n + maskStep, (y + 1) * width);
          for (; n < end; n++, sun += step) {
            const share256 = sun | 0;
            const [lit, dim] = [sunny[n] ?? 0, shady[n] ?? 0];
            const redBlue = (Math.imul(dim & 0xff00ff, 256 - share256) + Math.imul(lit & 0xff00ff, share256)) >>> 8;
            const green = Math.imul((dim >>> 8) & 0xff, 256 - share256) + Math.imul((lit >>> 8) & 0xff, share256);
            pixels[n] = -0x1000000 | (redBlue & 0xff00ff) | (green & 0xff00);
          }
        }
      }
    },
    show(ctx) {
      ctx.putImageData(image, 0, 0);
    },
  };
}

/** A gobo's field from a drawing in black on white, blurred by a deviation in gobo pixels. */
export function goboField(deviation: number, draw: (ctx: SKRSContext2D, size: number) => void): Field {
  const canvas = createCanvas(goboPixels, goboPixels);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#fff";
  ctx.fillRect(0, 0, goboPixels, goboPixels);
  ctx.fillStyle = ctx.strokeStyle = "#000";
  draw(ctx, goboPixels);
  const { data } = ctx.getImageData(0, 0, goboPixels, goboPixels);
  const field = { width: goboPixels, height: goboPixels, data: new Float32Array(goboPixels * goboPixels) };
  for (let n = 0; n < field.data.length; n++) field.data[n] = (data[n * 4] ?? 0) / 255;
  blurPlane(field.data, goboPixels, goboPixels, deviation);
  return field;
}
