import { InferenceSession, Tensor } from "onnxruntime-node";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { RgbPixels } from "./guidedFilter.ts";
import { modelFile, weightsFile, weightsName } from "./model.ts";
import { singlesOf } from "./singles.ts";

/** A part of a picture, in its pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How the model sees the part. */
export interface View {
  /** Of the square that it is brought to, in pixels: one of `modelSides`. */
  side: number;
  /** An outline that is certain depends on neither of these. */
  mirrored?: boolean;
  /** Changes the resized pixels in place. */
  recolour?: (rgb: Uint8Array) => void;
}

/** The model (IS-Net) was trained with levels of -0.5 to 0.5. */
const middleLevel = 0.5;
const channelCount = 3;

export interface OutlineNet {
  /** How likely each place of the part, in a square of the view's side, shows the thing that the picture is of, 0 to 1. */
  look(picture: RgbPixels, part: Rectangle, view: View): Promise<Float32Array>;
}

/**
 * Two threads that sleep while they wait: a look costs as much of the processor as on one thread, and half the time where a core is idle.
 * What a look has used is kept for the next one; a plan of it (`enableMemPattern`) would take half as much memory again.
 */
export async function openNet(folder: string): Promise<OutlineNet> {
  const weights = await readWeights(path.join(folder, weightsFile));
  const session = await InferenceSession.create(path.join(folder, modelFile), {
    externalData: [{ path: weightsName, data: new Uint8Array(weights.buffer) }],
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
  // The session has copied them.
  giveBack(weights);
  const [input = "", output = ""] = [session.inputNames[0], session.outputNames[0]];
  return {
    async look(picture, part, view) {
      const pixels = await resized(picture, part, view.side);
      view.recolour?.(pixels);
      const tensor = new Tensor("float32", normalised(pixels, view), [1, 3, view.side, view.side]);
      const result = (await session.run({ [input]: tensor }, [output]))[output]?.data;
      if (!(result instanceof Float32Array)) throw new Error("The outline model gave no map.");
      return upright(result, view);
    },
  };
}

async function readWeights(file: string): Promise<Float32Array<ArrayBuffer>> {
  const halves = await readFile(file);
  const singles = singlesOf(halves);
  giveBack(halves);
  return singles;
}

/** Left to the garbage collector, weights of 88 and 176 MB would stay for a while. */
function giveBack({ buffer }: { buffer: ArrayBuffer }): void {
  buffer.transfer(0);
}

async function resized({ rgb, width, height }: RgbPixels, part: Rectangle, netSide: number): Promise<Uint8Array> {
  const resizedPart = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .extract(part)
    .resize(netSide, netSide, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  return new Uint8Array(resizedPart);
}

/** Where a place of the view lies in the picture. */
function source(index: number, { side, mirrored = false }: View): number {
  const x = index % side;
  return mirrored ? index - x + side - 1 - x : index;
}

function normalised(pixels: Uint8Array, view: View): Float32Array {
  const size = view.side ** 2;
  const values = new Float32Array(size * channelCount);
  for (let channel = 0; channel < channelCount; channel++)
    for (let i = 0; i < size; i++)
      values[channel * size + i] = (pixels[source(i, view) * channelCount + channel] ?? 0) / 255 - middleLevel;
  return values;
}

/** The map turned back as the picture is. */
function upright(map: Float32Array, view: View): Float32Array {
  return Float32Array.from({ length: map.length }, (_, i) => map[source(i, view)] ?? 0);
}
