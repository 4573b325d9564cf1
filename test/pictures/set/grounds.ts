import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { lendLayer } from "./canvases.ts";
import { linear, type Rgb } from "./light.ts";
import { randomOf } from "./random.ts";
import { lit } from "./stage.ts";

/** What a product stands on and before. `horizon` is a share of the height: where the table meets the wall. */
export interface Ground {
  /** The colour that things mirror, as light. */
  mirrored: Rgb;
  paint: (ctx: SKRSContext2D, width: number, height: number, foot: number) => void;
}

export const plainGround = (hex: string): Ground => ({
  mirrored: linear(hex),
  paint: (ctx, width, height) => {
    ctx.fillStyle = hex;
    ctx.fillRect(0, 0, width, height);
  },
});

/** Light that falls off: from one corner to the other, or from a bright middle. */
export const gradientGround = (
  hex: string,
  from: number,
  to: number,
  shape: "down" | "across" | "spot" | "corner",
): Ground => ({
  mirrored: linear(hex),
  paint: (ctx, width, height) => {
    const fill =
      shape === "spot"
        ? ctx.createRadialGradient(
            width * 0.46,
            height * 0.42,
            0,
            width / 2,
            height / 2,
            Math.hypot(width, height) * 0.58,
          )
        : ctx.createLinearGradient(0, 0, shape === "down" ? 0 : width, shape === "across" ? height * 0.1 : height);
    for (let i = 0; i <= 8; i++) {
      const t = i / 8;
      fill.addColorStop(t, lit(hex, from + (to - from) * t * t * (3 - 2 * t)));
    }
    ctx.fillStyle = fill;
    ctx.fillRect(0, 0, width, height);
  },
});

/** A sweep of paper: wall and table of one colour, the bend between them soft, light pooled about the product. */
export const sweep = (hex: string, { wall = 0.8, table = 1.02, bend = 0.14, vignette = 0.35 } = {}): Ground => ({
  mirrored: linear(hex),
  paint: (ctx, width, height, foot) => {
    const horizon = foot - 0.16;
    const fill = ctx.createLinearGradient(0, 0, 0, height);
    fill.addColorStop(0, lit(hex, wall * 0.8));
    fill.addColorStop(Math.max(0.01, horizon - bend), lit(hex, wall));
    fill.addColorStop(Math.min(0.96, horizon + bend * 0.6), lit(hex, table));
    fill.addColorStop(1, lit(hex, table * 0.9));
    ctx.fillStyle = fill;
    ctx.fillRect(0, 0, width, height);
    const pool = ctx.createRadialGradient(
      width * 0.48,
      height * 0.5,
      width * 0.1,
      width / 2,
      height * 0.52,
      Math.hypot(width, height) * 0.6,
    );
    for (let i = 0; i <= 10; i++) {
      const t = i / 10;
      const light = 0.14 * (1 - t) ** 3;
      const shade = vignette * t ** 3;
      pool.addColorStop(t, light > shade ? `rgba(255,255,255,${light - shade})` : `rgba(0,0,0,${shade - light})`);
    }
    ctx.fillStyle = pool;
    ctx.fillRect(0, 0, width, height);
  },
});

/** Soft noise, 256 × 256, grey, the same each time. */
function noise(octaves: number): Canvas {
  const known = noises.get(octaves);
  if (known) return known;
  const canvas = createCanvas(256, 256);
  const ctx = canvas.getContext("2d");
  const random = randomOf(`noise ${octaves}`);
  ctx.fillStyle = "#808080";
  ctx.fillRect(0, 0, 256, 256);
  for (let octave = 0; octave < octaves; octave++) {
    const cells = 4 << octave;
    const tile = createCanvas(cells, cells);
    const image = tile.getContext("2d").createImageData(cells, cells);
    for (let i = 0; i < image.data.length; i += 4) image.data.fill(random() * 255, i, i + 3).fill(255, i + 3, i + 4);
    tile.getContext("2d").putImageData(image, 0, 0);
    ctx.globalAlpha = octave === 0 ? 1 : 0.5;
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(tile, 0, 0, 256, 256);
  }
  noises.set(octaves, canvas);
  return canvas;
}
const noises = new Map<number, Canvas>();

export type Stuff = "wood" | "marble" | "terrazzo" | "linen" | "plaster" | "tiles" | "concrete";

export function paintStuff(
  ctx: SKRSContext2D,
  stuff: Stuff,
  hex: string,
  box: [x: number, y: number, width: number, height: number],
  seed: string,
): void {
  const random = randomOf(`${stuff} ${seed}`);
  const [x, y, width, height] = box;
  ctx.save();
  ctx.beginPath();
  ctx.rect(...box);
  ctx.clip();
  ctx.fillStyle = hex;
  ctx.fillRect(...box);
  const veil = (octaves: number, alpha: number, columns: number, rows: number) => {
    ctx.globalCompositeOperation = "soft-light";
    ctx.globalAlpha = alpha;
    const [w, h] = [width * columns, height * rows];
    ctx.drawImage(noise(octaves), x - random() * (w - width), y - random() * (h - height), w, h);
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = "source-over";
  };
  switch (stuff) {
    case "wood":
      veil(6, 0.9, 9, 1);
      veil(5, 0.7, 3, 1.2);
      for (let plank = 0; plank < 4; plank++) {
        const line = y + height * (0.1 + plank * plank * 0.09 + plank * 0.12);
        ctx.fillStyle = "rgba(30,16,6,0.5)";
        ctx.fillRect(x, line, width, 2.4);
        ctx.fillStyle = "rgba(255,235,210,0.18)";
        ctx.fillRect(x, line + 2.4, width, 1.4);
      }
      break;
    case "marble":
      veil(4, 0.4, 1.4, 1.2);
      ctx.filter = "blur(1.2px)";
      for (let vein = 0; vein < 11; vein++) {
        let [vx, vy] = [x + random() * width, y];
        ctx.strokeStyle = `rgba(90,92,100,${0.1 + random() * 0.28})`;
        ctx.lineWidth = 0.8 + random() * random() * 7;
        ctx.beginPath();
        ctx.moveTo(vx, vy);
        const lean = (random() - 0.3) * 60;
        for (let i = 0; i < 16; i++) {
          vx += lean + (random() - 0.5) * 70;
          vy += height / 14;
          ctx.lineTo(vx, vy);
        }
        ctx.stroke();
      }
      ctx.filter = "none";
      break;
    case "terrazzo":
      for (let chip = 0; chip < 260; chip++) {
        const [cx, cy, size] = [x + random() * width, y + random() * height, 3 + random() * random() * 20];
        ctx.fillStyle = `hsl(${20 + random() * 200} ${10 + random() * 24}% ${35 + random() * 45}%)`;
        ctx.beginPath();
        for (let i = 0; i < 5; i++) {
          const angle = (i / 5) * 6.283 + random();
          ctx.lineTo(cx + Math.cos(angle) * size, cy + Math.sin(angle) * size * 0.6);
        }
        ctx.fill();
      }
      break;
    case "linen":
      for (let i = 0; i < height; i += 3) {
        ctx.fillStyle = `rgba(${random() < 0.5 ? "255,255,255" : "60,40,20"},${random() * 0.13})`;
        ctx.fillRect(x, y + i, width, 1.6);
      }
      for (let i = 0; i < width; i += 3) {
        ctx.fillStyle = `rgba(${random() < 0.5 ? "255,255,255" : "60,40,20"},${random() * 0.13})`;
        ctx.fillRect(x + i, y, 1.6, height);
      }
      veil(3, 0.55, 1, 1);
      break;
    case "tiles":
      veil(3, 0.2, 1, 1);
      for (let row = 0; row * 74 < height; row++) {
        ctx.fillStyle = "rgba(70,60,50,0.22)";
        ctx.fillRect(x, y + row * 74, width, 3);
        for (let column = 0; column * 150 < width + 150; column++)
          ctx.fillRect(x + column * 150 - (row % 2) * 75, y + row * 74, 3, 74);
        ctx.fillStyle = "rgba(255,255,255,0.35)";
        ctx.fillRect(x, y + row * 74 + 3, width, 2);
      }
      break;
    case "plaster":
      veil(5, 0.5, 1.3, 1.3);
      veil(3, 0.4, 1, 1);
      break;
    case "concrete":
      veil(6, 0.6, 1.2, 1.2);
      veil(6, 0.5, 2.6, 2.6);
      break;
  }
  ctx.restore();
}

export interface Room {
  wall: [Stuff, string];
  table: [Stuff, string];
  /** Light and shade that fall on the wall. */
  cast?: "window" | "leaves";
}

/** A table before a wall, the wall out of focus. */
export const room = ({ wall, table, cast }: Room): Ground => ({
  mirrored: linear(table[1]),
  paint: (ctx, width, height, foot) => {
    const horizon = Math.round(height * (foot - 0.17));
    const wallCanvas = lendLayer(width, horizon + 20);
    paintStuff(wallCanvas.getContext("2d"), wall[0], wall[1], [0, 0, width, horizon + 20], wall[1]);
    ctx.filter = "blur(2.5px)";
    ctx.drawImage(wallCanvas, -6, -6, width + 12, horizon + 32);
    ctx.filter = "none";
    if (cast) paintCast(ctx, cast, width, horizon);
    paintStuff(ctx, table[0], table[1], [0, horizon, width, height - horizon], table[1]);
    const depth = ctx.createLinearGradient(0, horizon, 0, height);
    depth.addColorStop(0, "rgba(0,0,0,0.3)");
    depth.addColorStop(0.06, "rgba(0,0,0,0.1)");
    depth.addColorStop(0.5, "rgba(255,255,255,0.06)");
    depth.addColorStop(1, "rgba(0,0,0,0.12)");
    ctx.fillStyle = depth;
    ctx.fillRect(0, horizon, width, height - horizon);
    const fall = ctx.createLinearGradient(0, 0, width, height * 0.4);
    fall.addColorStop(0, "rgba(255,250,240,0.16)");
    fall.addColorStop(1, "rgba(10,5,0,0.24)");
    ctx.fillStyle = fall;
    ctx.fillRect(0, 0, width, height);
  },
});

function paintCast(ctx: SKRSContext2D, cast: "window" | "leaves", width: number, height: number): void {
  const random = randomOf(cast);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, height);
  ctx.clip();
  ctx.filter = "blur(7px)";
  if (cast === "window") {
    ctx.fillStyle = "rgba(255,244,220,0.42)";
    ctx.transform(1, 0.32, -0.24, 1, width * 0.2, -height * 0.1);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 2; column++)
        ctx.fillRect(width * (0.08 + column * 0.31), height * (0.04 + row * 0.3), width * 0.27, height * 0.26);
  } else {
    ctx.fillStyle = "rgba(20,26,10,0.2)";
    for (let leaf = 0; leaf < 26; leaf++) {
      ctx.save();
      ctx.translate(width * (0.95 - random() * 0.75), height * random() * 0.9);
      ctx.rotate(random() * 1.4 + 0.4);
      ctx.beginPath();
      ctx.ellipse(0, 0, 70 + random() * 50, 11 + random() * 10, 0, 0, 7);
      ctx.fill();
      ctx.restore();
    }
  }
  ctx.restore();
}

/** Something flat from above: a table that fills the picture. */
export const tabletop = (stuff: Stuff, hex: string): Ground => ({
  mirrored: linear(hex),
  paint: (ctx, width, height) => paintStuff(ctx, stuff, hex, [0, 0, width, height], hex),
});
