import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { lendLayer, takeBackCanvases } from "./canvases.ts";
import { linear, type LightName } from "./light.ts";
import type { Ground } from "./grounds.ts";
import type { Pack } from "./pack.ts";
import { randomOf } from "./random.ts";
import { layerOn, lit, type Stage } from "./stage.ts";

/** What has to become of a picture: cut out exactly, refused, or one of the two and never anything else. */
export type Expected = "cut" | "refused" | "either";

export type Shadow =
  /** The outline laid down on the table: how far it leans and reaches, in product heights. */
  | { kind: "cast"; lean: number; reach: number; blur: number; strength: number }
  /** The outline beside itself, as of a thing that lies on paper; in product heights. */
  | { kind: "drop"; x: number; y: number; blur: number; strength: number }
  | { kind: "contact"; strength: number }
  | { kind: "pool"; strength: number };

export interface Shot {
  expected: Expected;
  size: [width: number, height: number];
  pack: Pack;
  /** The product's height, as a share of the picture's. */
  share: number;
  /** Where its foot stands and where its middle, as shares. */
  foot?: number;
  at?: number;
  /** It may stand over the frame. */
  isCropped?: boolean;
  pitch?: number;
  lights?: LightName;
  /** Null: the picture brings an outline of its own. */
  ground: Ground | null;
  exposure?: number;
  shadows?: Shadow[];
  reflection?: number;
  /** Degrees that it is turned in the picture. */
  tilt?: number;
  /** Painted before the product stands there: plinths, second products, lettering, smears. */
  behind?: (stage: Stage) => void;
  /** Painted over it: what it covers is not product. */
  front?: (stage: Stage) => void;
  /** What is painted over it lies on it, and throws a soft shadow there. */
  touches?: boolean;
  /** Levels of noise either way. */
  grain?: number;
  /** JPEG of this quality; without it PNG. */
  jpegQuality?: number;
}

export interface DrawnPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  mask: Uint8Array;
  product: Uint8ClampedArray;
}

export function drawPicture(name: string, shot: Shot): DrawnPicture {
  const [width, height] = shot.size;
  const canvas = lendLayer(width, height);
  const ctx = canvas.getContext("2d");
  const { pack, ground, foot = 0.88 } = shot;
  ground?.paint(ctx, width, height, foot);
  const wanted = (shot.share * height) / pack.height;
  const room = Math.min(
    ((foot - 0.04) * height) / (pack.height + pack.halfWidth * (shot.pitch ?? 0.08)),
    (width * 0.9 * Math.min(shot.at ?? 0.5, 1 - (shot.at ?? 0.5))) / pack.halfWidth,
  );
  const scale = shot.isCropped ? wanted : Math.min(wanted, room);
  const stage: Stage = {
    ctx,
    width,
    height,
    scale,
    centreX: width * (shot.at ?? 0.5),
    footY: height * foot,
    pitch: pack.lying ? 0 : (shot.pitch ?? 0.08),
    lights: shot.lights ?? "strips",
    exposure: shot.exposure ?? 1.15,
    ground: ground?.mirrored ?? linear("#f4f4f4"),
    behind: () =>
      ground ? ctx.getImageData(0, 0, width, height).data : new Uint8ClampedArray(width * height * 4).fill(240),
  };
  shot.behind?.(stage);
  const outline = layerOn(stage);
  // A shadow needs the outline before the product is painted; what clear glass shows is its ground with that shadow.
  pack.paint(outline);
  const shape = turnedBy(shot.tilt, outline.canvas, stage);
  if (shot.reflection) paintReflection(stage, shape, shot.reflection);
  for (const shadow of shot.shadows ?? []) paintShadow(stage, shape, pack, shadow);
  let layer = shape;
  if (pack.clear && ground) {
    const again = layerOn(stage);
    pack.paint(again);
    layer = turnedBy(shot.tilt, again.canvas, stage);
  }
  const over = shot.front && layerOn(stage);
  if (over) shot.front?.(over);
  if (over && shot.touches) {
    const on = layer.getContext("2d");
    on.globalCompositeOperation = "source-atop";
    on.filter = `blur(${0.014 * height}px)`;
    on.globalAlpha = 0.5;
    on.drawImage(silhouetteOf(over.canvas, "#1a0d08"), 0.004 * width, 0.01 * height);
  }
  ctx.drawImage(layer, 0, 0);
  const product = layer.getContext("2d").getImageData(0, 0, width, height).data;
  const mask = new Uint8Array(width * height);
  const pixels = new Uint32Array(product.buffer, product.byteOffset, mask.length);
  for (let i = 0; i < mask.length; i++) mask[i] = (pixels[i] ?? 0) >>> 24;
  if (over) {
    ctx.drawImage(over.canvas, 0, 0);
    const cover = over.ctx.getImageData(0, 0, width, height).data;
    for (let i = 0; i < mask.length; i++) {
      const left = 255 - (cover[i * 4 + 3] ?? 0);
      if (left === 255) continue;
      mask[i] = Math.round(((mask[i] ?? 0) * left) / 255);
      product[i * 4 + 3] = mask[i] ?? 0;
    }
  }
  if (shot.grain) addGrain(ctx, width, height, shot.grain, name);
  const bytes = shot.jpegQuality ? canvas.toBuffer("image/jpeg", shot.jpegQuality) : canvas.toBuffer("image/png");
  takeBackCanvases();
  return { bytes, width, height, mask, product };
}

function turnedBy(tilt: number | undefined, layer: Canvas, { width, height, centreX, footY }: Stage): Canvas {
  if (!tilt) return layer;
  const turned = lendLayer(width, height);
  const ctx = turned.getContext("2d");
  ctx.imageSmoothingQuality = "high";
  ctx.translate(centreX, footY * 0.55);
  ctx.rotate((tilt * Math.PI) / 180);
  ctx.drawImage(layer, -centreX, -footY * 0.55);
  return turned;
}

/** The outline filled with one colour. */
function silhouetteOf(layer: Canvas, colour: string): Canvas {
  const canvas = lendLayer(layer.width, layer.height);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(layer, 0, 0);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, layer.width, layer.height);
  return canvas;
}

export function paintShadow(stage: Stage, layer: Canvas, pack: Pack, shadow: Shadow): void {
  const { ctx, width, height, centreX, footY, scale, pitch } = stage;
  const tall = pack.height * scale;
  const colour = pack.clear ? lit(pack.clear, 0.35) : "#0d0a0a";
  ctx.save();
  switch (shadow.kind) {
    case "cast": {
      const shape = silhouetteOf(layer, colour);
      // Farther from the foot a shadow is softer and fainter; what is soft needs half the pixels.
      const fade = (isSharp: boolean) => {
        const size = isSharp ? 1 : 0.5;
        const laid = lendLayer(width * size, height * size);
        const on = laid.getContext("2d");
        on.scale(size, size);
        on.transform(1, 0, -shadow.lean, shadow.reach, shadow.lean * footY, footY * (1 - shadow.reach));
        on.drawImage(shape, 0, 0);
        const kept = lendLayer(width * size, height * size);
        const keep = kept.getContext("2d");
        keep.filter = `blur(${(isSharp ? shadow.blur : shadow.blur * 3.5) * tall * size}px)`;
        keep.drawImage(laid, 0, 0);
        keep.filter = "none";
        keep.globalCompositeOperation = "destination-in";
        keep.scale(size, size);
        const line = keep.createLinearGradient(
          centreX,
          footY,
          centreX + shadow.lean * tall,
          footY - shadow.reach * tall,
        );
        line.addColorStop(0, `rgba(0,0,0,${isSharp ? 1 : 0})`);
        line.addColorStop(0.6, `rgba(0,0,0,${isSharp ? 0.1 : 0.75})`);
        line.addColorStop(1, `rgba(0,0,0,${isSharp ? 0 : 0.5})`);
        keep.fillStyle = line;
        keep.fillRect(0, 0, width, height);
        return kept;
      };
      ctx.globalCompositeOperation = "multiply";
      ctx.globalAlpha = shadow.strength * (pack.clear ? 0.6 : 1);
      ctx.drawImage(fade(true), 0, 0, width, height);
      ctx.drawImage(fade(false), 0, 0, width, height);
      break;
    }
    case "drop":
      ctx.globalCompositeOperation = "multiply";
      ctx.globalAlpha = shadow.strength * (pack.clear ? 0.6 : 1);
      ctx.filter = `blur(${shadow.blur * tall}px)`;
      ctx.drawImage(silhouetteOf(layer, colour), shadow.x * tall, shadow.y * tall);
      break;
    case "contact":
    case "pool": {
      const tight = shadow.kind === "contact";
      const reach = pack.halfWidth * scale * (tight ? 0.94 : 1.35);
      ctx.filter = `blur(${(tight ? 0.012 : 0.045) * Math.max(tall, 2 * reach)}px)`;
      ctx.fillStyle = `rgba(8,6,6,${shadow.strength * (pack.clear ? 0.7 : 1)})`;
      ctx.beginPath();
      ctx.ellipse(
        centreX,
        footY + (tight ? 2 : 6),
        reach,
        Math.max(5, reach * (pitch + (tight ? 0.02 : 0.08))),
        0,
        0,
        7,
      );
      ctx.fill();
      break;
    }
  }
  ctx.restore();
}

/** The product upside down in a table that shines, fainter and softer the farther from the foot. */
export function paintReflection({ ctx, width, height, footY, pitch }: Stage, layer: Canvas, strength: number): void {
  const mirrored = lendLayer(width, height);
  const on = mirrored.getContext("2d");
  on.filter = "blur(1.6px)";
  on.setTransform(1, 0, 0, -1, 0, 2 * footY + pitch * 4);
  on.drawImage(layer, 0, 0);
  on.resetTransform();
  on.filter = "none";
  on.globalCompositeOperation = "destination-in";
  const fade = on.createLinearGradient(0, footY, 0, Math.min(height * 1.1, footY + height * 0.3));
  fade.addColorStop(0, `rgba(0,0,0,${strength})`);
  fade.addColorStop(0.4, `rgba(0,0,0,${strength * 0.4})`);
  fade.addColorStop(1, "rgba(0,0,0,0)");
  on.fillStyle = fade;
  on.fillRect(0, 0, width, height);
  ctx.drawImage(mirrored, 0, 0);
}

const grainLength = 3 * 21_011;
/** Noise of a sensor, three values a pixel that have most in common; a level is 64. */
const grainTable = (() => {
  const random = randomOf("grain");
  const level = (strength: number) => (random() + random() + random() - 1.5) * 1.2 * 64 * strength;
  const table = new Int16Array(grainLength);
  for (let i = 0; i < grainLength; i += 3) {
    const shared = level(1);
    table.set([shared + level(0.4), shared, shared + level(0.5)], i);
  }
  return table;
})();

/** The same noise for a name each time; each row begins elsewhere in the table. */
function addGrain(ctx: SKRSContext2D, width: number, height: number, grain: number, name: string): void {
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  const random = randomOf(`grain ${name}`);
  const table = grainTable.map((level) => Math.round((level * grain) / 64));
  for (let row = 0; row < height; row++) {
    let at = 3 * Math.floor(random() * (grainLength / 3));
    for (let i = row * width * 4; i < (row + 1) * width * 4; i += 4) {
      if (at >= grainLength) at = 0;
      data[i] = (data[i] ?? 0) + (table[at] ?? 0);
      data[i + 1] = (data[i + 1] ?? 0) + (table[at + 1] ?? 0);
      data[i + 2] = (data[i + 2] ?? 0) + (table[at + 2] ?? 0);
      at += 3;
    }
  }
  ctx.putImageData(image, 0, 0);
}
