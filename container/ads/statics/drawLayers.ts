import { createCanvas, type Canvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import { situLayouts } from "../../../src/core/rendering/layouts.ts";
import type { ProductPicture, Scene } from "../../../src/core/rendering/scene.ts";
import { drawStanding } from "../../surroundings/standing.ts";
import { stageOf } from "../../surroundings/stage.ts";
import { sunlightOf } from "../../surroundings/sunlight.ts";
import type { Box } from "../../../src/core/rendering/box.ts";
import type { Layer } from "../../engine/layer.ts";
import { endOnProduct } from "./leaderEnd.ts";
import { choreographyOf, type ProductMotion } from "./choreography.ts";
import type { ComposedAd } from "./composeAd.ts";
import { breathOf, lightsOver } from "./movingLight.ts";
import { shadeOf, drawShadow, type ShadowPart } from "./shadow.ts";
import { productSheetBox, sheetOfPieces, takeLayer, type Sheet } from "./sheet.ts";

/** Draws what lies between the ground and the words, bottom first. `picture` is the product's cut-out, decoded. */
export function drawSheets(scene: Scene, ad: ComposedAd, picture: Image): Sheet[] {
  return drawWithShadows(scene, ad, picture, ["whole"]);
}

function drawWithShadows(scene: Scene, ad: ComposedAd, picture: Image, parts: readonly ShadowPart[]): Sheet[] {
  const stands = scene.setting !== null && situLayouts.includes(ad.layout);
  // What stands casts its shadow by the whole canvas's geometry.
  const product = drawProduct(ad, cropProduct(picture, scene.product), stands ? whole(ad) : productSheetBox(ad));
  const backdrop = ad.backdrop.length === 0 ? [] : [sheetOfPieces("backdrop", ad.backdrop, ad)];
  const ending = ad.leaders.flatMap((leader) => endOnProduct(leader, product) ?? []);
  const leaders = ending.length === 0 ? [] : [sheetOfPieces("leaders", ending, ad)];
  if (scene.setting !== null && stands) {
    // What stands does not float: only the light around it moves.
    const stage = stageOf(scene.setting, ad.width, ad.height);
    const sun = sunlightOf(scene.setting, scene.seed);
    const shadowColour = shadeOf(scene);
    const under = drawStanding({ stage, sun, product: ad.product, drawn: product.canvas, shadowColour });
    return [...backdrop, { name: "shadow", canvas: under, x: 0, y: 0 }, product, ...leaders];
  }
  return [...backdrop, ...parts.map((part) => drawShadow(ad, product, scene, part)), product, ...leaders];
}

/** The sheets and, over them, the words. */
function withWords(ad: ComposedAd, sheets: readonly Sheet[]): Sheet[] {
  const labels = new Set(ad.labels);
  const words = ad.pieces.filter((piece) => !labels.has(piece));
  return [...sheets, sheetOfPieces("words", words, ad), sheetOfPieces("callToAction", ad.callToAction, ad)];
}

/** Everything that lies over a video's ground, bottom first: what the still shows, in motion, and what comes and goes between. */
export function drawLayers(scene: Scene, ad: ComposedAd, picture: Image): Layer[] {
  return Array.from(eachLayer(scene, ad, picture));
}

/** The same one after another: the pixels of one may be forgotten before those of the next are read. */
export function* eachLayer(scene: Scene, ad: ComposedAd, picture: Image): Generator<Layer> {
  for (const sheet of layerSheets(scene, ad, picture)) yield takeLayer(sheet);
}

function layerSheets(scene: Scene, ad: ComposedAd, picture: Image): Sheet[] {
  const choreography = choreographyOf(ad, scene);
  const sheets = drawWithShadows(scene, ad, picture, choreography === null ? ["whole"] : ["cast", "contact"]);
  const labels = ad.labels.length === 0 ? [] : [sheetOfPieces("labels", ad.labels, ad)];
  const moving = [...sheets, ...labels].map((sheet) => (choreography === null ? sheet : inMotion(sheet, choreography)));
  const product = moving.findIndex(({ name }) => name === "product");
  const firstShadow = moving.findIndex(({ name }) => name === "shadow" || name === "contact");
  const lights = moving.slice(product, product + 1).flatMap((sheet) => lightsOver(sheet, scene, ad));
  return withWords(ad, [
    ...moving.slice(0, firstShadow),
    ...breathOf(ad),
    ...moving.slice(firstShadow, product + 1),
    ...lights,
    ...moving.slice(product + 1),
  ]);
}

/** A sheet with what its layout's choreography does to it. As the product rises, the contact shadow goes first. */
function inMotion(sheet: Sheet, { product, shadow, fading, highestAt: peakAt }: ProductMotion): Sheet {
  const fades = (by: number) => ({ from: 0, to: 1, peakAt, atRest: 1, atPeak: 1 - by });
  switch (sheet.name) {
    case "product":
    case "leaders":
    case "labels":
      return { ...sheet, motion: product };
    case "shadow":
      return { ...sheet, motion: shadow, shown: fades(fading.cast) };
    case "contact":
      return { ...sheet, motion: shadow, shown: fades(fading.contact) };
    default:
      return sheet;
  }
}

/** The product's own box of the picture. */
function cropProduct(picture: Image, { box }: ProductPicture): Canvas {
  const canvas = createCanvas(box.width, box.height);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height);
  return canvas;
}

function whole({ width, height }: ComposedAd): Box {
  return { x: 0, y: 0, width, height };
}

function drawProduct(ad: ComposedAd, product: Canvas, { x, y, width, height }: Box): Sheet {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.translate(-x, -y);
  stamp(ctx, ad, product);
  return { name: "product", canvas, x, y };
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
