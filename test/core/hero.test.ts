import { describe, expect, it } from "vitest";
import { heroScore, isClearlyGood, shortlist, type PictureSigns } from "../../src/core/product/hero.ts";
import { shapeOf } from "../../src/core/product/shape.ts";
import type { ScrapedPicture } from "../../src/core/product/scraped.ts";

const picture = (name: string, alt = "", size: [number, number] | null = null): ScrapedPicture => ({
  url: `https://shop.example/files/${name}`,
  alt,
  width: size?.[0] ?? null,
  height: size?.[1] ?? null,
});

const names = (pictures: ScrapedPicture[]) => pictures.map(({ url }) => url.slice(url.lastIndexOf("/") + 1));

const good: PictureSigns = {
  treatment: "cut-out",
  confidence: 0.95,
  symmetry: 0.95,
  longSidePixels: 1200,
};

describe("choosing pictures by what the shop says of them", () => {
  it("follows the shop's order where nothing else is said", () => {
    expect(
      names(
        shortlist(
          ["1.jpg", "2.jpg", "3.jpg", "4.jpg", "5.jpg"].map((name) => picture(name)),
          4,
        ),
      ),
    ).toEqual(["1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
  });

  it.each([
    ["a swatch", "serum-swatch.jpg", ""],
    ["a texture", "a1.jpg", "Texture of the serum"],
    ["a model", "a1.jpg", "Model applying the serum"],
    ["before and after", "serum_before-after.png", ""],
    ["an ingredient chart", "a1.png", "Ingredients at a glance"],
    ["a German how-to", "a1.jpg", "So geht's: Anwendung"],
    ["a French texture", "a1.jpg", "Texture du sérum"],
    ["a Spanish before and after", "a1.jpg", "Antes y después"],
    ["a video's still", "serum-video-thumbnail.jpg", ""],
    ["the whole set", "routine_set.jpg", ""],
  ])("prefers the second picture to %s", (_name, file, alt) => {
    expect(names(shortlist([picture(file, alt), picture("serum-2.jpg")], 1))).toEqual(["serum-2.jpg"]);
  });

  it("takes the cut-out that the shop has, wherever it stands", () => {
    const pictures = ["front.jpg", "side.jpg", "mood.jpg", "serum-transparent.png"].map((name) => picture(name));
    expect(names(shortlist(pictures, 2))).toEqual(["serum-transparent.png", "front.jpg"]);
  });

  it("learns nothing from words that all pictures share", () => {
    const pictures = [
      picture("texture-spray-1.jpg", "Texture Spray"),
      picture("texture-spray-2.jpg", "Texture Spray box"),
    ];
    expect(names(shortlist(pictures, 2))).toEqual(["texture-spray-1.jpg", "texture-spray-2.jpg"]);
  });

  it("leaves out duplicates, SVGs and what is too small", () => {
    const pictures = [
      picture("serum.jpg?width=100"),
      picture("serum.jpg?width=900"),
      picture("logo.svg"),
      picture("icon.png", "", [64, 64]),
      picture("wide.jpg", "", [3000, 600]),
      picture("large.jpg", "", [1200, 1200]),
    ];
    expect(names(shortlist(pictures, 9))).toEqual(["serum.jpg?width=100", "large.jpg", "wide.jpg"]);
  });

  it("bears names that are long, broken or markup", () => {
    const pictures = [
      picture(`${"%".repeat(5000)}.jpg`),
      picture("a.jpg", "<b>texture</b>".repeat(3000)),
      picture("%E0%A4.jpg"),
    ];
    expect(shortlist(pictures, 3)).toHaveLength(3);
    expect(shortlist([], 3)).toEqual([]);
  });
});

describe("judging a picture that was read", () => {
  it.each<[string, Partial<PictureSigns>]>([
    ["an uncertain outline", { confidence: 0.6 }],
    ["an oblique view", { symmetry: 0.6 }],
    ["a low resolution", { longSidePixels: 300 }],
  ])("%s counts against it", (_name, worse) => {
    expect(heroScore({ ...good, ...worse }, 0)).toBeLessThan(heroScore(good, 5));
    expect(isClearlyGood({ ...good, ...worse })).toBe(false);
  });

  it("prefers a supplied outline, then the shop's order, and stops at a clearly good one", () => {
    expect(heroScore({ ...good, treatment: "supplied-alpha" }, 0)).toBeGreaterThan(heroScore(good, 0));
    expect(heroScore(good, 0)).toBeGreaterThan(heroScore(good, 1));
    expect(isClearlyGood(good)).toBe(true);
  });

  it("puts what is not clearly upright into a square placement", () => {
    expect(shapeOf({ width: 79, height: 100 })).toBe("vertical");
    expect(shapeOf({ width: 81, height: 100 })).toBe("square");
  });
});
