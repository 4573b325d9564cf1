import { describe, expect, it } from "vitest";
import { composeAd, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { rotatedSize, visibleBox } from "../../src/core/rendering/placedProduct.ts";
import { colourDistance, contrastRatio, hexOfOklch, oklchOf } from "../../src/core/rendering/colour.ts";
import { minTypePixels, type WordRole } from "../../src/core/rendering/inspection.ts";
import type { Box } from "../../src/core/rendering/box.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { type HexColour, type LayoutName, type Scene } from "../../src/core/rendering/scene.ts";
import { held } from "./composedAds.ts";
import { aScene, texts, categoryLayouts } from "./sampleScenes.ts";

const cell = 30;

/** Which cells of a coarse grid boxes cover. */
function covered(boxes: readonly Box[], { width, height }: ComposedAd): Set<number> {
  const cells = new Set<number>();
  for (const box of boxes) {
    for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += cell / 2) {
      for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x += cell / 2) {
        cells.add(Math.floor(y / cell) * 1000 + Math.floor(x / cell));
      }
    }
  }
  return cells;
}

/** Intersection over union of two sets of cells, 0…1. */
function likeness(a: Set<number>, b: Set<number>): number {
  const shared = [...a].filter((one) => b.has(one)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

interface Structure {
  words: Set<number>;
  product: Set<number>;
  /** Kind of what lies under the product: the layout's own shapes. */
  backdrop: string;
  tilt: number;
}

function structureOf(ad: ComposedAd): Structure {
  const canvas = { x: 0, y: 0, width: ad.width, height: ad.height };
  return {
    words: covered(ad.blocks, ad),
    product: covered([visibleBox(ad.product, canvas)], ad),
    backdrop: ad.backdrop.map((piece) => (piece.kind === "fill" ? piece.path + piece.colour : piece.kind)).join(),
    tilt: ad.product.rotationDegrees,
  };
}

/** 0 for the same structure; words and product count as far as they lie elsewhere, another backdrop or stance adds to it. */
function distance(a: Structure, b: Structure): number {
  const elsewhere = 2 - likeness(a.words, b.words) - likeness(a.product, b.product);
  return elsewhere + (a.backdrop === b.backdrop ? 0 : 0.5) + (Math.abs(a.tilt - b.tilt) > 12 ? 0.3 : 0);
}

describe.each(PlacementId.options)("the layouts, %s", (orientation) => {
  it.each(["bottle", "jar"] as const)("differ in structure from each other with a %s", (shape) => {
    const structures = categoryLayouts.map((layout) => ({
      layout,
      structure: structureOf(composeAd(aScene(layout, shape), placements[orientation])),
    }));
    for (const [i, one] of structures.entries()) {
      for (const other of structures.slice(i + 1)) {
        const apart = distance(one.structure, other.structure);
        expect(apart, `${one.layout} and ${other.layout}`).toBeGreaterThan(0.6);
      }
    }
  });
});

describe("a layout that needs words of its own", () => {
  const without: [LayoutName, Partial<Scene["words"]>][] = [
    ["number", { bigNumber: null }],
    ["quote", { quote: null }],
    ["callouts", { callouts: [{ name: "Squalane", note: null }] }],
    ["checklist", { proofPoints: ["One"] }],
  ];
  it.each(without)("refuses a scene without them: %s", (layout, words) => {
    expect(() => composeAd(aScene(layout, "bottle", words), placements.square)).toThrow(/These words/);
  });

  it("keeps a scene that was stored before there were such words", () => {
    const { words, ...scene } = aScene("editorial", "bottle");
    const { quote: _, bigNumber: __, callouts: ___, ...older } = words;
    expect(composeAd({ ...scene, words: older }, placements.square).layout).toBe("editorial");
  });
});

describe("a rating", () => {
  const roles = (words: Partial<Scene["words"]>) =>
    composeAd(aScene("centred", "jar", words), placements.vertical).placed.map(({ role }) => role);

  it("stands once: not where the other words say its figure", () => {
    expect(roles({})).toContain("rating");
    expect(roles({ support: "Rated 4.8 by 2,143 people." })).not.toContain("rating");
    expect(roles({ support: "Note 4,8 sur 5." })).not.toContain("rating");
    expect(roles({ support: "With 14.8 grams of oil." })).toContain("rating");
  });

  it("breaks below its stars in a narrow column and stays inside", () => {
    const ad = composeAd(aScene("arch", "bottle", { ratingLabel: "4,8 bei 2.143 Bewertungen" }), placements.square);
    const rating = ad.placed.find(({ role }) => role === "rating");
    const mark = ad.placed.find(({ role }) => role === "brand");
    expect(rating?.ink.height).toBeGreaterThan(50);
    expect(rating?.ink.width).toBeLessThan(440);
    expect(rating?.ink.x).toBeCloseTo(mark?.ink.x ?? 0, -1);
  });
});

describe("a block of colour", () => {
  it.each(["split", "diagonal"] as const)("is a tint on which words are read, not the accent: %s", (layout) => {
    for (const hue of [20, 80, 150, 220, 300]) {
      const base = aScene(layout, "bottle");
      const tone = (lightness: number, chroma: number) => hexOfOklch({ lightness, chroma, hue });
      const palette = { ...base.palette, accent: tone(0.5, 0.12), ink: tone(0.28, 0.045), panel: tone(0.965, 0.016) };
      const ad = composeAd({ ...base, palette }, placements.square);
      const block = ad.backdrop.find((piece) => piece.kind === "fill")?.colour ?? "";
      expect(contrastRatio(palette.ink, block)).toBeGreaterThan(4.5);
      expect(oklchOf(block).chroma).toBeLessThan(0.6 * oklchOf(palette.accent).chroma);
      expect(colourDistance(block, palette.panel)).toBeGreaterThan(0.05);
    }
  });
});

describe("the editorial layout", () => {
  it("sets a list of proofs on a panel, and a single one as a line", () => {
    const words = (proofPoints: string[]) =>
      composeAd(aScene("editorial", "bottle", { proofPoints }), placements.vertical).placed.filter(
        ({ role }) => role === "proof",
      );
    expect(words(["Vegan", "Refillable"]).every(({ onOwnGround }) => onOwnGround === true)).toBe(true);
    const [single] = words(["Vegan"]);
    expect([single?.role, single?.onOwnGround ?? false]).toEqual(["proof", false]);
  });
});

describe("every layout", () => {
  it.each(Object.keys(texts))("sets nothing too small to be read on a telephone: %s words", (name) => {
    for (const { what, ad } of held(name))
      for (const { role, typePixels } of ad.placed)
        expect(typePixels, `${what}: ${role}`).toBeGreaterThanOrEqual(minTypePixels[role]);
  });

  it("leans no product so far that its label is read sideways, unless it is thin as a pencil", () => {
    for (const { what, shape, ad } of held())
      expect(Math.abs(ad.product.rotationDegrees), what).toBeLessThanOrEqual(shape === "vial" ? 42 : 24);
  });

  it("makes the headline larger than any other sentence", () => {
    for (const { what, ad } of held()) {
      const size = (role: WordRole) =>
        Math.max(...ad.placed.filter((one) => one.role === role).map((one) => one.typePixels));
      const quoteMark = ad.layout === "quote" || ad.layout === "number";
      if (!quoteMark) expect(size("headline"), what).toBeGreaterThan(size("support") || 0);
      expect(size("headline"), what).toBeGreaterThan(1.2 * size("callToAction"));
    }
  });

  it.each(["sheet", "split"] as const)("keeps its headline large over a tall product in the 9:16: %s", (layout) => {
    const { placed } = composeAd(aScene(layout, "bottle"), placements.vertical);
    expect(placed.find(({ role }) => role === "headline")?.typePixels).toBeGreaterThanOrEqual(100);
  });

  it("leaves no bare ground under a tall product that stands in the 9:16", () => {
    for (const { what, ad } of held().filter(({ ad }) => ad.placement.id === "vertical")) {
      const { height } = rotatedSize(ad.product.width, ad.product.height, ad.product.rotationDegrees);
      expect(ad.product.centreY + height / 2, what).toBeGreaterThan(1780);
    }
  });

  it.each(categoryLayouts)("composes the same ad each time: %s", (layout) => {
    const scene = aScene(layout, "tube");
    expect(composeAd(scene, placements.square)).toEqual(composeAd(scene, placements.square));
  });

  it.each(categoryLayouts)("shows the rating only where there is one: %s", (layout) => {
    const roles = (scene: Scene) => composeAd(scene, placements.vertical).placed.map(({ role }) => role);
    expect(roles(aScene(layout, "bottle", { rating: null }))).not.toContain("rating");
  });
  it("set a block beside a ground of its own hue tone in tone with it, and leave one of another hue as it was", () => {
    const blockOf = (groundBase: HexColour, accent: HexColour) => {
      const scene = aScene("split", "jar");
      const { backdrop } = composeAd(
        { ...scene, palette: { ...scene.palette, groundBase, accent } },
        placements.vertical,
      );
      const [block] = backdrop.flatMap((piece) => (piece.kind === "fill" ? [oklchOf(piece.colour)] : []));
      return block ?? expect.fail("There is no block.");
    };
    const glowing = "#f0a27a";
    expect(blockOf(glowing, "#6b3f26").chroma).toBeGreaterThan(0.5 * oklchOf(glowing).chroma);
    const dull = blockOf("#dfe6ea", "#6b3f26");
    expect(dull.chroma).toBeLessThan(0.5 * oklchOf(glowing).chroma);
  });
});
