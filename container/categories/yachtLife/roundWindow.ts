import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { foregroundOf, sightOf } from "../../engine/sight.ts";
import { distanceTo } from "../../materials/liquid/dropPlacement.ts";

/** Its middle, and the radius of its glass; pixels of the half-resolution canvas. */
export interface RoundWindow {
  x: number;
  y: number;
  radius: number;
}

/** Of the size that the style asks for. */
const windowSizes = [1, 0.85, 0.72, 0.6];
/** How much of it the product leaves in sight at least. */
const leastSeen = 0.45;
/** The rim's breadth against the window's radius. */
export const rimShare = 0.2;

/** Where the window is whole, clear of words and buttons, and seen beside the product; null where there is no room for it. */
export function windowOf(options: PaintOptions, form: Form): RoundWindow | null {
  const { width, height, quietZones } = options;
  const largest = Math.min(width, height * 0.62) * (0.2 + 0.26 * form.coverage) * form.scale;
  const foreground = foregroundOf(options, 0.5);
  const words = [...quietZones, ...(options.covers ?? [])].map((box) => ({
    x: box.x / 2,
    y: box.y / 2,
    width: box.width / 2,
    height: box.height / 2,
  }));
  const places = windowSizes.flatMap((size) =>
    [0.34, 0.2, 0.48, 0.62, 0.74].flatMap((down) =>
      [0.5, 0.3, 0.7].map((across) => ({ x: width * across, y: height * down, radius: size * largest })),
    ),
  );
  const whole = places.filter(({ x, y, radius }) => {
    const reach = radius * (1 + rimShare);
    const isInside = x > reach && x < width - reach && y > reach && y < height - reach;
    return isInside && words.every((box) => distanceTo(box, x, y) > reach + 0.05 * width);
  });
  return whole.find((place) => foreground === null || sightOf(place, foreground).seen > leastSeen) ?? null;
}
