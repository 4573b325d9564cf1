import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { frenchAngles } from "../../src/core/copywriter/languages/french/angles/angles.ts";
import { french } from "../../src/core/copywriter/languages/french/pack.ts";
import { spanishAngles } from "../../src/core/copywriter/languages/spanish/angles/angles.ts";
import { spanish } from "../../src/core/copywriter/languages/spanish/pack.ts";
import type { CopySource } from "../../src/core/copywriter/material.ts";
import { materialOf } from "../../src/core/copywriter/readMaterial.ts";
import { pageOf } from "../../src/core/copywriter/page.ts";
import { plainHeadline } from "../../src/core/copywriter/line.ts";
import { aSource } from "./creativeBuilders.ts";
import { foreignPages } from "./foreignPages.ts";

type Told = "fr" | "es";

/** Every line that could be written for a product, without its name. */
function linesOf(source: CopySource, language: Told): string[] {
  const page = pageOf({ ...source, language });
  const name = page.material.name ?? "";
  return CopyAngle.options.flatMap((angle) =>
    [...page.headlines(angle), ...page.supports(angle)].map(({ text }) => plainHeadline(text).replace(name, "")),
  );
}

function product(name: string, category: string, description: string, texture: string | null = null): CopySource {
  return aSource({ name, category, facts: { description, texture, claims: [], ingredients: [], rating: null } });
}

it("French feet, which are masculine, are not “hydratées”", () => {
  const balm = product("Baume pieds secs", "Balm", "Hydrate les pieds secs et abîmés. Une hydratation intense.");
  expect(linesOf(balm, "fr").filter((line) => /pieds (?:bien )?\p{L}+ées/iu.test(line))).toEqual([]);
});

describe("a claim of a French page", () => {
  it.each([
    ["non grasse", "Texture non grasse"],
    ["non collante", "Texture non collante"],
    ["non gras", "Fini non gras"],
    ["Non comédogène", "Non comédogène"],
    ["sans parfum", "Sans parfum"],
  ])("“%s” is printed with the noun that it agrees with: “%s”", (claim, line) => {
    expect(french.claimLine(claim, "crème")).toBe(line);
  });
});

describe("a texture", () => {
  it.each([
    ["es", "gel ligera", "textura gel ligera"],
    ["es", "aceite ligero", "aceite ligero"],
    ["es", "crema ligero", null],
    ["fr", "gel légère", "texture gel légère"],
    ["fr", "crème fondante", "crème fondante"],
    ["fr", "crème fondant", null],
  ] as const)("in %s, “%s”, agrees with its noun", (language, texture, phrase) => {
    expect((language === "fr" ? french : spanish).texturePhrase(texture, "")).toBe(phrase);
  });
});

describe("a product's name", () => {
  it("takes the article of the noun that it begins with", () => {
    const stick = materialOf(product("Stick Corporal Antirroces", "Balm", "Un bálsamo en barra."), spanish);
    const cushion = materialOf(product("Cushion Teint de Soie", "Foundation", "Un fond de teint."), french);
    expect(spanish.blanksOf(stick)["name"]).toEqual([{ text: "el Stick Corporal Antirroces" }]);
    expect(french.blanksOf(cushion)["name"]).toEqual([{ text: "le Cushion Teint de Soie" }]);
  });

  it("stands behind its noun in French where it says no kind, and keeps its own noun where it says one", () => {
    const named = (name: string, category: string) =>
      french.blanksOf(materialOf(product(name, category, ""), french))["name"]?.map(({ text }) => text);
    expect(named("Joues Rouges", "Blush")).toEqual(["le blush Joues Rouges"]);
    expect(named("Mat & Net Crème légère", "Cream")).toEqual(["Mat & Net Crème légère"]);
    expect(named("Huile-en-Lait Démaquillante", "Cleanser")).toEqual(["l’Huile-en-Lait Démaquillante"]);
  });

  it("stands in no pattern that agrees with the noun, whose gender may be another: “Crème de Blush”", () => {
    const patterns = [...Object.values(frenchAngles), ...Object.values(spanishAngles)].flatMap(
      ({ headlines, supports }) => [...headlines, ...supports].flatMap(({ lines }) => lines),
    );
    expect(patterns.filter((line) => /\{(?:e|o|leger)\}/i.test(line) && /\{name\}/i.test(line))).toEqual([]);
  });
});

describe("what is said of a kind of product", () => {
  it("is no softness for a foundation", () => {
    const base = product("Fond de Teint Cushion", "Foundation", "Un fond de teint.");
    expect(linesOf(base, "fr").join("\n")).not.toMatch(/douce|crèmes/iu);
    const spanishBase = product("Base Cushion", "Foundation", "Una base de maquillaje.");
    expect(linesOf(spanishBase, "es").join("\n")).not.toMatch(/suav/iu);
  });

  it("is protection for a sunscreen, not softness", () => {
    expect(linesOf(product("Protector Solar", "Sunscreen", "FPS 50."), "es").join("\n")).not.toMatch(/piel suave/iu);
    expect(linesOf(product("Protector Solar", "Sunscreen", "FPS 50."), "es").join("\n")).toMatch(/piel protegida/iu);
    expect(linesOf(product("Soin Solaire", "Sunscreen", "SPF 50."), "fr").join("\n")).not.toMatch(
      /peau (?:douce|souple)/,
    );
  });

  it("is no freshness for an oil", () => {
    expect(linesOf(product("Aceite de Rosas", "Oil", "Un aceite."), "es").join("\n")).not.toMatch(/fresc/iu);
    expect(linesOf(product("Huile Sèche", "Oil", "Une huile."), "fr").join("\n")).not.toMatch(/fraî|frais/iu);
  });

  it("is gentleness of no retinoid or acid in French, and silk only of what is called silky", () => {
    const gentle = /douceur|caresse|cocon|jour après jour/iu;
    expect(linesOf(product("Sérum Rétinol", "Serum", "Un sérum au rétinol."), "fr").join("\n")).not.toMatch(gentle);
    expect(linesOf(product("Sérum Dual", "Serum", "Un sérum."), "fr").join("\n")).toMatch(gentle);
    expect(linesOf(product("Sérum Dual", "Serum", "Un sérum."), "fr").join("\n")).not.toMatch(/soie|satin/iu);
  });

  it("is said of hands for a French hand cream, and of a toner for one that exfoliates", () => {
    const lines = linesOf(product("Crème Mains Verveine", "Cream", "Une crème."), "fr").join("\n");
    expect(lines).toMatch(/mains douces/u);
    expect(lines).not.toMatch(/(?<!\p{L})peau(?!\p{L})/iu);
    expect(pageOf({ ...product("Tonique 7 AHA", "Scrub", ""), language: "fr" }).material.noun).toBe("tonique");
  });

  it("is radiance only where the page speaks of it", () => {
    const radiance = /éclat|lumière|(?<!\p{L})luz(?!\p{L})/iu;
    for (const [language, dull, bright] of [
      ["fr", "Un sérum.", "Un sérum pour un teint lumineux."],
      ["es", "Un sérum.", "Un sérum para una piel luminosa."],
    ] as const) {
      expect(linesOf(product("Sérum Dual", "Serum", dull), language).join("\n")).not.toMatch(radiance);
      expect(linesOf(product("Sérum Dual", "Serum", bright), language).join("\n")).toMatch(radiance);
    }
  });

  it("is nothing warm of a cream that its page calls a gel, and nothing light of a rich one", () => {
    const gel = product("Crema de Azahar", "Cream", "Una crema.", "gel ligera");
    expect(linesOf(gel, "es").join("\n")).not.toMatch(/cachemir|frí[oa]/iu);
    const light = product("Crème Légère", "Cream", "Une crème.", "crème légère");
    expect(linesOf(light, "fr").join("\n")).not.toMatch(/cachemire|froid/iu);
    const rich = product("Crème Riche", "Cream", "Une crème au fini non gras.", "crème onctueuse");
    expect(linesOf(rich, "fr").join("\n")).not.toMatch(/lég[eè]r|lourd|poids/iu);
    const richSpanish = product("Crema Rica", "Cream", "Una crema de rápida absorción.", "textura cremosa");
    expect(linesOf(richSpanish, "es").join("\n")).not.toMatch(/liger|pese|lino/iu);
  });

  it("is no pause of the day for what is put on before sleep", () => {
    expect(linesOf(product("Crema de Noche", "Cream", "Una crema."), "es").join("\n")).not.toMatch(/a mano|pausas/iu);
    expect(linesOf(product("Crème de Nuit", "Cream", "Une crème."), "fr").join("\n")).not.toMatch(
      /de main pour|pauses/iu,
    );
  });

  it("is no other cloth than the one in its name", () => {
    const french = linesOf(product("Crème Corps Velours", "Cream", "Une crème."), "fr").join("\n");
    expect(french).toMatch(/velours/iu);
    expect(french).not.toMatch(/cachemire/iu);
    const spanish = linesOf(product("Crema Terciopelo", "Cream", "Una crema."), "es").join("\n");
    expect(spanish).toMatch(/terciopelo/iu);
    expect(spanish).not.toMatch(/cachemir/iu);
  });

  it("is no cloth in Spanish where the page likens it to none", () => {
    const likened = /seda|terciopelo|satén|cachemir/iu;
    expect(linesOf(product("Sérum Dual", "Serum", "Un sérum."), "es").join("\n")).not.toMatch(likened);
    expect(linesOf(product("Loción Sedosa", "Lotion", "Una loción."), "es").join("\n")).toMatch(/tacto de seda/iu);
  });

  it("is no treat in Spanish where it is make-up or clears skin", () => {
    const treat = /m[ií]m[ao]|capricho para la piel|placer para la piel|la piel merece/iu;
    expect(linesOf(product("Crema Dual", "Cream", "Una crema."), "es").join("\n")).toMatch(treat);
    expect(linesOf(product("Iluminador Dual", "Highlighter", "En barra."), "es").join("\n")).not.toMatch(treat);
    const gel = product("Gel Dual", "Gel", "Un gel.");
    const clearing = { ...gel, facts: { ...gel.facts, ingredients: [{ name: "salicylic acid", percent: 2 }] } };
    expect(linesOf(clearing, "es").join("\n")).not.toMatch(treat);
  });

  it("is counted in no drops where it is an oil for the body", () => {
    expect(linesOf(product("Aceite Dual", "Oil", "Un aceite."), "es").join("\n")).toMatch(/gotas/iu);
    expect(linesOf(product("Aceite Corporal", "Oil", "Un aceite."), "es").join("\n")).not.toMatch(/gotas/iu);
  });

  it.each([
    ["es", "Gelatina Limpiadora", "Cleanser", "la"],
    ["es", "Sérum Contorno de Ojos", "Eye Treatment", "el"],
    ["fr", "Gelée Micellaire", "Cleanser", "la"],
    ["fr", "Spray Hydratant", "Mist", "le"],
  ] as const)("has the article of what its name begins with: %s, %s", (language, name, category, article) => {
    const page = pageOf({ ...product(name, category, ""), language });
    const supports = CopyAngle.options.flatMap((angle) => page.supports(angle)).map(({ text }) => text);
    const named = supports.filter((text) => text.includes(name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((text) => !new RegExp(`(?:${article}|al|del|au|du) ${name}`, "iu").test(text))).toEqual([]);
  });

  it("is its one purpose for what keeps thighs from chafing, and no rest", () => {
    const lines = linesOf(product("Stick Antirroces", "Balm", "Un bálsamo en barra."), "es");
    expect(lines.filter((line) => /sin roces/iu.test(line)).length).toBeGreaterThan(1);
    expect(lines.join("\n")).not.toMatch(/masajea|pausa|rato|calma|noche|frí[oa]|suave/iu);
  });

  it("is nothing day after day of a mask, nor of sun protection", () => {
    for (const [name, category] of [
      ["Mascarilla Pura", "Mask"],
      ["Protector Solar", "Sunscreen"],
    ] as const) {
      expect(linesOf(product(name, category, "Con arcilla."), "es").join("\n")).not.toMatch(/paso de los días/iu);
    }
    expect(linesOf(product("Masque Pur", "Mask", "À l’argile."), "fr").join("\n")).not.toMatch(/au fil des jours/iu);
  });
});

it("names no ingredient in a headline that sounds like cooking oil or like a chemical", () => {
  const ingredients = ["sunflower oil", "panthenol", "shea butter"].map((name) => ({ name, percent: null }));
  const source = aSource({ name: "Crema Sol", category: "Cream", facts: { ingredients, description: "Una crema." } });
  for (const language of ["fr", "es"] as const) {
    const page = pageOf({ ...source, language });
    const headlines = CopyAngle.options.flatMap((angle) => page.headlines(angle).map(({ text }) => text)).join("\n");
    expect(headlines).toMatch(/karit/iu);
    expect(headlines).not.toMatch(/panth?enol|panthénol|girasol/iu);
  }
});

it.each(["fr", "es"] as const)("leaves enough lines for every kind of product in %s", (language) => {
  for (const { source } of foreignPages[language]) {
    const page = pageOf({ ...source, language });
    for (const angle of CopyAngle.options) {
      expect(page.headlines(angle).length, `${source.name}, ${angle}`).toBeGreaterThanOrEqual(10);
      expect(page.supports(angle).length, `${source.name}, ${angle}`).toBeGreaterThanOrEqual(3);
    }
  }
});

it.each(["fr", "es"] as const)("puts no call to action on more than about a quarter of ads in %s", (language) => {
  const pack = language === "fr" ? french : spanish;
  for (const tone of [null, "playful", "clinical", "luxurious", "calm"] as const) {
    const counts = new Map<string, number>();
    for (const [at, { source }] of foreignPages[language].entries()) {
      const material = materialOf(source, pack);
      for (let seed = 0; seed < 40; seed++) {
        const forms = pack.callsToAction(material, tone, 40 * at + seed);
        const call = forms.find((form) => form.length <= 18) ?? "";
        counts.set(call, (counts.get(call) ?? 0) + 1);
      }
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(Math.max(...counts.values()) / total).toBeLessThan(0.28);
  }
});
