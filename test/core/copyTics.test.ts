import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import type { Language } from "../../src/core/copywriter/language.ts";
import { pageOf } from "../../src/core/copywriter/page.ts";
import { contentWords, plainHeadline } from "../../src/core/copywriter/line.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { deriveSeed } from "../../src/core/seed.ts";
import type { Words } from "../../src/core/rendering/scene.ts";
import { type CopyBrand, copyBrands } from "./copyPages.ts";
import { aSource, honestPages } from "./creativeBuilders.ts";

const single = Object.entries(honestPages).map(([family, page]): [string, Language, CopyBrand] => [
  `en ${family}`,
  "en",
  { language: "en", tone: null, pages: [page] },
]);
const shops = (["en", "de", "fr", "es"] as const).flatMap((language) =>
  Object.entries(copyBrands[language]).map(([name, brand]): [string, Language, CopyBrand] => [
    `${language} brand ${name}`,
    language,
    brand,
  ]),
);
const calmShop: CopyBrand = { language: "en", tone: "calm, quiet, minimal", pages: Object.values(honestPages) };
const brands: [string, Language, CopyBrand][] = [...single, ...shops, ["en calm shop", "en", calmShop]];

/** The words of fifty ads of a delivery, one seed, the angles in turn. */
function fiftyOf({ pages, tone, language }: CopyBrand, seed: number): Words[] {
  let history = emptyCopyHistory;
  return Array.from({ length: 50 }, (_, at) => {
    const page = pages[at % pages.length] ?? aSource({});
    const angle = CopyAngle.options[(seed + at) % CopyAngle.options.length] ?? "ritual";
    const written = writeWords({ ...page, angle, tone, language, seed: deriveSeed(seed, at) }, history);
    history = written.history;
    return written.words;
  });
}

const wordsOf = (text: string) =>
  plainHeadline(text)
    .toLowerCase()
    .match(/[\p{L}\d’'-]+/gu) ?? [];

/** The entry that comes most often, and how often. */
function mostOf(entries: readonly string[]): [string, number] {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
}

const namedTics: Record<Language, RegExp> = {
  en: /quiet|unhurried|nothing (?:more|else)/iu,
  de: /leise|sonst nichts|nichts weiter|nichts mehr/iu,
  fr: /rien (?:de plus|d’autre)|discrète?(?!\p{L})|minute de silence/iu,
  es: /nada más|discret|minuto de silencio/iu,
};
/** What ends in "ly" without being an adverb, and what says how often. */
const noAdverb = /^(?:early|daily|lovely|only|family|really)$/;

describe.each(brands)("fifty ads of %s", (_, language, brand) => {
  const deliveries = [1, 2, 3].map((seed) => fiftyOf(brand, seed));

  it("have no favourite phrase", () => {
    for (const ads of deliveries) {
      const texts = ads.map(({ headline, support }) => `${plainHeadline(headline)} ${support}`);
      expect(texts.filter((text) => namedTics[language].test(text)).length).toBeLessThanOrEqual(2);
      if (language !== "en") continue;
      const adverbs = texts.flatMap((text) => [
        ...new Set(wordsOf(text).filter((word) => /^\p{L}{3,}ly$/u.test(word) && !noAdverb.test(word))),
      ]);
      expect(mostOf(adverbs)[1], mostOf(adverbs)[0]).toBeLessThanOrEqual(2);
    }
  });

  it("open and close in ever other words", () => {
    for (const ads of deliveries) {
      const openings = ads.map(({ headline }) => wordsOf(headline)[0] ?? "").filter((word) => word.length >= 4);
      expect(mostOf(openings)[1], mostOf(openings)[0]).toBeLessThanOrEqual(4);
      const closings = ads.map(({ headline }) => wordsOf(headline).at(-1) ?? "");
      expect(mostOf(closings)[1], mostOf(closings)[0]).toBeLessThanOrEqual(4);
      // The product's own name leads or ends a sentence as often as sense asks for.
      const names = new Set(brand.pages.flatMap(({ name }) => wordsOf(name)));
      const phrases = (from: number, to?: number) =>
        ads
          .map(({ support }) => wordsOf(support).slice(from, to))
          .filter((words) => !words.some((word) => names.has(word)))
          .map((words) => words.join(" "));
      expect(mostOf(phrases(0, 3))[1], mostOf(phrases(0, 3))[0]).toBeLessThanOrEqual(6);
      expect(mostOf(phrases(-3))[1], mostOf(phrases(-3))[0]).toBeLessThanOrEqual(4);
    }
  });

  it("say in the support what neither headline nor rating has said", () => {
    const own = new Set(brand.pages.flatMap((page) => [...pageOf({ ...page, language: brand.language }).ownWords]));
    for (const ads of deliveries) {
      for (const { support, rating } of ads) {
        expect(support).not.toMatch(
          /\b(?:stars?|rated|reviews?)\b|sterne|bewertung|étoile|(?<!\p{L})avis(?= clients)|estrella|opinion/iu,
        );
        if (rating) expect(support).not.toContain(String(rating.value));
      }
      const echoing = ads.filter(({ headline, support }) => {
        const said = contentWords(plainHeadline(headline)).filter((word) => !own.has(word));
        return contentWords(support).some((word) => said.includes(word));
      });
      expect(
        echoing.length,
        JSON.stringify(echoing.map(({ headline, support }) => [headline, support])),
      ).toBeLessThanOrEqual(2);
    }
  });
});
