import { describe, expect, it } from "vitest";
import { layoutFor, type LayoutRequest } from "../../src/core/creative/layouts.ts";
import { complianceOf } from "../../src/core/creative/verdict.ts";
import { layoutOrder, layoutsWith } from "../../src/core/rendering/layouts.ts";
import { layoutsForPixels, leastPicturePixels } from "../../src/core/rendering/productScale.ts";
import { clearBox, PlacementId, placements, wordsZone } from "../../src/core/rendering/placements.ts";
import type { LayoutName } from "../../src/core/rendering/scene.ts";
import type { Words } from "../../src/core/rendering/scene.ts";
import { anInspection } from "./deliveryBuilders.ts";

const words: Words = {
  brand: "Aurelia",
  headline: "Skin that holds its *glow.*",
  support: "A serum.",
  proofPoints: ["5 ceramides", "Fragrance-free"],
  callToAction: "Shop now",
  rating: null,
};

function request(change: Partial<LayoutRequest> = {}): LayoutRequest {
  return {
    words,
    product: { width: 400, height: 1000, box: { x: 0, y: 0, width: 340, height: 1000 } },
    texture: "Lotion Texture",
    styleId: null,
    palette: {
      groundBase: "#f3d9d0",
      groundShadow: "#c98f80",
      groundLight: "#fff6f1",
      ink: "#3a2018",
      inkSoft: "#5c3a2e",
      panel: "#fdf6f0",
      accent: "#8e4426",
      onAccent: "#fff8f0",
    },
    before: [],
    worn: [],
    seed: 1,
    ...change,
  };
}

describe("the choice of a layout", () => {
  it("offers a layout only where its words are there", () => {
    expect(layoutsWith(words)).not.toContain("number");
    expect(layoutsWith({ ...words, proofPoints: [] })).not.toContain("checklist");
    expect(layoutsWith({ ...words, quote: "Soft." })).not.toContain("quote");
    expect(
      layoutsWith({ ...words, quote: "Soft.", quoteAuthor: "Anna K.", bigNumber: { value: "5 %", label: "zinc" } }),
    ).toEqual(expect.arrayContaining(["number", "quote"]));
  });

  it("gives neighbouring concepts different layouts, and uses nearly all of them over a delivery", () => {
    const before: LayoutName[] = [];
    for (let seed = 0; seed < 50; seed++) {
      const next = layoutFor(request({ seed, before }));
      expect(before.slice(-6)).not.toContain(next);
      before.push(next);
    }
    expect(new Set(before).size).toBeGreaterThanOrEqual(9);
  });

  it("keeps long headlines out of narrow columns", () => {
    const long = { ...words, headline: "The overnight cream that *forgets* nothing at all" };
    const chosen = Array.from({ length: 40 }, (_, seed) => layoutFor(request({ seed, words: long })));
    expect(chosen.filter((name) => ["hero", "split", "minimal", "callouts", "sheet"].includes(name))).toEqual([]);
  });

  it("rather stands a slender product beside the words than lets it lean under them", () => {
    const vial = { width: 190, height: 1000, box: { x: 0, y: 0, width: 190, height: 1000 } };
    const standing = (product: LayoutRequest["product"]) =>
      Array.from({ length: 60 }, (_, seed) => layoutFor(request({ seed, product }))).filter((name) =>
        ["hero", "split", "minimal", "sheet"].includes(name),
      ).length;
    expect(standing(vial)).toBeGreaterThan(standing(request().product) + 10);
  });

  it("never shows a product twice in one layout on such a ground while another is left", () => {
    const worn = layoutsWith(words).filter((name) => name !== "split");
    for (let seed = 0; seed < 20; seed++) {
      expect(layoutFor(request({ seed, worn }))).toBe("split");
      expect(layoutFor(request({ seed, worn, before: ["split", "hero"] }))).toBe("split");
      expect(layoutFor(request({ seed, worn, before: ["split"] }))).not.toBe("split");
      expect(layoutFor(request({ seed, worn: layoutsWith(words), before: ["split"] }))).not.toBe("split");
    }
  });

  it("stands a headline with a rating where the number of reviews stands, too", () => {
    const rated = { ...words, headline: "4.8 stars, *no fanfare.*", rating: { value: 4.8, reviewCount: 213 } };
    for (let seed = 0; seed < 40; seed++)
      expect(["arch", "checklist", "minimal", "callouts"]).not.toContain(layoutFor(request({ seed, words: rated })));
  });

  it("takes no layout in which the picture would have to be blown up", () => {
    const box = { x: 0, y: 0, width: 238, height: 700 };
    const small = { width: 238, height: 700, box };
    const drawable = layoutsForPixels(box);
    expect(drawable).not.toContain("hero");
    for (let seed = 0; seed < 40; seed++) expect(drawable).toContain(layoutFor(request({ seed, product: small })));
  });

  it("is the same for the same concept", () => {
    expect(layoutFor(request({ seed: 9 }))).toBe(layoutFor(request({ seed: 9 })));
  });

  it("tries the scene's own layout first and each other that its words allow once", () => {
    const { product, texture } = request();
    const order = layoutOrder({ layout: "arch", words, seed: 12345, setting: null, product, texture, style: null });
    expect(order[0]).toBe("arch");
    expect([...order].sort()).toEqual([...layoutsWith(words)].sort());
  });

  it("cuts a ground's one subject with a panel only where every layout would", () => {
    const onShadow = { texture: "Face Loop" } as const;
    const scene = { ...request(onShadow), setting: null, style: null };
    for (let seed = 0; seed < 40; seed++) {
      expect(["arch", "split"]).not.toContain(layoutFor(request({ ...onShadow, seed })));
      const order = layoutOrder({ ...scene, layout: "hero", seed });
      expect([...order.slice(-2)].sort()).toEqual(["arch", "split"]);
    }
    const chosen = Array.from({ length: 40 }, (_, seed) => layoutFor(request({ seed })));
    expect(chosen).toEqual(expect.arrayContaining(["arch", "split"]));
  });
});

describe("the pixels that a product needs", () => {
  const sizes = [0.2, 0.34, 0.48, 0.66, 1, 1.3, 1.8].map((aspect) =>
    aspect > 1 ? { width: 1000, height: 1000 / aspect } : { width: 1000 * aspect, height: 1000 },
  );

  it("are as many as four layouts ask for, and no fewer", () => {
    for (const { width, height } of sizes) {
      const least = leastPicturePixels({ width, height });
      const scaled = (by: number) => ({ width: width * by, height: height * by });
      const free = (by: number) =>
        layoutsForPixels(scaled(by)).filter((name) =>
          ["editorial", "centred", "split", "hero", "sheet", "minimal", "diagonal", "arch"].includes(name),
        );
      expect(free((least + 1) / 1000).length).toBeGreaterThanOrEqual(4);
      expect(free((least - 2) / 1000).length).toBeLessThan(4);
    }
  });

  it("are more for a slender product, which has less of the picture for its height", () => {
    const [slender, bottle, broad] = sizes.map(leastPicturePixels);
    expect(slender).toBeGreaterThan(bottle ?? 0);
    expect(bottle).toBeGreaterThan(broad ?? 0);
  });
});

describe("safe zones", () => {
  it.each(PlacementId.options)("lie inside what every platform leaves clear: %s", (id) => {
    const placement = placements[id];
    const clear = placement.safeZones.map((safeZone) => clearBox(safeZone, placement));
    const left = Math.max(...clear.map(({ x }) => x));
    const top = Math.max(...clear.map(({ y }) => y));
    const right = Math.min(...clear.map(({ x, width }) => x + width));
    const bottom = Math.min(...clear.map(({ y, height }) => y + height));
    expect(wordsZone(placement)).toEqual({ x: left, y: top, width: right - left, height: bottom - top });
  });
});

describe("compliance", () => {
  it("says of a still what was measured on it", () => {
    expect(complianceOf(anInspection("vertical"))).toEqual({
      passed: true,
      findings: [],
      layout: "arch",
      width: 1080,
      height: 1920,
      safe_zones: [{ platform: "Meta Reels", passed: true }],
      contrast: [{ element: "headline", ratio: 9.1, required: 3, passed: true }],
      product_share: 0.312,
      product_psnr_db: 44.1,
      file_bytes: 400_000,
    });
  });

  it("names what is wrong with a still that has not passed, in a bounded list", () => {
    const one = ["The headline is clipped or is not where it was set."];
    expect(complianceOf(anInspection("square", one))).toMatchObject({ passed: false, findings: one });
    const many = Array.from({ length: 24 }, (_, at) => `Finding ${at}.`);
    const { passed, findings } = complianceOf(anInspection("square", many));
    expect([passed, findings]).toEqual([false, many.slice(0, 8)]);
  });
});
