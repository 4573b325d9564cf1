import { expect, it } from "vitest";
import { chartTop, chartWords } from "../../app/src/views/settings/chartWords.ts";

const daysOf = (...credits: number[]) =>
  credits.map((sum, index) => ({ date: `2026-11-${String(24 + index)}`, credits: sum }));

it.each([
  [[0], 10],
  [[10, 3], 10],
  [[11], 12],
  [[7, 50], 60],
  [[81], 100],
  [[100], 100],
  [[129], 160],
  [[1000], 1000],
  [[12_505], 16_000],
])("the scale of days with %j credits ends at %i", (credits, top) => {
  expect(chartTop(daysOf(...credits))).toBe(top);
});

it("the chart is a sentence with the sum and the dearest day, the first of several", () => {
  expect(chartWords(daysOf(0, 1200, 1200))).toBe("2,400 credits spent in the last 3 days, the most on Nov 25: 1,200.");
  expect(chartWords(daysOf(0, 0))).toBe("No credits were spent in the last 2 days.");
});
