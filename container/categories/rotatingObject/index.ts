import type { Canvas } from "@napi-rs/canvas";
import { clamp, fieldOf, smoothstep } from "../../engine/field.ts";
import { formOf, lookOf, type Form } from "../../engine/look.ts";
import type { BrushPainter, PaintOptions } from "../../engine/painter.ts";
import { grainField, groundRamp, pictureOf } from "../../engine/tones.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { createPassingShade } from "../../materials/light/passingShade.ts";
import { reliefOf } from "../../materials/light/wall.ts";
import { type Look, pedestal, looks } from "./looks.ts";
import { standingOf, type Standing } from "./standing.ts";

/** A studio: a wall that runs into its floor, a spot of light behind the object, its plinth, and its shadow. */
function studioOf(
  { width, height, palette, seed }: PaintOptions,
  look: Look,
  form: Form,
  { place: { x, y, radius }, plinth }: Standing,
): Canvas {
  const relief = reliefOf("paper", width, height, form.light, seed);
  const stoneRelief = plinth ? reliefOf("stone", width, height, form.light, seed + 1) : relief;
  const room = fieldOf(width, height, (px, py) => {
    const n = py * width + px;
    const [dx, dy] = [(px - x) / width, (py - y) / width];
    const spot = look.spot * Math.exp(-(dx * dx + dy * dy) * 4.2);
    const near = ((px / width - 0.5) * form.light.x + (py / height - 0.5) * form.light.y) * 0.16;
    let value = look.wall + spot + near - 0.1 * (py / height) + 0.03 * (relief.data[n] ?? 0) - look.spot * 0.4;
    if (plinth === null) {
      const [sx, sy] = [
        (px - x + form.light.x * radius * 0.5) / (radius * 1.3),
        (py - (y + radius * 1.45) - radius * 0.06) / (radius * 0.26),
      ];
      return value - 0.2 * Math.exp(-(sx * sx + sy * sy));
    }
    const { top: foot, half, thick } = plinth;
    const across = (px - plinth.x) / half;
    if (Math.abs(across) > 1) {
      const fall = smoothstep(1, 1.9, Math.abs(across));
      return py > foot && across * form.light.x < 0 ? value - 0.13 * (1 - fall) : value;
    }
    const ellipse = thick * Math.sqrt(1 - across * across);
    if (py < foot - ellipse - 0.5) return value;
    const edge = Math.min(1, (1 - Math.abs(across)) * half) * clamp(py - foot + ellipse + 0.5);
    const grit = 0.04 * (stoneRelief.data[n] ?? 0);
    let contact = 0;
    for (const { x, y, half, thick } of plinth.contacts)
      contact = Math.max(contact, Math.exp(-(((px - x) / half) ** 2) - ((py - y) / thick) ** 2));
    const drum =
      0.46 + 0.3 * across * form.light.x + 0.14 * Math.sqrt(1 - across * across) - 0.12 * smoothstep(foot, height, py);
    const lit = 0.78 + 0.1 * across * form.light.x - 0.36 * contact;
    const lip = py - foot - ellipse;
    const own = lit + (drum - lit) * clamp(lip + 0.5) + 0.14 * Math.exp(-(((lip - 0.6) / 1.1) ** 2));
    value += (own + grit - value) * edge;
    return value;
  });
  return pictureOf(room, groundRamp(palette), grainField(width, height, seed), 0.014);
}

/** A style's object and where it stands. */
export function standingObject(options: PaintOptions): { look: Look; form: Form; standing: Standing } {
  const look = lookOf(looks, pedestal, options.style);
  const form = formOf(options.style);
  const radius = options.width * (0.14 + 0.34 * form.coverage) * form.scale;
  return { look, form, standing: standingOf(options, form, radius, look.plinth) };
}

/** One thing in a studio's light that turns, once or more in the loop. */
export const rotatingObject: BrushPainter = {
  setupOn(brush, options) {
    const { look, form, standing } = standingObject(options);
    const studio = studioOf(options, look, form, standing);
    const turning = look.make(brush, options, form, standing.place);
    const shade = createPassingShade(options, form);
    const haze = createHaze(options, form, 0.7);
    return {
      paint(t) {
        brush.drawImage(studio, 0, 0);
        shade(brush, t);
        turning(t * form.cycles);
        haze(brush);
      },
    };
  },
};
