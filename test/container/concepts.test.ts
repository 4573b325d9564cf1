import { describe, expect, it } from "vitest";
import { brands } from "../gallery/brands.ts";
import { shotsAnewOf, shotsOf } from "../gallery/concepts.ts";
import { inspectDelivery, inspectRandomConcepts } from "../gallery/inspectConcepts.ts";
import { randomBrand } from "../gallery/randomBrands.ts";
import { draw } from "../gallery/studio.ts";

describe("concepts as the composer makes them and the renderer draws them", () => {
  it("all pass the inspection, whatever brand, product, page, angle and language (`test:soak inspection` draws 500)", async () => {
    const { figures, problems } = await inspectRandomConcepts({ count: 12, seed: 20_000 }, (position) =>
      position % 2 === 0 ? ["vertical"] : ["square"],
    );
    expect(problems).toEqual([]);
    expect(figures.stills).toBe(12);
  });

  it("pass it composed anew as well", async () => {
    const shots = await Promise.all(
      [1, 2, 3].map((seed) => shotsAnewOf(randomBrand(30_000 + seed), { count: 3, seed })),
    );
    for (const [at, shot] of shots.flat().slice(0, 8).entries()) {
      const drawn = await draw(shot, at % 2 === 0 ? "vertical" : "square");
      if (drawn.kind === "refused") throw new Error(drawn.reason);
      expect(drawn.still.report.findings).toEqual([]);
    }
  });

  it("of one delivery do not look alike and share no headline", async () => {
    const shots = await shotsOf(brands.nordic, { count: 20, seed: 3 });
    const { figures, problems } = await inspectDelivery(shots, () => "square");
    expect(problems).toEqual([]);
    expect(figures.stills).toBe(20);
  });
});

describe("the likeness of two stills", () => {
  it("tells the same concept with other words from another concept", async () => {
    const [one, other] = await shotsOf(brands.nordic, { count: 2, seed: 3 });
    if (one === undefined || other === undefined) throw new Error("There are no concepts.");
    const words = { ...one.scene.words, headline: "Quite other words", support: "And another line below them." };
    const twin = { ...one, scene: { ...one.scene, words } };
    const alike = await inspectDelivery([one, twin], () => "square");
    expect(alike.problems).toEqual([expect.stringMatching(/look alike/)]);
    const apart = await inspectDelivery([one, other], () => "square");
    expect(apart.problems).toEqual([]);
  });
});
