import { createCanvas, Path2D, type Canvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import { situLayouts } from "../../src/core/rendering/layouts.ts";
import type { ProductPicture, Scene } from "../../src/core/rendering/scene.ts";
import { drawStanding } from "../settings/standing.ts";
import { stageOf } from "../settings/stage.ts";
import { sunlightOf } from "../settings/sunlight.ts";
import { productShadows, type ProductShadow } from "../textures/light.ts";
import type { Box } from "../../src/core/rendering/safeZones.ts";
import type { Layer } from "../types.ts";
import type { ComposedAd } from "./composeAd.ts";
import type { Piece, Point } from "./pieces.ts";
import { paleToAlpha } from "./paleProduct.ts";
import { rotatedSize } from "./place.ts";
import { circle } from "./shapes.ts";

type Leader = Extract<Piece, { kind: "leader" }>;

const float = { product: 7, shadow: 3, callToAction: 3 };

/** One layer as a canvas of the ad's size. */
export interface Sheet {
  name: Layer["name"];
  canvas: Canvas;
  amplitudePixels: number;
}

/** Draws what lies between the ground and the words, bottom first. `picture` is the product's cut-out, decoded. */
export function drawSheets(scene: Scene, ad: ComposedAd, picture: Image): Sheet[] {
  const cropped = cropProduct(picture, scene.product);
  const product = drawProduct(ad, cropped);
  const flat = ad.backdrop.map((piece) => (piece.kind === "leader" ? endAtProduct(piece, product) : piece));
  const backdrop = flat.length === 0 ? [] : [sheet("backdrop", drawPieces(ad, flat), 0)];
  if (scene.setting !== null && situLayouts.includes(ad.layout)) {
    // What stands does not float: only the light around it moves.
    const stage = stageOf(scene.setting, ad.width, ad.height);
    const sun = sunlightOf(scene.setting, scene.seed);
    const shadowColour = deeper(scene.palette.groundShadow);
    const under = drawStanding({ stage, sun, product: ad.product, drawn: product, shadowColour });
    return [...backdrop, sheet("shadow", under, 0), sheet("product", product, 0)];
  }
  return [
    ...backdrop,
    sheet("shadow", drawShadow(ad, product, scene), float.shadow),
    sheet("product", product, float.product),
  ];
}

function sheet(name: Layer["name"], canvas: Canvas, amplitudePixels: number): Sheet {
  return { name, canvas, amplitudePixels };
}

/** The sheets and, over them, the words as layers of pixels for the video's compositor. */
export function withWords(ad: ComposedAd, sheets: readonly Sheet[]): Layer[] {
  const words = sheet("words", drawPieces(ad, ad.pieces), 0);
  const callToAction = sheet("callToAction", drawPieces(ad, ad.callToAction), 0);
  return [...sheets, words, callToAction].map(layerOf);
}

/** Everything that lies over the ground, bottom first. */
export function drawLayers(scene: Scene, ad: ComposedAd, picture: Image): Layer[] {
  return withWords(ad, drawSheets(scene, ad, picture));
}

/** The pixels of a sheet, as the video composites them. */
export function layerOf({ name, canvas, amplitudePixels }: Sheet): Layer {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return { name, rgba: data, x: 0, y: 0, width, height, motion: { amplitudePixels, phase: 0 } };
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

function drawProduct(ad: ComposedAd, product: Canvas): Canvas {
  const canvas = createCanvas(ad.width, ad.height);
  stamp(canvas.getContext("2d"), ad, product);
  return canvas;
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

/** Cast, soft and contact shadow in a deeper version of the ground's own colour. `product`: its layer. */
function drawShadow(ad: ComposedAd, product: Canvas, { style, palette }: Scene): Canvas {
  const shadows = productShadows(style);
  const outer = rotatedSize(ad.product.width, ad.product.height, ad.product.rotationDegrees);
  const scale = Math.max(0.55, outer.height / 1000);
  const { x, y, width, height } = shadowBox(ad, outer, shadows, scale);
  // Soft edges lose nothing at a part of the resolution, and blurring costs a fraction of the time.
  const half = silhouette(product, { x, y, width, height }, 2, deeper(palette.groundShadow));
  const quarter = silhouette(half, { x: 0, y: 0, width: width / 2, height: height / 2 }, 2);
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
  const canvas = createCanvas(ad.width, ad.height);
  const ctx = canvas.getContext("2d");
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(soft, x, y, width, height);
  return canvas;
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

/** A part of a canvas, so many times smaller; with a colour everything in it has that colour. */
function silhouette(from: Canvas, { x, y, width, height }: Box, times: number, colour?: string): Canvas {
  const canvas = createCanvas(width / times, height / times);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(from, x, y, width, height, 0, 0, canvas.width, canvas.height);
  if (colour === undefined) return canvas;
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The same hue, much darker. */
function deeper(hex: string): string {
  const channels = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return `rgb(${channels.map((value) => Math.round(value * 0.42)).join(" ")})`;
}

const leader = { width: 2.5, dotRadius: 7 };
/** Alpha from which a pixel of the product stops a leader. */
const solidAlpha = 128;

/** A leader cut off where it comes to the product: its dot touches the outline and covers nothing of it. */
function endAtProduct(piece: Leader, product: Canvas): Leader {
  const { from, to } = piece;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const [left, top] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])].map(Math.floor) as [number, number];
  const width = Math.ceil(Math.abs(to[0] - from[0])) + 2;
  const height = Math.ceil(Math.abs(to[1] - from[1])) + 2;
  const { data } = product.getContext("2d").getImageData(left, top, width, height);
  for (let step = 0; step <= length; step++) {
    const [x, y] = at(step / length);
    const alpha = data[((Math.round(y) - top) * width + Math.round(x) - left) * 4 + 3] ?? 0;
    if (alpha >= solidAlpha) return { ...piece, to: at(Math.max(0, step - leader.dotRadius - 1) / length) };
  }
  return piece;
}

function drawPieces(ad: ComposedAd, pieces: Piece[]): Canvas {
  const canvas = createCanvas(ad.width, ad.height);
  const ctx = canvas.getContext("2d");
  for (const piece of pieces) drawPiece(ctx, piece);
  return canvas;
}

/** Draws one flat piece. */
export function drawPiece(ctx: SKRSContext2D, piece: Piece): void {
  ctx.save();
  switch (piece.kind) {
    case "fill":
      ctx.fillStyle = piece.colour;
      ctx.fill(new Path2D(piece.path), piece.isWindow ? "evenodd" : "nonzero");
      break;
    case "stroke":
      ctx.strokeStyle = piece.colour;
      ctx.lineWidth = piece.width;
      ctx.lineCap = "round";
      ctx.lineJoin = "round";
      ctx.stroke(new Path2D(piece.path));
      break;
    case "leader": {
      const { from, to, colour } = piece;
      ctx.strokeStyle = colour;
      ctx.lineWidth = leader.width;
      ctx.lineCap = "round";
      ctx.stroke(new Path2D(`M${from.join(" ")}L${to.join(" ")}`));
      ctx.fillStyle = colour;
      ctx.fill(new Path2D(circle(to[0], to[1], leader.dotRadius)));
      break;
    }
    case "panel": {
      const { x, y, width, height } = piece.box;
      ctx.beginPath();
      ctx.roundRect(x, y, width, height, piece.radius);
      ctx.globalAlpha = piece.opacity;
      ctx.fillStyle = piece.colour;
      ctx.fill();
      ctx.globalAlpha = 0.7;
      ctx.strokeStyle = "#ffffff";
      ctx.lineWidth = 1.5;
      ctx.stroke();
      break;
    }
    case "pill": {
      const { x, y, width, height } = piece.box;
      ctx.beginPath();
      ctx.roundRect(x, y, width, height, height / 2);
      ctx.shadowColor = `${piece.shadow}99`;
      ctx.shadowBlur = height * 0.32;
      ctx.shadowOffsetY = height * 0.13;
      ctx.fillStyle = piece.colour;
      ctx.fill();
      break;
    }
  }
  ctx.restore();
}
