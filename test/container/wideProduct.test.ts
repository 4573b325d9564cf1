import { describe, expect, it } from "vitest";
import { PlacementId } from "../../src/core/rendering/placements.ts";
import { shotsOf } from "../gallery/concepts.ts";
import { hardProducts } from "../gallery/miseries.ts";
import { draw } from "../gallery/studio.ts";

describe("a tin three times as wide as high", () => {
  it.each(PlacementId.options)("finds a layout that holds it: %s", async (orientation) => {
    const brand = hardProducts["a very wide tin"];
    const shots = brand === undefined ? [] : await shotsOf(brand, { count: 2, seed: 31 });
    for (const shot of shots) {
      const drawn = await draw(shot, orientation);
      expect(drawn.kind === "still" ? drawn.still.report.findings : [drawn.reason]).toEqual([]);
    }
    expect(shots).toHaveLength(2);
  });
});
