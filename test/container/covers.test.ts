import { describe, expect, it } from "vitest";
import { composeAd, productBox, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { coversOf } from "../../container/ads/statics/covers.ts";
import { Clay } from "../../container/materials/cream/clay.ts";
import { instantiate, loadKernels } from "../../container/engine/kernel.ts";
import { courseOf, onCourse } from "../../container/categories/lotionSqueeze/courses.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { grown, sharedArea, type Box } from "../../src/core/rendering/box.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import type { LayoutName } from "../../src/core/rendering/scene.ts";
import { aScene, categoryLayouts, type shapes } from "./sampleScenes.ts";

const area = ({ width, height }: Box) => width * height;
const coveredShare = (box: Box, covers: readonly Box[]) =>
  covers.reduce((sum, cover) => sum + (sharedArea(cover, box) ?? 0), 0) / area(box);

function composed(layout: LayoutName, shape: keyof typeof shapes, orientation: PlacementId): ComposedAd | null {
  try {
    return composeAd(aScene(layout, shape), placements[orientation]);
  } catch (error) {
    if (error instanceof UnusableInput) return null;
    throw error;
  }
}

const ads = categoryLayouts.flatMap((layout) =>
  (["bottle", "jar"] as const).flatMap((shape) =>
    (["vertical", "square"] as const).flatMap((orientation) => {
      const ad = composed(layout, shape, orientation);
      return ad === null ? [] : [{ name: `${layout} ${shape} ${orientation}`, ad }];
    }),
  ),
);

describe("what panels and buttons hide of a ground", () => {
  it.each(ads)("lies on the canvas, each part once: $name", ({ ad }) => {
    const covers = coversOf(ad);
    for (const [n, box] of covers.entries()) {
      expect(
        coveredShare({ x: 0, y: 0, width: ad.width, height: ad.height }, [box]) * ad.width * ad.height,
      ).toBeCloseTo(area(box));
      for (const other of covers.slice(n + 1)) expect(sharedArea(box, other)).toBe(0);
    }
  });

  it.each(ads)(
    "is all that words of their own ground stand on, and next to nothing under the others: $name",
    ({ ad }) => {
      const covers = coversOf(ad);
      for (const { ink, onOwnGround, role } of ad.placed) {
        const share = coveredShare(ink, covers);
        if (onOwnGround) expect(share, role).toBeGreaterThan(0.9);
        else expect(share, role).toBeLessThan(0.25);
      }
    },
  );

  it("is the block of colour beside the product, as large as it is drawn, and the button on it", () => {
    const ad = composeAd(aScene("split", "vial"), placements.vertical);
    expect(coversOf(ad)).toEqual([{ x: 0, y: 0, width: 690, height: ad.height }]);
  });

  it("leaves the window in a sheet of paper open", () => {
    const ad = composeAd(aScene("arch", "bottle"), placements.vertical);
    const covers = coversOf(ad);
    const { x, y, width, height } = productBox(ad);
    const body = { x: x + width / 4, y: y + height / 2, width: width / 2, height: height / 4 };
    expect(coveredShare(body, covers)).toBe(0);
    expect(coveredShare({ x: 0, y: 0, width: ad.width, height: 200 }, covers)).toBeCloseTo(1);
  });
});

describe("the course of a squeeze", async () => {
  const kernels = await loadKernels();
  const extent = { length: 1, breadth: 0.5, steepest: 1.3 };

  it.each(ads)("runs where it is seen, off the words: $name", ({ ad }) => {
    const { width, height, quietZones } = ad;
    const { palette, seed } = aScene("hero", "bottle");
    const [product, covers] = [productBox(ad), coversOf(ad)];
    const options = { palette, width, height, seed, style: null, quietZones, product, covers };
    const place = onCourse(courseOf(new Clay(instantiate(kernels, width, height), options), extent), extent);
    const steps = [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45];
    const points = steps
      .flatMap((u) => steps.map((v) => place(u, v)))
      .map(({ x, y }) => ({ x: x * width, y: y * width }));
    const inside = (boxes: readonly Box[]) =>
      points.filter((at) =>
        boxes.some(({ x, y, width, height }) => at.x > x && at.x < x + width && at.y > y && at.y < y + height),
      ).length / points.length;
    const canvas = { x: 0, y: 0, width, height };
    const free = 1 - coveredShare(canvas, [...covers, product, ...quietZones.map((zone) => grown(zone, 100))]);
    const hidden = inside([product, ...covers]) + 1 - inside([canvas]);
    expect(1 - hidden).toBeGreaterThan(Math.min(0.4, 0.45 * free));
    expect(inside(quietZones)).toBeLessThan(0.12);
  });
});
