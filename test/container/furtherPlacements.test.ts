import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { drawInspected } from "../../container/ads/inspection/drawInspected.ts";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { claims } from "../../container/ads/statics/layouts/index.ts";
import { builtKernels, loadKernels } from "../../container/engine/kernel.ts";
import { situLayouts } from "../../src/core/rendering/layouts.ts";
import { placement, type Placement } from "../../src/core/rendering/placements.ts";
import { LayoutName } from "../../src/core/rendering/scene.ts";
import { aScene, pictureOf, type shapes } from "./sampleScenes.ts";

const margins = (pixels: number) => [
  {
    platform: "A feed",
    margins: { top: pixels, right: pixels, bottom: pixels, left: pixels },
    source: "A margin of this test",
  },
];

/** Two rows that the table does not have: they are all that a renderer needs to draw two further placements. */
const further: Placement[] = [
  placement({ id: "feed_1x1", width: 1080, height: 1080, name: "Square", ratio: "1:1", safeZones: margins(54) }),
  placement({
    id: "landscape_1_91x1",
    width: 1200,
    height: 628,
    name: "Landscape",
    ratio: "1.91:1",
    safeZones: margins(40),
  }),
];

const kernels = await loadKernels(builtKernels);
const { signal } = new AbortController();

describe.each(further)("a placement that is one further row: $width×$height", (row) => {
  const claiming = LayoutName.options.filter((layout) => claims(layout, row.layoutClass));

  it("is claimed by most layouts", () => {
    expect(claiming.length).toBeGreaterThan(LayoutName.options.length / 2);
  });

  it.each(claiming)("is drawn in the layout “%s”, and every inspection holds", async (layout) => {
    const surroundings = situLayouts.includes(layout) ? ("Vanity Marble" as const) : null;
    const shape: keyof typeof shapes = layout === "situ" ? "jar" : "bottle";
    const scene = { ...aScene(layout, shape), setting: surroundings };
    const { ad, report } = await drawInspected(kernels, scene, row, await loadImage(pictureOf(shape)), signal);
    expect(report.findings).toEqual([]);
    expect(ad.layout).toBe(layout);
    expect(report.dimensions).toEqual({ passed: true, width: row.width, height: row.height });
    expect(report.safeZones).toEqual([{ platform: "A feed", passed: true, outside: [] }]);
  });

  it("is refused by the other layouts with a reason", () => {
    for (const layout of LayoutName.options.filter((name) => !claiming.includes(name)))
      expect(() => composeAd(aScene(layout, "bottle"), row)).toThrow("This layout is not made for a wide canvas.");
  });
});

describe("the shapes of canvas", () => {
  it("are told apart in the renderer by their class alone: no file compares a placement's name", async () => {
    const root = path.resolve(import.meta.dirname, "../..");
    const files = await readdir(path.join(root, "container"), { recursive: true });
    const sources = files.filter((file) => file.endsWith(".ts"));
    const comparing = await Promise.all(
      sources.map(async (file) => {
        const text = await readFile(path.join(root, "container", file), "utf8");
        return /[=!]==? ?"(?:vertical|square)"|placements\.(?:vertical|square)\b/.test(text) ? [file] : [];
      }),
    );
    expect(comparing.flat()).toEqual([]);
  });
});
