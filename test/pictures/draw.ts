import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { layerOf, type Product } from "./products.ts";

/** A picture with its truth: `mask` is how much of each pixel is product, 0 to 255. */
export interface DrawnPicture {
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  mask: Uint8Array;
  /** The product alone, straight RGBA: what a perfect cut would give. */
  product: Uint8ClampedArray;
}

export interface Look {
  product: Product;
  /** Paints the ground; null leaves it transparent. */
  ground: ((ctx: SKRSContext2D, width: number, height: number) => void) | null;
  shadow?: "contact" | "soft" | "drop";
  /** JPEG of this quality; without it PNG. */
  jpegQuality?: number;
  size?: [number, number];
  scale?: number;
  /** Where the foot stands, as a share of the height. */
  foot?: number;
  /** Sensor noise of the ground and the product: this many levels either way. */
  noise?: number;
}

export const plain = (colour: string) => (ctx: SKRSContext2D, width: number, height: number) => {
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, width, height);
};

export const gradient = (top: string, bottom: string) => (ctx: SKRSContext2D, width: number, height: number) => {
  const fill = ctx.createLinearGradient(0, 0, width * 0.3, height);
  fill.addColorStop(0, top);
  fill.addColorStop(1, bottom);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, width, height);
};

/** A wall that meets a table, and a window's light across both: a studio, of which no single colour is the ground. */
export const studio =
  (wall: string, table: string, light: string) => (ctx: SKRSContext2D, width: number, height: number) => {
    plain(wall)(ctx, width, height);
    ctx.save();
    ctx.filter = `blur(${height * 0.002}px)`;
    ctx.fillStyle = table;
    ctx.fillRect(-width * 0.1, height * 0.78, width * 1.2, height * 0.4);
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.moveTo(width * -0.1, height * 0.84);
    ctx.lineTo(width * 1.1, height * 0.92);
    ctx.lineTo(width * 1.1, height * 1.1);
    ctx.lineTo(width * -0.1, height * 1.1);
    ctx.fill();
    ctx.restore();
  };

/** A wall and a table with things on it: nothing that can be told from a product. */
export const room = (ctx: SKRSContext2D, width: number, height: number) => {
  gradient("#c9b79c", "#8d7458")(ctx, width, height);
  for (let i = 0; i < 60; i++) {
    ctx.fillStyle = `hsl(${(i * 47) % 360} 30% ${30 + ((i * 13) % 50)}%)`;
    ctx.beginPath();
    ctx.arc((i * 197) % width, (i * 311) % height, 30 + ((i * 29) % 90), 0, 7);
    ctx.fill();
  }
};

export function drawPicture(name: string, look: Look): DrawnPicture {
  const [width, height] = look.size ?? [1200, 1200];
  const scale = look.scale ?? height * 0.00078;
  const footY = height * (look.foot ?? 0.88);
  const layer = layerOf(look.product.paint, [width, height], scale, footY);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  look.ground?.(ctx, width, height);
  if (look.shadow) drawShadow(ctx, layer, footY, look.shadow, scale);
  ctx.drawImage(layer, 0, 0);
  if (look.noise) addNoise(ctx, width, height, look.noise);
  const bytes = look.jpegQuality ? canvas.toBuffer("image/jpeg", look.jpegQuality) : canvas.toBuffer("image/png");
  const product = layer.getContext("2d").getImageData(0, 0, width, height).data;
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = product[i * 4 + 3] ?? 0;
  return { name, bytes, width, height, mask, product };
}

function drawShadow(
  ctx: SKRSContext2D,
  layer: Canvas,
  footY: number,
  kind: "contact" | "soft" | "drop",
  scale: number,
): void {
  ctx.save();
  if (kind === "drop") {
    ctx.shadowColor = "rgba(0,0,0,0.35)";
    ctx.shadowBlur = 40 * scale;
    ctx.shadowOffsetX = 24 * scale;
    ctx.shadowOffsetY = 26 * scale;
    ctx.drawImage(layer, 0, 0);
  } else {
    const blur = (kind === "contact" ? 9 : 26) * scale;
    const [reach, flat] = kind === "contact" ? [190, 16] : [250, 44];
    ctx.filter = `blur(${blur}px)`;
    ctx.fillStyle = kind === "contact" ? "rgba(0,0,0,0.5)" : "rgba(0,0,0,0.34)";
    ctx.beginPath();
    ctx.ellipse(layer.width / 2, footY, reach * scale, flat * scale, 0, 0, 7);
    ctx.fill();
  }
  ctx.restore();
}

/** The same noise each time. */
function addNoise(ctx: SKRSContext2D, width: number, height: number, levels: number): void {
  const image = ctx.getImageData(0, 0, width, height);
  let seed = 12345;
  for (let i = 0; i < image.data.length; i += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const shift = Math.round(((seed >>> 8) / 0xffffff - 0.5) * 2 * levels);
    for (let c = 0; c < 3; c++) image.data[i + c] = (image.data[i + c] ?? 0) + shift;
  }
  ctx.putImageData(image, 0, 0);
}
