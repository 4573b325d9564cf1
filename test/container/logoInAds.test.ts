import { loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawInspected, hasLogo, type InspectedStill } from "../../container/ads/inspection/drawInspected.ts";
import { drawLogo } from "../../container/pictures/logos/drawLogo.ts";
import { decodeLogo } from "../../container/ads/statics/logo.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { contains } from "../../src/core/rendering/box.ts";
import type { Scene, SceneLogo } from "../../src/core/rendering/scene.ts";
import { type PlacementId, placements, wordsZone } from "../../src/core/rendering/placements.ts";
import { aScene, pictureOf, categoryLayouts } from "./sampleScenes.ts";

const drawings = {
  wordMark: `<svg viewBox="0 0 300 50"><path fill="none" stroke="#000" stroke-width="8" d="M5 45V5h30M5 25h25M60 5v40h30M120 45V5l30 40V5M180 5h36v40h-36zM240 45V5l20 24 20-24v40"/></svg>`,
  symbol: `<svg viewBox="0 0 60 60"><path d="M30 3C12 15 8 35 30 57 52 35 48 15 30 3zm0 12c9 9 9 22 0 31-9-9-9-22 0-31z"/></svg>`,
  thread: `<svg viewBox="0 0 600 34"><path d="M0 0h9v34H0zM20 0h560v9H20zM590 0h9v34h-9z"/></svg>`,
};

let kernels: KernelModule;
const pngs = new Map<keyof typeof drawings, Buffer>();
beforeAll(async () => {
  kernels = await loadKernels();
  for (const name of ["wordMark", "symbol", "thread"] as const)
    pngs.set(name, await drawLogo(Buffer.from(drawings[name])));
});

async function logoOf(name: keyof typeof drawings, change: Partial<SceneLogo> = {}) {
  const png = pngs.get(name) ?? Buffer.alloc(0);
  const { width, height } = await sharp(png).metadata();
  const logo: SceneLogo = {
    key: "brands/x/logo.png",
    width,
    height,
    colours: ["#000000"],
    isSingleColoured: true,
    ...change,
  };
  return { png, logo };
}

async function draw(scene: Scene, png: Buffer | null, orientation: PlacementId = "square"): Promise<InspectedStill> {
  const picture = await loadImage(pictureOf("bottle"));
  const logo = await decodeLogo(png, scene);
  return drawInspected(kernels, scene, placements[orientation], picture, new AbortController().signal, null, logo);
}

describe("a logo in an ad", () => {
  it.each(categoryLayouts.map((layout, i) => ({ layout, orientation: i % 2 === 0 ? "square" : "vertical" }) as const))(
    "stands in the name's place in $layout, $orientation, and passes as the brand's",
    async ({ layout, orientation }) => {
      const { png, logo } = await logoOf("wordMark");
      const { ad, report } = await draw({ ...aScene(layout, "bottle"), logo }, png, orientation);
      expect([hasLogo(ad), report.passed, report.layout]).toEqual([true, true, layout]);
      const [mark, ...others] = ad.placed.filter(({ role }) => role === "brand");
      expect(others).toEqual([]);
      expect(mark?.ink.width).toBeGreaterThan(150);
      expect(contains(wordsZone(placements[orientation]), mark?.ink ?? { x: 0, y: 0, width: 0, height: 0 })).toBe(true);
      expect(report.contrast.find(({ role }) => role === "brand")?.ratio).toBeGreaterThanOrEqual(3);
    },
  );

  it("may be a symbol, which is taller than a name", async () => {
    const { png, logo } = await logoOf("symbol");
    const { ad, report } = await draw({ ...aScene("editorial", "bottle"), logo }, png);
    expect([hasLogo(ad), report.passed]).toEqual([true, true]);
    expect(ad.placed.find(({ role }) => role === "brand")?.ink.height).toBeGreaterThan(50);
  });

  const unsuited: [string, keyof typeof drawings, Partial<SceneLogo>][] = [
    ["its colours fade into the ground", "wordMark", { colours: ["#3a2018", "#f0cfc4"], isSingleColoured: false }],
    ["it is a thread", "thread", {}],
    ["its picture is another one", "wordMark", { width: 99 }],
  ];
  it.each(unsuited)("gives way to the name, to the pixel, where %s", async (_why, name, change) => {
    const { png, logo } = await logoOf(name, change);
    const scene = aScene("editorial", "bottle");
    const still = await draw({ ...scene, logo }, png);
    expect(hasLogo(still.ad)).toBe(false);
    expect(still.file.equals((await draw(scene, null)).file)).toBe(true);
  });

  it("gives way to the name where its own colours cannot be told from what lies behind them", async () => {
    // Said to be dark, and drawn white on a pale ground: only the finished pixels show it.
    const white = await drawLogo(Buffer.from(drawings.wordMark.replace("#000", "#fff4ee")));
    const { logo } = await logoOf("wordMark", { isSingleColoured: false });
    const { ad, report } = await draw({ ...aScene("editorial", "bottle"), logo }, white);
    expect([hasLogo(ad), report.passed]).toEqual([false, true]);
  });

  it("is drawn in the ink of a dark ground as well", async () => {
    const { png, logo } = await logoOf("wordMark");
    const scene = aScene("editorial", "bottle");
    const palette = {
      ...scene.palette,
      groundBase: "#3b2a14",
      groundShadow: "#1d1306",
      groundLight: "#8a6a3c",
      ink: "#fbf3e6",
      inkSoft: "#e9dcc6",
      panel: "#2a1c0b",
      accent: "#e0a35c",
      onAccent: "#2a1703",
    };
    const { ad, report } = await draw({ ...scene, palette, logo }, png);
    expect([hasLogo(ad), report.passed]).toEqual([true, true]);
    expect(ad.placed.find(({ role }) => role === "brand")?.colour).toBe("#fbf3e6");
  });
});
