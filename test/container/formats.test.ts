import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspectStill } from "../../container/inspection/inspect.ts";
import { openRenderScene, type FinishedFile } from "../../container/renderScene.ts";
import { composeAd } from "../../container/statics/composeAd.ts";
import { drawSheets, layerOf } from "../../container/statics/drawLayers.ts";
import { encodeStill, flatten, type StillFile } from "../../container/statics/drawStill.ts";
import { StillPool } from "../../container/stills/stillPool.ts";
import { startEncoder } from "../../container/video/encodeVideo.ts";
import { FramePool } from "../../container/video/framePool.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
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
  await render({ scene, product: pictureOf("bottle"), folder, signal, onFile: (file) => files.push(file) });
  return files;
}

/** Everything readable in the bytes: runs of at least four printable characters. */
const readable = (bytes: Buffer | undefined) => bytes?.toString("latin1").match(/[\x20-\x7e]{4,}/g) ?? [];

function drawn(change: Partial<Scene> = {}) {
  const scene = { ...aScene("editorial", "bottle"), ...change };
  const ad = composeAd(scene, "square");
  const ground = new Uint8ClampedArray(ad.width * ad.height * 4).map((_, i) => [243, 217, 208, 255][i % 4] ?? 0);
  return { scene, ad, ground };
}

async function still(file: StillFile) {
  const { scene, ad, ground } = drawn(file);
  const sheets = drawSheets(scene, ad, await loadImage(pictureOf("bottle")));
  const { finished, behind } = flatten(ad, ground, sheets);
  const product = sheets.find(({ name }) => name === "product");
  if (product === undefined) throw new Error("There is no product.");
  const bytes = await encodeStill(finished, ad.width, ad.height, file);
  const inspect = (file: Buffer) =>
    inspectStill({
      scene,
      ad,
      behind: { rgba: behind, width: ad.width, height: ad.height },
      product: layerOf(product),
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

  it("keeps every pixel", async () => {
    const { bytes, finished } = await still({ stillType: "png", deliveryId });
    const decoded = await sharp(bytes).ensureAlpha().raw().toBuffer();
    expect(decoded.equals(Buffer.from(finished))).toBe(true);
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
