import { gradientGround, plainGround, sweep } from "./grounds.ts";
import type { Pack } from "./pack.ts";
import { nth } from "./random.ts";
import type { Shot } from "./picture.ts";
import { basis, cast, colours, contact, drop, greys, grounded, plainShot, pool, whites } from "./shotBasis.ts";
import { coloured, glassy, pale, shining } from "./stock.ts";

/** One product and its ground: how the `index`-th picture of each class is set up. */
export const plainShots = {
  "plain-white": (index) => plainShot(index, nth(coloured, index)),
  "white-soft-shadow": (index) => {
    const pack = nth(coloured, index + 4);
    // Each fifth lies on paper and is seen from above.
    if (index % 5 === 4)
      return {
        ...plainShot(index, pack),
        pitch: 0,
        tilt: index > 5 ? -28 : 22,
        share: 0.6,
        shadows: [drop(0.34, 0.016)],
      };
    return {
      ...plainShot(index, pack),
      shadows: grounded(
        pack,
        pool(0.3 + 0.04 * (index % 4)),
        contact(0.4),
        cast(index % 2 ? 0.35 : -0.3, 0.22, 0.22, 0.03),
      ),
    };
  },
  "white-hard-shadow": (index) => {
    const pack = nth(coloured, index + 9);
    return {
      ...plainShot(index, pack),
      lights: "sun",
      shadows: grounded(
        pack,
        contact(0.5),
        cast(nth([0.75, -0.6, 0.95, 0.4, -0.9], index), nth([0.4, 0.55, 0.3, 0.65, 0.45], index), 0.55, 0.003),
      ),
    };
  },
  "contact-shadow": (index) => {
    const pack = nth(coloured, index + 13);
    return { ...plainShot(index, pack), shadows: grounded(pack, contact(0.5 + 0.05 * (index % 6))) };
  },
  reflection: (index) => {
    const pack = nth(coloured, index + 2);
    return {
      ...plainShot(index, pack),
      ground: index % 2 ? plainGround(nth(whites, index)) : gradientGround("#f4f4f5", 1, 0.86, "down"),
      foot: 0.78,
      share: 0.6,
      pitch: 0.06,
      reflection: 0.2 + 0.05 * (index % 6),
      shadows: [contact(0.25)],
    };
  },
  "gradient-ground": (index) => {
    const pack = nth(coloured, index + 6);
    return {
      ...basis(index, pack),
      expected: "cut",
      ground: gradientGround(
        nth(["#f5f5f5", "#f3e2d8", "#e3e9ee", "#efe9f4", "#dfe8dc"], index),
        nth([1, 1.05, 0.7], index),
        nth([0.62, 0.5, 1.1], index),
        nth(["down", "spot", "across", "corner"] as const, index),
      ),
      shadows: index % 3 ? grounded(pack, contact(0.45), pool(0.2)) : [],
    };
  },
  "grey-studio": (index) => {
    const pack = nth(index % 3 === 2 ? pale : coloured, index + 1);
    return {
      ...basis(index, pack),
      expected: "cut",
      ground: sweep(nth(greys, index), { wall: nth([0.85, 0.7, 0.95], index), vignette: nth([0.3, 0.45, 0.2], index) }),
      shadows: grounded(pack, contact(0.55), pool(0.3), cast(index % 2 ? 0.5 : -0.45, 0.3, 0.3, 0.012)),
    };
  },
  "coloured-studio": (index) => {
    const pack = nth(index % 4 === 3 ? pale : coloured, index * 2 + 3);
    return {
      ...basis(index, pack),
      expected: "cut",
      ground: sweep(nth(colours, index), { wall: nth([0.9, 0.8, 1], index), vignette: 0.25 }),
      shadows: grounded(
        pack,
        contact(0.5),
        cast(index % 2 ? 0.6 : -0.5, nth([0.4, 0.3, 0.5], index), 0.4, nth([0.004, 0.012], index)),
      ),
    };
  },
  "white-on-white": (index) => {
    const pack = nth(pale, index);
    return {
      ...plainShot(index, pack),
      expected: "either",
      exposure: nth([1.5, 1.35, 1.62], index),
      lights: nth(["strips", "window", "tent"] as const, index),
      shadows: index % 3 ? grounded(pack, contact(0.35), pool(0.16)) : [],
    };
  },
  chrome: (index) => {
    const pack = nth(shining, index);
    return {
      ...plainShot(index, pack),
      ground: index % 4 === 3 ? sweep("#d5d6d8") : plainGround(nth(whites, index)),
      shadows: index % 3 ? grounded(pack, contact(0.45), pool(0.2)) : [],
      lights: nth(["strips", "tent", "window"] as const, index),
    };
  },
  glass: (index) => {
    const pack = nth(glassy, index);
    return {
      ...plainShot(index, pack),
      expected: "either",
      ground: nth(
        [
          plainGround("#ffffff"),
          sweep(nth(greys, index)),
          gradientGround("#f3ece6", 1, 0.75, "down"),
          sweep(nth(colours, index)),
        ],
        index,
      ),
      shadows: grounded(pack, contact(0.35), cast(0.5, 0.35, 0.4, 0.008)),
    };
  },
  "cropped-by-frame": (index) => {
    const pack = nth(coloured, index * 3 + 2);
    const side = nth(["below", "side", "above"] as const, index);
    return {
      ...basis(index, pack),
      expected: "either",
      isCropped: true,
      share: side === "side" ? 0.8 : 0.95,
      foot: side === "below" ? 1.12 : side === "above" ? 0.8 : 0.9,
      at: side === "side" ? (index % 2 ? 0.97 : 0.04) : 0.5,
      ground: index % 2 ? plainGround("#ffffff") : sweep(nth(greys, index)),
      shadows: side === "below" ? [] : grounded(pack, contact(0.5)),
    };
  },
  "supplied-alpha-clean": (index) => ({
    ...supplied(index, nth(index % 3 === 1 ? pale : coloured, index * 2)),
    expected: "cut",
  }),
  "supplied-alpha-with-shadow": (index) => {
    const pack = nth(index % 3 === 2 ? pale : coloured, index + 5);
    return {
      ...supplied(index, pack),
      expected: "cut",
      ...(index % 4 === 3 && !pack.lying ? { reflection: 0.4, foot: 0.78, share: 0.62 } : {}),
      shadows: grounded(pack, nth([pool(0.3), contact(0.6), cast(0.5, 0.35, 0.4), drop(0.4)], index), contact(0.4)),
    };
  },
} satisfies Record<string, (index: number) => Shot>;

function supplied(index: number, pack: Pack): Omit<Shot, "expected"> {
  const { jpegQuality: _, grain: __, ...rest } = basis(index, pack);
  return { ...rest, ground: null };
}
