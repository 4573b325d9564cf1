import type { Palette } from "../../../src/core/rendering/scene.ts";
import type { Photograph } from "./photograph.ts";
import { calmColour, inkIsDark, luminance, mix, type Colour } from "../../engine/colour.ts";
import type { GroundOptions } from "../../engine/groundModule.ts";
import { nodeStep, smoothstep, type Features } from "./features.ts";

/** How far the picture goes on the way to what words need, so that the calm around them does not show as a patch. */
const share = 0.8;
/** The most that a picture may be lifted or darkened as a whole, and in the rows of its words: more, and skin changes its colour. */
const mostLift = { everywhere: 0.25, beside: 0.7 };
/** Over so many pixels the rows of the words go over into the others, as under a graduated filter. */
const filterPixels = 480;
/** So much darker or lighter than what words need, 0…1, their calm would show as a patch whatever is done; a dark one shows sooner. */
const mostPatch = { light: 0.3, dark: 0.12 };
const sampledEvery = 9;

/** Whether words of this palette can stand on a photograph without a patch of another picture under them. */
export function suitsWords({ rgba }: Photograph, palette: Palette): boolean {
  let [sum, count] = [0, 0];
  for (let n = 0; n < rgba.length; n += 4 * sampledEvery) {
    sum += 0.2126 * (rgba[n] ?? 0) + 0.7152 * (rgba[n + 1] ?? 0) + 0.0722 * (rgba[n + 2] ?? 0);
    count++;
  }
  const light = sum / count / 255;
  const lifted = light + liftFor(light, palette, mostLift.beside) * light * (1 - light);
  const missing = calmLight(palette) - lifted;
  return inkIsDark(palette) ? missing < mostPatch.light : -missing < mostPatch.dark;
}

/**
 * How much each row of the canvas is lifted (to 1) or darkened (to −1) for its words: v becomes v + lift·v·(1 − v), which leaves black
 * and white as they are.
 */
export function liftsFor(features: Features, options: GroundOptions): (y: number) => number {
  const { palette, quietZones, width } = options;
  if (quietZones.length === 0) return () => 0;
  const { light } = meanBehindWords(features, options);
  const [everywhere, beside] = [mostLift.everywhere, mostLift.beside].map((most) => liftFor(light, palette, most)) as [
    number,
    number,
  ];
  const reach = (filterPixels * width) / 1080;
  return (y) => {
    const beyond = Math.min(...quietZones.map((zone) => Math.max(zone.y - y, y - zone.y - zone.height, 0)));
    return beside + (everywhere - beside) * smoothstep(0, reach, beyond);
  };
}

/** The lift that takes this light nearer to what words need; 0 where it is light or dark enough. */
function liftFor(light: number, palette: Palette, most: number): number {
  const calm = calmLight(palette);
  const isEnough = inkIsDark(palette) ? light >= calm : light <= calm;
  if (isEnough) return 0;
  const wanted = ((calm - light) * share) / Math.max(0.02, light * (1 - light));
  return Math.min(most, Math.max(-most, wanted));
}

function calmLight(palette: Palette): number {
  const [red, green, blue] = calmColour(palette);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of the calm colour behind words so much is the palette's; the rest is the photograph's own. */
const paletteShare = 0.3;

/** The colour that the photograph takes behind words: its own one there, as light or dark as the palette's calm colour. */
export function calmOf(features: Features, options: GroundOptions): Colour {
  const calm = calmColour(options.palette);
  if (options.quietZones.length === 0) return calm;
  const { light, cb, cr } = meanBehindWords(features, options);
  const [redness, blueness] = [cr * 1.5748, cb * 1.8556];
  const greenness = -(0.2126 * redness + 0.0722 * blueness) / 0.7152;
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  const own: Colour = [within(light + redness), within(light + greenness), within(light + blueness)];
  return asLightAs(mix(own, calm, paletteShare), luminance(calm));
}

/** The photograph's mean where words stand. */
function meanBehindWords({ columns, luma, cb, cr }: Features, { quietZones }: GroundOptions) {
  const mean = { light: 0, cb: 0, cr: 0 };
  let count = 0;
  for (let n = 0; n < luma.length; n++) {
    const [x, y] = [(n % columns) * nodeStep, Math.floor(n / columns) * nodeStep];
    if (!quietZones.some((zone) => x >= zone.x && x < zone.x + zone.width && y >= zone.y && y < zone.y + zone.height))
      continue;
    mean.light += luma[n] ?? 0;
    mean.cb += cb[n] ?? 0;
    mean.cr += cr[n] ?? 0;
    count++;
  }
  const share = 1 / Math.max(1, count);
  return { light: mean.light * share, cb: mean.cb * share, cr: mean.cr * share };
}

/** The colour toward black or white until it has this luminance. */
function asLightAs(colour: Colour, goal: number): Colour {
  const end: Colour = luminance(colour) > goal ? [0, 0, 0] : [1, 1, 1];
  let [near, far] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const share = (near + far) / 2;
    const isPast = luminance(mix(colour, end, share)) > goal === (end[0] === 1);
    if (isPast) far = share;
    else near = share;
  }
  return mix(colour, end, far);
}
