import { createCanvas, Path2D, type SKRSContext2D } from "@napi-rs/canvas";

/** Draws a product, 600 wide and 1000 high at most, its foot at y = 1000, on a transparent canvas. */
export type Paint = (ctx: SKRSContext2D) => void;

export interface Product {
  paint: Paint;
}

type Colour = [red: number, green: number, blue: number];

const css = (colour: Colour, factor = 1) =>
  `rgb(${colour.map((c) => Math.round(Math.min(255, c * factor))).join(",")})`;

/** The light across a cylinder: darker at its edges, a streak of light on the left. */
function cylinder(ctx: SKRSContext2D, x: number, width: number, colour: Colour, depth = 0.45) {
  const shade = ctx.createLinearGradient(x, 0, x + width, 0);
  const edge = 1 - depth;
  const stops: [number, number][] = [
    [0, edge],
    [0.12, 0.95],
    [0.22, 1.25],
    [0.34, 1],
    [0.7, 0.92],
    [1, edge],
  ];
  for (const [at, factor] of stops) shade.addColorStop(at, css(colour, factor));
  return shade;
}

function block(
  ctx: SKRSContext2D,
  box: [number, number, number, number],
  radius: number,
  fill: Colour,
  depth?: number,
) {
  ctx.fillStyle = cylinder(ctx, box[0], box[2], fill, depth);
  ctx.beginPath();
  ctx.roundRect(...box, radius);
  ctx.fill();
}

function words(ctx: SKRSContext2D, colour: Colour, y: number) {
  ctx.fillStyle = css(colour);
  for (let line = 0; line < 3; line++) {
    for (let i = 0; i < 9; i++)
      ctx.fillRect(205 + i * 21 + line * 3, y + line * 34, 12 - (i % 3) * 2, line === 0 ? 20 : 10);
  }
}

export const bottle = (body: Colour, cap: Colour): Product => ({
  paint: (ctx) => {
    block(ctx, [235, 160, 130, 130], 8, cap);
    block(ctx, [160, 280, 280, 720], 46, body);
    ctx.fillStyle = "rgba(255,255,255,0.92)";
    ctx.fillRect(190, 480, 220, 330);
    words(ctx, [40, 34, 30], 540);
  },
});

export const jar = (body: Colour, lid: Colour, depth?: number): Product => ({
  paint: (ctx) => {
    block(ctx, [60, 640, 480, 360], 60, body, depth);
    block(ctx, [45, 520, 510, 140], 18, lid, depth);
    words(ctx, [120, 110, 100], 780);
  },
});

export const tube = (body: Colour, cap: Colour): Product => ({
  paint: (ctx) => {
    const shape = new Path2D("M150 120 L450 120 L405 850 L195 850 Z");
    ctx.fillStyle = cylinder(ctx, 150, 300, body, 0.3);
    ctx.fill(shape);
    block(ctx, [205, 850, 190, 150], 14, cap);
    words(ctx, [50, 40, 40], 420);
  },
});

export const dropper = (glass: Colour): Product => ({
  paint: (ctx) => {
    block(ctx, [262, 60, 76, 170], 36, [40, 38, 36]);
    block(ctx, [235, 225, 130, 120], 10, [196, 160, 92]);
    block(ctx, [170, 340, 260, 660], 40, glass, 0.6);
    ctx.fillStyle = "rgba(246,240,230,1)";
    ctx.fillRect(170, 560, 260, 280);
    words(ctx, [60, 40, 30], 620);
  },
});

/** A pump whose spout closes a loop through which the ground is seen. */
export const loopedPump = (body: Colour): Product => ({
  paint: (ctx) => {
    block(ctx, [150, 420, 300, 580], 50, body);
    block(ctx, [250, 330, 100, 95], 8, [52, 50, 54]);
    ctx.lineWidth = 30;
    ctx.strokeStyle = "rgb(52,50,54)";
    ctx.beginPath();
    ctx.roundRect(225, 120, 150, 205, 60);
    ctx.stroke();
    words(ctx, [255, 250, 245], 620);
  },
});

/** A box from the front with printing. */
export const carton = (colour: Colour): Product => ({
  paint: (ctx) => {
    ctx.fillStyle = css(colour);
    ctx.fillRect(150, 260, 300, 740);
    words(ctx, [30, 30, 30], 480);
  },
});

export const beside = (left: Product, right: Product): Product => ({
  paint: (ctx) => {
    for (const [product, x] of [
      [left, -20],
      [right, 300],
    ] as const) {
      ctx.save();
      ctx.translate(x, 400);
      ctx.scale(0.6, 0.6);
      product.paint(ctx);
      ctx.restore();
    }
  },
});

/** A spatula leans on the product: it lies over a piece of its side. */
export const underSpatula = (product: Product): Product => ({
  paint: (ctx) => {
    product.paint(ctx);
    ctx.save();
    ctx.translate(110, 470);
    ctx.rotate(0.14);
    block(ctx, [-30, 0, 92, 110], 14, [244, 243, 241], 0.08);
    block(ctx, [4, 110, 26, 110], 4, [212, 172, 86]);
    block(ctx, [4, 220, 26, 300], 12, [240, 239, 237], 0.1);
    ctx.restore();
  },
});

/** The product alone, `width` × `height`, as large as `scale` has it, its foot on `footY`. */
export function layerOf(paint: Paint, [width, height]: [number, number], scale: number, footY: number) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.translate(width / 2 - 300 * scale, footY - 1000 * scale);
  ctx.scale(scale, scale);
  paint(ctx);
  return canvas;
}
