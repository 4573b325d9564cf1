import { fromHex, inkIsDark, mix, type Colour } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { lookOf } from "../../engine/look.ts";
import {
  calmPull,
  loopsWithin,
  setColours,
  setQuietZones,
  type GroundModule,
  type GroundOptions,
} from "../../engine/groundModule.ts";
import { lightOpaque, shadeInPassing, type OpaqueSurface } from "../light/opaqueLight.ts";
import { Clay } from "./clay.ts";

/** How a relief moves; `setCreep` explains the numbers. */
export interface Creep {
  drift: number;
  zoom: number;
  swing: number;
  swayX: number;
  swayY: number;
  wobble: number;
  wobbleZoom: number;
}

export const slowCreep: Creep = { drift: 14, zoom: 1.3, swing: 0.7, swayX: 2.5, swayY: 4, wobble: 0, wobbleZoom: 2 };

/** One look of something opaque that was piped, whipped, spread or squeezed out. */
export interface SculptureLook {
  /** What lies there before anything is formed: height of its rolling (canvas widths), cells across it, share of lumps. */
  bed: { swell: number; zoom: number; lumps: number };
  /** What is formed covers only a part; the bed is bare, with this contrast of its own grain. */
  bare: { grain: number } | null;
  form(clay: Clay): void;
  /** Binomial blurs that round what is too sharp. */
  softening: number;
  /** Its colour's place, and the bare ground's, between base (0), light (1) and shadow (−1); toward 2 it whitens. */
  tone: { cream: number; bare: number };
  surface: OpaqueSurface;
  /** The relief's own shadows: depth 0…1, height of the light per way, blur per way; and its fall over a canvas width. */
  shade: { depth: number; rise: number; penumbra: number; fall: number };
  creep: Creep;
}

export const creamSurface: OpaqueSurface = {
  slope: 0.55,
  wrap: 0.6,
  light: { x: -0.602, y: -0.622, z: 0.501 },
  cavity: 4,
  cavityRadius: 14,
  ramp: { from: 0.1, to: 1.02 },
  rimLight: 0.35,
  glint: 0.12,
  key: { x: -0.46, y: -0.5, width: 0.16, height: 0.13, softness: 0.14, light: 0.4 },
  fill: { x: 0.58, y: 0.3, light: 0.2 },
};

/** A category of looks by id of the style. */
export function sculptures(looks: Readonly<Record<string, SculptureLook>>, usual: SculptureLook): GroundModule {
  return {
    setup(kernel, options) {
      const { style } = options;
      const look = lookOf(looks, usual, style);
      setTones(kernel, options, look);
      setQuietZones(kernel, options);
      buildRelief(kernel, options, look);
      lightOpaque(kernel, style, look.surface);
      const passShade = shadeInPassing(kernel, style);
      const loop = loopsWithin(style);
      return {
        frame(t) {
          passShade(t);
          kernel.drawSculpture(loop(t));
          kernel.shadeOpaque();
        },
      };
    },
  };
}

/** Where words are dark, bare ground is no deeper than this between base (0) and shadow (−1); on a deep ground cream is pale. */
const deepestBare = -0.2;
const furthestBare = 0.95;
const palestCream = 1.2;
/** A pull toward the calm colour that nobody sees. */
const unseenPull = 0.12;
/** How far bare ground darkens behind words: by the fall of light, and by what is left of shadows. */
const shadeBehindWords = 0.22;

function setTones(kernel: Kernel, { palette, quietZones }: GroundOptions, { tone, bare }: SculptureLook): void {
  const base = fromHex(palette.groundBase);
  const shade = mix(base, fromHex(palette.groundShadow), 0.9);
  const light = fromHex(palette.groundLight);
  const darkInk = inkIsDark(palette);
  const at = (place: number) => {
    if (place > 1) return mix(light, [1, 1, 1], place - 1);
    return place < 0 ? mix(base, shade, -place) : mix(base, light, place);
  };
  const cream = bare !== null && !darkInk ? Math.max(palestCream, tone.cream) : tone.cream;
  const depth = cream > 1 ? mix(shade, light, 0.35) : shade;
  // Ground that has to change behind words would show their box on it: it is another everywhere instead.
  const worstOf = (ground: Colour): Colour => {
    const shaded: Colour = [ground[0] * depth[0], ground[1] * depth[1], ground[2] * depth[2]];
    return darkInk ? mix(ground, shaded, shadeBehindWords) : ground;
  };
  let place = darkInk ? Math.max(deepestBare, tone.bare) : tone.bare;
  const step = darkInk ? 0.1 : -0.1;
  const hasWords = quietZones.length > 0;
  while (hasWords && Math.abs(place + step) < furthestBare && calmPull(palette, worstOf(at(place))) > unseenPull)
    place += step;
  setColours(kernel, [depth, at(cream), at(Math.max(1, cream + 0.4)), at(place)]);
  if (bare === null) kernel.setOpaqueCalm(0.16, calmPull(palette, darkInk ? mix(shade, base, 0.45) : light));
  else kernel.setOpaqueCalm(0.1, calmPull(palette, worstOf(at(place))));
}

/** Builds the relief, and casts its shadows in the style's light. */
export function buildRelief(
  kernel: Kernel,
  options: GroundOptions,
  { bed, bare, form, softening, shade, creep }: Omit<SculptureLook, "tone" | "surface">,
): void {
  const { style } = options;
  const clay = new Clay(kernel, options);
  kernel.layBed(bare === null ? bed.swell : 0, bed.zoom, bed.lumps, bare === null ? 0 : 1, clay.seed());
  form(clay);
  kernel.softenRelief(softening);
  const softness = softnessOf(style);
  const toward = inLightOf(style, { x: -0.695, y: -0.719 });
  kernel.castShade(toward.x, toward.y, shade.rise, shade.penumbra * (0.5 + softness));
  kernel.setFilm({ thickness: 0, shoulder: 1, edge: 0.7, shadow: 0, shadowX: 0, shadowY: 0, grain: bare?.grain ?? 0 });
  const depth = shade.depth * (1.25 - 0.5 * softness);
  kernel.setReliefShade(depth, -toward.x * shade.fall, -toward.y * shade.fall, clay.seed());
  kernel.setCreep({ ...creep, swayX: creep.swayX * clay.side, seed: clay.seed() });
}
