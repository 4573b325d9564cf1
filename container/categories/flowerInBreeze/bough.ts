import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { isClearOfWords } from "../../materials/plants/clear.ts";
import { along } from "../../materials/plants/foliage.ts";
import type { Bough } from "./stem.ts";

/** Where a bough comes in: shares of the canvas, its heading and bend in radians. */
interface Placing {
  x: number;
  y: number;
  heading: number;
  bend: number;
}

function boughOf({ width, height }: PaintOptions, form: Form, at: Placing, mirror: number): Bough {
  const side = form.light.x < 0 ? -mirror : mirror;
  const heading = side > 0 ? Math.PI - at.heading : at.heading;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return (share) => {
    const part = along(width * 0.95, at.bend * side * -1, share);
    const x = (side > 0 ? 1 - at.x : at.x) * width + cos * part.x - sin * part.y;
    return { x, y: at.y * height + sin * part.x + cos * part.y, heading: heading + part.heading };
  };
}

/** A bough from either side on which its blossom is whole; none where words leave no room. */
export function wholeBough(options: PaintOptions, form: Form, at: Placing): Bough[] {
  const both = [1, -1].map((mirror) => boughOf(options, form, at, mirror));
  const bough = both.find((one) => isClearOfWords([0, 0.25, 0.5, 0.75, 1].map(one), 0.07 * options.width, options));
  return bough === undefined ? [] : [bough];
}
