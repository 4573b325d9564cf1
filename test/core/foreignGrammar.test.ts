import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { grammarFaults, type GrammarFault } from "../../src/core/copywriter/foreignGrammar.ts";
import { frenchKinds } from "../../src/core/copywriter/languages/french/kinds.ts";
import { germanKinds } from "../../src/core/copywriter/languages/german/kinds.ts";
import { spanishKinds } from "../../src/core/copywriter/languages/spanish/kinds.ts";
import { pageOf } from "../../src/core/copywriter/page.ts";
import { reviewWords } from "../../src/core/copywriter/review.ts";
import { plainHeadline } from "../../src/core/copywriter/line.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { foreignPages } from "./foreignPages.ts";

const languages = ["de", "fr", "es"] as const;
const nouns = { de: germanKinds.nouns, fr: frenchKinds.nouns, es: spanishKinds.nouns };
/** Said of any care, whatever it is made as. */
const anyCare = /^(?:Pflege|soin|cuidado)$/;
const anyOf = (words: readonly string[]) => new RegExp(`(?<![\\p{L}-])(?:${words.join("|")})(?![\\p{L}-])`, "iu");

describe.each(languages)("the product pages of %s shops", (language) => {
  const pages = foreignPages[language].map(({ noun, source }) => ({
    noun,
    source,
    page: pageOf({ ...source, language }),
  }));
  const linesOf = ({ page }: (typeof pages)[number]) =>
    CopyAngle.options.flatMap((angle) =>
      [...page.headlines(angle), ...page.supports(angle)].map(({ text }) => plainHeadline(text)),
    );

  it.each(pages.map(({ noun, source, page }) => [source.name, noun, page] as const))(
    "call the product “%s” %s",
    (_, noun, { material }) => {
      expect(material.noun).toBe(noun);
    },
  );

  it("get no line with a fault of grammar, register or marks, of all that could be written for them", () => {
    const faulty = pages.flatMap((page) =>
      linesOf(page).flatMap((line) => grammarFaults(line, language).map((fault) => `${fault}: ${line}`)),
    );
    expect([...new Set(faulty)]).toEqual([]);
  });

  it("get no line that names a product of another kind", () => {
    const misnamed = pages.flatMap((page) => {
      const own = `${page.noun} ${page.source.name} ${page.source.facts.description}`.toLowerCase();
      const ingredients = page.page.material.ingredients.map(({ name }) => name);
      const others = anyOf(nouns[language].filter((noun) => !anyCare.test(noun) && !own.includes(noun.toLowerCase())));
      return linesOf(page).filter((line) => {
        const rest = ingredients.reduce((text, name) => text.replaceAll(name, " "), line);
        return others.test(rest);
      });
    });
    expect([...new Set(misnamed)]).toEqual([]);
  });

  it("get ads that pass the review in every angle and tone", () => {
    for (const { source } of pages) {
      for (const [at, angle] of CopyAngle.options.entries()) {
        for (const tone of [null, "playful", "clinical", "luxurious", "calm"]) {
          const { words } = writeWords({ ...source, angle, tone, language, seed: 31 * at + 5 }, emptyCopyHistory);
          expect(reviewWords(words, source, language)).toEqual([]);
        }
      }
    }
  });

  it("put no words into a customer's mouth", () => {
    for (const page of pages) for (const line of linesOf(page)) expect(line).not.toMatch(/[«»„“”"]/u);
  });

  it("leave a lipstick and a bronzer their colour, and call neither care", () => {
    const colouring = pages.filter(({ page }) => /^(?:lip|complexion)$/.test(page.material.family));
    const colours = colouring.filter(({ source }) => !/^Lip (?:Balm|Treatment)$/.test(source.category));
    expect(colours.length).toBeGreaterThanOrEqual(6);
    for (const page of colours) {
      const name = page.page.material.name ?? "";
      for (const line of linesOf(page)) {
        expect(line.replace(name, "")).not.toMatch(
          /pfleg|(?<!\p{L})soins?(?!\p{L})|cuidad|weiche|peau douce|piel suave|labios suaves/iu,
        );
      }
    }
  });
});

it.each(languages)("says nothing of skin for beard and lashes in %s", (language) => {
  const pages = foreignPages[language].filter(({ noun }) => /bart|wimpern|barbe|cils|barba|pestañas/iu.test(noun));
  expect(pages).toHaveLength(2);
  for (const { source } of pages) {
    const page = pageOf({ ...source, language });
    for (const angle of CopyAngle.options) {
      expect(page.headlines(angle).length).toBeGreaterThanOrEqual(10);
      expect(page.supports(angle).length).toBeGreaterThanOrEqual(3);
      for (const { text } of [...page.headlines(angle), ...page.supports(angle)]) {
        expect(text).not.toMatch(/(?<!\p{L})(?:haut|lippen|peau|lèvres|piel|labios)(?!\p{L})/iu);
      }
    }
  }
});

it.each(languages)("promises no colour of a gloss, which may be clear, in %s", (language) => {
  for (const { source } of foreignPages[language].filter(({ source: { category } }) => category === "Lip Gloss")) {
    const page = pageOf({ ...source, language });
    for (const angle of CopyAngle.options) {
      for (const { text } of [...page.headlines(angle), ...page.supports(angle)]) {
        expect(text).not.toMatch(/farbe|couleur|color/iu);
      }
    }
  }
});

describe("the rules of grammar", () => {
  it.each<[(typeof languages)[number], GrammarFault, string]>([
    ["de", "wrong gender", "Das Lotion für weiche Haut."],
    ["de", "word said twice", "Legt sich wie Seide auf die Haut und macht sie seidig."],
    ["fr", "word said twice", "Une caresse de soie pour une peau soyeuse."],
    ["es", "word said twice", "Se posa como la seda y deja la piel sedosa."],
    ["de", "wrong gender", "Mit diesem Creme beginnt etwas Neues."],
    ["de", "wrong gender", "Ein Sterne für die Serum."],
    ["de", "article that should contract or elide", "Es liegt an dem Serum."],
    ["de", "word said twice", "Weich und und zart."],
    ["de", "another register", "Gönnen Sie sich eine Minute."],
    ["de", "spacing or marks of another language", "«Ganz weich.»"],
    ["fr", "wrong gender", "La sérum pour une peau douce."],
    ["fr", "wrong gender", "Cette baume a du bon."],
    ["fr", "wrong gender", "Le niacinamide, à bon escient."],
    ["fr", "article that should contract or elide", "La crème de les petites pauses."],
    ["fr", "article that should contract or elide", "La huile pour la peau."],
    ["fr", "article where an amount is meant", "Oui, il y a la glycérine dedans."],
    ["fr", "word said twice", "Une peau peau douce."],
    ["fr", "another register", "Garde ta routine."],
    ["fr", "spacing or marks of another language", "Le secret ? La glycérine."],
    ["es", "wrong gender", "El loción de los ratos libres."],
    ["es", "wrong gender", "La aceite que querrán pedirte."],
    ["es", "wrong gender", "Entra en escena el miel."],
    ["es", "wrong gender", "La agua micelar de cada día."],
    ["es", "article that should contract or elide", "Gracias a el sérum."],
    ["es", "article that should contract or elide", "Suave y increíble."],
    ["es", "word said twice", "Piel piel suave."],
    ["es", "another register", "Un minuto para usted."],
    ["es", "spacing or marks of another language", "Y si la seda fuera un sérum?"],
  ])("of %s find a %s in “%s”", (language, fault, line) => {
    expect(grammarFaults(line, language)).toContain(fault);
  });
});
