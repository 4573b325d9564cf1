import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { callsUpOccasion } from "../../src/core/copywriter/fitting.ts";
import { Language } from "../../src/core/copywriter/language.ts";
import type { CopySource } from "../../src/core/copywriter/material.ts";
import { pageOf } from "../../src/core/copywriter/page.ts";
import { plainHeadline } from "../../src/core/copywriter/line.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { readFacts } from "../../src/core/product/readFacts.ts";
import { englishPages, sourceOf } from "./copyShopPages.ts";
import { aSource, honestPages } from "./creativeBuilders.ts";
import { foreignPages } from "./foreignPages.ts";

/** Every line that an ad of a product may print, without the product's name. */
function linesOf(source: CopySource, language: Language): string[] {
  const page = pageOf({ ...source, language });
  return CopyAngle.options
    .flatMap((angle) => [...page.headlines(angle), ...page.supports(angle)])
    .map(({ text }) => plainHeadline(text).replaceAll(page.material.name ?? "", ""));
}

const saidOf = (name: string, category: string, description = "") =>
  aSource({ name, category, facts: { description } });

describe("a product of the night", () => {
  it.each([
    ["fr", "Platine Élixir de Nuit", /chaque jour|tous les jours|matin|soleil|bureau|journée/i],
    ["de", "Elixier für die Nacht", /jeden tag|täglich|morgen|sonne|büro/i],
    ["es", "Elixir de noche", /cada día|a diario|mañana|oficina/i],
    ["en", "Midnight Elixir", /every ?day|daily|morning|sunny|desk/i],
  ] as const)("is spoken of without the day in %s", (language, name, day) => {
    const lines = linesOf(saidOf(name, "Serum"), language);
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(line).not.toMatch(day);
  });

  it.each([
    ["de", "Abends eine erbsengroße Menge auftragen.", "night"],
    ["de", "Morgens und abends auftragen.", null],
    ["fr", "Le soir, appliquer deux pressions.", "night"],
    ["es", "Aplicar por la noche sobre la piel limpia.", "night"],
    ["es", "Úsalo mañana y noche.", null],
    ["en", "Press into clean skin. Evenings only.", "night"],
  ] as const)("is known by when its page says that it is used: %s, %s", (language, description, time) => {
    expect(pageOf({ ...saidOf("Serum", "Serum", description), language }).material.time).toBe(time);
  });

  it.each([
    ["en", "Press 3–4 drops in as the last step of your evening routine.", "night", false],
    ["en", "Start with 2–3 evenings a week and build up to daily use. Follow with SPF in the daytime.", "night", true],
    ["en", "Morning and night.", null, false],
    ["de", "Abends auftragen. Tagsüber Sonnenschutz verwenden.", "night", false],
    ["de", "Morgens und abends einmassieren.", null, false],
    ["de", "Begleitet deine Haut in der Woche.", null, false],
    ["fr", "1 à 2 fois par semaine, laissez poser 5 minutes.", null, true],
    ["es", "Úsalo por la noche. Una o dos veces por semana.", "night", true],
  ] as const)("is known by its directions, as is what is seldom used: %s, %s", (language, usage, time, isRare) => {
    const source = saidOf("Serum", "Serum", "For a soft day and night.");
    const { material } = pageOf({ ...source, facts: { ...source.facts, usage }, language });
    expect([material.time, material.isRare]).toEqual([time, isRare]);
  });

  it.each([
    ["en", "Use twice a week.", /every ?day|daily|day by day/i],
    ["de", "Zweimal pro Woche anwenden.", /jeden tag|täglich|tag für tag/i],
    ["fr", "Une fois par semaine.", /chaque jour|jour après jour|au fil des jours/i],
    ["es", "Una vez por semana.", /cada día|día tras día|a diario|paso de los días/i],
  ] as const)("is not said to be used each day where it is seldom used, in %s", (language, usage, daily) => {
    const source = saidOf("Serum", "Serum");
    expect(linesOf(source, language).some((line) => daily.test(line))).toBe(true);
    const lines = linesOf({ ...source, facts: { ...source.facts, usage } }, language);
    expect(lines.filter((line) => daily.test(line))).toEqual([]);
  });

  it.each([
    ["Retinol Serum 0.3%", "night"],
    ["Sérum Rétinal", "night"],
    ["Bakuchiol Serum", null],
  ] as const)("is one that a retinoid gives its name: %s", (name, time) => {
    expect(pageOf({ ...saidOf(name, "Serum"), language: "en" }).material.time).toBe(time);
  });
});

it.each([
  ["de", "Kühlende Feuchtigkeitscreme", /kalt|kälte|winter|wind/i],
  ["fr", "Crème Fraîcheur Rafraîchissante", /froid|hiver|vent(?!\p{L})/iu],
  ["es", "Crema Refrescante", /frí[oa]|invierno|viento/iu],
  ["en", "Cryo Cooling Cream", /cold|winter|wind/i],
] as const)("a product that cools is spoken of without the cold in %s", (language, name, cold) => {
  for (const line of linesOf(saidOf(name, "Cream"), language)) expect(line).not.toMatch(cold);
});

it("a German name of an adjective and a kind has a small first letter within a sentence", () => {
  const page = pageOf({ ...saidOf("Nachtschicht – Reichhaltige Nachtcreme", "Cream"), language: "de" });
  const supports = CopyAngle.options.flatMap((angle) => page.supports(angle)).map(({ text }) => text);
  expect(supports.some((text) => /(?:ie|er) reichhaltigen? Nachtcreme/.test(text))).toBe(true);
  expect(supports.filter((text) => /Reichhaltigen? Nachtcreme/.test(text))).toEqual([]);
});

it("a German Feuchtigkeitspflege is no cream", () => {
  const page = pageOf({ ...saidOf("BALANCE Feuchtigkeitspflege für unreine Haut", "Cream"), language: "de" });
  expect(page.material.noun).toBe("Pflege");
});

it.each([
  ["de", "Ohne Duftstoffe.", /alle Sinne/],
  ["fr", "Sans parfum.", /tous les sens/],
] as const)("what has no scent is for no sense of smell in %s", (language, description, senses) => {
  expect(linesOf(saidOf("Serum", "Serum"), language).some((line) => senses.test(line))).toBe(true);
  expect(linesOf(saidOf("Serum", "Serum", description), language).filter((line) => senses.test(line))).toEqual([]);
});

it("a German name that begins with words of its own has no article before it", () => {
  const page = pageOf({ ...saidOf("Grüne Pause Cica Toner", "Toner"), language: "de" });
  const supports = CopyAngle.options.flatMap((angle) => page.supports(angle)).map(({ text }) => text);
  expect(supports.some((text) => text.includes("dieser Toner"))).toBe(true);
  expect(supports.filter((text) => /(?:der|den|dem) Grüne/.test(text))).toEqual([]);
});

it.each([
  ["de", "Reichhaltige Creme", "Zieht schnell ein.", /schwere?s?(?!\p{L})/iu],
  ["en", "Rich Face Cream", "Lightweight and fast-absorbing.", /feather|weightless|no weight/iu],
] as const)("a rich product is never called a light one in %s", (language, name, description, light) => {
  const page = pageOf({ ...saidOf(name, "Cream", description), language });
  expect(page.material.benefits).not.toContain("light");
  for (const line of linesOf(saidOf(name, "Cream", description), language)) expect(line).not.toMatch(light);
});

it.each([
  ["de", "Anti-Pickel-Creme", /kalt|kälte|winter|wind/i],
  ["fr", "Crème Anti-Imperfections", /froid|hiver|vent(?!\p{L})/iu],
  ["es", "Crema Antiacné", /frí[oa]|invierno|viento/iu],
  ["en", "Blemish Cream", /cold|winter|wind/i],
] as const)("a product that clears skin is spoken of without the cold in %s", (language, name, cold) => {
  const lines = linesOf(saidOf(name, "Cream"), language);
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) expect(line).not.toMatch(cold);
});

it.each([
  ["de", "Nachtcreme", /kalte|winter|wind/i],
  ["es", "Crema de Noche", /días fríos|viento/iu],
] as const)("a product of the night is spoken of without the weather in %s", (language, name, weather) => {
  for (const line of linesOf(saidOf(name, "Cream"), language)) expect(line).not.toMatch(weather);
});

it("a French name has the article of the noun that it begins with, whatever kind the product is of", () => {
  const page = pageOf({ ...saidOf("Élixir Contour des Yeux", "Eye Treatment"), language: "fr" });
  const named = CopyAngle.options
    .flatMap((angle) => page.supports(angle))
    .filter(({ text }) => text.includes("Élixir"));
  expect(named.length).toBeGreaterThan(3);
  for (const { text } of named) expect(text).toMatch(/[lL]’Élixir/u);
});

it.each([
  ["fr", "Fluide SPF 50", /(?<!\p{L})(?:nuits?|soirs?|soirées?)(?!\p{L})/iu],
  ["de", "Fluid LSF 50", /nacht|nächte|abend/iu],
  ["es", "Fluido FPS 50", /noche|dormir/iu],
  ["en", "Fluid SPF 50", /night|evening|bed\b/iu],
] as const)("a product with a sun filter is spoken of without the night in %s", (language, name, night) => {
  for (const line of linesOf(saidOf(name, "Cream"), language)) expect(line).not.toMatch(night);
});

describe("an occasion", () => {
  const far = /flight|office|desk|beach|flüge|büro|strand|(?<!\p{L})vols?(?!\p{L})|bureau|plage|vuelos|oficina|playa/iu;

  it.each(Language.options)("of travel or office is not brought up for a serum or a primer in %s", (language) => {
    for (const category of ["Serum", "Gel", "Scrub", "Mask"]) {
      for (const line of linesOf(saidOf("Hydra One", category), language)) expect(line).not.toMatch(far);
    }
    for (const line of linesOf(saidOf("Hydra One", "Primer"), language)) {
      expect(line).not.toMatch(/flight|flüge|vols|vuelos/iu);
    }
  });

  it("comes where the page itself speaks of it", () => {
    const weather = (description: string) =>
      linesOf(saidOf("Hydra Serum", "Serum", description), "en").filter((line) => /weather/i.test(line));
    expect(weather("Made for winter and cold, windy days.").length).toBeGreaterThan(0);
    expect(weather("Hydrates skin.")).toEqual([]);
  });

  it("comes once in an ad: the support never names a second one", () => {
    for (const language of Language.options) {
      const sources: CopySource[] =
        language === "en" ? Object.values(honestPages) : foreignPages[language].map(({ source }) => source);
      for (const source of sources) {
        const { material } = pageOf({ ...source, language });
        for (const angle of ["pain + solution", "ritual"] as const) {
          const { history } = writeWords({ ...source, angle, tone: null, language, seed: 4 }, emptyCopyHistory);
          const [headline, support] = [history.headlines[0], history.supports[0]];
          const both = [headline, support].every((line) => line !== undefined && callsUpOccasion(line, material));
          expect(both, `${headline?.text} ${support?.text}`).toBe(false);
        }
      }
    }
  });
});

describe("drops", () => {
  const drop = /\bdrops?\b|tropfen|goutte|\bgotas?\b/iu;

  it.each([
    ["de", "Morgens zwei Pumpstöße einklopfen."],
    ["es", "Aplica una o dos pulsaciones."],
    ["en", "Press two pumps into clean skin."],
    ["fr", "Appliquer deux pressions sur le visage."],
  ] as const)("are not counted of a serum whose page says that it is pumped, in %s", (language, use) => {
    for (const line of linesOf(saidOf("Hydra Serum", "Serum", use), language)) expect(line).not.toMatch(drop);
  });

  it("are counted where the page says dropper, and of no cream", () => {
    const dropped = linesOf(saidOf("Hydra Serum", "Serum", "Con el cuentagotas, aplica tres gotas."), "es");
    expect(dropped.filter((line) => drop.test(line)).length).toBeGreaterThan(0);
    for (const line of linesOf(saidOf("Pure Essence Crema Hidratante Facial", "Cream"), "es")) {
      expect(line).not.toMatch(/gota|esencia(?!l)/i);
    }
  });
});

it("nothing suggests that a little sunscreen is enough", () => {
  const sparing =
    /light hand|leichte hand|main légère|mano ligera|a little|ein bisschen|un peu(?!\p{L})|un poco|un toque/iu;
  for (const language of Language.options) {
    for (const line of linesOf(
      saidOf("Daily UV SPF 50", "Sunscreen", "A light, weightless fluid. Leicht, ligera, légère."),
      language,
    )) {
      expect(line).not.toMatch(sparing);
    }
  }
});

it("what is for the body promises nothing about the face", () => {
  for (const [language, name, face] of [
    ["es", "Manteca Corporal Nutritiva", /buena cara|(?<!\p{L})cara(?!\p{L})|espejo/iu],
    ["fr", "Crème pour le Corps", /(?<!\p{L})(?:mine|teint|miroir)(?!\p{L})/iu],
    ["de", "Körpercreme Rose", /gesicht|(?<!\p{L})teint|spiegel/iu],
  ] as const) {
    for (const line of linesOf(saidOf(name, "Cream"), language)) expect(line).not.toMatch(face);
  }
});

it("what makes fuller is not said to do so to lines", () => {
  const facts = readFacts({
    name: "Black Diamond Eye Cream",
    descriptionHtml: "Micronised diamond reflects light, hyaluronic acid plumps the look of dry lines.",
    ingredientsText: "",
    url: "https://shop.example/one",
    price: null,
    rating: null,
  });
  const source = { ...aSource({ name: "Black Diamond Eye Cream", category: "Eye Treatment" }), facts };
  const { words } = writeWords({ ...source, angle: "sensory", tone: null, language: "en", seed: 1 }, emptyCopyHistory);
  expect(JSON.stringify(words)).not.toMatch(/plumps/);
});

it("a name that is cut short does not begin in the middle of a phrase", () => {
  const source = saidOf("Sublimage L'Essence de Teint Foundation", "Foundation");
  expect(pageOf({ ...source, language: "en" }).material.name ?? "").not.toMatch(/^de\b/i);
});

it("a name stands in the case that its sentence asks for", () => {
  for (const { source } of foreignPages.de) {
    for (const line of linesOf(source, "de")) expect(line).not.toMatch(/^Dieser \S+ empfiehlt man/);
  }
});

it("a vessel is no name", () => {
  const source = saidOf("Life Matrix Crème Haute Rajeunissance, la recharge", "Cream");
  expect(pageOf({ ...source, language: "fr" }).material.name ?? "").not.toMatch(/recharge/i);
});

describe("lines that nobody could make sense of", () => {
  const senseless =
    /down to the feel|feel it settle|worth a quiet word|that is exfoliating|frisch gegossen|gut gegossen|fête pour les doigts|fiesta para los dedos|bien trop joli|soif \? plus|gotas de tregua|comienzo ligero|pour initiés|modo luz|flüssige ruhe|calma líquida|du calme liquide/iu;

  it("are in no language", () => {
    for (const source of englishPages.map((page) => sourceOf("Aurelia", page))) {
      for (const line of linesOf(source, "en")) expect(line).not.toMatch(senseless);
    }
    for (const language of ["de", "fr", "es"] as const) {
      for (const { source } of foreignPages[language]) {
        for (const line of linesOf(source, language)) expect(line).not.toMatch(senseless);
      }
    }
  });

  it("speak of no rest where a product gives colour", () => {
    for (const language of ["de", "fr", "es"] as const) {
      for (const { source } of foreignPages[language].filter(({ source }) =>
        ["Lip Color", "Foundation", "Bronzer", "Blush"].includes(source.category),
      )) {
        for (const line of linesOf(source, language)) {
          expect(line).not.toMatch(/durchatmen|pflege|en calme|souffle|respire|respira|cuidado/iu);
        }
      }
    }
  });
});
