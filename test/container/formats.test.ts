import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspectStill } from "../../container/ads/inspection/inspect.ts";
import type { FinishedFile } from "../../container/ads/renderFolder.ts";
import { openRenderScene, type Studio } from "../../container/ads/renderScene.ts";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { drawSheets } from "../../container/ads/statics/drawLayers.ts";
import { encodeStill, flatten, type StillFile } from "../../container/ads/statics/drawStill.ts";
import { layerOf } from "../../container/ads/statics/sheet.ts";
import { StillPool } from "../../container/ads/stills/stillPool.ts";
import { startEncoder } from "../../container/ads/video/encodeVideo.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import { placements } from "../../src/core/rendering/placements.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { plainPicture } from "./rgb.ts";
import { aScene, pictureOf } from "./sampleScenes.ts";

const deliveryId = "del_4d2f6c8a";
const megabyte = 1024 * 1024;

let folder: string;
let pool: FramePool;
let stills: StillPool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "formats-"));
  pool = await FramePool.open({ size: 1 });
  stills = new StillPool({ kernels: pool.kernels });
});
afterAll(async () => {
  await Promise.all([pool.close(), stills.close()]);
  await rm(folder, { recursive: true });
});

/** What the renderer makes of a scene: its files as they are announced. */
async function rendered(scene: Scene): Promise<FinishedFile[]> {
  const files: FinishedFile[] = [];
  const render = openRenderScene({ stills, pool, ffmpegPath: "ffmpeg" });
  const { signal } = new AbortController();
  const into = { path: folder, finished: new Map<string, FinishedFile>() };
  await render({ scene, product: pictureOf("bottle"), folder: into, signal, onFile: (file) => files.push(file) });
  return files;
}

describe("a second attempt at a render", () => {
  it("draws nothing that the first has finished, and the videos alone where only they are missing", async () => {
    const motion = { seconds: 6, framesPerSecond: 30, plays: 1, entrance: false } as const;
    const scene: Scene = { ...aScene("editorial", "bottle"), format: "full", motion };
    const into = { path: await mkdtemp(path.join(tmpdir(), "attempts-")), finished: new Map<string, FinishedFile>() };
    const { signal } = new AbortController();
    const attempt = async (studio: Pick<Studio, "stills" | "pool">) => {
      const files: FinishedFile[] = [];
      const onFile = (file: FinishedFile) => files.push(file);
      await openRenderScene({ ...studio, ffmpegPath: "ffmpeg" })({
        scene,
        product: pictureOf("bottle"),
        folder: into,
        signal,
        onFile,
      });
      return files;
    };
    const noStills = { draw: () => Promise.reject(new Error("a still was drawn again")) };
    const noFrames = { renderLoop: () => Promise.reject(new Error("the power went")) };
    try {
      await expect(attempt({ stills, pool: noFrames })).rejects.toThrow("the power went");
      expect([...into.finished.keys()].sort()).toEqual(["square.jpg", "vertical.jpg"]);
      const whole = await attempt({ stills: noStills, pool });
      expect(whole.map(({ file }) => file).sort()).toEqual([
        "square.jpg",
        "square.mp4",
        "vertical.jpg",
        "vertical.mp4",
      ]);
      const again = await attempt({ stills: noStills, pool: noFrames });
      expect(again.map(({ file, bytes }) => [file, bytes]).sort()).toEqual(
        whole.map(({ file, bytes }) => [file, bytes]).sort(),
      );
    } finally {
      await rm(into.path, { recursive: true });
    }
  });
});

/** Everything readable in the bytes: runs of at least four printable characters. */
const readable = (bytes: Buffer | undefined) => bytes?.toString("latin1").match(/[\x20-\x7e]{4,}/g) ?? [];

function drawn(change: Partial<Scene> = {}) {
  const scene = { ...aScene("editorial", "bottle"), ...change };
  const ad = composeAd(scene, placements.square);
  return { scene, ad };
}

async function still(file: StillFile) {
  const { scene, ad } = drawn(file);
  const layers = drawSheets(scene, ad, await loadImage(pictureOf("bottle"))).map(layerOf);
  const { finished, behind } = flatten(ad, plainPicture(ad), layers);
  const product = layers.find(({ name }) => name === "product");
  if (product === undefined) throw new Error("There is no product.");
  const bytes = await encodeStill(finished, file);
  const inspect = (file: Buffer) =>
    inspectStill({
      scene,
      ad,
      behind,
      product,
      leaders: null,
      file,
    });
  return { bytes, finished, inspect };
}

describe("a scene that asks for PNG", () => {
  it("gives both stills as sRGB PNGs under names of their own, inspected like any other", async () => {
    const files = await rendered({ ...aScene("editorial", "bottle"), stillType: "png", deliveryId });
    expect(files.map(({ file }) => file).sort()).toEqual(["square.png", "vertical.png"]);
    for (const { file, contentType, bytes, report } of files) {
      const written = await readFile(path.join(folder, file));
      expect({ contentType, bytes }).toEqual({ contentType: "image/png", bytes: written.length });
      const { format, space, hasAlpha } = await sharp(written).metadata();
      expect({ format, space, hasAlpha }).toEqual({ format: "png", space: "srgb", hasAlpha: false });
      expect(report?.findings).toEqual([]);
      expect(written.length).toBeLessThan(5 * megabyte);
    }
  });

  it("keeps every pixel of a drawing in a PNG file", async () => {
    const { bytes, finished } = await still({ stillType: "png", deliveryId });
    const decoded = await sharp(bytes).raw().toBuffer();
    expect(decoded.equals(Buffer.from(finished.rgb))).toBe(true);
  });
});

describe.each(["jpeg", "png"] as const)("the metadata of a %s", (stillType) => {
  it("is the sRGB profile and the delivery, and tells nothing of the machine", async () => {
    const metadata = await sharp((await still({ stillType, deliveryId })).bytes).metadata();
    expect(metadata.format).toBe(stillType);
    expect(metadata.icc?.toString("latin1").replaceAll("\0", "")).toContain("sRGB");
    // A name and the versions of the metadata's own standard.
    expect(readable(metadata.exif).filter((text) => !["Exif", "0210", "0100"].includes(text))).toEqual([
      `Delivery ${deliveryId}`,
    ]);
    const { xmp, iptc, comments } = metadata;
    expect({ xmp, iptc, comments }).toEqual({ xmp: undefined, iptc: undefined, comments: undefined });
  });

  it("is the profile alone where there is no delivery", async () => {
    const { exif, icc } = await sharp((await still({ stillType, deliveryId: null })).bytes).metadata();
    expect(exif).toBeUndefined();
    expect(icc).toBeDefined();
  });
});

describe("the bounds of a file", () => {
  it.each([
    { stillType: "jpeg", mostMegabytes: 2 },
    { stillType: "png", mostMegabytes: 5 },
  ] as const)("let a $stillType of up to $mostMegabytes MB through", async ({ stillType, mostMegabytes }) => {
    const { bytes, inspect } = await still({ stillType, deliveryId: null });
    const padded = (length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
    expect((await inspect(padded(mostMegabytes * megabyte))).findings).toEqual([]);
    const { file, findings } = await inspect(padded(mostMegabytes * megabyte + 1));
    expect(file.passed).toBe(false);
    expect(findings[0]).toMatch(/not one that (Delivery|Google) takes/);
  });

  it("take no other type", async () => {
    const { bytes, inspect } = await still({ stillType: "png", deliveryId: null });
    const { findings } = await inspect(await sharp(bytes).webp().toBuffer());
    expect(findings).toContainEqual(
      expect.stringMatching(/image\/webp.* not one that Meta takes: no file of that type/),
    );
  });
});

describe("the metadata of a video", () => {
  async function video(name: string, deliveryId: string | null) {
    const size = { width: 160, height: 200, framesPerSecond: 30, seconds: 1 };
    const outputPath = path.join(folder, name);
    const { signal } = new AbortController();
    const encoder = startEncoder({ ffmpegPath: "ffmpeg", ...size, outputPath, deliveryId, signal });
    for (let n = 0; n < 30; n++) await encoder.write(new Uint8Array((160 * 200 * 3) / 2).fill(60 + n));
    await encoder.finish();
    const entries = ["-show_entries", "format_tags:stream_tags", "-of", "json"];
    const probe = JSON.parse(
      execFileSync("ffprobe", ["-v", "error", ...entries, outputPath], { encoding: "utf8" }),
    ) as {
      format: { tags: Record<string, string> };
    };
    return { tags: probe.format.tags, text: readable(await readFile(outputPath)).join("\n") };
  }

  it("is the delivery, without versions, settings or paths", async () => {
    const { tags, text } = await video("tagged.mp4", deliveryId);
    const { comment, major_brand, minor_version, compatible_brands, ...others } = tags;
    expect(comment).toBe(`Delivery ${deliveryId}`);
    expect([major_brand, minor_version, compatible_brands].every(Boolean)).toBe(true);
    expect(others).toEqual({});
    expect(text).not.toMatch(/Lavf|Lavc\d|x264 - core|options:|threads=/);
    expect(text).not.toContain(folder);
  });

  it("is empty where there is no delivery", async () => {
    expect((await video("bare.mp4", null)).tags).not.toHaveProperty("comment");
  });
});
