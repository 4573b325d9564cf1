import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCategoryGround } from "../../container/categories/index.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { startEncoder } from "../../container/ads/video/encodeVideo.ts";
import { paletteFor } from "../../src/core/creative/palette.ts";
import { placements } from "../../src/core/rendering/placements.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import { decodedFrames, shownFrames } from "./decodedVideo.ts";

const ffmpegPath = execFileSync("which", ["ffmpeg"], { encoding: "utf8" }).trim();
const size = placements.square;
const [framesPerSecond, seconds] = [30, 6];
const frames = framesPerSecond * seconds;
const area = size.width * size.height;

let folder: string;
let kernels: KernelModule;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "key-frames-"));
  kernels = await loadKernels();
});
afterAll(() => rm(folder, { recursive: true }));

/** Mean differences of luma over each step of a loop; the first leads over its seam. */
function stepsOf(luma: (frame: number) => Uint8Array): number[] {
  return Array.from({ length: frames }, (_, frame) => {
    const [before, here] = [luma((frame + frames - 1) % frames), luma(frame)];
    let sum = 0;
    for (let n = 0; n < area; n++) sum += Math.abs((before[n] ?? 0) - (here[n] ?? 0));
    return sum / area;
  });
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A loop of a style: which of its frames are key frames, and its steps as they are decoded and as they were drawn. */
async function encoded(styleId: string): Promise<{ keyFrames: number[]; inFile: number[]; inDrawing: number[] }> {
  const style = styles.find(({ id }) => id === styleId);
  if (style === undefined) throw new Error(`There is no style ${styleId}.`);
  const { animationPrompt: category, palette: scheme, seed } = style;
  const palette = paletteFor({
    productColours: [],
    brandColours: [],
    family: null,
    texture: category,
    scheme,
    seed: 0,
  });
  const ground = createCategoryGround(kernels, category, {
    palette,
    ...size,
    seed,
    style: sceneStyleOf(style),
    quietZones: [],
  });
  const outputPath = path.join(folder, `${styleId}.mp4`);
  const { signal } = new AbortController();
  const output = { outputPath, deliveryId: null, threads: 1 };
  const encoder = startEncoder({ ffmpegPath, ...size, framesPerSecond, seconds, ...output, signal });
  const drawn: Uint8Array[] = [];
  for (let frame = 0; frame < frames; frame++) {
    const yuv = ground.renderYuv(frame / frames).slice();
    drawn.push(yuv.subarray(0, area));
    await encoder.write(yuv);
  }
  await encoder.finish();
  const keyFrames = shownFrames(outputPath).flatMap(({ isKey }, frame) => (isKey ? [frame] : []));
  const decoded = decodedFrames(outputPath, size);
  const inFile = stepsOf((frame) => decoded[frame] ?? new Uint8Array());
  const inDrawing = stepsOf((frame) => drawn[frame] ?? new Uint8Array());
  return { keyFrames, inFile, inDrawing };
}

/** Each step in shares of a plain one: the median of the decoded, or where more was drawn to move, that. */
function pulsesOf({ inFile, inDrawing }: { inFile: number[]; inDrawing: number[] }): number[] {
  const plain = median(inFile.slice(1));
  return inFile.map((step, frame) => step / Math.max(plain, inDrawing[frame] ?? 0));
}

describe("key frames", () => {
  // The last is the calmest: its plain steps are under a tenth of a grey level.
  it.each(["sty_hyaluronic-dew", "sty_cloud-lather", "sty_sheer-morning", "sty_palm-shadow"])(
    "pulse neither within a loop nor where it begins again: %s",
    async (styleId) => {
      const loop = await encoded(styleId);
      expect(loop.keyFrames).toEqual([0]);
      const [seam = 0, ...inside] = pulsesOf(loop);
      expect(seam).toBeLessThanOrEqual(1.5);
      expect(Math.max(...inside)).toBeLessThanOrEqual(1.5);
    },
  );
});
