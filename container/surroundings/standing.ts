import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { PlacedProduct } from "../../src/core/rendering/placedProduct.ts";
import { project, type Stage } from "./stage.ts";
import type { Sunlight } from "./sunlight.ts";

/** Pixels of the canvas that one strip of the silhouette is high. */
const strip = 4;
/** Bands of rising blur: the farther a part of the product is from the surface, the softer its shadow. */
const bands = [
  { from: 0, to: 0.05, blur: 3 },
  { from: 0.03, to: 0.14, blur: 7 },
  { from: 0.1, to: 0.32, blur: 13 },
  { from: 0.26, to: 0.62, blur: 22 },
  { from: 0.54, to: 3, blur: 34 },
];

export interface StandingOptions {
  /** Of the whole canvas. */
  stage: Stage;
  sun: Sunlight;
  /** Upright, its base on the stage's baseline or below. */
  product: PlacedProduct;
  /** The product's own pixels in its place, of the canvas's size. */
  drawn: Canvas;
  /** #rrggbb */
  shadowColour: string;
}

/**
 * What a standing product does to the surface under it: the shadow that it throws over surface and wall, the dark line where it stands,
 * and its reflection. The product itself is not touched.
 */
export function drawStanding(options: StandingOptions): Canvas {
  const { stage, drawn } = options;
  const canvas = createCanvas(stage.width, stage.height);
  const ctx = canvas.getContext("2d");
  const silhouette = filled(drawn, options.shadowColour);
  reflect(ctx, options);
  castShadow(ctx, silhouette, options);
  contact(ctx, options);
  return canvas;
}

function filled(drawn: Canvas, colour: string): Canvas {
  const canvas = createCanvas(drawn.width, drawn.height);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(drawn, 0, 0);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Half the resolution: soft edges lose nothing, and blurring costs a quarter. */
function soft(stage: Stage, blur: number, draw: (ctx: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(stage.width / 2, stage.height / 2);
  const ctx = canvas.getContext("2d");
  ctx.scale(0.5, 0.5);
  draw(ctx);
  const blurred = createCanvas(canvas.width, canvas.height);
  const out = blurred.getContext("2d");
  out.filter = `blur(${(blur / 2).toFixed(1)}px)`;
  out.drawImage(canvas, 0, 0);
  return blurred;
}

/** The silhouette strip by strip along the sun's path: over the surface first, then up the wall. */
function castShadow(ctx: SKRSContext2D, silhouette: Canvas, { stage, sun, product }: StandingOptions): void {
  const base = product.centreY + product.height / 2;
  const top = product.centreY - product.height / 2;
  const standing = (stage.focal * stage.eye) / (base - stage.horizon);
  const unit = stage.focal / standing;
  // A lamp at window height: shadows stay shorter than the late sun's would.
  const [slide, deepen] = [0.62 / sun.fall, (0.62 * sun.depth) / sun.fall];
  const reach = deepen <= 0 ? Infinity : (stage.wall - standing) / deepen;
  const seenAt = (y: number): { x: (x: number) => number; y: number } => {
    const up = (base - y) / unit;
    const onSurface = Math.min(up, reach);
    const z = standing + onSurface * deepen;
    const height = up > reach ? (up - reach) * 0.9 : 0;
    const across = sun.side * onSurface * slide;
    return {
      x: (x) => project(stage, ((x - stage.width / 2) * standing) / stage.focal + across, 0, z)[0],
      y: project(stage, 0, height, z)[1],
    };
  };
  const left = product.centreX - product.width / 2;
  const mask = createCanvas(stage.width / 2, stage.height / 2);
  const collected = mask.getContext("2d");
  for (const band of bands) {
    const picture = soft(stage, band.blur, (inner) => {
      for (let y = base - strip; y > Math.max(-strip, top - strip); y -= strip) {
        const share = (base - y) / unit;
        if (share < band.from || share > band.to) continue;
        const [lower, upper] = [seenAt(y + strip), seenAt(y)];
        const x = lower.x(left);
        inner.drawImage(
          silhouette,
          left,
          y,
          product.width,
          strip,
          x,
          upper.y,
          lower.x(left + product.width) - x,
          Math.max(1.5, lower.y - upper.y + 1),
        );
      }
    });
    collected.drawImage(picture, 0, 0);
  }
  ctx.globalAlpha = sun.strength;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(mask, 0, 0, stage.width, stage.height);
  ctx.globalAlpha = 1;
}

/** Where light no longer gets under the product: a thin dark line, and a soft pool around it. */
function contact(ctx: SKRSContext2D, { stage, product, drawn, sun, shadowColour }: StandingOptions): void {
  const base = product.centreY + product.height / 2;
  const foot = footOf(drawn, base, product);
  const scale = Math.max(0.6, (foot.right - foot.left) / 360);
  const middle = (foot.left + foot.right) / 2;
  const half = (foot.right - foot.left) / 2;
  const pools = [
    { wide: 1.2, high: 26 * scale, blur: 20 * scale, alpha: 0.3, aside: 0.1 },
    { wide: 1.04, high: 12 * scale, blur: 8 * scale, alpha: 0.42, aside: 0.04 },
    { wide: 0.96, high: 5 * scale, blur: 3, alpha: 0.62, aside: 0.01 },
  ];
  for (const { wide, high, blur, alpha, aside } of pools) {
    const picture = soft(stage, blur, (inner) => {
      inner.fillStyle = shadowColour;
      inner.beginPath();
      inner.ellipse(middle + sun.side * half * aside, base - high * 0.15, half * wide, high, 0, 0, 2 * Math.PI);
      inner.fill();
    });
    ctx.globalAlpha = alpha;
    ctx.drawImage(picture, 0, 0, stage.width, stage.height);
  }
  ctx.globalAlpha = 1;
}

/** How broad the product stands: its outline just above the base. */
function footOf(drawn: Canvas, base: number, product: PlacedProduct): { left: number; right: number } {
  const y = Math.max(0, Math.round(base - Math.max(4, product.height * 0.012)));
  const { data } = drawn.getContext("2d").getImageData(0, y, drawn.width, 1);
  let [left, right] = [drawn.width, -1];
  for (let x = 0; x < drawn.width; x++) {
    if ((data[x * 4 + 3] ?? 0) < 128) continue;
    left = Math.min(left, x);
    right = x;
  }
  if (right < 0) return { left: product.centreX - product.width * 0.4, right: product.centreX + product.width * 0.4 };
  return { left, right };
}

/** Upside down below the base, fading and out of focus with the distance. */
function reflect(ctx: SKRSContext2D, { stage, sun, product, drawn }: StandingOptions): void {
  if (sun.reflection === 0) return;
  const base = product.centreY + product.height / 2;
  const length = Math.min(stage.height - base, product.height * 0.4);
  for (const { blur, from, to } of [
    { blur: 2, from: 0, to: 0.5 },
    { blur: 7, from: 0.3, to: 1.2 },
  ]) {
    const picture = soft(stage, blur, (inner) => {
      inner.save();
      inner.translate(0, 2 * base - 2);
      inner.scale(1, -1);
      inner.drawImage(drawn, 0, 0);
      inner.restore();
      inner.globalCompositeOperation = "destination-in";
      const fade = inner.createLinearGradient(0, base, 0, base + Math.max(60, length * 1.3));
      fade.addColorStop(0, from === 0 ? "#000" : "rgba(0,0,0,0)");
      fade.addColorStop(Math.min(1, (from + to) / 2), "rgba(0,0,0,0.7)");
      fade.addColorStop(1, "rgba(0,0,0,0)");
      inner.fillStyle = fade;
      inner.fillRect(0, base - 2, stage.width, stage.height);
      inner.clearRect(0, 0, stage.width, base - 1);
    });
    ctx.globalAlpha = sun.reflection;
    ctx.drawImage(picture, 0, 0, stage.width, stage.height);
  }
  ctx.globalAlpha = 1;
}
