import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { bestOf, cutShare, foregroundOf, sightOf, visibility, type Foreground } from "../../engine/sight.ts";
import { clearest } from "../../materials/solids/parasol.ts";
import type { Place } from "../../materials/solids/turning.ts";

/** A drum that reaches down out of the frame. Pixels of the half-resolution canvas. */
export interface Plinth {
  x: number;
  /** The middle of its upper face, and half of that face's width and height. */
  top: number;
  half: number;
  thick: number;
  /** Dark places where things stand on it. */
  contacts: readonly { x: number; y: number; half: number; thick: number }[];
}

/** Where an object turns, and on what. */
export interface Standing {
  place: Place;
  plinth: Plinth | null;
}

/** How far below its middle an object of radius 1 ends. */
const underside = 0.98;
/** Height over width of a plinth's upper face. */
const tilt = 0.17;
/** Smaller ones where there is little room. */
const sizes = [1, 0.86, 0.74, 0.62, 0.5, 0.4, 0.32];
/** Width over height from which on a product's top is wide, too. */
const widestBottle = 0.8;
/** More of an object than that behind the product or under panels leaves too little of it. */
const mostHidden = 0.5;

/** Where an object keeps clear of words and, where a product stands before it, is seen beside that, on the same plinth if it has one. */
export function standingOf(options: PaintOptions, form: Form, radius: number, hasPlinth: boolean): Standing {
  const foreground = foregroundOf(options, 0.5);
  if (foreground === null) return aloneOf(options, form, radius, hasPlinth);
  return hasPlinth ? besideProduct(foreground, form, radius) : inTheOpen(foreground, form, radius);
}

function aloneOf(
  { width, height, quietZones }: PaintOptions,
  { light }: Form,
  radius: number,
  hasPlinth: boolean,
): Standing {
  const sides = light.x < 0 ? [0.7, 0.3] : [0.3, 0.7];
  const places = [0.68, 0.2].flatMap((row) => sides.map((x) => ({ x: x * width, y: row * height, radius })));
  const place = clearest(places, quietZones) ?? { x: width / 2, y: height / 2, radius };
  if (!hasPlinth) return { place, plinth: null };
  const [top, half] = [place.y + radius * underside, radius * 1.15];
  const thick = half * tilt;
  const contact = { x: place.x, y: top - thick * 0.2, half: radius * 0.55, thick: thick * 0.62 };
  return { place, plinth: { x: place.x, top, half, thick, contacts: [contact] } };
}

/** How well an object is seen: a smaller one less, and one that is mostly hidden hardly. */
function worthOf(place: Place, foreground: Foreground, radius: number): number {
  const sight = sightOf(place, foreground);
  const excess = Math.max(0, sight.underProduct + sight.underPanels - mostHidden);
  return visibility(place, foreground) * (place.radius / radius) ** 0.7 - 3 * excess - 1.2 * cutShare(sight);
}

function inTheOpen(foreground: Foreground, { light }: Form, radius: number): Standing {
  const { width, height } = foreground;
  const columns = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86];
  const rows = Array.from({ length: 11 }, (_, n) => 0.1 + 0.08 * n);
  const places = sizes.flatMap((size) =>
    rows.flatMap((row) =>
      (light.x < 0 ? columns.toReversed() : columns).map((x) => ({
        x: x * width,
        y: row * height,
        radius: radius * size,
      })),
    ),
  );
  const place = bestOf(places, (one) => worthOf(one, foreground, radius));
  return { place: place ?? { x: width / 2, y: height / 2, radius }, plinth: null };
}

/** Behind a product, rising above it: one that is wide enough hides what the object stands on, and panels leave no other place. */
function placesAbove({ product, covers }: Foreground, radius: number): Place[] {
  if (covers.length === 0 && product.width < widestBottle * product.height) return [];
  return sizes.flatMap((size) =>
    [-0.5, -0.25, 0, 0.25, 0.5].flatMap((across) =>
      [0.3, 0.5, 0.7, 0.9].map((rise) => ({
        x: product.x + product.width * (0.5 + across),
        y: product.y - rise * radius * size,
        radius: radius * size,
      })),
    ),
  );
}

/** Product and object on one plinth: the product's foot stands on its upper face, the object behind it and to one side. */
function besideProduct(foreground: Foreground, { light }: Form, radius: number): Standing {
  const { product } = foreground;
  const middle = product.x + product.width / 2;
  const foot = product.y + product.height;
  const choices = sizes.flatMap((size) =>
    (light.x < 0 ? [1, -1] : [-1, 1]).flatMap((side) =>
      [0.6, 0.85, 1.1].map((apart) => {
        const own = radius * size;
        const x = middle + side * (product.width / 2 + (2 * apart - 1) * own);
        const [left, right] = [
          Math.min(product.x, x - own * 0.8) - 0.16 * radius,
          Math.max(product.x + product.width, x + own * 0.8) + 0.16 * radius,
        ];
        const half = (right - left) / 2;
        const thick = Math.min(half * tilt, 0.26 * radius);
        const top = foot - thick * 0.4;
        const place = { x, y: top - 0.25 * thick - own * underside, radius: own };
        return { place, plinth: { x: (left + right) / 2, top, half, thick } };
      }),
    ),
  );
  const best = bestOf(choices, ({ place }) => worthOf(place, foreground, radius));
  if (best === undefined) throw new Error("There is a place on either side of a product.");
  const { plinth } = best;
  const above = bestOf(placesAbove(foreground, radius), (one) => worthOf(one, foreground, radius));
  const isAbove =
    above !== undefined && worthOf(above, foreground, radius) > worthOf(best.place, foreground, radius) + 0.1;
  const place = isAbove ? above : best.place;
  const contacts = [
    { x: place.x, y: place.y + place.radius * underside, half: place.radius * 0.55, thick: plinth.thick * 0.5 },
    { x: middle, y: foot, half: product.width * 0.5, thick: plinth.thick * 0.5 },
  ];
  return { place, plinth: { ...plinth, contacts } };
}
