import { describe, expect, it } from "vitest";
import { classify } from "../../src/core/product/classify.ts";
import { supportedTitles, trickySupportedTitles } from "./classificationTitles.ts";
import { trickyUnsupportedTitles, unsupportedTitles } from "./classificationUnsupportedTitles.ts";

interface Expected {
  title: string;
  isCompatible: boolean;
  categories: readonly string[];
}

const expected = (list: typeof supportedTitles, isCompatible: boolean): Expected[] =>
  list.map(([title, ...categories]) => ({ title, isCompatible, categories }));
const tricky = [...expected(trickySupportedTitles, true), ...expected(trickyUnsupportedTitles, false)];
const all = [...expected(supportedTitles, true), ...expected(unsupportedTitles, false), ...tricky];

function misses(titles: readonly Expected[]): string[] {
  return titles.flatMap(({ title, isCompatible, categories }) => {
    const found = classify({ title, productType: "", text: "" });
    const isRight = found.isCompatible === isCompatible && categories.includes(found.category);
    return isRight ? [] : [`${title}: ${found.category} (${found.because})`];
  });
}

describe("classification by title", () => {
  it("is asked about enough titles, each once", () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(tricky.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });

  it("is right in 97 of 100 cases, category included", () => {
    const missed = misses(all);
    if (missed.length > 0) console.log(missed.join("\n"));
    expect(1 - missed.length / all.length).toBeGreaterThanOrEqual(0.97);
  });

  it("is right in 95 of 100 cases that were made to mislead it", () => {
    expect(1 - misses(tricky).length / tricky.length).toBeGreaterThanOrEqual(0.95);
  });
});
