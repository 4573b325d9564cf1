import { createCanvas, type Canvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import { situLayouts } from "../../src/core/rendering/layouts.ts";
import type { ProductPicture, Scene } from "../../src/core/rendering/scene.ts";
import { drawStanding } from "../settings/standing.ts";
import { stageOf } from "../settings/stage.ts";
import { sunlightOf } from "../settings/sunlight.ts";
import { productShadows, type ProductShadow } from "../textures/light.ts";
import type { Box } from "../../src/core/rendering/safeZones.ts";
import type { Layer } from "../types.ts";
import type { ComposedAd } from "./composeAd.ts";
import { breathOf, lightsOver } from "./movingLight.ts";
import { leaderShape } from "./drawPiece.ts";
import type { Piece, Point } from "./pieces.ts";
import { paleToAlpha } from "./paleProduct.ts";
import { rotatedSize } from "./place.ts";
import { layerOf, sheetOfPieces, wholePixels, type Sheet } from "./sheet.ts";

type Leader = Extract<Piece, { kind: "leader" }>;

const float = { product: 7, shadow: 3 };

/** Draws what lies between the ground and the words, bottom first. `picture` is the product's cut-out, decoded. */
export function drawSheets(scene: Scene, ad: ComposedAd, picture: Image): Sheet[] {
  const stands = scene.setting !== null && situLayouts.includes(ad.layout);
  // What stands casts its shadow by the whole canvas's geometry.
  const product = drawProduct(ad, cropProduct(picture, scene.product), stands ? whole(ad) : productBox(ad));
  const flat = ad.backdrop.map((piece) => (piece.kind === "leader" ? endAtProduct(piece, product) : piece));
  const backdrop = flat.length === 0 ? [] : [sheetOfPieces("backdrop", flat, ad)];
  if (scene.setting !== null && stands) {
    // What stands does not float: only the light around it moves.
    const stage = stageOf(scene.setting, ad.width, ad.height);
    const sun = sunlightOf(scene.setting, scene.seed);
    const shadowColour = deeper(scene.palette.groundShadow);
    const under = drawStanding({ stage, sun, product: ad.product, drawn: product.canvas, shadowColour });
    return [
      ...backdrop,
      { name: "shadow", canvas: under, x: 0, y: 0, amplitudePixels: 0 },
      { ...product, amplitudePixels: 0 },
    ];
  }
  return [...backdrop, drawShadow(ad, product, scene), product];
}

/** The sheets and, over them, the words as layers of pixels for the video's compositor. */
export function withWords(ad: ComposedAd, sheets: readonly Sheet[]): Layer[] {
  const words = sheetOfPieces("words", ad.pieces, ad);
  const callToAction = sheetOfPieces("callToAction", ad.callToAction, ad);
  return [...sheets, words, callToAction].map(layerOf);
}

/** Everything that lies over a video's ground, bottom first: what the still shows, and lights that come and go between. */
export function drawLayers(scene: Scene, ad: ComposedAd, picture: Image): Layer[] {
  const sheets = drawSheets(scene, ad, picture).flatMap((sheet) => {
    if (sheet.name === "shadow") return [...breathOf(ad), sheet];
    return sheet.name === "product" && scene.setting === null
      ? [sheet, ...lightsOver(sheet, scene, deeper(scene.palette.groundShadow))]
      : [sheet];
  });
  return withWords(ad, sheets);
}

/** The product's own box of the picture; a pale picture without alpha gets one from how much darker than white it is. */
function cropProduct(picture: Image, { box, blend }: ProductPicture): Canvas {
  const canvas = createCanvas(box.width, box.height);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height);
  if (blend === "multiply") {
    const pixels = ctx.getImageData(0, 0, box.width, box.height);
    paleToAlpha(pixels);
    ctx.putImageData(pixels, 0, 0);
  }
  return canvas;
}

function whole({ width, height }: ComposedAd): Box {
  return { x: 0, y: 0, width, height };
}

/** Where the product lies with its soft edge, in whole multiples of eight pixels, so that every smaller resolution divides it. */
function productBox(ad: ComposedAd): Box {
  const { centreX, centreY, width, height, rotationDegrees } = ad.product;
  const outer = rotatedSize(width, height, rotationDegrees);
  const [left, top] = [centreX - outer.width / 2, centreY - outer.height / 2].map(
    (edge) => Math.floor(edge / 8 - 0.5) * 8,
  );
  const [right, bottom] = [centreX + outer.width / 2, centreY + outer.height / 2].map(
    (edge) => Math.ceil(edge / 8 + 0.5) * 8,
  );
  const [x = 0, y = 0] = [left, top];
  return wholePixels({ x, y, width: (right ?? 0) - x, height: (bottom ?? 0) - y }, ad);
}

function drawProduct(ad: ComposedAd, product: Canvas, { x, y, width, height }: Box): Sheet {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.translate(-x, -y);
  stamp(ctx, ad, product);
  return { name: "product", canvas, x, y, amplitudePixels: float.product };
}

/** The product in its place, scaled down in halves first, so that fine lettering stays sharp. */
function stamp(ctx: SKRSContext2D, { product: place }: ComposedAd, product: Canvas): void {
  let source = product;
  while (source.width > place.width * 2) {
    const half = createCanvas(Math.ceil(source.width / 2), Math.ceil(source.height / 2));
    half.getContext("2d").drawImage(source, 0, 0, half.width, half.height);
    source = half;
  }
  ctx.save();
  ctx.translate(place.centreX, place.centreY);
  ctx.rotate((place.rotationDegrees * Math.PI) / 180);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(source, -place.width / 2, -place.height / 2, place.width, place.height);
  ctx.restore();
}

/** Blurs wider than this, in pixels, are drawn at a quarter of the resolution. */
const wideBlur = 12;

/** Cast, soft and contact shadow in a deeper version of the ground's own colour. */
function drawShadow(ad: ComposedAd, product: Sheet, { style, palette }: Scene): Sheet {
  const shadows = productShadows(style);
  const outer = rotatedSize(ad.product.width, ad.product.height, ad.product.rotationDegrees);
  const scale = Math.max(0.55, outer.height / 1000);
  const { x, y, width, height } = shadowBox(ad, outer, shadows, scale);
  // Soft edges lose nothing at a part of the resolution, and blurring costs a fraction of the time.
  const half = createCanvas(width / 2, height / 2);
  fillSilhouette(half.getContext("2d"), product, { x, y }, deeper(palette.groundShadow));
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
  return { name: "shadow", canvas, x, y, amplitudePixels: float.shadow };
}

/** What shadows may reach, in whole multiples of eight pixels so that every smaller resolution divides it. */
function shadowBox(
  ad: ComposedAd,
  outer: { width: number; height: number },
  shadows: readonly ProductShadow[],
  scale: number,
): Box {
  const reach = Math.max(...shadows.map(({ dx, dy, blur }) => Math.max(Math.abs(dx), Math.abs(dy)) + 3 * blur)) * scale;
  const down = (value: number) => Math.max(0, Math.floor(value / 8) * 8);
  const x = down(ad.product.centreX - outer.width / 2 - reach);
  const y = down(ad.product.centreY - outer.height / 2 - reach);
  const size = (from: number, to: number, most: number) => Math.max(8, Math.ceil((Math.min(to, most) - from) / 8) * 8);
  return {
    x,
    y,
    width: size(x, ad.product.centreX + outer.width / 2 + reach, ad.width),
    height: size(y, ad.product.centreY + outer.height / 2 + reach, ad.height),
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

/** Alpha from which a pixel of the product stops a leader. */
const solidAlpha = 128;

/** A leader cut off where it comes to the product: its dot touches the outline and covers nothing of it. */
function endAtProduct(piece: Leader, product: Sheet): Leader {
  const { from, to } = piece;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const { canvas } = product;
  const along = {
    x: Math.min(from[0], to[0]) - product.x,
    y: Math.min(from[1], to[1]) - product.y,
    width: Math.abs(to[0] - from[0]) + 1,
    height: Math.abs(to[1] - from[1]) + 1,
  };
  const { x: left, y: top, width, height } = wholePixels(along, canvas);
  const { data } = canvas.getContext("2d").getImageData(left, top, width, height);
  for (let step = 0; step <= length; step++) {
    const [x, y] = at(step / length);
    const [column, row] = [Math.round(x) - product.x - left, Math.round(y) - product.y - top];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const alpha = data[(row * width + column) * 4 + 3] ?? 0;
    if (alpha >= solidAlpha) return { ...piece, to: at(Math.max(0, step - leaderShape.dotRadius - 1) / length) };
  }
  return piece;
}
