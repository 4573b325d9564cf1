import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Brush } from "../../engine/brush.ts";
import type { Colour } from "../../engine/colour.ts";
import { smoothstep } from "../../engine/field.ts";
import { css } from "../../engine/tones.ts";
import type { QuietZone } from "../../engine/quietZone.ts";

/** One flake that flashes once in each loop, when the light passes. Half-resolution pixels. */
export interface Flake {
  x: number;
  y: number;
  /** Radius of its flash. */
  size: number;
  /** When it flashes, 0…1. */
  phase: number;
  strength: number;
}

/** 1 where words stand, 0 a feather away from them; x and y in half-resolution pixels. */
export function hushOf(zones: readonly QuietZone[]): (x: number, y: number) => number {
  return (x, y) =>
    zones.reduce((most, zone) => {
      const dx = Math.max(zone.x / 2 - x, x - (zone.x + zone.width) / 2, 0);
      const dy = Math.max(zone.y / 2 - y, y - (zone.y + zone.height) / 2, 0);
      return Math.max(most, 1 - smoothstep(0, Math.max(1, zone.featherPixels / 2), Math.hypot(dx, dy)));
    }, 0);
}

type Stops = readonly (readonly [at: number, colour: Colour, alpha: number])[];

function disc(ctx: SKRSContext2D, middle: number, radius: number, stops: Stops): void {
  const gradient = ctx.createRadialGradient(middle, middle, 0, middle, middle, radius);
  for (const [at, colour, alpha] of stops) gradient.addColorStop(at, css(colour, alpha));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

const white: Colour = [1, 1, 1];

/** A point of light with its halo. */
export function glowSprite(radius: number, colour: Colour): Canvas {
  const canvas = createCanvas(radius * 2, radius * 2);
  disc(canvas.getContext("2d"), radius, radius, [
    [0, white, 1],
    [0.12, white, 0.95],
    [0.24, colour, 0.5],
    [0.55, colour, 0.1],
    [1, colour, 0],
  ]);
  return canvas;
}

/** A point of light so bright that the lens draws rays around it: `rays` opposite pairs. */
export function starSprite(radius: number, colour: Colour, rays: number): Canvas {
  const canvas = createCanvas(radius * 2, radius * 2);
  const ctx = canvas.getContext("2d");
  ctx.globalCompositeOperation = "lighter";
  disc(ctx, radius, radius * 0.5, [
    [0, white, 1],
    [0.14, white, 0.9],
    [0.3, colour, 0.35],
    [1, colour, 0],
  ]);
  for (let n = 0; n < rays * 2; n++) {
    const length = radius * (n % 2 === 0 || rays < 3 ? 1 : 0.55);
    const turn = (n * Math.PI) / rays + 0.26;
    ctx.setTransform(Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), radius, radius);
    const ray = ctx.createLinearGradient(0, 0, length, 0);
    ray.addColorStop(0, css(white, 0.95));
    ray.addColorStop(0.3, css(colour, 0.4));
    ray.addColorStop(1, css(colour, 0));
    ctx.fillStyle = ray;
    ctx.beginPath();
    ctx.moveTo(0, -radius * 0.02);
    ctx.lineTo(length, 0);
    ctx.lineTo(0, radius * 0.02);
    ctx.fill();
  }
  return canvas;
}

/** A point of light out of focus: a disc, a little brighter toward its edge. */
export function bokehSprite(radius: number, colour: Colour): Canvas {
  const canvas = createCanvas(radius * 2, radius * 2);
  disc(canvas.getContext("2d"), radius, radius, [
    [0, colour, 0.5],
    [0.72, colour, 0.58],
    [0.88, colour, 0.86],
    [0.94, colour, 0.6],
    [1, colour, 0],
  ]);
  return canvas;
}

/** Stamps a sprite around a place so that it gets this radius. */
export function stamp(ctx: Brush, sprite: Canvas, x: number, y: number, radius: number): void {
  ctx.drawImage(sprite, x - radius, y - radius, radius * 2, radius * 2);
}

/** Draws the flakes that flash at a moment; each one is lit for about `share` of a loop. */
export function createFlashes(
  flakes: readonly Flake[],
  sprite: Canvas,
  { share, cycles }: { share: number; cycles: number },
): (brush: Brush, t: number) => void {
  return (brush, t) => {
    brush.globalCompositeOperation = "screen";
    for (const { x, y, size, phase, strength } of flakes) {
      const turn = t * cycles - phase;
      const away = Math.abs(turn - Math.round(turn)) / share;
      if (away > 1) continue;
      const lit = (1 - away * away) ** 2;
      brush.globalAlpha = strength * lit;
      stamp(brush, sprite, x, y, size * (0.7 + 0.3 * lit));
    }
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = "source-over";
  };
}

export interface Blur {
  x: number;
  y: number;
  radius: number;
  alpha: number;
  phase: number;
}

/** Discs of light that hover, and dim and brighten by turns. */
export function createBokeh(
  discs: readonly Blur[],
  sprites: readonly Canvas[],
  { reach, cycles }: { reach: number; cycles: number },
): (brush: Brush, t: number) => void {
  return (brush, t) => {
    brush.globalCompositeOperation = "screen";
    for (const [n, { x, y, radius, alpha, phase }] of discs.entries()) {
      const sprite = sprites[n % sprites.length];
      if (sprite === undefined) continue;
      const turn = 2 * Math.PI * (t * cycles + phase);
      brush.globalAlpha = alpha * (0.62 + 0.38 * Math.sin(turn));
      stamp(brush, sprite, x + reach * Math.cos(turn), y - reach * 0.8 * Math.sin(turn + 0.6), radius);
    }
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = "source-over";
  };
}
