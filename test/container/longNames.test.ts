import { describe, expect, it } from "vitest";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { faceFor, fontPairing, uncoveredCharacters, type Face } from "../../container/ads/statics/fonts.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { FontPairingName } from "../../src/core/rendering/fonts.ts";
import { layoutOrder } from "../../src/core/rendering/layouts.ts";
import { settableLetters } from "../../src/core/rendering/letters.ts";
import { widestAspect } from "../../src/core/rendering/productScale.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { Scene } from "../../src/core/rendering/scene.ts";
import { aScene } from "./sampleScenes.ts";

const names = [
  "Solenne Laboratoires Paris",
  "Dermatologica Mediterranea",
  "Internationale Kosmetikmanufaktur Berlin",
  "W".repeat(28),
  `${"W".repeat(19)} ${"W".repeat(20)}`,
  "Mỹ Phẩm Thảo Dược",
];
const bare = { proofPoints: [], rating: null, quote: null, quoteAuthor: null, bigNumber: null, callouts: [] };

function sceneOf(brand: string, fonts: FontPairingName, [width, height]: readonly [number, number]): Scene {
  const product = { width, height, box: { x: 0, y: 0, width, height } };
  return Scene.parse({ ...aScene("editorial", "bottle", { ...bare, brand }), fonts, product });
}

/** Whether a layout holds the scene; looks no further than the first that does. */
function isHeld(scene: Scene, orientation: PlacementId): boolean {
  return layoutOrder(scene).some((layout) => {
    try {
      return composeAd(scene, placements[orientation], layout).placed.length > 0;
    } catch (error) {
      if (error instanceof UnusableInput) return false;
      throw error;
    }
  });
}

describe.each(FontPairingName.options)("a long or unusual name in %s", (fonts) => {
  it.each(names)("is set on two lines, closer, smaller or in another family: %s", (name) => {
    for (const orientation of PlacementId.options) {
      expect(isHeld(sceneOf(name, fonts, [510, 1500]), orientation), orientation).toBe(true);
    }
  });
});

describe.each(FontPairingName.options)("every settable letter in %s", (fonts) => {
  it("is there, small and as a capital, in the face or in the one that stands in for it", () => {
    const pattern = new RegExp(`^[${settableLetters}]$`, "u");
    const all = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      pattern.test(letter),
    );
    expect(all.length).toBeGreaterThan(300);
    for (const face of Object.values(fontPairing(fonts)) as Face[]) {
      const missing = all.filter((letter) => {
        const both = letter + letter.toLocaleUpperCase();
        return uncoveredCharacters(faceFor(face, both), both).length > 0;
      });
      expect(missing, face.name).toEqual([]);
    }
  });
});

describe("the widest product that may be ordered", () => {
  it.each(PlacementId.options)("finds a layout under the widest name: %s", (orientation) => {
    const scene = sceneOf("W".repeat(28), "bodoni-montserrat", [1600, 1600 / widestAspect]);
    expect(isHeld(scene, orientation)).toBe(true);
  });
});

describe("a name of usual length", () => {
  it.each(["Dermatologica Mediterranea", "Solenne Laboratoires Paris"])(
    "keeps one line where that holds: %s",
    (name) => {
      const ad = composeAd(sceneOf(name, "inter", [510, 1500]), placements.vertical, "editorial");
      const mark = ad.placed.find(({ role }) => role === "brand");
      expect(mark?.ink.height).toBeLessThan(45);
    },
  );
});
