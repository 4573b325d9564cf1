import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEncoder } from "../../container/ads/video/encodeVideo.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import { layerPlanes } from "../../container/ads/video/layerPlanes.ts";
import { renderVideos, type RenderVideosOptions } from "../../container/ads/video/renderVideos.ts";
import { verifyVideo } from "../../container/ads/video/verifyVideo.ts";
import type { Layer } from "../../container/engine/layer.ts";
import type { Palette } from "../../src/core/rendering/scene.ts";
import { decodedFrames, shownFrames } from "./decodedVideo.ts";

const ffmpegPath = execFileSync("which", ["ffmpeg"], { encoding: "utf8" }).trim();
const palette: Palette = {
  groundBase: "#f3d9d0",
  groundShadow: "#c98f80",
  groundLight: "#fff6f1",
  ink: "#3d241c",
  inkSoft: "#5a4036",
  panel: "#ffffff",
  accent: "#7a4a3a",
  onAccent: "#ffffff",
};
const red: Layer = {
  name: "product",
  rgba: new Uint8ClampedArray(64 * 64 * 4).map((_, n) => [200, 30, 40, 255][n % 4] ?? 0),
  x: 40,
  y: 80,
  width: 64,
  height: 64,
  motion: null,
  shown: null,
};
const expected = { framesPerSecond: 30, seconds: 6, width: 160, height: 240 };

let folder: string;
let pool: FramePool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "videos-"));
  pool = await FramePool.open({ size: 2 });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

function order(name: string, change: Partial<RenderVideosOptions> = {}): RenderVideosOptions {
  const quietZones = [{ x: 16, y: 16, width: 100, height: 40, featherPixels: 20 }];
  return {
    texture: "Water Ripples",
    setting: null,
    palette,
    seed: 3,
    style: null,
    seconds: 6,
    framesPerSecond: 30,
    plays: 1,
    deliveryId: "del_0123",
    canvases: [
      {
        width: 160,
        height: 240,
        layers: [red],
        quietZones,
        outputPath: path.join(folder, `${name}-v.mp4`),
      },
      {
        width: 160,
        height: 200,
        layers: [red],
        quietZones,
        outputPath: path.join(folder, `${name}-s.mp4`),
      },
    ],
    ffmpegPath,
    signal: new AbortController().signal,
    pool,
    ...change,
  };
}

const large = (options: RenderVideosOptions): RenderVideosOptions => ({
  ...options,
  canvases: options.canvases.map((canvas) => ({ ...canvas, width: 1080, height: 1920 })),
});

async function script(name: string, body: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, body, { mode: 0o755 });
  return file;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits for what an event brings about elsewhere; the test's own timeout is the bound. */
async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 10));
}

/** Each decoded frame's hash, with its place in frames of 1/30 s. */
function framesOf({ outputPath, ...size }: { outputPath: string; width: number; height: number }) {
  const shown = shownFrames(outputPath);
  return decodedFrames(outputPath, size).map((frame, n) => ({
    hash: createHash("md5").update(frame).digest("hex"),
    at: Math.round((shown[n]?.at ?? 0) * 30 * 1000) / 1000,
  }));
}

describe("a pair of videos", () => {
  it("is rendered with its layers, verified, and without an edit list", async () => {
    const options = order("pair");
    await renderVideos(options);
    for (const { outputPath, width, height } of options.canvases) {
      await verifyVideo(ffmpegPath, outputPath, { ...expected, width, height });
      expect((await readFile(outputPath)).includes("elst")).toBe(false);
      const raw = ["-v", "error", "-i", outputPath, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
      const first = execFileSync(ffmpegPath, raw);
      const [r, g, b] = first.subarray((110 * width + 70) * 3);
      expect(Math.abs(r! - 200) + Math.abs(g! - 30) + Math.abs(b! - 40)).toBeLessThan(24);
    }
  });

  it("fails the same way for both orientations and leaves no ffmpeg when one can't be written", async () => {
    const options = order("unwritable");
    const broken = { ...options.canvases[1]!, outputPath: path.join(folder, "missing", "s.mp4") };
    await expect(renderVideos({ ...options, canvases: [options.canvases[0]!, broken] })).rejects.toThrow(
      /No such file/,
    );
  });
});

describe("abort", () => {
  it("kills ffmpeg and leaves the pool to the next render", async () => {
    const pids = path.join(folder, "pids");
    const recorder = await script("ffmpeg-recorded", `#!/bin/sh\necho $$ >> ${pids}\nexec ${ffmpegPath} "$@"\n`);
    const controller = new AbortController();
    const running = renderVideos(large(order("aborted", { ffmpegPath: recorder, signal: controller.signal })));
    const outcome = expect(running).rejects.toThrow("the client left");
    const started = async () => (await readFile(pids, "utf8").catch(() => "")).trim().split("\n");
    await eventually(async () => (await started()).length === 2);
    controller.abort(new Error("the client left"));
    await outcome;
    const processes = (await started()).map(Number);
    await eventually(() => !processes.some(isRunning));
    await renderVideos(order("after-abort"));
  });

  it("refuses to begin when it has come already", async () => {
    const signal = AbortSignal.abort(new Error("too late"));
    await expect(renderVideos(order("never", { signal }))).rejects.toThrow("too late");
  });
});

/** Has a frame taken by an encoder that is this program, to its end. */
async function encodedBy(encoderPath: string, stallTimeoutMs: number): Promise<void> {
  const size = { width: 1080, height: 1920, framesPerSecond: 30, seconds: 6 };
  const output = { outputPath: path.join(folder, "taken.mp4"), deliveryId: null };
  const { signal } = new AbortController();
  const encoder = startEncoder({ ffmpegPath: encoderPath, ...size, ...output, signal, stallTimeoutMs });
  await encoder.write(new Uint8Array((size.width * size.height * 3) / 2));
  await encoder.finish();
}

describe("an encoder that fails", () => {
  it("rejects with the tail of its stderr when it dies", async () => {
    const dying = await script("ffmpeg-dying", "#!/bin/sh\necho 'no space left for this' >&2\nexit 3\n");
    await expect(renderVideos(large(order("dying", { ffmpegPath: dying })))).rejects.toThrow("no space left for this");
  });

  it("is killed and rejects with its stderr when it hangs", async () => {
    const hanging = await script("ffmpeg-hanging", "#!/bin/sh\necho 'waiting for Godot' >&2\nexec sleep 600\n");
    const size = { width: 1080, height: 1920, framesPerSecond: 30, seconds: 6 };
    const { signal } = new AbortController();
    const output = { outputPath: path.join(folder, "hung.mp4"), deliveryId: null };
    const encoder = startEncoder({ ffmpegPath: hanging, ...size, ...output, signal, stallTimeoutMs: 300 });
    const frame = new Uint8Array((size.width * size.height * 3) / 2);
    await expect(encoder.write(frame)).rejects.toThrow(/hung while reading a frame: waiting for Godot/);
  });

  it("is not taken for one that hangs while it computes, however long that takes", async () => {
    const computes = "i=0; while [ $i -lt 1000000 ]; do i=$((i+1)); done";
    const startedMs = performance.now();
    await encodedBy(await script("ffmpeg-slow", `#!/bin/sh\n${computes}\nexec cat > /dev/null\n`), 500);
    expect(performance.now() - startedMs).toBeGreaterThan(500);
  });

  it("is not taken for one that hangs where the renderer itself had no time to look", async () => {
    const encoding = encodedBy(await script("ffmpeg-ready", "#!/bin/sh\nexec cat > /dev/null\n"), 1_000);
    for (const untilMs = performance.now() + 1_500; performance.now() < untilMs;);
    await encoding;
  });
});

describe("the 12 s cut", () => {
  it("shows the pictures of the loop twice, drawn and encoded once, without a gap", async () => {
    const once = order("once");
    const twice = order("twice", { plays: 2 });
    await renderVideos(once);
    await renderVideos(twice);
    const [loop, cut] = [once, twice].map(({ canvases: [canvas] }) => framesOf(canvas!));
    expect(loop).toHaveLength(180);
    expect(cut).toEqual([...(loop ?? []), ...(loop ?? []).map(({ hash, at }) => ({ hash, at: at + 180 }))]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".loop"))).toEqual([]);
  });
});

describe("the frame pool", () => {
  it("replaces a crashed worker and rejects that render alone", async () => {
    const real = new URL("../../container/ads/video/frameWorker.ts", import.meta.url);
    const crashing = await script(
      "crashingWorker.mjs",
      `import { parentPort } from "node:worker_threads";
       const listen = parentPort.on.bind(parentPort);
       parentPort.on = (event, listener) => listen(event, (request) => {
         if (request.loop?.seed === 666) process.exit(9);
         listener(request);
       });
       await import(${JSON.stringify(real.href)});`,
    );
    const fragile = await FramePool.open({ size: 2, workerUrl: pathToFileURL(crashing) });
    try {
      const healthy = renderVideos(order("healthy", { pool: fragile }));
      await expect(renderVideos(order("crash", { pool: fragile, seed: 666 }))).rejects.toThrow("ended with code 9");
      await healthy;
      await renderVideos(order("after-crash", { pool: fragile }));
    } finally {
      await fragile.close();
    }
  });

  it("rejects a render whose workers can't start, instead of trying forever", async () => {
    const absent = await FramePool.open({ size: 2, workerUrl: pathToFileURL(path.join(folder, "absent.mjs")) });
    try {
      await expect(renderVideos(order("no-worker", { pool: absent }))).rejects.toThrow(/Cannot find module/);
    } finally {
      await absent.close();
    }
  });

  it("delivers frames in order, one moment at a time", async () => {
    const canvas = { width: 64, height: 64, quietZones: [], layers: [] };
    const look = { texture: "Serum Droplets", setting: null, palette, seed: 1, style: null } as const;
    const loop = { ...look, frames: 24, canvases: [canvas, canvas] };
    const render = async () => {
      const delivered: Buffer[] = [];
      let busy = false;
      const deliver = async (frames: Uint8Array[]) => {
        expect(busy).toBe(false);
        busy = true;
        await new Promise((done) => setTimeout(done, 1));
        delivered.push(Buffer.concat(frames));
        busy = false;
      };
      await pool.renderLoop(loop, deliver, new AbortController().signal);
      return Buffer.concat(delivered);
    };
    expect(Buffer.compare(await render(), await render())).toBe(0);
  });
});

describe("verification", () => {
  it("detects a file that is too large or was cut off", async () => {
    const options = order("cut");
    await renderVideos(options);
    const bytes = await readFile(options.canvases[0]!.outputPath);
    const { length } = bytes;
    const whole = options.canvases[0]!.outputPath;
    await expect(verifyVideo(ffmpegPath, whole, { ...expected, mostBytes: length - 1 })).rejects.toThrow(/its size/);
    const cut = path.join(folder, "cut-off.mp4");
    await writeFile(cut, bytes.subarray(0, bytes.length * 0.7));
    await expect(verifyVideo(ffmpegPath, cut, expected)).rejects.toThrow(/reaches past the end/);
  });

  it("detects input that ended early, which ffmpeg accepts", async () => {
    const outputPath = path.join(folder, "short.mp4");
    const signal = new AbortController().signal;
    const encoder = startEncoder({ ffmpegPath, ...expected, outputPath, deliveryId: null, signal });
    const frame = new Uint8Array((expected.width * expected.height * 3) / 2).fill(128);
    for (let n = 0; n < 100; n++) await encoder.write(frame);
    await encoder.finish();
    await expect(verifyVideo(ffmpegPath, outputPath, expected)).rejects.toThrow(/frame count is 100 instead of 180/);
  });

  it("detects a header that comes after the media", async () => {
    const outputPath = path.join(folder, "late-header.mp4");
    const options = order("early-header");
    await renderVideos(options);
    execFileSync(ffmpegPath, ["-v", "error", "-i", options.canvases[0]!.outputPath, "-c", "copy", outputPath]);
    await expect(verifyVideo(ffmpegPath, outputPath, expected)).rejects.toThrow(/moov comes after mdat/);
  });
});

describe("layers", () => {
  it("are cropped to what can be seen, premultiplied and aligned", () => {
    const rgba = new Uint8ClampedArray(100 * 100 * 4);
    rgba.set([255, 255, 255, 128], (50 * 100 + 37) * 4);
    const planes = layerPlanes({ ...red, rgba, width: 100, height: 100, x: -30, y: 10 }, 160, 240);
    expect(planes).toMatchObject({ x: 0, width: 8, y: 60, height: 2 });
    const at = (60 - planes.y) * planes.width + 7;
    expect(planes.bytes[at]).toBe(Math.round((235 * 128) / 255));
    expect(planes.bytes[planes.width * planes.height + at]).toBe(128);
  });

  it("that lie outside the canvas or are empty have no planes", () => {
    expect(layerPlanes({ ...red, x: 500 }, 160, 240).bytes).toHaveLength(0);
    expect(layerPlanes({ ...red, rgba: new Uint8ClampedArray(64 * 64 * 4) }, 160, 240).bytes).toHaveLength(0);
  });
});
