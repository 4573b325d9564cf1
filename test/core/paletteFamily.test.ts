import { describe, expect, it } from "vitest";
import { noRoles } from "../../src/core/brand/kit.ts";
import { Spread } from "../../src/core/contract/creative.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import type { Concept } from "../../src/core/creative/concept.ts";
import { familyOf } from "../../src/core/creative/paletteFamily.ts";
import { colourDistance, contrastRatio, hueDistance, oklchOf } from "../../src/core/rendering/colour.ts";
import type { HexColour } from "../../src/core/rendering/scene.ts";
import { aBrief, aProduct, aSource, honestPages } from "./creativeBuilders.ts";

const kits: Record<string, HexColour[]> = {
  "a quiet blue brand": ["#2b4450", "#8fb0bd", "#d7e2e6"],
  "a loud brand of three colours": ["#ff5a3c", "#ffb21a", "#e3187a", "#fff1d6"],
  "a black and gold brand": ["#15110e", "#c8a35b", "#3a2f27"],
  "a botanical brand": ["#3e5a3b", "#e9e2cf", "#a9b48c"],
  "a brand in black and white": ["#111111", "#ffffff"],
  "a brand without colours": [],
};
const productColours: HexColour[][] = [
  ["#a65b32", "#d9b276"],
  ["#d6174f", "#ffffff"],
  ["#2f8fae", "#111111"],
  ["#e8d7c3", "#3a3a3a"],
];
const products = ["serum", "cream", "mist", "serum"].map((page, i) => ({
  ...aProduct(honestPages[page] ?? aSource({}), `${page}-${i}`),
  colours: productColours[i] ?? [],
}));

function delivery(colours: HexColour[], spread: Spread, seed = 1, count = 20): Concept[] {
  const brief = aBrief({ products, count, seed, spread });
  return composeConcepts({ ...brief, kit: { ...brief.kit, colours } });
}

/** Grounds by their shadows, which always have a hue. */
const huesOf = (concepts: readonly Concept[]) => concepts.map(({ scene }) => oklchOf(scene.palette.groundShadow).hue);

/** Mean angle between any two grounds of a delivery, over several. */
function spreadDegrees(colours: HexColour[], spread: Spread): number {
  const angles = Array.from({ length: 9 }, (_, seed) => huesOf(delivery(colours, spread, seed))).flatMap((hues) =>
    hues.flatMap((hue, at) => hues.slice(at + 1).map((other) => hueDistance(hue, other))),
  );
  return angles.reduce((sum, angle) => sum + angle, 0) / angles.length;
}

/** How many colours a person would count: hues within 40° of a first one are one. */
function hueCount(hues: readonly number[]): number {
  return hues.reduce<number[]>(
    (found, hue) => (found.some((one) => hueDistance(one, hue) < 40) ? found : [...found, hue]),
    [],
  ).length;
}

describe.each(Object.entries(kits))("the grounds of %s", (_name, colours) => {
  it("spread wider from close over balanced to wide", () => {
    const [close = 0, balanced = 0, wide = 0] = Spread.options.map((spread) => spreadDegrees(colours, spread));
    expect(close).toBeLessThan(35);
    expect(balanced).toBeLessThan(60);
    // A brand of one hue is as close balanced as close: which looks come makes a fraction of a degree.
    expect(close).toBeLessThan(balanced + 1);
    expect(balanced).toBeLessThan(0.8 * wide);
  });

  it("are of at most five hues in a balanced delivery, and of at most three in a close one", () => {
    for (let seed = 0; seed < 5; seed++) {
      expect(hueCount(huesOf(delivery(colours, "balanced", seed)))).toBeLessThanOrEqual(5);
      expect(hueCount(huesOf(delivery(colours, "close", seed)))).toBeLessThanOrEqual(3);
    }
  });

  it.each(Spread.options)("tell neighbours apart with the spread %s, in colour and in layout", (spread) => {
    for (let seed = 0; seed < 5; seed++) {
      const scenes = delivery(colours, spread, seed).map(({ scene }) => scene);
      for (const [at, { layout, palette }] of scenes.slice(1).entries()) {
        const before = scenes[at];
        expect(layout).not.toBe(before?.layout);
        expect(colourDistance(palette.groundBase, before?.palette.groundBase ?? "#000000")).toBeGreaterThan(0.015);
      }
    }
  });

  it.each(Spread.options)("keep their words readable with the spread %s", (spread) => {
    for (const { scene } of delivery(colours, spread, 3, 50)) {
      const { ink, inkSoft, groundBase, panel, accent, onAccent } = scene.palette;
      expect(contrastRatio(ink, groundBase)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(inkSoft, panel)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(accent, groundBase)).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the family of a delivery", () => {
  const kit = (colours: HexColour[]) => ({ colours, roles: noRoles });
  const hue = (hex: HexColour) => oklchOf(hex).hue;

  it("takes the brand's own colours first and adds one of the products' that the brand does not have", () => {
    const family = familyOf({ kit: kit(["#2b4450", "#8fb0bd"]), products, spread: "balanced" });
    expect(family?.own.map((colour) => colour.hue)).toEqual([hue("#2b4450")]);
    expect(family?.accent?.hue).toBe(hue("#a65b32"));
  });

  it("is the brand's first colour and its neutrals alone when it is close", () => {
    const family = familyOf({ kit: kit(["#ff5a3c", "#ffb21a", "#e3187a"]), products, spread: "close" });
    expect([family?.own.length, family?.accent]).toEqual([1, null]);
  });

  it("comes from the products where the brand has no colours, one for the whole delivery", () => {
    const family = familyOf({ kit: kit(["#111111", "#ffffff"]), products, spread: "balanced" });
    expect(family?.own[0]?.hue).toBe(hue("#a65b32"));
  });

  it("holds where neither brand nor products have any colour", () => {
    const grey = [{ colours: ["#808080", "#ffffff"] }];
    expect(familyOf({ kit: kit([]), products: grey, spread: "balanced" })?.own).toHaveLength(1);
  });

  it("is none when the spread is wide", () => {
    expect(familyOf({ kit: kit(["#2b4450"]), products, spread: "wide" })).toBeNull();
  });
});
