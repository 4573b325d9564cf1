import { InferenceSession, Tensor } from "onnxruntime-node";
import sharp from "sharp";
import type { RgbPixels } from "./guidedFilter.ts";

/** The side of the square that the model looks at, in pixels. */
export const netSide = 320;

/** A part of a picture, in its pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is done to the part before the model sees it; an outline that is certain does not depend on it. */
export interface View {
  mirrored?: boolean;
  upsideDown?: boolean;
  /** Changes the resized pixels in place. */
  recolour?: (rgb: Uint8Array) => void;
}

/** Means and deviations of the pictures that the model (U²-Net, small) was trained with. */
const channels = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
];

export interface OutlineNet {
  /** How likely each of `netSide`² places of the part shows the thing that the picture is of, 0 to 1, the likeliest place 1. */
  look(picture: RgbPixels, part: Rectangle, view?: View): Promise<Float32Array>;
}

/**
 * Two threads that sleep while they wait: a look costs as much of the processor as on one thread, and half the time where a core is idle.
 * What a look has used is kept for the next one; a plan of it (`enableMemPattern`) would take half as much memory again.
 */
export async function openNet(modelPath: string): Promise<OutlineNet> {
  const session = await InferenceSession.create(modelPath, {
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
  const [input = "", output = ""] = [session.inputNames[0], session.outputNames[0]];
  return {
    async look(picture, part, view = {}) {
      const pixels = await resized(picture, part);
      view.recolour?.(pixels);
      const tensor = new Tensor("float32", normalised(pixels, view), [1, 3, netSide, netSide]);
      const result = (await session.run({ [input]: tensor }, [output]))[output]?.data;
      if (!(result instanceof Float32Array)) throw new Error("The outline model gave no map.");
      return stretched(result, view);
    },
  };
}

async function resized({ rgb, width, height }: RgbPixels, part: Rectangle): Promise<Uint8Array> {
  const resizedPart = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .extract(part)
    .resize(netSide, netSide, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  return new Uint8Array(resizedPart);
}

/** Where a place of the view lies in the picture. */
function source(index: number, { mirrored = false, upsideDown = false }: View): number {
  const [x, y] = [index % netSide, Math.floor(index / netSide)];
  return (upsideDown ? netSide - 1 - y : y) * netSide + (mirrored ? netSide - 1 - x : x);
}

function normalised(pixels: Uint8Array, view: View): Float32Array {
  const size = netSide * netSide;
  const values = new Float32Array(size * channels.length);
  let lightest = 1;
  for (const level of pixels) if (level > lightest) lightest = level;
  channels.forEach(({ mean, deviation }, channel) => {
    for (let i = 0; i < size; i++) {
      const level = pixels[source(i, view) * 3 + channel] ?? 0;
      values[channel * size + i] = (level / lightest - mean) / deviation;
    }
  });
  return values;
}

/** The map upright again and stretched to 0 to 1, as the model's authors read it. */
function stretched(map: Float32Array, view: View): Float32Array {
  let [least, most] = [Infinity, -Infinity];
  for (const value of map.subarray(0, netSide * netSide)) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const range = Math.max(1e-6, most - least);
  const upright = new Float32Array(netSide * netSide);
  for (let i = 0; i < upright.length; i++) upright[i] = ((map[source(i, view)] ?? 0) - least) / range;
  return upright;
}
