import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noRoles } from "../../src/core/brand/kit.ts";
import { Spread } from "../../src/core/contract/creative.ts";
import { familyOf } from "../../src/core/creative/paletteFamily.ts";
import { paletteApartFrom, paletteFor, type PaletteRequest } from "../../src/core/creative/palette.ts";
import {
  colourDistance,
  contrastRatio,
  hexOfOklch,
  hueDistance,
  mixHex,
  oklchOf,
} from "../../src/core/rendering/colour.ts";
import { Palette, CategoryName } from "../../src/core/rendering/scene.ts";
import { paletteSchemes, type PaletteScheme } from "../../src/core/categories/styleTraits.ts";

/** How far toward its shadow a light ground may get behind words. */
const depthBehindWords = (texture: CategoryName) => (texture === "Water Ripples" ? 0.75 : 0.35);

const products = Array.from({ length: 500 }, (_, n) =>
  hexOfOklch({
    lightness: ((n * 37) % 100) / 100,
    chroma: n % 7 === 0 ? 0 : ((n * 13) % 25) / 100,
    hue: (n * 137.5) % 360,
  }),
).concat("#000000", "#ffffff", "#808080");

const aRequest = (request: Partial<PaletteRequest> = {}): PaletteRequest => ({
  productColours: ["#a65b32", "#f6ebdf"],
  brandColours: ["#2d4b3a"],
  family: null,
  texture: "Lotion Texture",
  scheme: "tonal",
  seed: 1,
  ...request,
});

const colour = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.25, noNaN: true }), fc.nat(359))
  .map(([lightness, chroma, hue]) => hexOfOklch({ lightness, chroma, hue }));
const anyFamily = fc
  .record({
    colours: fc.array(colour, { maxLength: 8 }),
    products: fc.array(fc.record({ colours: fc.array(colour, { maxLength: 4 }) }), { maxLength: 6 }),
    spread: fc.constantFrom(...Spread.options),
  })
  .map(({ colours, products, spread }) => familyOf({ kit: { colours, roles: noRoles }, products, spread }));
const anyRequest: fc.Arbitrary<PaletteRequest> = fc.record({
  productColours: fc.array(colour, { maxLength: 4 }),
  brandColours: fc.array(colour, { maxLength: 3 }),
  family: anyFamily,
  texture: fc.constantFrom(...CategoryName.options),
  scheme: fc.constantFrom(...paletteSchemes),
  seed: fc.nat(0xffffffff),
});

function expectReadable(request: PaletteRequest, palette: Palette): void {
  const { groundBase, groundShadow, groundLight, ink, inkSoft, panel, accent, onAccent } = Palette.parse(palette);
  expect(contrastRatio(ink, groundBase)).toBeGreaterThanOrEqual(7);
  expect(contrastRatio(inkSoft, groundBase)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(ink, panel)).toBeGreaterThanOrEqual(7);
  expect(contrastRatio(inkSoft, panel)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(accent, groundBase)).toBeGreaterThanOrEqual(3);
  const isLightInk = oklchOf(ink).lightness > 0.6;
  const behind = isLightInk
    ? mixHex(groundBase, groundLight, 0.35)
    : mixHex(groundBase, groundShadow, depthBehindWords(request.texture));
  expect(contrastRatio(ink, behind)).toBeGreaterThanOrEqual(4.5);
}

describe("palettes", () => {
  it.each(paletteSchemes)("are readable for any product in the scheme %s", (scheme) => {
    for (const texture of CategoryName.options)
      for (const [seed, hex] of products.entries()) {
        const brandColours = seed % 3 === 0 ? [] : [products[(seed * 7) % products.length] ?? hex];
        const request = aRequest({
          productColours: [hex],
          brandColours,
          texture,
          scheme,
          seed,
        });
        const palette = paletteFor(request);
        expectReadable(request, palette);
        const { groundShadow, groundBase } = palette;
        expect(oklchOf(groundShadow).chroma).toBeGreaterThan(0.02);
        const hueApart = hueDistance(oklchOf(groundShadow).hue, oklchOf(groundBase).hue);
        if (oklchOf(groundBase).chroma > 0.012) expect(hueApart).toBeLessThan(scheme === "iridescent" ? 50 : 14);
      }
  });

  it("are readable whatever they keep clear of", () => {
    fc.assert(
      fc.property(anyRequest, fc.array(anyRequest, { maxLength: 2 }), (request, earlier) => {
        const palette = paletteApartFrom(earlier.map(paletteFor), request);
        expectReadable(request, palette);
        expect(paletteApartFrom(earlier.map(paletteFor), request)).toEqual(palette);
      }),
      { numRuns: 150 },
    );
  });

  it("do without any colour to go by", () => {
    for (const scheme of paletteSchemes) {
      const request = aRequest({ productColours: [], brandColours: [], scheme });
      expectReadable(request, paletteFor(request));
    }
  });

  it("never put a product on a ground of its own colour", () => {
    fc.assert(
      fc.property(anyRequest, colour, (request, own) => {
        const { groundBase } = paletteFor({ ...request, productColours: [own] });
        expect(colourDistance(groundBase, own)).toBeGreaterThan(0.07);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["#a65b32", "#d7c2e8", "#2f6f4f", "#f2efe9", "#17181c", "#2f8fae"])(
    "show each scheme plainly on a product of %s",
    (hex) => {
      for (const texture of CategoryName.options) {
        const looks = paletteSchemes.map((scheme) => ({
          scheme,
          palette: paletteApartFrom(
            [],
            aRequest({ productColours: [hex], brandColours: ["#8a5a2b"], texture, scheme }),
          ),
        }));
        for (const [at, one] of looks.entries())
          for (const other of looks.slice(at + 1))
            expect(lookDistance(one.palette, other.palette), `${one.scheme} ${other.scheme}`).toBeGreaterThan(0.1);
      }
    },
  );

  it("do what their scheme says", () => {
    for (const [seed, hex] of products.slice(0, 120).entries())
      for (const texture of CategoryName.options) {
        const of = (scheme: PaletteScheme) =>
          oklchOf(paletteFor(aRequest({ productColours: [hex], texture, scheme, seed })).groundBase);
        expect(of("dark").lightness).toBeLessThan(0.45);
        expect(of("neutral").chroma).toBeLessThan(0.02);
        expect(of("vivid").chroma).toBeGreaterThan(0.055);
        expect(hueDistance(of("warm").hue, 48)).toBeLessThan(60);
        expect(hueDistance(of("cool").hue, 225)).toBeLessThan(65);
        const { ink, groundShadow, groundBase } = paletteFor(
          aRequest({ productColours: [hex], texture, scheme: "contrast", seed }),
        );
        expect(oklchOf(groundBase).lightness - oklchOf(groundShadow).lightness).toBeGreaterThan(0.22);
        expect(contrastRatio(ink, groundBase)).toBeGreaterThan(7);
      }
  });

  it("are quiet in a family where product and ground would fight, and as strong as before where they are alike or opposite", () => {
    const family = familyOf({ kit: { colours: ["#e0662f"], roles: noRoles }, products: [], spread: "balanced" });
    const chromaBefore = (hue: number) => {
      const productColours = [hexOfOklch({ lightness: 0.45, chroma: 0.14, hue })];
      const request = aRequest({ productColours, family, scheme: "vivid" });
      return oklchOf(paletteApartFrom([], request).groundBase).chroma;
    };
    const own = oklchOf("#e0662f").hue;
    expect(chromaBefore(own)).toBeGreaterThan(0.08);
    expect(chromaBefore(own + 180)).toBeGreaterThan(0.08);
    for (const apart of [70, 100, 130, -70, -100, -130]) expect(chromaBefore(own + apart)).toBeLessThan(0.045);
  });

  it("are led by the brand and the product: one of their hues is in the ground or in the accent", () => {
    const [product, brand] = ["#a65b32", "#1d4f91"];
    const own = [product, brand].map((hex) => oklchOf(hex).hue);
    for (const scheme of paletteSchemes)
      for (let seed = 0; seed < 60; seed++) {
        const request = aRequest({ productColours: [product], brandColours: [brand], scheme, seed });
        const { groundShadow, accent } = paletteApartFrom([], request);
        const near = [groundShadow, accent].map((hex) =>
          Math.min(...own.map((hue) => hueDistance(hue, oklchOf(hex).hue))),
        );
        expect(Math.min(...near), `${scheme} ${seed}`).toBeLessThan(scheme === "iridescent" ? 60 : 32);
      }
  });

  it("give buttons the hue of the brand's first colour, whatever its further ones are", () => {
    const inHue = (hue: number) => ({ lightness: 0.5, chroma: 0.1, hue });
    for (let hue = 0.3; hue < 360; hue += 1.7) {
      if (hue > 66 && hue < 128) continue;
      const own = [inHue(hue), inHue((hue + 120) % 360)];
      const accentOf = (count: number) =>
        paletteFor(
          aRequest({
            productColours: [],
            scheme: "neutral",
            family: { own: own.slice(0, count), neutralHue: 72, deep: null, accent: null },
          }),
        ).accent;
      expect(accentOf(2), `hue ${hue}`).toBe(accentOf(1));
    }
  });

  it("keep clear of the ones before, in the ground and in the accent", () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(0xffffffff), fc.constantFrom(...paletteSchemes), (request, seed, scheme) => {
        const first = paletteApartFrom([], request);
        const second = paletteApartFrom([first], { ...request, scheme, seed });
        expect(colourDistance(first.accent, second.accent)).toBeGreaterThan(0.05);
        const third = paletteApartFrom([second, first], { ...request, seed: seed ^ 5 });
        expect(colourDistance(second.accent, third.accent)).toBeGreaterThan(0.05);
      }),
      { numRuns: 200 },
    );
    const request = aRequest();
    const first = paletteApartFrom([], request);
    const second = paletteApartFrom([first], { ...request, seed: 2 });
    expect(colourDistance(first.groundBase, second.groundBase)).toBeGreaterThan(0.02);
  });
});

/** How different two palettes look: their grounds, their lights and what stands on them. */
function lookDistance(a: Palette, b: Palette): number {
  const roles = ["groundBase", "groundShadow", "groundLight", "accent"] as const;
  return roles.reduce((sum, role) => sum + colourDistance(a[role], b[role]), 0);
}
