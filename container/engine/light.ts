import type { SceneStyle } from "../../src/core/rendering/scene.ts";

/** A direction in the frame: x to the right, y down. */
export interface Direction {
  x: number;
  y: number;
}

/** Where every category's usual light comes from: the upper left. */
const usualAngleDegrees = 315;
/** Shadows of light from further below would climb up behind the product, which looks as if it hung upside down. */
const lowestAngleDegrees = 80;
const usualSoftness = 0.5;

/** How far a style's light is turned from the usual one, degrees clockwise; its light never comes from below. */
export function lightTurnDegrees(style: SceneStyle | null): number {
  if (style === null) return 0;
  const fromTop = ((style.lightAngleDegrees + 180) % 360) - 180;
  const angle = Math.min(lowestAngleDegrees, Math.max(-lowestAngleDegrees, fromTop));
  return angle - (usualAngleDegrees - 360);
}

/** A direction of the usual light, or of its shadows, as the style's light has it. */
export function inLightOf(style: SceneStyle | null, { x, y }: Direction): Direction {
  const turn = (lightTurnDegrees(style) * Math.PI) / 180;
  if (turn === 0) return { x, y };
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}

/** 0 is a hard sun, 1 an overcast sky. */
export function softnessOf(style: SceneStyle | null): number {
  return style?.softnessRatio ?? usualSoftness;
}

/** One of the shadows that a product casts, for a product 1000 px high: pixels and opacity. */
export interface ProductShadow {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
}

/** Cast, soft and contact shadow in the usual light. */
const usualShadows: readonly ProductShadow[] = [
  { dx: 46, dy: 56, blur: 46, opacity: 0.34 },
  { dx: 20, dy: 24, blur: 18, opacity: 0.3 },
  { dx: 7, dy: 9, blur: 6, opacity: 0.34 },
];

/** The shadows that a product casts in a style's light: away from it, and the harder the light the sharper and deeper. */
export function productShadows(style: SceneStyle | null): ProductShadow[] {
  const softer = softnessOf(style) - usualSoftness;
  return usualShadows.map(({ dx, dy, blur, opacity }) => {
    const away = inLightOf(style, { x: dx, y: dy });
    return { dx: away.x, dy: away.y, blur: blur * (1 + 0.9 * softer), opacity: opacity * (1 - 0.5 * softer) };
  });
}
