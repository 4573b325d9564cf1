import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { otherKindReader } from "../../src/core/copywriter/otherKinds.ts";
import { reviewWords } from "../../src/core/copywriter/review.ts";
import { plainHeadline } from "../../src/core/copywriter/line.ts";
import { emptyCopyHistory, writeWords } from "../../src/core/copywriter/writeWords.ts";
import { englishPages, sourceOf } from "./copyShopPages.ts";

const tones = [null, "playful", "clinical", "luxurious", "calm"];
const sources = englishPages.map((page) => sourceOf("Aurelia", page));
const supported = sources.filter(({ isCompatible }) => isCompatible);

/** Ads of one page: every angle in every tone, each with the history of those before. */
function adsOf(source: (typeof sources)[number], seed: number) {
  let history = emptyCopyHistory;
  return CopyAngle.options.flatMap((angle, turn) =>
    tones.map((tone, at) => {
      const written = writeWords({ ...source, angle, tone, language: "en", seed: seed + 97 * turn + at }, history);
      history = written.history;
      return written.words;
    }),
  );
}
const named = (name: string) =>
  supported.find((source) => source.name.startsWith(name)) ?? sourceOf("", englishPages[0]!);
const linesOf = (name: string) =>
  adsOf(named(name), 11).map(({ headline, support, callToAction }) =>
    [plainHeadline(headline), support, callToAction].join(" | ").replaceAll(name, ""),
  );

describe("ads of untidy shop pages", () => {
  it.each(supported)("pass every rule of the review: $name", (source) => {
    const otherKindsIn = otherKindReader(source, "en");
    for (const seed of [1, 500]) {
      for (const words of adsOf(source, seed)) {
        expect(reviewWords(words, source, "en")).toEqual([]);
        expect(otherKindsIn(`${plainHeadline(words.headline)} ${words.support} ${words.callToAction}`)).toEqual([]);
      }
    }
  });

  it("call every kind by its noun and leave out what cannot be shown", () => {
    expect(sources.filter(({ isCompatible }) => !isCompatible).map(({ name }) => name)).toEqual([
      "Gold Eye Patches (30 pairs)",
    ]);
    expect(named("Sun Cream Bronzer").category).toBe("Bronzer");
    expect(named("Velvet Rouge Lipstick").category).toBe("Lip Color");
    expect(named("Firming Black Tea").category).toBe("Lotion");
    expect(named("Ceramide Day Cream").category).toBe("Cream");
  });

  it.each([
    ["Sun Cream Bronzer", /sunscreen|sun cream|\bcream\b/i],
    ["Velvet Rouge Lipstick", /lip care|\bskin\b|winter|thirst|nourish/i],
    ["Firming Black Tea Body Lotion", /green tea|\bcream\b/i],
    ["Everyday Hand Cream", /\b(?:face|cheeks?|chin|eyes)\b(?<!your eyes)/i],
    ["Lash Boost Serum", /\bskin\b|sheen|golden|morning|coffee/i],
    ["AHA 10% Peel", /gentle|kind\b|daily|every ?day|silk|velvet|gets along/i],
    ["Brown Sugar Lip Scrub", /swipe|daily|velvet/i],
    ["Whipped Cocoa Body Butter", /\b(?:cream|balm|face|cheeks?)\b/i],
  ])("say of %s nothing that belongs to something else", (name, foreign) => {
    for (const lines of linesOf(name)) expect(lines).not.toMatch(foreign);
  });
});
