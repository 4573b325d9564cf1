import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { plainText } from "../../src/core/copywriter/clean.ts";
import { Language } from "../../src/core/copywriter/language.ts";
import { judgeProposal } from "../../src/core/copywriter/proposal.ts";
import { reviewWords } from "../../src/core/copywriter/review.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { textsOf } from "./copyPages.ts";
import { aBrief, aProduct, aSource } from "./creativeBuilders.ts";

/** A page in whose every part the faces lack a glyph. */
const page = aSource({
  brandName: "CO₂ Lab",
  name: "H₂O Serum",
  facts: {
    description: "A gel of H₂O and CO₂ extract that keeps water in the skin. With ≤ 2 % acids.",
    texture: "H₂O gel",
    ingredients: [
      { name: "CO₂ Rosehip Oil", percent: 2 },
      { name: "Vitamin B₅", percent: 5 },
      { name: "≤ 1% Retinal", percent: null },
    ],
    claims: [
      "≤ 0.5% alcohol",
      "≥ 95% natural",
      "CO₂-neutral",
      "72h hydration¹",
      "10⁹ live cultures",
      "Tested on 20 m²",
    ],
  },
});

describe("characters that the ads' faces lack", () => {
  it.each(Language.options)("never reach an ad, and the page gets its ads all the same: %s", (language) => {
    for (const angle of CopyAngle.options) {
      for (let seed = 0; seed < 8; seed++) {
        const { words } = writeWords({ ...page, angle, tone: null, language, seed }, emptyCopyHistory);
        expect(reviewWords(words, page, language)).toEqual([]);
        expect([words.brand, ...textsOf(words)].join(" ")).not.toMatch(/[≤≥₀-₉⁰¹²³⁴-⁹]|live cultures/u);
      }
    }
  });

  it("are written out where that says the same, and the fact keeps the page's own words", () => {
    const points = new Set<string>();
    const quotes = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { words, facts } = writeWords(
        { ...page, angle: "ritual", tone: null, language: "en", seed },
        emptyCopyHistory,
      );
      expect(words.brand).toBe("CO2 Lab");
      for (const point of words.proofPoints) points.add(point);
      for (const { quote } of facts) quotes.add(quote);
    }
    for (const point of ["At most 0.5% alcohol", "At least 95% natural", "CO2-neutral", "72h hydration"]) {
      expect(points).toContain(point);
    }
    expect(quotes).toContain("≤ 0.5% alcohol");
    expect(quotes).toContain("CO₂-neutral");
  });

  it("compose a whole delivery", () => {
    const concepts = composeConcepts(aBrief({ brandName: "CO₂ Lab", count: 50, products: [aProduct(page)] }));
    expect(concepts).toHaveLength(50);
    expect(JSON.stringify(concepts.map(({ scene }) => scene.words))).not.toMatch(/[≤≥₀-₉⁰¹²³⁴-⁹]/u);
  });

  it("are set by a model's ad too, or speak against it", () => {
    const request = { ...page, angle: "ritual", tone: null, language: "en", seed: 1 } as const;
    const proposal = {
      headline: "H₂O, made soft.",
      support: "A serum for slow mornings.",
      proofPoints: [],
      callToAction: "Meet it",
    };
    expect(judgeProposal(proposal, request, emptyCopyHistory).written?.words.headline).toBe("H2O, made *soft.*");
    const arrows = judgeProposal({ ...proposal, headline: "Water → soft skin" }, request, emptyCopyHistory);
    expect(arrows.objections).toContain("headline: no glyph");
  });

  it("lose the number of a footnote, and keep a power as it is", () => {
    expect(plainText("72h hydration¹ on 20 m², 10⁹ cells")).toBe("72h hydration on 20 m2, 10⁹ cells");
  });
});
