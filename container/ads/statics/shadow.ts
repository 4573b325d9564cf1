import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import type { Box } from "../../../src/core/rendering/box.ts";
import { productShadows, type ProductShadow } from "../../engine/light.ts";
import type { ComposedAd } from "./composeAd.ts";
import { rotatedSize } from "../../../src/core/rendering/placedProduct.ts";
import type { Sheet } from "./sheet.ts";
import { groundShade } from "./groundShade.ts";

/** Blurs wider than this, in pixels, are drawn at a quarter of the resolution. */
const wideBlur = 12;

/** All of a product's shadow, or what falls away from it, or what lies where it touches the ground. */
export type ShadowPart = "whole" | "cast" | "contact";

/** Pixels beyond the canvas that are drawn too, because motion may bring them in. */
const bleed = 32;

/** Cast, soft and contact shadow, or a part of them, in a deeper version of the ground's own colour. */
export function drawShadow(ad: ComposedAd, product: Sheet, scene: Scene, part: ShadowPart): Sheet {
  const shadows = partOf(productShadows(scene.style), part);
  const outer = rotatedSize(ad.product.width, ad.product.height, ad.product.rotationDegrees);
  const scale = Math.max(0.55, outer.height / 1000);
  const { x, y, width, height } = shadowBox(ad, outer, shadows, scale);
  // Soft edges lose nothing at a part of the resolution, and blurring costs a fraction of the time.
  const half = createCanvas(width / 2, height / 2);
  fillSilhouette(half.getContext("2d"), product, { x, y }, shadeOf(scene));
  const quarter = createCanvas(width / 4, height / 4);
  quarter.getContext("2d").drawImage(half, 0, 0, width / 4, height / 4);
  const [wide, soft] = [createCanvas(width / 4, height / 4), createCanvas(width / 2, height / 2)];
  const [wideCtx, softCtx] = [wide.getContext("2d"), soft.getContext("2d")];
  const cast = (ctx: SKRSContext2D, from: Canvas, { dx, dy, blur, opacity }: ProductShadow, step: number) => {
    ctx.globalAlpha = opacity;
    ctx.filter = `blur(${((blur * scale) / step).toFixed(1)}px)`;
    ctx.drawImage(from, (dx * scale) / step, (dy * scale) / step);
  };
  for (const shadow of shadows.filter(({ blur }) => blur > wideBlur)) cast(wideCtx, quarter, shadow, 4);
  softCtx.drawImage(wide, 0, 0, width / 2, height / 2);
  for (const shadow of shadows.filter(({ blur }) => blur <= wideBlur)) cast(softCtx, half, shadow, 2);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(soft, 0, 0, width, height);
  return { name: part === "contact" ? "contact" : "shadow", canvas, x, y };
}

/** The last of a product's shadows is its contact shadow. */
function partOf(shadows: ProductShadow[], part: ShadowPart): ProductShadow[] {
  switch (part) {
    case "whole":
      return shadows;
    case "cast":
      return shadows.slice(0, -1);
    case "contact":
      return shadows.slice(-1);
  }
}

/** What shadows may reach, in whole multiples of eight pixels so that every smaller resolution divides it. */
function shadowBox(
  ad: ComposedAd,
  outer: { width: number; height: number },
  shadows: readonly ProductShadow[],
  scale: number,
): Box {
  const reach = Math.max(...shadows.map(({ dx, dy, blur }) => Math.max(Math.abs(dx), Math.abs(dy)) + 3 * blur)) * scale;
  const down = (value: number) => Math.max(-bleed, Math.floor(value / 8) * 8);
  const x = down(ad.product.centreX - outer.width / 2 - reach);
  const y = down(ad.product.centreY - outer.height / 2 - reach);
  const size = (from: number, to: number, most: number) => Math.max(8, Math.ceil((Math.min(to, most) - from) / 8) * 8);
  return {
    x,
    y,
    width: size(x, ad.product.centreX + outer.width / 2 + reach, ad.width + bleed),
    height: size(y, ad.product.centreY + outer.height / 2 + reach, ad.height + bleed),
  };
}

/** A sheet's outline in one colour at half the size, seen from a corner of the ad. */
function fillSilhouette(ctx: SKRSContext2D, sheet: Sheet, corner: { x: number; y: number }, colour: string): void {
  const { canvas, x, y } = sheet;
  ctx.drawImage(canvas, (x - corner.x) / 2, (y - corner.y) / 2, canvas.width / 2, canvas.height / 2);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

/** The colour of all that is in the shade on a scene's ground. */
export function shadeOf(scene: Scene): string {
  return deeper(groundShade(scene));
}

/** The same hue, much darker. */
function deeper(hex: string): string {
  const channels = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value * 0.42)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
