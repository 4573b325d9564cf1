import { createCanvas, type Canvas } from "@napi-rs/canvas";

/*
 * Canvases serve again for the next picture: their pixels lie outside of the heap, and whoever draws picture after
 * picture without a pause would fill the machine's memory before anything is cleared up.
 */
const free = new Map<string, Canvas[]>();
const lent: Canvas[] = [];

/** An empty canvas at least this large, until the picture is done; sides are rounded up to few sizes. */
export function lendCanvas(width: number, height: number): Canvas {
  const [columns, rows] = [width, height].map((side) => Math.max(64, Math.ceil(side / 64) * 64)) as [number, number];
  return lendLayer(columns, rows);
}

/** An empty canvas of exactly this size, until the picture is done: for sizes that come again. */
export function lendLayer(width: number, height: number): Canvas {
  const canvas = free.get(`${width} ${height}`)?.pop() ?? createCanvas(width, height);
  canvas.getContext("2d").reset();
  lent.push(canvas);
  return canvas;
}

/** The picture is done: its canvases are free. */
export function takeBackCanvases(): void {
  for (const canvas of lent.splice(0)) {
    const key = `${canvas.width} ${canvas.height}`;
    const others = free.get(key);
    if (others) others.push(canvas);
    else free.set(key, [canvas]);
  }
}
