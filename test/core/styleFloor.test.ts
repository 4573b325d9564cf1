import { describe, expect, it } from "vitest";
import { chance } from "../../src/core/seed.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { embedStyle, embedText, leastConceptSimilarity } from "../../src/core/styles/embedding.ts";
import { rank } from "../../src/core/styles/rank.ts";
import { heldOutStyleQueries, styleQueries } from "./styleQueries.ts";
import { halfOf, nonsense, wishes, type Half } from "./styleWishes.ts";

const index = styles.map((style) => ({ id: style.id, vector: embedStyle(style) }));
const nearest = (text: string) => rank(embedText(text), index, 1)[0]?.similarity ?? 0;

/** Rows of keyboards as English, French, German and Spanish ones have them, and letters at random. */
const keyboards = {
  English: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  French: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
  German: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
  Spanish: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
  "no language's": ["abcdefghijklmnopqrstuvwxyz", "0123456789"],
};

/** One to four words of three to ten keys, each of one row. */
function noise(rows: readonly string[], seed: number): string[] {
  let drawn = 0;
  const below = (count: number) => Math.floor(chance(seed, drawn++) * count);
  const word = () => {
    const row = rows[below(rows.length)] ?? "";
    return Array.from({ length: 3 + below(8) }, () => row[below(row.length)]).join("");
  };
  return Array.from({ length: 500 }, () => Array.from({ length: 1 + below(4) }, word).join(" "));
}

/** Written for this test alone, after the floor was found. */
const asked = {
  German:
    "sanfte Wellen am Strand|goldenes Öl, das langsam tropft|Blumen im Wind|cremige Textur ganz nah|Wassertropfen auf einem Blatt|Wolken am Abendhimmel|ein Sonnenschirm am Meer|Seidenstoff in Falten",
  French:
    "vagues douces sur la plage|huile dorée qui coule lentement|fleurs dans le vent|texture crème en gros plan|gouttes d'eau sur une feuille|nuages au coucher du soleil|un parasol au bord de la mer|tissu de soie plissé",
  Spanish:
    "olas suaves en la playa|aceite dorado que gotea despacio|flores en el viento|textura de crema de cerca|gotas de agua sobre una hoja|nubes al atardecer|una sombrilla junto al mar|tela de seda con pliegues",
};

describe("the similarity below which no style is near to a description", () => {
  // The floor was found with other seeds and with the queries that are not held out.
  it.each(Object.entries(keyboards))("keeps out 98 of 100 that fall on %s keys", (_name, rows) => {
    const near = noise(rows, 2_026).filter((text) => nearest(text) > leastConceptSimilarity);
    expect(near.length / 500).toBeLessThanOrEqual(0.02);
  });

  it.each([
    ["held out", heldOutStyleQueries],
    ["all others", styleQueries],
  ])("keeps out nothing that people ask for (%s), with room to spare", (_name, queries) => {
    const far = queries.filter(([text]) => nearest(text) <= 1.25 * leastConceptSimilarity);
    expect(far).toEqual([]);
  });

  it.each(Object.entries(asked))("keeps out nothing that people ask for in %s", (_name, texts) => {
    expect(texts.split("|").filter((text) => nearest(text) <= leastConceptSimilarity)).toEqual([]);
  });

  it.each<Half>(["finding", "proof"])(
    "takes 97 in 100 wishes for a colour, a mood or a manner and refuses 95 in 100 sentences that speak of no look: the half for %s",
    (half) => {
      const asked = halfOf(wishes, half);
      const beside = halfOf(nonsense, half);
      expect(asked.length).toBeGreaterThanOrEqual(60);
      expect(beside.length).toBeGreaterThanOrEqual(60);
      const refused = asked.filter((text) => nearest(text) <= leastConceptSimilarity);
      const taken = beside.filter((text) => nearest(text) > leastConceptSimilarity);
      expect(refused.length / asked.length, refused.join("|")).toBeLessThanOrEqual(0.03);
      expect(taken.length / beside.length, taken.join("|")).toBeLessThanOrEqual(0.05);
    },
  );

  it("takes a real word among keyboard noise less than the word alone", () => {
    expect(nearest("hsdkfh kjsdhf oil")).toBeLessThan(nearest("oil") / 1.5);
  });

  it("takes no word for another of the lexicon that is one letter away", () => {
    for (const text of ["report", "match", "driver", "chess", "Frist"])
      expect(nearest(text), text).toBeLessThan(leastConceptSimilarity);
  });

  it("keeps out no style's own name", () => {
    expect(styles.filter(({ name }) => nearest(name) <= leastConceptSimilarity)).toEqual([]);
  });
});
