import { describe, expect, it } from "vitest";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { Brief, type BriefProduct } from "../../src/core/creative/brief.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { recomposeConcept } from "../../src/core/creative/recompose.ts";
import { chance, deriveSeed } from "../../src/core/seed.ts";
import { layoutOrder } from "../../src/core/rendering/layouts.ts";
import { canBeShown, widestAspect } from "../../src/core/rendering/productScale.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { type Scene } from "../../src/core/rendering/scene.ts";
import { randomBrand } from "../gallery/randomBrands.ts";

/** Names that shops really have, or could have to break something. */
const names = [
  "Solenne Laboratoires Paris",
  "Dermatologica Mediterranea",
  "Internationale Kosmetikmanufaktur Berlin",
  "Donaudampfschifffahrtsgesellschaftskosmetik",
  "W".repeat(40),
  `${"W".repeat(19)} ${"W".repeat(20)}`,
  "The Very Long And Winding Name Of A Small Company That Makes Soap In Wales",
  "Mỹ Phẩm Thảo Dược Sài Gòn",
  "资生堂",
  "العطور الشرقية",
  "🌸 Blossom 🌸",
  "O",
];
const titles = [
  null,
  "Feuchtigkeitsspendende Reinigungsmilch für empfindliche, sehr trockene und zu Rötungen neigende Haut",
  "W".repeat(60),
  "Sérum",
];
/** 25 orders, and more where more time is asked for (`SOAK_FACTOR`). */
const orders = 25 * Number(process.env.SOAK_FACTOR ?? 1);
/** The most slender product of which a picture is taken: a pencil. Width over height. */
const slenderestAspect = 0.05;

/** A product's picture of any shape and size that may be ordered. */
function somePicture(seed: number): BriefProduct["picture"] {
  for (let attempt = 0; ; attempt++) {
    const aspect = slenderestAspect * (widestAspect / slenderestAspect) ** chance(seed, 2 * attempt);
    const longSide = Math.round(300 + 1300 * chance(seed, 2 * attempt + 1));
    const [width, height] = aspect > 1 ? [longSide, longSide / aspect] : [longSide * aspect, longSide];
    const box = { x: 0, y: 0, width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    const picture = { width: box.width, height: box.height, box };
    if (canBeShown(picture)) return picture;
  }
}

function someBrief(seed: number): Brief {
  const { kit, products } = randomBrand(seed);
  const pick = <T>(list: readonly T[], at: number): T => list[Math.floor(chance(seed, 900 + at) * list.length)] as T;
  return Brief.parse({
    deliveryId: null,
    brandName: pick(names, 0),
    kit,
    products: products.map(({ name, category, facts }, i) => ({
      id: `product-${i}`,
      name: pick(titles, 1 + i) ?? name,
      category,
      facts,
      picture: somePicture(deriveSeed(seed, "picture", i)),
      pictureKey: `pictures/${i}`,
      colours: ["#b04a3a"],
    })),
    count: 4,
    format: "static",
    copyAngle: null,
    brandTone: null,
    animationPrompts: [],
    featuredStyles: [],
    recentStyles: [],
    inSitu: seed % 5 === 0,
    seed,
  });
}

/** Why no layout holds it; null where one does. */
function refusalOf(scene: Scene, orientation: PlacementId): string | null {
  let refusal = "";
  for (const layout of layoutOrder(scene)) {
    try {
      composeAd(scene, placements[orientation], layout);
      return null;
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      refusal ||= error.message;
    }
  }
  return refusal;
}

describe("whatever may be ordered", () => {
  it("finds a layout for its words and its product before anybody pays: any name, title, page, language, shape and size", () => {
    const refusals: string[] = [];
    let scenes = 0;
    for (let seed = 1; seed <= orders; seed++) {
      const brief = someBrief(seed);
      const composed = composeConcepts(brief);
      const anew = brief.products.flatMap(
        (product) => recomposeConcept(brief, { index: brief.count, earlier: [], product, composed }) ?? [],
      );
      for (const { scene } of [...composed, ...anew]) {
        for (const orientation of PlacementId.options) {
          scenes += 1;
          const refusal = refusalOf(scene, orientation);
          if (refusal === null) continue;
          const { width, height } = scene.product.box;
          const { brand, headline } = scene.words;
          refusals.push(`${seed} ${orientation} ${width}×${height} “${brand}” ${headline}: ${refusal}`);
        }
      }
    }
    expect(refusals).toEqual([]);
    expect(scenes).toBeGreaterThan(8 * orders);
  });
});
