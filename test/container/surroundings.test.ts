import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawInspected } from "../../container/ads/inspection/drawInspected.ts";
import { createSceneGround } from "../../container/ads/sceneGround.ts";
import { surroundingsPainters } from "../../container/surroundings/index.ts";
import { readPhotograph } from "../../container/surroundings/photographs/photograph.ts";
import { depthOfRow, project, stageOf } from "../../container/surroundings/stage.ts";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { drawSheets } from "../../container/ads/statics/drawLayers.ts";
import { layerOf } from "../../container/ads/statics/sheet.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { situLayouts } from "../../src/core/rendering/layouts.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { LayoutName, SurroundingsName, type Scene } from "../../src/core/rendering/scene.ts";
import { aScene, pictureOf, type shapes, texts } from "./sampleScenes.ts";

type Shape = keyof typeof shapes;

const inRoom = (surroundings: SurroundingsName, shape: Shape, change: Partial<Scene> = {}): Scene => ({
  ...aScene("situ", shape),
  setting: surroundings,
  ...change,
});

const dark: Scene["palette"] = {
  groundBase: "#3b2a14",
  groundShadow: "#1d1306",
  groundLight: "#8a6a3c",
  ink: "#fbf3e6",
  inkSoft: "#e9dcc6",
  panel: "#2a1c0b",
  accent: "#e0a35c",
  onAccent: "#2a1703",
};

/** A frame of surroundings in small. */
function frameOf(surroundings: SurroundingsName, seed: number, t: number): Uint8ClampedArray {
  const [width, height] = [136, 240];
  const { palette } = aScene("situ", "bottle");
  const options = { palette, width, height, seed, style: null, quietZones: [] };
  const ctx = createCanvas(width, height).getContext("2d");
  surroundingsPainters[surroundings].setup(options).paint(ctx, t);
  return ctx.getImageData(0, 0, width, height).data;
}

/** Mean difference of two frames, in levels of 255. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((sum, value, n) => sum + Math.abs(value - (b[n] ?? 0)), 0) / a.length;
}

let kernels: KernelModule;
beforeAll(async () => {
  kernels = await loadKernels();
});

describe.each(SurroundingsName.options)("the surroundings %s", (surroundings) => {
  const cases: [PlacementId, Shape, Scene["palette"] | null][] = [
    ["vertical", surroundings === "Sand and Sky" ? "flask" : "bottle", null],
    ["square", surroundings === "Vanity Marble" ? "tube" : "jar", surroundings === "Linen and Shadow" ? dark : null],
  ];
  it.each(cases)("makes an ad that passes the inspection, %s, with a %s", async (orientation, shape, palette) => {
    const scene = inRoom(surroundings, shape, palette === null ? {} : { palette });
    const picture = await loadImage(pictureOf(shape));
    const still = await drawInspected(kernels, scene, placements[orientation], picture, new AbortController().signal);
    expect(still.report.findings).toEqual([]);
    expect(situLayouts).toContain(still.report.layout);
    expect(still.report.label.psnrDecibels).toBeGreaterThan(36);
  });

  it("is the same picture for the same seed and another one for another", () => {
    const frames = [1, 2, 3, 4, 5].map((seed) => frameOf(surroundings, seed * 7919, 0));
    expect(frameOf(surroundings, 7919, 0)).toEqual(frames[0]);
    for (const [i, one] of frames.entries()) {
      for (const other of frames.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(2.5);
    }
  });

  it("moves gently, and comes back to where it began", () => {
    const [first, middle, last] = [0, 0.4, 1].map((t) => frameOf(surroundings, 3, t)) as [
      Uint8ClampedArray,
      Uint8ClampedArray,
      Uint8ClampedArray,
    ];
    expect(difference(first, last)).toBeLessThan(0.02);
    expect(difference(first, middle)).toBeGreaterThan(0.1);
    expect(difference(first, frameOf(surroundings, 3, 1 - 1 / 180))).toBeLessThan(0.8);
  });
});

describe("a product in surroundings", () => {
  it.each(PlacementId.options)("stands upright with its base on the surface: %s", (orientation) => {
    const { width, height } = placements[orientation];
    for (const shape of ["bottle", "tube", "jar", "flask"] as const) {
      for (const layout of situLayouts) {
        const scene = inRoom("Stone and Water", shape, { layout });
        const placed = situLayouts.flatMap((name) => {
          try {
            return [composeAd(scene, placements[orientation], name).product];
          } catch {
            return [];
          }
        });
        expect(placed.length, `${shape} in ${layout}`).toBeGreaterThan(0);
        const { baseline } = stageOf("Stone and Water", width, height);
        for (const product of placed) {
          expect(product.rotationDegrees).toBe(0);
          expect(product.centreY + product.height / 2).toBeCloseTo(baseline, 3);
        }
      }
    }
  });

  it.each(Object.keys(texts))("finds room for words that are %s", (kind) => {
    for (const orientation of PlacementId.options) {
      for (const shape of ["bottle", "jar", "tube"] as const) {
        const scene = inRoom("Bathroom Shelf", shape);
        const words = { ...scene.words, ...texts[kind] };
        const held = situLayouts.filter((layout) => {
          try {
            return composeAd({ ...scene, words }, placements[orientation], layout).layout === layout;
          } catch {
            return false;
          }
        });
        expect(held.length, `${shape}, ${orientation}`).toBeGreaterThan(0);
      }
    }
  });

  it("throws its shadow on the surface beside it and does not float over it", async () => {
    const scene = inRoom("Vanity Marble", "bottle", { layout: "situSide" });
    const ad = composeAd(scene, placements.vertical);
    const sheets = drawSheets(scene, ad, await loadImage(pictureOf("bottle")));
    expect(sheets.map(({ name, motion }) => [name, motion ?? null])).toEqual([
      ["shadow", null],
      ["product", null],
    ]);
    const shadow = sheets.find(({ name }) => name === "shadow");
    if (shadow === undefined) throw new Error("no shadow");
    const { rgba, width } = layerOf(shadow);
    const alphaAt = (x: number, y: number) => rgba[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0;
    const { product } = ad;
    const base = product.centreY + product.height / 2;
    expect(alphaAt(product.centreX, base)).toBeGreaterThan(150);
    expect(alphaAt(product.centreX, product.centreY - product.height * 0.7)).toBe(0);
  });

  it("takes another layout only where it cannot stand", async () => {
    const scene = { ...inRoom("Linen and Shadow", "bottle"), product: aScene("situ", "bottle").product };
    const picture = await loadImage(pictureOf("bottle"));
    const faint = { ...scene, palette: { ...scene.palette, onAccent: scene.palette.accent } };
    const still = await drawInspected(kernels, faint, placements.square, picture, new AbortController().signal);
    expect(still.report.passed).toBe(false);
    expect(situLayouts).toContain(still.report.layout);
  });
});

describe("surroundings that were photographed", () => {
  const png = (width: number, height: number, paint: (ctx: SKRSContext2D) => void) => {
    const canvas = createCanvas(width, height);
    paint(canvas.getContext("2d"));
    return canvas.toBuffer("image/png");
  };
  const set = png(768, 1360, (ctx) => {
    const wall = ctx.createLinearGradient(0, 0, 300, 1000);
    wall.addColorStop(0, "#f7e8e0");
    wall.addColorStop(1, "#d9a898");
    ctx.fillStyle = wall;
    ctx.fillRect(0, 0, 768, 1054);
    ctx.fillStyle = "#b98b72";
    ctx.fillRect(0, 1054, 768, 306);
  });

  it.each(PlacementId.options)(
    "is the ground in place of the drawn one, and passes the inspection: %s",
    async (orientation) => {
      const photograph = await readPhotograph(set);
      const scene = inRoom("Vanity Marble", "jar");
      const picture = await loadImage(pictureOf("jar"));
      const { signal } = new AbortController();
      const still = await drawInspected(kernels, scene, placements[orientation], picture, signal, photograph);
      expect(still.report.findings).toEqual([]);
      const drawn = await drawInspected(kernels, scene, placements[orientation], picture, signal);
      expect(still.file.equals(drawn.file)).toBe(false);
    },
  );

  it("is not used when it is blank, black, tiny, huge or no picture at all", async () => {
    const plain = (colour: string) =>
      png(400, 700, (ctx) => {
        ctx.fillStyle = colour;
        ctx.fillRect(0, 0, 400, 700);
      });
    expect(await readPhotograph(set)).not.toBeNull();
    for (const bytes of [
      plain("#d8c8b8"),
      plain("#000000"),
      plain("#ffffff"),
      Buffer.from("<html></html>"),
      Buffer.alloc(0),
    ])
      expect(await readPhotograph(bytes)).toBeNull();
    const stamp = png(100, 180, (ctx) => ctx.fillRect(0, 0, 50, 180));
    expect(await readPhotograph(stamp)).toBeNull();
    const [width, height] = [3400, 3600];
    const huge = sharp({ create: { width, height, channels: 3, background: "#d8c8b8" } });
    const half = { input: { create: { width, height: height / 2, channels: 3 as const, background: "#705848" } } };
    const poster = huge.composite([{ ...half, gravity: "south" }]).png();
    expect(await readPhotograph(await poster.toBuffer())).toBeNull();
  });
});

describe("the stage", () => {
  it("shows a point of its surface in the row that its depth stands for", () => {
    const stage = stageOf("Vanity Marble", 1080, 1920);
    const z = depthOfRow(stage, 1700);
    expect(project(stage, 0, 0, z)[1]).toBeCloseTo(1700, 6);
    expect(depthOfRow(stage, stage.baseline)).toBeCloseTo(stage.standing, 6);
    expect(stage.wall).toBeGreaterThan(depthOfRow(stage, stage.farEdge));
  });

  it("are the ground of a scene that names them, and a category is the ground of one that does not", () => {
    const { palette } = aScene("situ", "jar");
    const options = { palette, width: 160, height: 240, seed: 3, style: null, quietZones: [] };
    const ground = (surroundings: SurroundingsName | null) =>
      Buffer.from(
        createSceneGround(kernels, { setting: surroundings, texture: "Lotion Texture" }, options).renderYuv(0),
      );
    expect(ground("Sand and Sky").equals(ground("Vanity Marble"))).toBe(false);
    expect(ground(null).equals(ground("Vanity Marble"))).toBe(false);
    expect(LayoutName.options).toEqual(expect.arrayContaining([...situLayouts]));
  });
});
