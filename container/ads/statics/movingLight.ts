import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { LightPlay } from "../../../src/core/categories/category.ts";
import { categoryOf } from "../../../src/core/categories/index.ts";
import type { Box } from "../../../src/core/rendering/box.ts";
import type { Scene, SurroundingsName } from "../../../src/core/rendering/scene.ts";
import { sunlightOf } from "../../surroundings/sunlight.ts";
import { inLightOf } from "../../engine/light.ts";
import { drawCaustic } from "./causticNet.ts";
import type { ComposedAd } from "./composeAd.ts";
import { rotatedSize, type PlacedProduct } from "../../../src/core/rendering/placedProduct.ts";
import { productSheetBox, wholePixels, type Sheet } from "./sheet.ts";

const surroundingsPlays: Record<SurroundingsName, LightPlay> = {
  "Bathroom Shelf": "glint",
  "Stone and Water": "caustic",
  "Linen and Shadow": "glint",
  "Sand and Sky": "glint",
  "Vanity Marble": "glint",
};

const comesAndGoes = { atRest: 0, atPeak: 1 };
/** Where across the product each light falls, as a share of its width, and when: each fades into the next, as if one passed. */
const passes = [
  { at: 0.2, shown: { from: 0.06, to: 0.5, ...comesAndGoes } },
  { at: 0.5, shown: { from: 0.28, to: 0.72, ...comesAndGoes } },
  { at: 0.8, shown: { from: 0.5, to: 0.94, ...comesAndGoes } },
];
/** The entrance's light goes over the product once, at a stroke. */
const sweep = passes.map(({ at }, n) => ({
  at,
  shown: { from: 0.01 + 0.04 * n, to: 0.11 + 0.04 * n, ...comesAndGoes },
}));
const band = { opacity: 0.72, breadth: 0.32 };

/** The call to action grows brighter once, late in the loop, when the eye has seen everything else. */
const breath = { from: 0.5, to: 0.86, ...comesAndGoes };

/** Lights over the product, in the outline of `product`; they move with it, and are gone when the loop starts. */
export function lightsOver(product: Sheet, scene: Scene, ad: ComposedAd): Sheet[] {
  const { texture, style, setting: surroundings, seed } = scene;
  const enters = scene.motion.entrance;
  const play = enters
    ? "glint"
    : surroundings === null
      ? categoryOf(texture).lightPlay
      : surroundingsPlays[surroundings];
  if (play === null) return [];
  const side =
    surroundings === null
      ? Math.sign(inLightOf(style, { x: -0.71, y: -0.71 }).x)
      : -sunlightOf(surroundings, seed).side;
  const { x, y, width, height } = productSheetBox(ad);
  const area = areaOf(ad.product, x, y);
  // The light passes the way that it falls.
  const inOrder = (enters ? sweep : passes).map(({ at, shown }) => ({ at: side > 0 ? 1 - at : at, shown }));
  return inOrder.map(({ at, shown }, n) => {
    const canvas = createCanvas(width, height);
    const ctx = canvas.getContext("2d");
    const outline = () => ctx.drawImage(product.canvas, product.x - x, product.y - y);
    if (play === "glint") {
      outline();
      brighten(ctx);
      ctx.globalCompositeOperation = "destination-in";
      drawBand(ctx, area, { at, side: side || -1 });
    } else drawCaustic(ctx, area, seed, n);
    ctx.globalCompositeOperation = "destination-in";
    outline();
    return { ...product, name: "light", canvas, x, y, shown };
  });
}

/** How much plain white a reflection adds to the product's own colours made brighter. */
const mirroring = 0.16;

/** What is drawn, as light shows it: lettering stays readable, and what is black does not turn grey. */
function brighten(ctx: SKRSContext2D): void {
  ctx.fillStyle = "#ffffff";
  ctx.globalCompositeOperation = "source-atop";
  ctx.globalAlpha = mirroring;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.globalAlpha = 0.5;
  ctx.globalCompositeOperation = "soft-light";
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.globalAlpha = 1;
}

/** The box around a product, seen from a corner of the ad. */
function areaOf({ centreX, centreY, width, height, rotationDegrees }: PlacedProduct, left: number, top: number): Box {
  const outer = rotatedSize(width, height, rotationDegrees);
  return { x: centreX - outer.width / 2 - left, y: centreY - outer.height / 2 - top, ...outer };
}

interface Band {
  /** Where its middle lies, as a share of the width. */
  at: number;
  /** Where the light comes from: -1 the left, 1 the right. */
  side: number;
}

/** A soft slanting band of light. */
function drawBand(ctx: SKRSContext2D, area: Box, { at, side }: Band): void {
  const [middle, half] = [area.x + area.width * at, (area.width * band.breadth) / 2];
  const [y, slant] = [area.y + area.height / 2, half * 0.3 * side];
  const gradient = ctx.createLinearGradient(middle - half, y - slant, middle + half, y + slant);
  for (let step = 0; step <= 8; step++) {
    const strength = Math.round(255 * band.opacity * Math.sin((Math.PI * step) / 8) ** 2);
    gradient.addColorStop(step / 8, `#ffffff${strength.toString(16).padStart(2, "0")}`);
  }
  ctx.fillStyle = gradient;
  ctx.fillRect(area.x, area.y, area.width, area.height);
}

/** A halo in the button's own colour, once in the loop; none for a call to action that is no button. */
export function breathOf(ad: ComposedAd): Sheet[] {
  return ad.callToAction.flatMap((piece) => {
    if (piece.kind !== "pill") return [];
    const { box, colour } = piece;
    const reach = box.height * 0.62;
    const around = { x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach };
    const { x, y, width, height } = wholePixels(around, ad);
    const canvas = createCanvas(width, height);
    const ctx = canvas.getContext("2d");
    ctx.filter = `blur(${(box.height * 0.2).toFixed(1)}px)`;
    ctx.globalAlpha = 0.65;
    ctx.fillStyle = colour;
    ctx.beginPath();
    const swell = box.height * 0.12;
    const [w, h] = [box.width + 2 * swell, box.height + 2 * swell];
    ctx.roundRect(box.x - x - swell, box.y - y - swell, w, h, h / 2);
    ctx.fill();
    return [{ name: "halo", canvas, x, y, shown: breath }];
  });
}
