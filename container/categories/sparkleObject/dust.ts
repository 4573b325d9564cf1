import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Brush } from "../../engine/brush.ts";
import { mix, type Colour } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css } from "../../engine/tones.ts";
import { createFlashes, glowSprite, starSprite, type Flake } from "../../materials/light/glints.ts";

/** A fleck of mica: half-resolution pixels, and how far out of focus it lies. */
export interface Fleck {
  x: number;
  y: number;
  radius: number;
  /** 0 sharp; radii of blur in pixels. */
  blur: number;
  /** 0 in its own shade … 1 fully lit. */
  tone: number;
}

/** Paints flecks as they lie, turned away from the light or toward it. */
function paintFlecks(ctx: SKRSContext2D, flecks: readonly Fleck[], dark: Colour, bright: Colour, alpha: number): void {
  const shades = Array.from({ length: 8 }, (_, n) => mix(dark, bright, n / 7));
  for (const { x, y, radius, blur, tone } of flecks) {
    const reach = radius + blur;
    // The same light, spread over a larger disc.
    const spread = (radius / reach) ** 1.2;
    ctx.fillStyle = css(shades[Math.min(7, Math.floor(tone * 8))] ?? bright, alpha * spread);
    ctx.beginPath();
    ctx.arc(x, y, reach, 0, 2 * Math.PI);
    ctx.fill();
  }
}

export interface TwinkleOptions {
  flecks: readonly Fleck[];
  /** Of how many flecks one flashes, and one shines as a star. */
  flashEvery: number;
  starEvery: number;
  /** Radii of their light, in half-resolution pixels. */
  flash: number;
  star: number;
  rays: number;
  glow: Colour;
  random: () => number;
}

/** Flecks flash in turn, as the light passes over them along its own direction. */
export function createTwinkle(
  { width }: PaintOptions,
  form: Form,
  { flecks, flashEvery, starEvery, flash, star, rays, glow, random }: TwinkleOptions,
): (brush: Brush, t: number) => void {
  const flakeOf = ({ x, y }: Fleck, size: number, spread: number): Flake => {
    const along = (x * form.light.x + y * form.light.y) / width;
    return {
      x,
      y,
      size: size * (0.5 + random() ** 2),
      phase: -0.5 * along + spread * random(),
      strength: 0.55 + 0.45 * random(),
    };
  };
  const sharp = flecks.filter(({ blur }) => blur < 2);
  const flashes = sharp.filter((_, n) => n % flashEvery === 0).map((fleck) => flakeOf(fleck, flash, 0.6));
  const stars = sharp.filter((_, n) => n % starEvery === 1).map((fleck) => flakeOf(fleck, star, 1));
  const timing = { share: 0.1, cycles: form.cycles };
  const draws = [
    createFlashes(flashes, glowSprite(16, glow), timing),
    createFlashes(stars, starSprite(64, glow, rays), { ...timing, share: 0.22 }),
  ];
  return (brush, t) => {
    for (const draw of draws) draw(brush, t);
  };
}

/** A sheet of flecks a little larger than the canvas, so that it can sway. */
export function fleckSheet(
  { width, height }: PaintOptions,
  margin: number,
  flecks: readonly Fleck[],
  dark: Colour,
  bright: Colour,
  alpha: number,
): Canvas {
  const canvas = createCanvas(width + margin * 2, height + margin * 2);
  const ctx = canvas.getContext("2d");
  ctx.translate(margin, margin);
  paintFlecks(ctx, flecks, dark, bright, alpha);
  return canvas;
}
