import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Scene, TextureName } from "../../src/core/rendering/scene.ts";
import { inLightOf } from "../textures/light.ts";
import type { ComposedAd } from "./composeAd.ts";
import { wholePixels, type Sheet } from "./sheet.ts";

/** What a ground's moving light does to the product before it: it glances off, or a shadow passes. */
type LightPlay = "glint" | "shade";

const plays: Partial<Record<TextureName, LightPlay>> = {
  ...all("glint", ["Serum Droplets", "Serum Drizzles", "Serum Drips", "Gel Cream", "Liquid Dripping", "Water Ball"]),
  ...all("glint", ["Water Ripples", "Water Ripples Poolside", "Beach Waves", "Ingredients in Water", "Yacht Life"]),
  ...all("glint", ["Beach Umbrella with Waves", "Sparkle Object", "Soapy Suds", "Abstract Waves", "Flowing Fabric"]),
  ...all("shade", ["Ambient Shadows", "Leaves in Breeze", "Curtains Blowing", "Flower in Breeze", "Clouds Drifting"]),
  ...all("shade", ["Umbrella Only"]),
};

function all(play: LightPlay, names: readonly TextureName[]): Partial<Record<TextureName, LightPlay>> {
  return Object.fromEntries(names.map((name) => [name, play]));
}

/** Where across the product each light falls, as a share of its width, and when. */
const passes = [
  { at: 0.24, shown: { from: 0.06, to: 0.58 } },
  { at: 0.72, shown: { from: 0.42, to: 0.94 } },
];
const looks = { glint: { opacity: 0.28, breadth: 0.34 }, shade: { opacity: 0.24, breadth: 0.5 } };

/** The call to action breathes once, when the eye has been everywhere else. */
const breath = { from: 0.5, to: 0.86 };

/** Lights over the product, in the outline of `product`; they move with it, and are gone when the loop starts. */
export function lightsOver(product: Sheet, { texture, style }: Scene, shadow: string): Sheet[] {
  const play = plays[texture];
  if (play === undefined) return [];
  const toward = inLightOf(style, { x: -0.71, y: -0.71 });
  return passes.map(({ at, shown }) => {
    const canvas = band(product.canvas, play === "glint" ? "#ffffff" : shadow, { ...looks[play], at, toward });
    return { ...product, name: "light", canvas, shown };
  });
}

interface Band {
  /** Where its middle lies, and how broad it is, as shares of the width. */
  at: number;
  breadth: number;
  opacity: number;
  /** The light, from the upper left or the upper right. */
  toward: { x: number; y: number };
}

/** A soft slanting band of light or shade inside an outline. */
function band(outline: Canvas, colour: string, { at, breadth, opacity, toward }: Band): Canvas {
  const { width, height } = outline;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  const [middle, half] = [width * at, (width * breadth) / 2];
  const slant = half * 0.3 * Math.sign(toward.x || -1);
  const gradient = ctx.createLinearGradient(middle - half, height / 2 - slant, middle + half, height / 2 + slant);
  for (let step = 0; step <= 8; step++) {
    const strength = Math.round(255 * opacity * Math.sin((Math.PI * step) / 8) ** 2);
    gradient.addColorStop(step / 8, `${colour}${strength.toString(16).padStart(2, "0")}`);
  }
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
  ctx.globalCompositeOperation = "destination-in";
  ctx.drawImage(outline, 0, 0);
  return canvas;
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
    return [{ name: "halo", canvas, x, y, amplitudePixels: 0, shown: breath }];
  });
}
