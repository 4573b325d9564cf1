import { describe, expect, it } from "vitest";
import { standProduct, usualMargin } from "../../container/ads/statics/place.ts";

describe("a product beside words", () => {
  const canvas = { x: 0, y: 0, width: 1080, height: 1350 };
  /** The product of a stage to the right of words that end at `edge`. */
  const placed = (edge: number, margin?: number) =>
    standProduct({
      box: { width: 500, height: 900 },
      canvas,
      stage: { x: edge, y: 60, width: 1060 - edge, height: 1230 },
      obstacles: [{ x: 60, y: 60, width: edge - 60, height: 1230 }],
      tilts: [0],
      anchor: { x: 0.5, y: 0.5 },
      share: 0.4,
      ...(margin !== undefined && { margin }),
    });
  const gapOf = (product: ReturnType<typeof placed>, edge: number) => product.centreX - product.width / 2 - edge;
  const edges = Array.from({ length: 20 }, (_, step) => 400 + 20 * step);

  it("stands farther from them than it must, where that costs it little of its height", () => {
    const closer = edges.filter((edge) => gapOf(placed(edge, usualMargin), edge) < usualMargin + 8);
    expect(closer.length).toBeGreaterThan(3);
    const airy = closer.filter((edge) => gapOf(placed(edge), edge) > usualMargin + 12);
    expect(airy.length).toBeGreaterThan(0);
    for (const edge of airy) expect(placed(edge).height).toBeGreaterThanOrEqual(0.9 * placed(edge, usualMargin).height);
  });

  it("stands as near as ever where it would be small otherwise", () => {
    const [narrow = 0] = edges.slice(-1);
    expect(placed(narrow)).toEqual(placed(narrow, usualMargin));
  });
});
