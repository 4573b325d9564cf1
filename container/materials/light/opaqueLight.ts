import type { SceneStyle } from "../../../src/core/rendering/scene.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { swell } from "../../engine/look.ts";

/** How an opaque surface takes the light; all for the usual light, which the style turns and softens. */
export interface OpaqueSurface {
  /** Normal per height: too steep looks like zebra stripes, too flat like paint. */
  slope: number;
  /** Light that bends around into shade, 0…1. */
  wrap: number;
  /** Unit vector toward the light. */
  light: { x: number; y: number; z: number };
  /** Darkening of hollows, and over how many half-resolution pixels they are looked for. */
  cavity: number;
  cavityRadius: number;
  /** The range of light that the three colours are spread over. */
  ramp: { from: number; to: number };
  rimLight: number;
  glint: number;
  /** The softbox in reflections: where, half its size, its edge, its brightness; and the weak one opposite. */
  key: { x: number; y: number; width: number; height: number; softness: number; light: number };
  fill: { x: number; y: number; light: number };
}

/** Sets the kernel's light and matter of an opaque surface. */
export function lightOpaque(kernel: Kernel, style: SceneStyle | null, surface: OpaqueSurface): void {
  const softer = softnessOf(style) - 0.5;
  const { slope, wrap, light, cavity, cavityRadius, ramp, rimLight, glint, key, fill } = surface;
  const toward = inLightOf(style, light);
  kernel.setRelief(slope, wrap + 0.45 * softer, toward.x, toward.y, light.z);
  kernel.setShade(cavity * (1 - 0.7 * softer), cavityRadius, ramp.from, ramp.to, 0.03);
  kernel.setGloss(rimLight, glint);
  const at = inLightOf(style, key);
  const size = 1 + 0.7 * softer;
  const brightness = key.light * (1 - 0.7 * softer);
  kernel.setKey(at.x, at.y, key.width * size, key.height * size, key.softness * (1 + softer), brightness);
  const opposite = inLightOf(style, fill);
  const glinting = inLightOf(style, { x: -0.33, y: -0.36 });
  kernel.setFill(opposite.x, opposite.y, fill.light, glinting.x, glinting.y);
}

/** Depth of the shade that passes, and how many canvas widths it is from one bar of it to the next; half of that is in the sun. */
const passing = { depth: 0.11, period: 1.5, softness: 0.34 };

/** Shade passes over a surface with the light: as deep as it gets half-way through the loop, and gone when that starts. */
export function shadeInPassing(kernel: Kernel, style: SceneStyle | null): (t: number) => void {
  const away = inLightOf(style, { x: 0.71, y: 0.71 });
  const { depth, period, softness } = passing;
  return (t) => {
    const at = t * period;
    kernel.setSun({ depth: depth * swell(t, 1), x: away.x, y: away.y, at, period, bar: 0.5, softness, fall: 0 });
  };
}
