import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { KernelBrush } from "./brush.ts";

/**
 * What only a canvas can draw, paths and gradients, on one of its own as small as it can be: `reach` pixels around (x, y), in the
 * coordinates of the whole picture. It is drawn anew each time.
 */
export function paintApart(
  brush: KernelBrush,
  { x, y, reach }: { x: number; y: number; reach: number },
  draw: (ctx: SKRSContext2D, t: number) => void,
): (t: number) => void {
  const left = Math.max(0, Math.floor(x - reach));
  const top = Math.max(0, Math.floor(y - reach));
  const width = Math.min(brush.width, Math.ceil(x + reach)) - left;
  const height = Math.min(brush.height, Math.ceil(y + reach)) - top;
  if (width < 1 || height < 1) return () => undefined;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.translate(-left, -top);
  return (t) => {
    ctx.clearRect(left, top, width, height);
    draw(ctx, t);
    brush.changed(canvas);
    brush.drawImage(canvas, left, top);
  };
}
