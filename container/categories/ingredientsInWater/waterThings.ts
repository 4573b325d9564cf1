import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import { adjust, fromHex, mix, type Colour } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, isDeepGround, leaning, tint } from "../../engine/tones.ts";
import type { Fruit } from "../../materials/fruit/cutFruits.ts";
import { flowerHead } from "../../materials/plants/flower.ts";
import { leafPicture, leafShapes, natureRamp, type LeafShape } from "../../materials/plants/leaf.ts";
import { petalSheet } from "../../materials/plants/petal.ts";
import { growSprig, rigidSprig } from "../../materials/plants/sprig.ts";
import { naturalRamp } from "../../materials/wet/relief.ts";

/** Something that lies in water, as a picture around its middle; its radius in pixels. */
export type WaterThing = (options: PaintOptions, form: Form, radius: number, random: () => number) => Canvas;

export const fruitThing =
  (fruit: Fruit): WaterThing =>
  ({ seed }, { light }, radius, random) =>
    fruit({ radius, light, seed: seed % 83, random });

/** One blade with its middle in the picture's middle. */
const leafThing =
  (shape: LeafShape, lightness: number, chroma: number, hue: number): WaterThing =>
  ({ palette }, { light }, radius, random) =>
    leafPicture({
      shape,
      ramp: natureRamp(lightness, chroma, leaning(hue, palette.groundBase, 0.12)),
      length: radius * 2,
      turned: 0.9,
      curl: 0.14 * (random() - 0.5),
      heading: -0.8,
      light,
      tone: 0.06,
      random,
    });

const bowl = (share: number) => Math.sin(Math.PI * Math.min(1, share * 0.97 + 0.02) ** 0.8) ** 0.6;

export const rosePetalThing: WaterThing = ({ palette }, { light }, radius, random) => {
  const lightness = isDeepGround(palette) ? 0.66 : 0.8 + 0.08 * random();
  return petalSheet({
    length: radius * 2,
    girth: 0.44,
    profile: bowl,
    heading: random() * 6,
    light,
    ruffle: 0.05,
    cup: 0.55,
    veins: 26,
    ramp: naturalRamp(tint(lightness, 0.1, leaning(6, palette.groundBase, 0.2)), 0.62),
    tone: 0.02,
    random,
  });
};

export const sprigThing =
  (shape: LeafShape, pairs: number, leaf: number, lightness: number, chroma: number, hue: number): WaterThing =>
  ({ palette }, { light }, radius, random) => {
    const own = leaning(hue, palette.groundBase, 0.1);
    const sprig = growSprig({
      x: 0,
      y: 0,
      heading: 0,
      length: radius * 1.8,
      bend: 0.3 * (random() - 0.5),
      phase: 0,
      swing: 0,
      flutter: 0,
      pairs,
      stagger: 0.3,
      random,
      light,
      spread: (share: number) => 1.05 - 0.5 * share,
      stalk: { colour: css(tint(lightness * 0.8, chroma * 0.8, own - 20)), width: radius * 0.035 },
      leafLength: (share: number) => radius * leaf * (1.1 - 0.45 * share),
      leaf: () => ({ shape, ramp: natureRamp(lightness, chroma, own), tone: 0.1 * (random() - 0.5) }),
    });
    return centred(rigidSprig(sprig, 0, 1).picture);
  };

export const chamomileThing: WaterThing = (_, { light }, radius, random) =>
  flowerHead({
    kind: "daisy",
    radius,
    petal: naturalRamp(tint(0.95, 0.012, 95), 0.7),
    light,
    random,
    heart: { lightness: 0.82, chroma: 0.15, hue: 86 },
  }).picture;

export const mint = leafThing({ ...leafShapes.beech, girth: 0.36 }, 0.64, 0.13, 142);

/** So that it turns about its middle. */
function centred(picture: Canvas): Canvas {
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, -picture.width * 0.06, 0);
  return canvas;
}

/** Seaweed that sways from the bottom: ribbons with frilled edges. */
export function createSeaweed(
  { width, height, palette, quietZones }: PaintOptions,
  { light }: Form,
  count: number,
  random: () => number,
): (ctx: SKRSContext2D, t: number) => void {
  const deepest = fromHex(palette.groundShadow);
  const isDeep = isDeepGround(palette);
  // A ribbon that reached into words would be rubbed out there: it ends below them.
  const roomUnderWords = (x: number) =>
    Math.min(
      Infinity,
      ...quietZones
        .map((zone) => ({ left: zone.x, right: zone.x + zone.width, bottom: zone.y + zone.height }))
        .filter(({ left, right }) => x > left / 2 / width - 0.2 && x < right / 2 / width + 0.2)
        .map(({ bottom }) => (height - bottom / 2) / width - 0.05),
    );
  const ribbons = Array.from({ length: count }, (_, n) => {
    const far = 1 - n / count;
    const side = n % 2 === 0 ? random() * 0.36 : 1 - random() * 0.36;
    const own: Colour = tint(
      (isDeep ? 0.52 : 0.6) + 0.08 * random(),
      0.1,
      leaning(128 + 30 * random(), palette.groundBase, 0.3),
    );
    const x = far > 0.6 ? random() : side;
    return {
      x,
      reach: Math.min(0.55 + 0.75 * random() + 0.2 * far, roomUnderWords(x)),
      girth: 0.028 + 0.034 * random() * (1.2 - far),
      phase: random(),
      frill: 5 + 4 * random(),
      lean: 0.1 * (random() - 0.5),
      colour: mix(own, deepest, 0.62 * far),
    };
  }).filter(({ reach }) => reach > 0.25);
  return (ctx, t) => {
    for (const { x, reach, girth, phase, frill, lean, colour } of ribbons) {
      const left: [number, number][] = [];
      const right: [number, number][] = [];
      const spine: [number, number][] = [];
      for (let step = 0; step <= 26; step++) {
        const share = step / 26;
        const bend = share * share * 0.13 * Math.sin(2 * Math.PI * (t + phase) - share * 3.2);
        const px = x + lean * share + bend + 0.05 * Math.sin(share * 5 + phase * 9) * share;
        const py = height / width + 0.05 - reach * share;
        const half = girth * Math.sin(Math.PI * (0.12 + 0.86 * share)) ** 0.7;
        const wave = 0.3 * Math.sin(share * frill * 7 + phase * 20 - 2 * Math.PI * t);
        left.push([(px - half * (1 + wave)) * width, py * width]);
        right.push([(px + half * (1 - wave * 0.8)) * width, py * width]);
        spine.push([px * width, py * width]);
      }
      const top = (height / width - reach) * width;
      const fill = ctx.createLinearGradient(0, height, 0, top);
      fill.addColorStop(0, css(adjust(colour, { lightness: 0.5, chroma: 0.9 })));
      fill.addColorStop(0.55, css(colour));
      fill.addColorStop(1, css(adjust(colour, { lightness: 1.35, chroma: 1 })));
      ctx.fillStyle = fill;
      ctx.beginPath();
      for (const [px, py] of left) ctx.lineTo(px, py);
      for (const [px, py] of right.reverse()) ctx.lineTo(px, py);
      ctx.closePath();
      ctx.fill();
      // The half that is turned away from the light.
      ctx.fillStyle = css(adjust(colour, { lightness: 0.6, chroma: 1 }), 0.45);
      ctx.beginPath();
      for (const [px, py] of spine) ctx.lineTo(px, py);
      for (const [px, py] of light.x <= 0 ? right : [...left].reverse()) ctx.lineTo(px, py);
      ctx.closePath();
      ctx.fill();
      ctx.strokeStyle = css(adjust(colour, { lightness: 1.35, chroma: 0.9 }), 0.28);
      ctx.lineWidth = Math.max(1, girth * width * 0.09);
      ctx.beginPath();
      for (const [px, py] of spine) ctx.lineTo(px, py);
      ctx.stroke();
    }
  };
}
