import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { detectLanguage, languageFor } from "../../src/core/copywriter/tellLanguage.ts";
import { Language } from "../../src/core/copywriter/language.ts";
import { reviewWords } from "../../src/core/copywriter/review.ts";
import { plainHeadline } from "../../src/core/copywriter/line.ts";
import { emptyCopyHistory, headlineKey, writeWords, type Written } from "../../src/core/copywriter/writeWords.ts";
import { type CopyBrand, copyBrands, textsOf } from "./copyPages.ts";
import { aBrief, aProduct, aSource, honestPages } from "./creativeBuilders.ts";

const languages = Language.options;
const brands = languages.flatMap((language) =>
  Object.entries(copyBrands[language]).map(([name, brand]): [string, Language, CopyBrand] => [
    `${language} ${name}`,
    language,
    brand,
  ]),
);

function fiftyOf({ pages, tone, language }: CopyBrand, angles: readonly CopyAngle[] = CopyAngle.options): Written[] {
  let history = emptyCopyHistory;
  return Array.from({ length: 50 }, (_, at) => {
    const page = pages[at % pages.length] ?? aSource({});
    const angle = angles[at % angles.length] ?? "ritual";
    const written = writeWords({ ...page, angle, tone, language, seed: 101 * at + 7 }, history);
    history = written.history;
    return written;
  });
}

describe("fifty concepts of a brand in its own language", () => {
  it.each(brands)("never repeat a headline and pass the review: %s", (_, language, brand) => {
    const written = fiftyOf(brand);
    expect(new Set(written.map(({ words }) => headlineKey(words.headline))).size).toBe(50);
    for (const [at, ad] of written.entries()) {
      const page = brand.pages[at % brand.pages.length] ?? aSource({});
      expect(ad.language).toBe(language);
      expect(reviewWords(ad.words, page, language)).toEqual([]);
      for (const text of textsOf(ad.words)) expect(text).not.toMatch(/[{}[\]|<>]|undefined|null\b| {2}|^ | $/);
    }
  });

  it.each(languages)("never repeat a headline in %s where one angle is pinned", (language) => {
    for (const brand of Object.values(copyBrands[language])) {
      for (const angle of CopyAngle.options) {
        const headlines = fiftyOf(brand, [angle]).map(({ words }) => headlineKey(words.headline));
        expect(new Set(headlines).size).toBe(50);
      }
    }
  });

  it("are in the language that the kit declares, through the composer", () => {
    const products = (copyBrands.fr.bold?.pages ?? []).map((page, at) => aProduct(page, `p${at}`));
    const brief = aBrief({ count: 50, products });
    const concepts = composeConcepts({ ...brief, kit: { ...brief.kit, language: "fr-CA" } });
    expect(new Set(concepts.map(({ headline }) => headline.toLowerCase())).size).toBe(50);
    const text = concepts.map(({ headline, scene }) => `${headline} ${scene.words.support}`).join(" ");
    expect(detectLanguage(text)).toBe("fr");
  });
});

describe("each angle in each language", () => {
  it.each(languages)("has lines of its own in %s", (language) => {
    const brand = copyBrands[language].single;
    const page = brand?.pages[0] ?? aSource({});
    const byAngle = CopyAngle.options.map((angle) =>
      [1, 2, 3, 4, 5].map(
        (seed) => writeWords({ ...page, angle, tone: null, language, seed }, emptyCopyHistory).words.headline,
      ),
    );
    for (const [at, headlines] of byAngle.entries()) {
      for (const [other, others] of byAngle.entries()) {
        if (other !== at) expect(headlines.some((headline) => others.includes(headline))).toBe(false);
      }
    }
  });

  it.each(languages)("sounds different in another tone in %s", (language) => {
    const page = copyBrands[language].single?.pages[0] ?? aSource({});
    const headlines = ["playful", "clinical", "luxurious", "calm"].map(
      (tone) => writeWords({ ...page, angle: "ritual", tone, language, seed: 3 }, emptyCopyHistory).words.headline,
    );
    expect(new Set(headlines).size).toBe(4);
  });

  it.each(languages)("shows a rating in social proof as %s writes figures", (language) => {
    const page = copyBrands[language].single?.pages[0] ?? aSource({});
    const { words } = writeWords({ ...page, angle: "social proof", tone: null, language, seed: 1 }, emptyCopyHistory);
    expect(words.rating).toEqual(page.facts.rating);
    const figure = language === "en" ? /\d\.\d/ : /\d,\d/;
    const isSaid = figure.test(words.headline);
    // A headline that has the figure leaves to the small type how many have rated.
    if (isSaid) expect(words.ratingLabel).toMatch(/^\d[\d.,\p{Zs}]* \p{L}+$/u);
    else expect(words.ratingLabel).toMatch(new RegExp(`^${figure.source} `));
  });
});

describe("the conventions of a language", () => {
  const allTexts = (language: Language) =>
    Object.values(copyBrands[language]).flatMap((brand) =>
      fiftyOf(brand).flatMap(({ words }) => textsOf(words).map(plainHeadline)),
    );

  it("set French marks behind a narrow no-break space and elide articles", () => {
    for (const text of allTexts("fr")) {
      expect(text).not.toMatch(/[^\u202f][:;?!»%]/u);
      expect(text).not.toMatch(/«[^\u202f]/u);
      expect(text).not.toMatch(/(?<!\p{L})(?:de les?|à les?|(?:le|la|de) [aeiouéèêh](?!uit|aut))(?!\p{L})/iu);
    }
  });

  it("open Spanish questions, contract articles and agree with the product", () => {
    for (const text of allTexts("es")) {
      expect((text.match(/\?/g) ?? []).length).toBe((text.match(/¿/g) ?? []).length);
      expect(text).not.toMatch(/(?<!\p{L})(?:a|de) el /iu);
    }
  });

  it("give German nouns their capital and percentages their space", () => {
    for (const text of allTexts("de")) {
      expect(text).not.toMatch(/(?<!\p{L})(?:haut|lippen|tag|minute|pflege|serum|creme|textur|sterne)(?!\p{L})/u);
      expect(text).not.toMatch(/\d%/);
    }
  });
});

describe("the language of a shop", () => {
  it.each([
    ["de-AT", "The best serum for your skin", "de"],
    ["FR", "", "fr"],
    ["pt-BR", "la piel y los labios", "en"],
    [null, "Ein Serum für die Haut, ohne Parfüm und mit Squalan", "de"],
    [null, "Un sérum pour la peau, sans parfum et avec du squalane", "fr"],
    [null, "Un sérum para la piel, sin perfume y con escualano", "es"],
    [null, "A serum for the skin with squalane", "en"],
    [null, "Een serum voor de huid met squalaan", "en"],
    [null, "سيروم 美容液 🌿", "en"],
    ["x".repeat(500), "für die Haut", "en"],
  ])("declared as %s, saying %s, is written in %s", (declared, text, language) => {
    expect(languageFor(declared, [text])).toBe(language);
  });

  it("quotes no claim of another language", () => {
    const page = aSource({
      facts: { claims: ["Fragrance-free", "Suitable for sensitive skin", "parfümfrei", "sin perfume"] },
    });
    for (let seed = 0; seed < 8; seed++) {
      const { words } = writeWords({ ...page, angle: "ritual", tone: null, language: "de", seed }, emptyCopyHistory);
      expect(words.proofPoints).toEqual(["Parfümfrei"]);
    }
  });
});

describe("facts and extra pieces", () => {
  it.each(brands)("come with the page's own words for them: %s", (_, __, brand) => {
    for (const [at, { facts }] of fiftyOf(brand).entries()) {
      const page = brand.pages[at % brand.pages.length] ?? aSource({});
      const scraped = JSON.stringify(page).toLowerCase();
      for (const { source, quote } of facts) {
        const said = source === "ingredient" ? quote.replace(/ [\d.]+%$/, "") : quote.replace(/ \(\d+\)$/, "");
        expect(scraped).toContain(said.toLowerCase());
      }
    }
  });

  it("take a big number, a sentence and ingredients only from the page", () => {
    const seen = { numbers: new Set<string>(), quotes: new Set<string>() };
    const said = "Meine Haut fühlt sich weich und frisch an. Ich liebe das leichte Gefühl am Morgen.";
    const single = copyBrands.de.single?.pages[0] ?? aSource({});
    const page = { ...single, facts: { ...single.facts, reviews: [{ text: said, author: "Anna K.", source: null }] } };
    for (let seed = 0; seed < 60; seed++) {
      const angle = seed % 2 === 0 ? "ritual" : "social proof";
      const { extras, words } = writeWords({ ...page, angle, tone: null, language: "de", seed }, emptyCopyHistory);
      if (extras.bigNumber) seen.numbers.add(`${extras.bigNumber.value} ${extras.bigNumber.label}`);
      if (extras.quote) seen.quotes.add(extras.quote.text);
      const called = extras.callouts?.map(({ name }) => name) ?? [];
      const inOrder = ["Niacinamid", "72 Stunden Feuchtigkeit", "Squalan", "Ceramide"];
      // What the headline names comes first, the rest as the page has it.
      const isSaid = (name: string) => plainHeadline(words.headline).includes(name.split(" ").at(-1) ?? name);
      expect(called).toEqual([...inOrder.filter(isSaid), ...inOrder.filter((name) => !isSaid(name))]);
    }
    expect([...seen.numbers].sort()).toEqual(["4,8 Sterne · 2.143 Bewertungen", "72\u00a0h Feuchtigkeit"]);
    for (const quote of seen.quotes) expect(said).toContain(quote.replaceAll("\u00a0", " "));
    expect(seen.quotes.size).toBe(2);
  });

  it("are missing where the page has none", () => {
    const bare = aSource({ name: "", category: "" });
    const { extras, facts } = writeWords(
      { ...bare, angle: "ritual", tone: null, language: "es", seed: 1 },
      emptyCopyHistory,
    );
    expect(extras).toEqual({ bigNumber: null, quote: null, callouts: null });
    expect(facts).toEqual([]);
  });
});

it("gives the same words for the same request", () => {
  for (const [language, page] of [
    ["de", honestPages["serum"]],
    ["fr", honestPages["cream"]],
  ] as const) {
    const request = { ...(page ?? aSource({})), angle: "ritual", tone: null, language, seed: 9 } as const;
    expect(writeWords(request, emptyCopyHistory)).toEqual(writeWords(request, emptyCopyHistory));
  }
});
