import { expect, it } from "vitest";
import { runAttack } from "./attack.ts";

it("hostile shops get nothing for nothing, and have no ad say what they say (`test:soak attack` sets 200 on)", async () => {
  const figures = await runAttack({ shops: 5, seed: 20_261_123, atOnce: 3, honestRuns: 0 });
  expect(figures.violations).toEqual([]);
  expect(figures.onboarded + figures.refusedOnboardings).toBe(5);
  expect(figures.stillsRead).toBeGreaterThan(0);
}, 600_000);
