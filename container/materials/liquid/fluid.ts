import type { Box } from "../../../src/core/rendering/box.ts";
import { adjust, fromHex, inkIsDark, mix, type Colour } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { calmPull, setColours, setQuietZones, type GroundOptions } from "../../engine/groundModule.ts";
import { tint } from "../../engine/tones.ts";
import { asHoney, asMilk } from "./liquidColours.ts";

/** What a liquid is and what it lies on, for `shadeFluid`; lengths in canvas widths. Places: base 0, light 1, shadow −1. */
export interface FluidMatter {
  /** How far the ground shifts below it per height, and where it floats above the ground. */
  refraction: number;
  lens: number;
  /** Tint per height; that tint's place toward the shadow, and its chroma. */
  density: number;
  tint: number;
  chroma: number;
  /** Steepness against a true round; the height that it can't exceed (0: none). */
  doming: number;
  flattest: number;
  /** Share of its own colour, and how much of the sky's that takes where it is lit. */
  opacity: number;
  sheen: number;
  body: number;
  /** A stuff's own colour, whatever it lies on; absent: the ground's. OKLCH, degrees. */
  own?: { lightness: number; chroma: number; hue: number };
  fresnel: number;
  pooling: number;
  rimming: number;
  /** The window in reflections: how far aslant it stands, its size against the usual, edge, light, and the light opposite. */
  window: { aslant: number; size: number; softness: number; light: number; counter: number };
  /** Shadow: how far it falls, the height that casts a full one, its blur (canvas widths), depth, and light gathered in it. */
  cast: { reach: number; height: number; blur: number; depth: number; focus: number; from: number };
  /** Places of the ground's two colours, and the radius of its glow. */
  ground: { top: number; bottom: number; glow: number };
  /** How far down words stand on it. */
  wordsTo?: number;
  /** A window's light on the ground. */
  pane?: { x: number; y: number; width: number; height: number; light: number };
  backing?: { clouds: number; veins: number; fibres: number; grain: number };
  net?: { perWidth: number; inside: number; cast: number };
}

export const clearSerum: FluidMatter = {
  refraction: 0.9,
  lens: 0,
  density: 26,
  tint: 0.8,
  chroma: 1.15,
  doming: 0.8,
  flattest: 0,
  opacity: 0,
  sheen: 0.8,
  body: 0,
  fresnel: 0.35,
  pooling: 1.5,
  rimming: 0.7,
  window: { aslant: 1, size: 1, softness: 0.06, light: 0.95, counter: 0.35 },
  cast: { reach: 0.012, height: 0.012, blur: 0.006, depth: 0.42, focus: 0.5, from: 0.62 },
  ground: { top: 0.6, bottom: -0.35, glow: 0.95 },
};

export const wave = (turns: number): number => Math.sin(2 * Math.PI * turns);

export function smoothly(from: number, to: number, x: number): number {
  const share = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Where words stand, in canvas widths. */
export function zonesOf({ quietZones, width }: GroundOptions): Box[] {
  return quietZones.map((zone) => inWidths(zone, width));
}

/** A box in pixels of a canvas so wide, in canvas widths. */
function inWidths({ x, y, width, height }: Box, canvasWidth: number): Box {
  return { x: x / canvasWidth, y: y / canvasWidth, width: width / canvasWidth, height: height / canvasWidth };
}

/** Taller panels carry words of their own; lower ones are buttons and badges that stand beside words. Canvas widths. */
export const tallestBadge = 0.36;

/** What liquid keeps clear of, so that nothing is cut by it: words, buttons and badges. Canvas widths. */
export function clearOf(options: GroundOptions): Box[] {
  const { covers = [], width } = options;
  const badges = covers.map((box) => inWidths(box, width)).filter((box) => box.height < tallestBadge);
  return [...zonesOf(options), ...badges];
}

/** The same and the product: what half of it hid would seem to grow out of it. Canvas widths. */
export function besideProduct(options: GroundOptions): Box[] {
  const { product = null, width } = options;
  return [...clearOf(options), ...(product === null ? [] : [inWidths(product, width)])];
}

/** A product that begins higher has an edge behind it, and not above it; canvas widths. */
const highestCap = 0.3;

/** What hangs from above keeps clear of: as `clearOf`, and a product that it would come down on. Canvas widths. */
export function belowHanging(options: GroundOptions): Box[] {
  const { product = null, width } = options;
  return product !== null && product.y > highestCap * width ? besideProduct(options) : clearOf(options);
}

/** What hides the ground: the product and panels. Canvas widths. */
export function hidersOf({ product = null, covers = [], width }: GroundOptions): Box[] {
  return [...(product === null ? [] : [product]), ...covers].map((box) => inWidths(box, width));
}

/** Sets the kernel's ground, light and liquid; returns what lets the lamp's glow wander through the loop. */
export function pourFluid(
  kernel: Kernel,
  options: GroundOptions,
  matter: FluidMatter,
  random: () => number,
): (t: number) => void {
  setMatter(kernel, options, matter);
  setFluidLight(kernel, options, matter);
  const { style, width, height } = options;
  const { backing, net, pane } = matter;
  if (backing) {
    const { clouds, veins, fibres, grain } = backing;
    kernel.makeBacking(clouds, veins, fibres, grain, Math.floor(random() * 100_000));
  }
  if (net) kernel.setNet(net.perWidth, net.inside, net.cast, Math.floor(random() * 100_000));
  const soft = 0.02 + 0.09 * softnessOf(style);
  if (pane) kernel.setPane(pane.x, (pane.y * height) / width, pane.width, pane.height, soft, pane.light);
  const toward = inLightOf(style, { x: -0.62, y: -0.78 });
  const x = 0.5 + 0.5 * toward.x + 0.1 * (random() - 0.5);
  const y = (height / width) * (0.4 + 0.3 * toward.y) + 0.1 * (random() - 0.5);
  const slant = { x: -0.36 * toward.x, y: 0.26 - 0.22 * toward.y };
  return (t) =>
    kernel.setFluidGround(slant.x, slant.y, x + 0.04 * wave(t), y + 0.03 * wave(t + 0.25), matter.ground.glow);
}

function setMatter(kernel: Kernel, options: GroundOptions, matter: FluidMatter): void {
  const { palette } = options;
  const base = fromHex(palette.groundBase);
  const shadow = fromHex(palette.groundShadow);
  const light = fromHex(palette.groundLight);
  const white: Colour = [1, 1, 1];
  const darkInk = inkIsDark(palette);
  const at = (place: number) =>
    place < 0 ? mix(base, shadow, -place) : mix(base, light, darkInk ? place : 0.35 * place);
  const { top, bottom } = matter.ground;
  // Colours multiply: on a dark ground what is deeper than its light would be black.
  const stuff = matter.own && tint(matter.own.lightness * (darkInk ? 1 : 0.8), matter.own.chroma, matter.own.hue);
  const taken = darkInk
    ? asHoney(adjust(mix(base, shadow, matter.tint), { lightness: 1, chroma: matter.chroma }))
    : adjust(mix(light, white, 0.12), { lightness: 1, chroma: matter.chroma });
  const glow = mix(base, light, darkInk ? 1 : 0.5);
  // What is clear shows nothing but a dark ground there: it glows by itself instead, unless it is meant to be black.
  const isBlack = matter.body <= -0.9;
  const place = darkInk || isBlack ? matter.body : Math.max(0.8, matter.body);
  const opacity = darkInk || isBlack ? matter.opacity : Math.max(0.62, matter.opacity);
  const own = place < 0 ? mix(base, shadow, -place) : mix(base, light, place);
  const body = stuff ?? (darkInk && matter.body > -1 ? asMilk(own, light) : own);
  const through = stuff ?? taken;
  const room = adjust(shadow, { lightness: darkInk ? 0.5 : 0.7, chroma: 0.8 });
  const sky = mix(light, white, darkInk ? 0.6 : 0.3);
  setColours(kernel, [at(top), at(bottom), glow, through, body, room, sky]);
  setQuietZones(kernel, options);
  const seen: Colour = [base[0] * through[0], base[1] * through[1], base[2] * through[2]];
  const deepest = mix(seen, body, opacity);
  const worst = darkInk ? deepest : mix(deepest, sky, 0.75 * matter.sheen * opacity);
  const ground = darkInk ? at(Math.min(top, bottom)) : glow;
  kernel.setFluidCalm(
    calmPull(palette, ground),
    calmPull(palette, worst),
    matter.wordsTo ?? 0,
    matter.wordsTo === undefined ? 0 : 0.45,
  );
  kernel.setFluid(matter.refraction, matter.lens, matter.density, matter.doming, matter.flattest);
  const { sheen, fresnel, pooling, rimming } = matter;
  kernel.setFluidBody(opacity, sheen, fresnel, pooling, rimming);
}

function setFluidLight(kernel: Kernel, { style, width }: GroundOptions, matter: FluidMatter): void {
  const softer = softnessOf(style) - 0.5;
  const away = inLightOf(style, { x: 0.62, y: 0.78 });
  const { aslant, size, softness, light, counter } = matter.window;
  const window = inLightOf(style, { x: -0.46 * aslant, y: -0.58 * aslant });
  const grown = size * (1 + 0.5 * softer);
  kernel.setFluidLight({
    awayX: away.x,
    awayY: away.y,
    x: window.x,
    y: window.y,
    width: 0.17 * grown,
    height: 0.2 * grown,
    softness: softness * (1 + softer),
    light: light * (1 - 0.25 * softer),
    counter,
  });
  const { reach, height, blur, depth, focus, from } = matter.cast;
  const blurPixels = Math.min(38, Math.max(1, Math.round(((blur * width) / 2) * (1 + 0.8 * softer))));
  kernel.setFluidCast({
    x: away.x * reach,
    y: away.y * reach,
    height,
    blur: blurPixels,
    depth: depth * (1 - 0.5 * softer),
    focus,
    from,
  });
}
