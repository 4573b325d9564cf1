import { describe, expect, it } from "vitest";
import { composeAd, type ComposedAd } from "../../container/statics/composeAd.ts";
import { visibleBox } from "../../container/statics/place.ts";
import type { Box } from "../../src/core/rendering/safeZones.ts";
import { canvasSizes, LayoutName, Orientation, type Scene } from "../../src/core/rendering/scene.ts";
import { aScene } from "./sampleScenes.ts";

const cell = 30;

/** Which cells of a coarse grid boxes cover. */
function covered(boxes: readonly Box[], orientation: Orientation): Set<number> {
  const { width, height } = canvasSizes[orientation];
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
    words: covered(ad.blocks, ad.orientation),
    product: covered([visibleBox(ad.product, canvas)], ad.orientation),
    backdrop: ad.backdrop.map((piece) => (piece.kind === "fill" ? piece.path + piece.colour : piece.kind)).join(),
    tilt: ad.product.rotationDegrees,
  };
}

/** 0 for the same structure; words and product count as far as they lie elsewhere, another backdrop or stance adds to it. */
function distance(a: Structure, b: Structure): number {
  const elsewhere = 2 - likeness(a.words, b.words) - likeness(a.product, b.product);
  return elsewhere + (a.backdrop === b.backdrop ? 0 : 0.5) + (Math.abs(a.tilt - b.tilt) > 12 ? 0.3 : 0);
}

describe.each(Orientation.options)("the layouts, %s", (orientation) => {
  it.each(["bottle", "jar"] as const)("differ in structure from each other with a %s", (shape) => {
    const structures = LayoutName.options.map((layout) => ({
      layout,
      structure: structureOf(composeAd(aScene(layout, shape), orientation)),
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
    expect(() => composeAd(aScene(layout, "bottle", words), "square")).toThrow(/These words/);
  });

  it("keeps a scene that was stored before there were such words", () => {
    const { words, ...scene } = aScene("editorial", "bottle");
    const { quote: _, bigNumber: __, callouts: ___, ...older } = words;
    expect(composeAd({ ...scene, words: older }, "square").layout).toBe("editorial");
  });
});

describe("every layout", () => {
  it.each(LayoutName.options)("composes the same ad each time: %s", (layout) => {
    const scene = aScene(layout, "tube");
    expect(composeAd(scene, "square")).toEqual(composeAd(scene, "square"));
  });

  it.each(LayoutName.options)("shows the rating only where there is one: %s", (layout) => {
    const roles = (scene: Scene) => composeAd(scene, "vertical").placed.map(({ role }) => role);
    expect(roles(aScene(layout, "bottle", { rating: null }))).not.toContain("rating");
  });
});
