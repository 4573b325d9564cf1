import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import type { CopySource } from "../../src/core/copywriter/material.ts";
import { pageOf } from "../../src/core/copywriter/page.ts";
import { plainHeadline } from "../../src/core/copywriter/line.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { readClaims } from "../../src/core/product/claims.ts";
import { aSource } from "./creativeBuilders.ts";
import { foreignPages } from "./foreignPages.ts";

function linesOf(source: CopySource, language: string): string[] {
  const page = pageOf({ ...source, language });
  return CopyAngle.options
    .flatMap((angle) => [...page.headlines(angle), ...page.supports(angle)])
    .map(({ text }) => plainHeadline(text).replaceAll(page.material.name ?? "", ""));
}
const germanPages = foreignPages.de.map(({ source }) => source);

describe("a sun filter", () => {
  const text = "Broad-spectrum SPF 50+ with no white cast. SPF 50, and light.";

  it("is read with its plus wherever the page has it anywhere", () => {
    expect(readClaims(text).filter((claim) => claim.includes("SPF"))).toEqual(["Broad-spectrum SPF 50+"]);
    expect(readClaims("Broad-spectrum SPF 50.")).toEqual(["Broad-spectrum SPF 50"]);
    expect(readClaims("Fluid LSF 30. Mit LSF 50+.")).toEqual(["LSF 30", "LSF 50+"]);
  });

  it("is written once, with its plus, from facts that were read without it", () => {
    const facts = { description: "Broad-spectrum SPF 50+.", claims: ["Broad-spectrum SPF 50", "SPF 50+"] };
    const source = aSource({ name: "Daylight Sunscreen", category: "Sunscreen", facts });
    expect(pageOf({ ...source, language: "en" }).material.claims).toEqual(["Broad-spectrum SPF 50+"]);
    const { words, facts: used } = writeWords(
      { ...source, angle: "sensory", tone: null, language: "en", seed: 3 },
      emptyCopyHistory,
    );
    expect(words.proofPoints).toEqual(["Broad-spectrum SPF 50+"]);
    expect(used.map(({ quote }) => quote)).toContain("Broad-spectrum SPF 50+");
  });
});

describe("vegan", () => {
  it("is said of the formula, and where the page speaks of people, in its words", () => {
    expect(readClaims("Without perfume, suitable for vegans.")).toEqual(["suitable for vegans"]);
    expect(readClaims("Vegan and light.")).toEqual(["Vegan"]);
    expect(readClaims("Loved by vegans.")).toEqual([]);
  });
});

describe("an English foam", () => {
  it.each([
    ["Soft Foam Facial Cleanser", "facial cleanser"],
    ["Oat Foam Cleanser", "cleanser"],
    ["Cleansing Foam", "cleansing foam"],
    ["Gradual Tanning Mousse", "tanning mousse"],
  ])("is called what its name says it is: %s", (name, noun) => {
    const source = aSource({ name, category: "Mousse", facts: { description: "" } });
    expect(pageOf({ ...source, language: "en" }).material.noun).toBe(noun);
  });
});

describe("a German line", () => {
  it.each([
    ["Make-up-Entferner", "Cleanser", "der Make-up-Entferner", "den Make-up-Entferner"],
    ["Reinigungscreme Nordlicht", "Cleanser", "die Reinigungscreme Nordlicht", "der Reinigungscreme Nordlicht"],
    ["Duo Serum", "Treatment", "das Duo Serum", "dem Duo Serum"],
  ])("gives the name %s its article, whatever its kind is called", (name, category, nominative, oblique) => {
    const page = pageOf({ ...aSource({ name, category, facts: { description: "" } }), language: "de" });
    const lines = CopyAngle.options.flatMap((angle) => page.supports(angle)).map(({ text }) => text.toLowerCase());
    const named = lines.filter((line) => line.includes(name.toLowerCase()));
    const bare = new RegExp(`(?<!(?:der|die|das|den|dem) )${name}`, "iu");
    expect(named.filter((line) => bare.test(line))).toEqual([]);
    for (const form of [nominative, oblique])
      expect(named.some((line) => line.includes(form.toLowerCase()))).toBe(true);
  });

  /** A clause after a colon has its verb second: "Das Serum macht …"; a mere noun phrase has none. */
  const uncapitalisedClause =
    /: (?:der|die|das|diese[rs]?|so)(?= )[^.:]* (?:macht|machen|fühlt|fühlen|ist|sind|wird|werden|reinigt|pflegt|erfrischt)(?!\p{L})/u;

  it("has a capital where a whole sentence follows a colon", () => {
    expect("Ganz in Ruhe: das Serum macht die Haut weich.").toMatch(uncapitalisedClause);
    const faulty = germanPages.flatMap((source) => {
      const page = pageOf({ ...source, language: "de" });
      return CopyAngle.options
        .flatMap((angle) => [...page.headlines(angle), ...page.supports(angle)])
        .map(({ text }) => plainHeadline(text))
        .filter((line) => uncapitalisedClause.test(line));
    });
    expect([...new Set(faulty)]).toEqual([]);
  });

  it("calls no sunscreen soft and no oil fresh, and taps in no oil", () => {
    const ofCategory = (category: string) =>
      linesOf(aSource({ name: "Nord", category, facts: { description: "" } }), "de").join("\n");
    expect(ofCategory("Sunscreen")).not.toMatch(/zarte?(?!\p{L})|weiche?(?!\p{L})|geschmeidig/u);
    expect(ofCategory("Oil")).not.toMatch(/frisch|einklopfen|andrücken/iu);
    expect(ofCategory("Primer")).not.toMatch(/fertig|ausgehbereit|letzter? handgriff/iu);
    expect(linesOf(aSource({ name: "Kühlende Creme", category: "Cream" }), "de").join("\n")).not.toMatch(
      /frostig|samt/iu,
    );
    expect(ofCategory("Cleanser")).not.toMatch(/tag für tag|aufzutragen/iu);
  });

  it("stands above a button that mostly names the product, whatever the tone", () => {
    for (const tone of [null, "calm", "playful", "clinical", "luxurious"]) {
      const buttons = germanPages.flatMap((source) =>
        [1, 2, 3, 4].map(
          (seed) =>
            writeWords({ ...source, angle: "ritual", tone, language: "de", seed: seed * 31 }, emptyCopyHistory).words
              .callToAction,
        ),
      );
      for (const button of new Set(buttons)) {
        const share = buttons.filter((other) => other === button).length / buttons.length;
        expect(share, button).toBeLessThanOrEqual(0.25);
      }
    }
  });
});

describe("an English line", () => {
  const lipstick = aSource({ name: "Satin Color Stick", category: "Lip Color" });

  it("is spelt as the shop's country spells, names left as they are", () => {
    expect(linesOf(lipstick, "en-GB").join("\n")).not.toMatch(/color|savor|behavior|armor/i);
    expect(linesOf(lipstick, "en-GB").join("\n")).toMatch(/colour/i);
    expect(linesOf(lipstick, "en-US").join("\n")).not.toMatch(/colour/i);
    const { words } = writeWords(
      { ...lipstick, angle: "ritual", tone: null, language: "en-GB", seed: 2 },
      emptyCopyHistory,
    );
    expect(words.callToAction).not.toMatch(/color/i);
  });

  it("promises light only where the page does, and softens cuticles rather than nails", () => {
    expect(linesOf(aSource({ name: "Nord", category: "Foundation" }), "en").join("\n")).not.toMatch(/luminous|radian/i);
    const nails = linesOf(aSource({ name: "Nord Cuticle Oil", category: "Oil" }), "en").join("\n");
    expect(nails).not.toMatch(/soft\w* nails/i);
    expect(nails).toMatch(/cuticles/);
  });

  it("lingers over nothing that is fast-absorbing", () => {
    const quick = aSource({ name: "Nord Oil", category: "Oil", facts: { claims: ["Fast-absorbing"] } });
    expect(linesOf(quick, "en").join("\n")).not.toMatch(/linger|take your time|no rush|in slow/i);
    expect(linesOf(aSource({ name: "Nord Oil", category: "Oil" }), "en").join("\n")).toMatch(/take your time|no rush/i);
  });
});
