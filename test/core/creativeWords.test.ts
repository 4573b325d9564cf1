import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { Family } from "../../src/core/copywriter/families.ts";
import { kindOf } from "../../src/core/copywriter/languages/english/kinds.ts";
import { english } from "../../src/core/copywriter/languages/english/pack.ts";
import { german } from "../../src/core/copywriter/languages/german/pack.ts";
import { spanish } from "../../src/core/copywriter/languages/spanish/pack.ts";
import type { CopySource } from "../../src/core/copywriter/material.ts";
import { materialOf } from "../../src/core/copywriter/readMaterial.ts";
import { numbersIn } from "../../src/core/copywriter/numbers.ts";
import { reviewWords } from "../../src/core/copywriter/review.ts";
import { plainHeadline, sharesBeginning } from "../../src/core/copywriter/line.ts";
import { wordLimits } from "../../src/core/copywriter/wordLimits.ts";
import { voiceOf } from "../../src/core/copywriter/tone.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { hasSocialProof, ratingUse } from "../../src/core/copywriter/socialProof.ts";
import { Words } from "../../src/core/rendering/scene.ts";
import { aBrief, aProduct, aSource, honestPages, roughPages, someFacts } from "./creativeBuilders.ts";

const pages = Object.entries({ ...honestPages, ...roughPages });
const tones = [
  null,
  "Playful and cheeky",
  "Clinical, science-led",
  "Understated Parisian luxury",
  "Calm, gentle, minimal",
];

function write(source: CopySource, angle: CopyAngle = "sensory", tone: string | null = null, seed = 1): Words {
  return writeWords({ ...source, angle, tone, language: "en", seed }, emptyCopyHistory).words;
}

describe("fifty concepts of one brand", () => {
  const headlinesOf = (brief: Partial<Parameters<typeof aBrief>[0]>) =>
    composeConcepts(aBrief({ count: 50, ...brief })).map(({ headline }) => headline.toLowerCase());

  it.each(Object.keys(honestPages))("never repeat a headline: %s", (family) => {
    const source = honestPages[family] ?? aSource({});
    expect(kindOf([source.name, source.category]).family).toBe(family);
    const products = [aProduct(source)];
    for (const copyAngle of [null, ...CopyAngle.options]) {
      expect(new Set(headlinesOf({ products, copyAngle })).size).toBe(50);
    }
    expect(new Set(headlinesOf({ products, copyAngle: "ritual", brandTone: "playful" })).size).toBe(50);
  });

  it("never repeat a headline over five products", () => {
    const products = Object.entries(honestPages)
      .slice(0, 5)
      .map(([id, source]) => aProduct(source, id));
    for (const copyAngle of [null, ...CopyAngle.options]) {
      expect(new Set(headlinesOf({ products, copyAngle })).size).toBe(50);
    }
  });

  it("covers every family of products", () => {
    expect(Object.keys(honestPages).sort()).toEqual([...Family.options].sort());
  });
});

describe("the words of any page", () => {
  it.each(pages)("pass the review in every angle and tone: %s", (_, source) => {
    for (const tone of tones) {
      let history = emptyCopyHistory;
      for (const [turn, angle] of [...CopyAngle.options, ...CopyAngle.options].entries()) {
        const written = writeWords({ ...source, angle, tone, language: "en", seed: 31 * turn }, history);
        history = written.history;
        expect(Words.safeParse(written.words).success).toBe(true);
        expect(reviewWords(written.words, source, "en")).toEqual([]);
        const { brand, headline, support, proofPoints, callToAction } = written.words;
        for (const text of [brand, headline, support, ...proofPoints, callToAction]) {
          expect(text).not.toMatch(/[{}[\]|<>]|undefined|null\b|\s{2}| ,|^\s|\s$/);
        }
      }
    }
  });

  it("hold no number that the page does not name, whatever the page", () => {
    const phrase = fc.oneof(
      fc.string({ maxLength: 60, unit: "grapheme" }),
      fc.constantFrom("72-hour hydration", "Vegan", "2% ectoin", "Up to 90% natural", "3 ceramides", "SPF 30"),
    );
    const page = fc.record({
      name: phrase,
      category: fc.constantFrom("Serum", "Cream", "Oil", "Mist", "Lip", ""),
      description: phrase,
      claims: fc.array(
        phrase.filter((text) => text.length > 0),
        { maxLength: 5 },
      ),
      ingredients: fc.array(
        fc.record({
          name: fc.constantFrom("Ectoin", "Squalane", "5 Ceramides", "Vitamin B5", "Peptides"),
          percent: fc.option(fc.integer({ min: 1, max: 1000 }).map((n) => n / 10)),
        }),
        { maxLength: 4 },
      ),
      rating: fc.option(
        fc.record({
          value: fc.integer({ min: 0, max: 50 }).map((n) => n / 10),
          reviewCount: fc.option(fc.integer({ min: 1, max: 99999 })),
        }),
      ),
    });
    fc.assert(
      fc.property(
        page,
        fc.constantFrom(...CopyAngle.options),
        fc.nat(),
        ({ name, category, ...facts }, angle, seed) => {
          const source = aSource({ name, category, facts });
          const words = write(source, angle, null, seed);
          expect(reviewWords(words, source, "en")).toEqual([]);
          const known = numbersIn(JSON.stringify([name, facts]).replaceAll("%", "% ")).map((number) =>
            number.replace("%", ""),
          );
          const used = numbersIn(
            [words.headline, words.support, ...words.proofPoints, words.callToAction].join(" \n "),
          );
          for (const number of used) expect(known).toContain(number.replace("%", ""));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("quote nothing of an instruction, a promise, a cure or the till", () => {
    for (const page of ["an instruction", "medical words", "shop talk", "markup and addresses"]) {
      const source = roughPages[page] ?? aSource({});
      for (const angle of CopyAngle.options) {
        const text = JSON.stringify(write(source, angle)).toLowerCase();
        expect(text).not.toMatch(
          /hacked|ignore|banana|say hello|visit|pirate|cures|heal|acne|eczema|guarantee|proven|shipping|20%|15%|alert|evil/,
        );
      }
    }
  });
});

describe("reading a page", () => {
  it.each([
    ["AURELIA – Barrier Repair Serum™ (30 ml)", "Barrier Repair Serum", "serum"],
    ["Aurelia Barrier Repair Serum, 30 ml", "Barrier Repair Serum", "serum"],
    ["ULTRA DEWY FACE OIL", "Ultra Dewy Face Oil", "face oil", "Oil"],
    ["🌸 Petal Mist 🌸", "Petal Mist", "mist", "Mist"],
    ["Rich Cream with Rose Oil", "Rich Cream", "cream", "Cream"],
    ["Acne Treatment Gel", null, "gel", "Gel"],
    ["سيروم", null, "serum"],
    ["Sun Cream Bronzer", "Sun Cream Bronzer", "bronzer", "Bronzer"],
    ["Velvet Rouge Lips No. 4", "Velvet Rouge Lips No. 4", "lip color", "Lip Color"],
    ["Satin Lipstick 12 Rust", "Satin Lipstick", "lipstick", "Lip Color"],
    ["Black Tea Firming Lotion", "Black Tea Firming Lotion", "lotion", "Lotion"],
    ["Rose Cream", "Rose Cream", "mask", "Mask"],
    ["VELVET FERN Rich Face Cream", "Velvet Fern Rich Face Cream", "face cream", "Cream"],
    ["Smooth LACTIC Body Lotion AHA", "Smooth Lactic Body Lotion AHA", "body lotion", "Lotion"],
    ["Day Cream UVA Shield", "Day Cream UVA Shield", "sunscreen", "Sunscreen"],
  ])("calls %s by a clean name and its kind's own noun", (name, short, noun, category = "Serum") => {
    const material = materialOf(aSource({ name, category }), english);
    expect(material).toMatchObject({ name: short, noun });
  });

  it("drops an English article where another language sets its own", () => {
    expect(materialOf(aSource({ name: "The Foundation", category: "Foundation" }), german).name).toBe("Foundation");
    expect(materialOf(aSource({ name: "The Foundation", category: "Foundation" }), english).name).toBe(
      "The Foundation",
    );
  });

  it("never takes what a product comes with for its name", () => {
    const { name } = materialOf(aSource({ name: "FPS50+ con color", category: "Sunscreen" }), spanish);
    expect(name).toBeNull();
  });

  it("keeps the end of a name without end", () => {
    expect(materialOf(roughPages["very long"] ?? aSource({}), english).name).toBe("Barrier Repair Serum");
  });

  it("sets a percentage as the page does, with a space that does not break", () => {
    const amounts = materialOf(roughPages["percent lists"] ?? aSource({}), english).ingredients.map(
      ({ amount }) => amount,
    );
    expect(amounts).toEqual(["10\u00a0% azelaic acid", "1,5\u00a0% bakuchiol", "0.5% retinal"]);
  });

  it("names a brand in letters that the faces have", () => {
    expect(write(roughPages["Arabic"] ?? aSource({})).brand).toBe("Noor Beauty");
    expect(write(roughPages["emoji"] ?? aSource({})).brand).toBe("Glow Co");
    expect(write(roughPages["very long"] ?? aSource({})).brand).toBe("Aurelia");
  });

  it("leaves claims of other languages out", () => {
    expect(materialOf(roughPages["German"] ?? aSource({}), english).claims).toEqual(["Vegan"]);
  });
});

describe("a fact in small type", () => {
  it("is never one more ingredient alone, after those that the words name", () => {
    const ingredients = ["Squalane", "Panthenol", "Niacinamide"].map((name) => ({ name, percent: null }));
    const source = aSource({ facts: { ingredients } });
    const isNamed = (text: string) => ingredients.some(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
    let named = 0;
    for (const angle of CopyAngle.options)
      for (let seed = 0; seed < 40; seed++) {
        const { headline, support, proofPoints } = write(source, angle, null, seed);
        if (!isNamed(`${headline} ${support}`)) continue;
        named += 1;
        if (proofPoints.length === 1)
          expect(isNamed(proofPoints[0] ?? ""), `${support} ${proofPoints[0] ?? ""}`).toBe(false);
      }
    expect(named).toBeGreaterThan(20);
  });
});

describe("a tick beside a headline", () => {
  it("says nothing that the headline has said in a longer or shorter word", () => {
    expect(sharesBeginning("Ohne Parfüm, gern empfohlen.", "Parfümfrei")).toBe(true);
    expect(sharesBeginning("Feuchtigkeit, die man spürt.", "Feuchtigkeitspflege")).toBe(true);
    expect(sharesBeginning("Sans parfum, sans hâte.", "Rechargeable")).toBe(false);
    expect(sharesBeginning("Skin that glows.", "Skinny")).toBe(false);
  });
});

describe("the rating", () => {
  it("is shown as scraped in social proof, and never invented", () => {
    const rated = honestPages["serum"] ?? aSource({});
    expect(write(rated, "social proof").rating).toEqual({ value: 4.8, reviewCount: 2143 });
    for (const angle of CopyAngle.options) expect(write(honestPages["scrub"] ?? aSource({}), angle).rating).toBeNull();
  });

  it.each([
    [4.5, 50, "figure"],
    [4.9, 49, "stars"],
    [4.49, 900, "stars"],
    [4, 10, "stars"],
    [4.9, 9, null],
    [3.9, 5000, null],
    [4.9, null, null],
  ])("of %d from %s reviews is shown as %s", (value, reviewCount, use) => {
    expect(ratingUse({ value, reviewCount })).toBe(use);
    const source = aSource({ facts: { rating: { value, reviewCount } } });
    for (const angle of CopyAngle.options) {
      for (let seed = 0; seed < 6; seed++) {
        const words = write(source, angle, null, seed);
        if (use === null) expect(words.rating).toBeNull();
        if (use === "figure") continue;
        expect(words.bigNumber).toBeNull();
        expect(`${words.headline} ${words.support}`).not.toMatch(/\d/);
      }
    }
  });

  it("stands beside other proofs only from 4.5, and beside a quotation never under that", () => {
    const reviews = [{ text: "My skin feels soft and calm all day.", author: "Anna", source: null }];
    for (const [value, isOfPeople, said, isShown] of [
      [4.2, false, [], false],
      [4.2, true, [], true],
      [4.2, true, reviews, false],
      [4.6, true, reviews, true],
    ] as const) {
      const source = aSource({ facts: { rating: { value, reviewCount: 25 }, reviews: [...said] } });
      const angles = CopyAngle.options.filter((angle) => (angle === "social proof") === isOfPeople);
      const shown = angles.flatMap((angle) =>
        Array.from({ length: 12 }, (_, seed) => write(source, angle, null, seed).rating !== null),
      );
      expect(new Set(shown), `${String(value)} with ${String(said.length)} reviews`).toEqual(new Set([isShown]));
    }
  });

  it("lets an ad speak of other people unasked only where it persuades", () => {
    const of = (value: number) => hasSocialProof(someFacts({ rating: { value, reviewCount: 25 } }));
    expect([of(4.4), of(4.5)]).toEqual([false, true]);
  });

  it("stays unsaid when it speaks against the product", () => {
    expect(write(roughPages["a poor rating"] ?? aSource({}), "social proof").rating).toBeNull();
  });
});

describe("the review", () => {
  const source = honestPages["serum"] ?? aSource({});
  const good: Words = {
    brand: "Aurelia",
    headline: "Skin that holds its *glow.*",
    support: "The barrier repair serum that leaves skin calm and cushioned.",
    proofPoints: ["2% ectoin", "Fragrance-free"],
    callToAction: "Shop the serum",
    rating: { value: 4.8, reviewCount: 2143 },
  };

  it("lets the reference ad pass", () => {
    expect(reviewWords(good, source, "en")).toEqual([]);
  });

  it.each<[string, Partial<Words>, string]>([
    ["an invented share", { proofPoints: ["3% ectoin"] }, "invented number"],
    ["a number without its sign", { proofPoints: ["72% hydration"] }, "invented number"],
    ["a number in words", { support: "Loved by thousands of people." }, "spelt-out number"],
    ["a cure", { support: "It cures and heals." }, "medical claim"],
    ["a condition", { headline: "Acne treatment, at last." }, "medical claim"],
    ["a promise", { support: "Results guaranteed." }, "promise"],
    ["a before and after", { headline: "The before and *after.*" }, "promise"],
    ["a remark on the reader", { headline: "You have wrinkles." }, "personal attribute"],
    ["a remark on the reader's skin", { support: "Wake up your dull skin." }, "personal attribute"],
    ["an exclamation mark", { callToAction: "Shop now!" }, "exclamation mark"],
    ["a headline too long", { headline: "A headline that goes on for rather longer than it should" }, "too long"],
    ["a stray mark", { headline: "Skin that *holds* its *glow.*" }, "stray mark"],
    ["shouting", { headline: "SKIN THAT HOLDS ITS GLOW" }, "not sentence case"],
    ["a rating that persuades nobody", { rating: { value: 4.3, reviewCount: 9 } }, "weak rating"],
    ["an invented rating", { rating: { value: 4.9, reviewCount: 2143 } }, "invented rating"],
    ["the noun of another kind", { headline: "The cream for cold days." }, "another kind"],
    ["another kind on the button", { callToAction: "Meet the sunscreen" }, "another kind"],
    ["a machine's own words", { support: "As an AI, I suggest this serum." }, "machine talk"],
  ])("objects to words with %s", (_, change, rule) => {
    expect(reviewWords({ ...good, ...change }, source, "en").map((objection) => objection.rule)).toContain(rule);
  });
});

describe("the tone", () => {
  it.each([
    ["Playful, cheeky, young", "playful"],
    ["Science-backed and clinical", "clinical"],
    ["Not playful. Elegant and refined.", "luxurious"],
    ["calm, minimal", "calm"],
    ["xyz", null],
    [null, null],
  ])("%s speaks as %s", (tone, voice) => {
    expect(voiceOf(tone)).toBe(voice);
  });

  it("changes what is said", () => {
    const source = honestPages["serum"] ?? aSource({});
    const headlines = tones.map((tone) => write(source, "pain + solution", tone, 5).headline);
    expect(new Set(headlines).size).toBeGreaterThan(3);
  });

  it("keeps headlines to their length with the telling word in italics", () => {
    for (const source of Object.values(honestPages)) {
      const { headline } = write(source, "ritual");
      expect(plainHeadline(headline).length).toBeLessThanOrEqual(wordLimits.headline);
      expect(headline).toMatch(/^[^*]*\*[^*]+\*[^*]*$/);
    }
  });
});
