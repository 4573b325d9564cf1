import uncut from "facts:uncut";
import { encode } from "fast-png";
import type { Product } from "../../../../../client/src/types.ts";
import { ApiError, callForFile } from "../../../api/client.ts";

/** What is touched up. Both have the same size. */
export interface Layers {
  width: number;
  height: number;
  /** The picture that the product was cut out of; only the cut-out where that is not kept. */
  colours: HTMLCanvasElement;
  /** The same as it can be read. */
  picture: ImageData;
  /** Opaque where the picture is part of the cut-out. */
  mask: HTMLCanvasElement;
  /** Whether there is more than the cut-out to keep something of. */
  hasMore: boolean;
}

/** A product's cut-out in its scale, and what it was cut out of, in whose middle it lies. */
export async function loadLayers({ id, image_url }: Product, signal: AbortSignal): Promise<Layers> {
  const [cutOut, kept] = await Promise.all([
    fetchedPicture(image_url ?? "", signal),
    callForFile("GET /products/{product_id}/uncut", { params: { product_id: id }, signal }).catch(nothingKept),
  ]);
  const cut = await createImageBitmap(cutOut);
  const whole = kept === null ? null : await createImageBitmap(kept);
  const margin = Math.round(Math.max(cut.width, cut.height) * uncut.marginShare);
  const [width, height] = [cut.width + 2 * margin, cut.height + 2 * margin];
  const [colours, mask] = [canvasOf(width, height), canvasOf(width, height)];
  const painted = contextOf(colours);
  painted.fillStyle = "#fff";
  painted.fillRect(0, 0, width, height);
  if (whole !== null) painted.drawImage(whole, 0, 0, width, height);
  contextOf(mask).drawImage(cut, margin, margin);
  const picture = takeColours(painted, contextOf(mask).getImageData(0, 0, width, height));
  for (const bitmap of [cut, whole]) bitmap?.close();
  return { width, height, colours, picture, mask, hasMore: whole !== null };
}

/** A cut-out's own colours, free of the ground also where it lets light through. */
function takeColours(painted: CanvasRenderingContext2D, cut: ImageData): ImageData {
  const picture = painted.getImageData(0, 0, cut.width, cut.height);
  for (let o = 0; o < cut.data.length; o += 4) {
    if (cut.data[o + 3] === 0) continue;
    for (let c = 0; c < 3; c++) picture.data[o + c] = cut.data[o + c] ?? 0;
  }
  painted.putImageData(picture, 0, 0);
  return picture;
}

async function fetchedPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error("The cut-out could not be fetched. Close this and open it again.");
  return answer.blob();
}

/**
 * The touched-up picture as PNG, with the colours also of what is erased: a canvas would forget them, and nothing could be kept of it the
 * next time.
 */
export function pictureOf({ width, height, picture }: Layers, mask: HTMLCanvasElement): File {
  const kept = contextOf(mask).getImageData(0, 0, width, height);
  const part = sentPart(kept);
  const data = new Uint8Array(part.width * part.height * 4);
  for (let y = 0; y < part.height; y++) {
    const from = ((part.y + y) * width + part.x) * 4;
    const to = y * part.width * 4;
    data.set(picture.data.subarray(from, from + part.width * 4), to);
    for (let o = 3; o < part.width * 4; o += 4) data[to + o] = kept.data[from + o] ?? 0;
  }
  const png = encode({ width: part.width, height: part.height, data });
  return new File([new Uint8Array(png)], "touched-up.png", { type: "image/png" });
}

/** Less air, and a carton would be taken for a photograph that fills its frame. */
const leastAir = 0.03;

/** What is kept, with as much around it as is there, and no more than the service takes without scaling it down. */
function sentPart({ data, width, height }: ImageData): { x: number; y: number; width: number; height: number } {
  const sides = [keptAlong(data, width, height, true), keptAlong(data, width, height, false)] as const;
  const [across, down] = sides.map(({ from, to, limit }) => {
    const air = Math.max((to - from) * leastAir, (uncut.longSidePixels - (to - from)) / 2);
    const start = Math.max(0, Math.ceil(from - air));
    return { start, length: Math.min(limit, Math.floor(to + air)) - start };
  });
  if (across === undefined || down === undefined) throw new Error("a picture has two sides");
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** From the first to behind the last column, or row, of which something is kept; all of them where nothing is. */
function keptAlong(data: Uint8ClampedArray, width: number, height: number, isAcross: boolean) {
  const limit = isAcross ? width : height;
  let [from, to] = [limit, 0];
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3] === 0) continue;
    const at = isAcross ? i % width : Math.floor(i / width);
    from = Math.min(from, at);
    to = Math.max(to, at + 1);
  }
  return to === 0 ? { from: 0, to: limit, limit } : { from, to, limit };
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** `isRead`: its pixels are read again and again; the first to ask for a canvas's context decides. */
export function contextOf(canvas: HTMLCanvasElement, isRead = false): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: isRead });
  if (context === null) throw new Error("the browser has no room for another picture");
  return context;
}

function nothingKept(error: unknown): null {
  if (error instanceof ApiError && error.code === "not_found") return null;
  throw error;
}
