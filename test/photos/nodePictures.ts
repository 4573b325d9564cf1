import path from "node:path";
import sharp from "sharp";
import type { Look } from "../../container/pictures/outlines/model.ts";
import { OutlinePool } from "../../container/pictures/outlines/outlinePool.ts";
import { normalisePicture } from "../../container/pictures/normalisePicture.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";
import type { PicturePart } from "../../src/core/rendering/protocol.ts";
import { err, ok, type Result } from "../../src/core/result.ts";
import type { OutlineMap, PictureProblem, ProductOutlines } from "../../src/ports/pictures.ts";

/** Straight RGBA of a picture of any kind, upright and at most as long as the renderer gives them to the Worker. */
export async function decodedPicture(bytes: Uint8Array, part: PicturePart | null = null): Promise<Pixels> {
  const normal = await normalisePicture(bytes, part);
  const { data, info } = await sharp(normal).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8Array(data), width: info.width, height: info.height };
}

/**
 * The renderer's outline model as the Worker's port, without HTTP between them. `toPng` gives pixels through as they are: `outline`
 * takes the last that it was given.
 */
export interface NodeOutlines {
  outlines: ProductOutlines;
  toPng: (pixels: Pixels) => Uint8Array;
  /** Milliseconds that the model has taken so far, and pictures that it has seen. */
  spent: { ms: number; pictures: number };
  close(): void;
}

export function openNodeOutlines(): NodeOutlines {
  const root = path.resolve(import.meta.dirname, "..", "..");
  const pool = new OutlinePool({
    folder: path.join(root, ".cache", "outlines"),
    processUrl: new URL("../../container/pictures/outlines/outlineProcess.ts", import.meta.url),
    deadlineMs: 120_000,
  });
  const given = new Map<Uint8Array, Pixels>();
  const spent = { ms: 0, pictures: 0 };
  const look = async (kind: Look, key: Uint8Array): Promise<Result<OutlineMap, PictureProblem>> => {
    const pixels = given.get(key);
    given.delete(key);
    if (pixels === undefined) throw new Error("The picture was not given.");
    const { rgba, width, height } = pixels;
    const rgb = new Uint8Array(width * height * 3);
    for (let i = 0; i < width * height; i++) rgb.set(rgba.subarray(i * 4, i * 4 + 3), i * 3);
    const startedMs = performance.now();
    const outline = await pool.trace({ rgb, width, height }, kind);
    spent.ms += performance.now() - startedMs;
    spent.pictures += kind === "whole" ? 1 : 0;
    if (outline === null) return err({ reason: "No product stands out in the picture.", temporary: false });
    return ok(outline);
  };
  return {
    spent,
    toPng(pixels) {
      const key = new Uint8Array(1);
      given.set(key, pixels);
      return key;
    },
    outlines: { outline: (key) => look("whole", key), edge: (key) => look("edge", key) },
    close: () => pool.close(),
  };
}
