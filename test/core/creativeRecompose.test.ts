import { describe, expect, it } from "vitest";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { Concept } from "../../src/core/creative/concept.ts";
import { recomposeConcept, type ComposedConcept } from "../../src/core/creative/recompose.ts";
import { findStyle, styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { aBrief, aProduct, aSource, honestPages } from "./creativeBuilders.ts";

const productOf = (id: string) => aProduct(honestPages[id] ?? aSource({}), id);
const products = ["serum", "cream", "mist"].map(productOf);

function composedOf(brief: Parameters<typeof composeConcepts>[0]): ComposedConcept[] {
  return composeConcepts(brief).map(({ index, productId, styleId, scene }) => ({ index, productId, styleId, scene }));
}

function recomposed(brief = aBrief({ products, count: 6 }), index = 2, variant = 1, product = products[1]) {
  const composed = composedOf(brief);
  const earlier = Array.from({ length: variant - 1 }, (_, at) => ({ headline: `Earlier ${at}`, styleId: null }));
  const concept = recomposeConcept(brief, { index, earlier, product: product ?? expect.fail(), composed });
  return { composed, before: composed[index - 1] ?? expect.fail(), concept: concept ?? expect.fail() };
}

describe("a concept composed anew", () => {
  it("is a whole concept in its own place, the same each time", () => {
    const { concept } = recomposed();
    expect(Concept.parse(concept)).toEqual(concept);
    expect(concept.index).toBe(2);
    expect(recomposed().concept).toEqual(concept);
  });

  it("has other words, another layout and another style than it had, with the same product and angle", () => {
    for (let seed = 0; seed < 20; seed++) {
      const brief = aBrief({ products, count: 6, seed });
      const { concept, before, composed } = recomposed(brief);
      expect([concept.productId, concept.angle]).toEqual([before.productId, composeConcepts(brief)[1]?.angle]);
      expect(concept.scene.words.support).not.toBe(before.scene.words.support);
      expect(concept.scene.layout).not.toBe(before.scene.layout);
      expect(concept.styleId).not.toBe(before.styleId);
      const headlines = composed.map(({ scene }) => scene.words.headline);
      expect(headlines).not.toContain(concept.scene.words.headline);
    }
  });

  it("never says again, in the same or a later variant, what could not be drawn", () => {
    const brief = aBrief({ products: [productOf("serum")], count: 2 });
    for (let seed = 0; seed < 30; seed++) {
      const composed = composedOf({ ...brief, seed });
      const earlier: { headline: string; styleId: string | null }[] = [];
      for (let variant = 1; variant <= 4; variant++) {
        const now = composed[0] ?? expect.fail();
        const product = brief.products[0] ?? expect.fail();
        const concept = recomposeConcept({ ...brief, seed }, { index: 1, earlier, product, composed });
        earlier.push({ headline: now.scene.words.headline, styleId: now.styleId });
        composed[0] = { ...now, styleId: concept?.styleId ?? null, scene: concept?.scene ?? expect.fail() };
      }
      const headlines = [...earlier, { headline: composed[0]?.scene.words.headline }].map(({ headline }) => headline);
      expect(new Set(headlines).size).toBe(5);
    }
  });

  it("has plain words only: nothing that is set apart", () => {
    expect(recomposed().concept.scene.words).toMatchObject({
      proofPoints: [],
      bigNumber: null,
      quote: null,
      quoteAuthor: null,
      callouts: null,
    });
  });

  it("says what is true of the product that takes the place of the first", () => {
    const { concept } = recomposed(aBrief({ products, count: 6 }), 2, 2, products[2]);
    expect(concept).toMatchObject({ productId: "mist", pictureKey: "pictures/mist" });
    expect(concept.scene.product).toEqual(products[2]?.picture);
  });

  it("claims no social proof for a product that has none, unless that is asked for", () => {
    const proved = aBrief({ products: [productOf("serum")], count: 6 });
    const index = 1 + composeConcepts(proved).findIndex(({ angle }) => angle === "social proof");
    const cream = productOf("cream");
    expect(recomposed(proved, index, 2, cream).concept.angle).toBe("benefit outcome");
    expect(recomposed({ ...proved, copyAngle: "social proof" }, index, 2, cream).concept.angle).toBe("social proof");
  });

  it("keeps to pinned styles and categories", () => {
    const pinned = styles.slice(0, 3).map(({ id }) => id);
    const ids = [1, 2, 3].map(
      (variant) => recomposed(aBrief({ products, featuredStyles: pinned }), 2, variant).concept.styleId,
    );
    expect(new Set(ids)).toEqual(new Set(pinned));
    const { concept } = recomposed(aBrief({ products, animationPrompts: ["Water Ripples"] }));
    expect(findStyle(concept.styleId ?? "")?.animationPrompt).toBe("Water Ripples");
  });

  it("stands in surroundings that neither it nor a neighbour has had, where the brief asks for one", () => {
    for (const variant of [1, 2, 3, 4]) {
      const { concept, composed } = recomposed(aBrief({ products, count: 6, inSitu: true }), 3, variant);
      const near = composed.slice(1, 4).map(({ scene }) => scene.setting);
      expect(concept.scene.setting).not.toBeNull();
      expect(near).not.toContain(concept.scene.setting);
    }
  });
});
