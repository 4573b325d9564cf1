import { createCanvas, Path2D, type Canvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import type { ProductPicture, Scene } from "../../src/core/rendering/scene.ts";
import type { Layer } from "../types.ts";
import type { ComposedAd } from "./composeAd.ts";
import type { Piece } from "./pieces.ts";
import { rotatedSize } from "./place.ts";

/** Light falls from the upper left in every texture; shadows go the other way. Offsets and blurs for a product 1000 px high. */
const shadows = [
  { dx: 46, dy: 56, blur: 46, opacity: 0.34 },
  { dx: 20, dy: 24, blur: 18, opacity: 0.3 },
  { dx: 7, dy: 9, blur: 6, opacity: 0.34 },
];

const float = { product: 7, shadow: 3, callToAction: 3 };

/** One layer as a canvas of the ad's size. */
export interface Sheet {
  name: Layer["name"];
  canvas: Canvas;
  amplitudePixels: number;
}

/** Draws what lies between the ground and the words, bottom first. `picture` is the product's cut-out, decoded. */
export function drawSheets(scene: Scene, ad: ComposedAd, picture: Image): Sheet[] {
  const product = cropProduct(picture, scene.product);
  const backdrop = ad.backdrop.length === 0 ? [] : [sheet("backdrop", drawPieces(ad, ad.backdrop), 0)];
  return [
    ...backdrop,
    sheet("shadow", drawShadow(ad, product, scene.palette.groundShadow), float.shadow),
    sheet("product", drawProduct(ad, product), float.product),
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
    whiteToAlpha(pixels.data);
    ctx.putImageData(pixels, 0, 0);
  }
  return canvas;
}

/** Multiplying onto a ground, as near as source-over can: alpha is the distance from white, the colour is un-mixed. */
function whiteToAlpha(rgba: Uint8ClampedArray): void {
  for (let i = 0; i < rgba.length; i += 4) {
    const [r = 255, g = 255, b = 255] = rgba.subarray(i, i + 3);
    const alpha = 1 - Math.min(r, g, b) / 255;
    for (let c = 0; c < 3; c++) {
      const value = rgba[i + c] ?? 255;
      rgba[i + c] = alpha === 0 ? 255 : 255 - (255 - value) / alpha;
    }
    rgba[i + 3] = alpha * (rgba[i + 3] ?? 255);
  }
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

/** Cast, soft and contact shadow in a deeper version of the ground's own colour. */
function drawShadow(ad: ComposedAd, product: Canvas, groundShadow: string): Canvas {
  const canvas = createCanvas(ad.width, ad.height);
  const ctx = canvas.getContext("2d");
  const scale = Math.max(
    0.55,
    rotatedSize(ad.product.width, ad.product.height, ad.product.rotationDegrees).height / 1000,
  );
  // Soft edges lose nothing at half the resolution, and blurring costs a quarter of the time.
  const [width, height] = [ad.width / 2, ad.height / 2];
  const silhouette = createCanvas(width, height);
  const inner = silhouette.getContext("2d");
  inner.scale(0.5, 0.5);
  stamp(inner, ad, product);
  inner.globalCompositeOperation = "source-in";
  inner.fillStyle = deeper(groundShadow);
  inner.fillRect(0, 0, ad.width, ad.height);
  const soft = createCanvas(width, height);
  const softCtx = soft.getContext("2d");
  for (const { dx, dy, blur, opacity } of shadows) {
    softCtx.globalAlpha = opacity;
    softCtx.filter = `blur(${((blur * scale) / 2).toFixed(1)}px)`;
    softCtx.drawImage(silhouette, (dx * scale) / 2, (dy * scale) / 2);
  }
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(soft, 0, 0, ad.width, ad.height);
  return canvas;
}

/** The same hue, much darker. */
function deeper(hex: string): string {
  const channels = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return `rgb(${channels.map((value) => Math.round(value * 0.42)).join(" ")})`;
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
