import { createCanvas, ImageData, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawInspected } from "../../container/ads/inspection/drawInspected.ts";
import { inspectStill, type FinishedStill } from "../../container/ads/inspection/inspect.ts";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { drawSheets } from "../../container/ads/statics/drawLayers.ts";
import { encodeStill, flatten } from "../../container/ads/statics/drawStill.ts";
import { layerOf } from "../../container/ads/statics/sheet.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { InspectionReport } from "../../src/core/rendering/inspection.ts";
import { layoutOrder } from "../../src/core/rendering/layouts.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { CategoryName, type Scene } from "../../src/core/rendering/scene.ts";
import { plainPicture, rgbaOf, rgbOf } from "./rgb.ts";
import { aScene, pictureOf, shapes, categoryLayouts } from "./sampleScenes.ts";

/** A palette with a dark ground and light words. */
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

type Drawing = SKRSContext2D;

/** A still on a plain ground, with whatever `spoil` does to its finished pixels before they are encoded. */
async function still(
  spoil: (ctx: Drawing, made: Omit<FinishedStill, "file">) => void = () => undefined,
  scene = aScene("editorial", "bottle"),
) {
  const ad = composeAd(scene, placements.vertical);
  const { width, height } = ad;
  const layers = drawSheets(scene, ad, await loadImage(pictureOf("bottle"))).map(layerOf);
  const { finished, behind } = flatten(ad, plainPicture(ad), layers);
  const product = layers.find(({ name }) => name === "product");
  if (product === undefined) throw new Error("no product");
  const made = { scene, ad, behind, product, leaders: null };
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.putImageData(new ImageData(rgbaOf(finished), width, height), 0, 0);
  spoil(ctx, made);
  const file = await encodeStill(rgbOf(ctx.getImageData(0, 0, width, height).data, width, height));
  return { ...made, file };
}

const boxOf = ({ ad }: Pick<FinishedStill, "ad">, role: string) => {
  const found = ad.placed.find((words) => words.role === role);
  if (!found) throw new Error(`no ${role}`);
  return found.ink;
};

describe("the inspection of a still", () => {
  it("passes what was composed and drawn, and says what it measured", async () => {
    const report = await inspectStill(await still());
    expect(report.findings).toEqual([]);
    expect(InspectionReport.parse(report)).toEqual(report);
    expect(report.safeZones.map(({ platform }) => platform)).toEqual([
      "Meta Reels",
      "Meta Stories",
      "YouTube Shorts",
      "TikTok",
    ]);
    expect(report.product.share).toBeGreaterThan(0.2);
    expect(report.label.psnrDecibels).toBeGreaterThan(38);
  });

  it("sees a word that stands elsewhere than where it was set", async () => {
    const report = await inspectStill(
      await still((ctx, made) => {
        const { x, y, width, height } = boxOf(made, "headline");
        const words = ctx.getImageData(x - 4, y - 4, width + 8, height + 8);
        const { width: canvasWidth, height: canvasHeight } = made.behind;
        ctx.putImageData(new ImageData(rgbaOf(made.behind), canvasWidth, canvasHeight), 0, 0);
        ctx.putImageData(words, x - 4, 60);
      }),
    );
    expect(report.glyphs.clipped).toContain("headline");
    expect(report.safeZones.every(({ passed }) => !passed)).toBe(true);
    expect(report.passed).toBe(false);
  });

  it("sees a headline whose last letters are cut off", async () => {
    const report = await inspectStill(
      await still((ctx, made) => {
        const { x, y, width, height } = boxOf(made, "headline");
        ctx.fillStyle = "rgb(243 217 208)";
        ctx.fillRect(x + width - 40, y, 60, height);
      }),
    );
    expect(report.findings.join(" ")).toMatch(/headline is clipped/);
  });

  it("sees words that can hardly be told from what is behind them", async () => {
    const scene = aScene("editorial", "bottle");
    const faint = { ...scene, palette: { ...scene.palette, inkSoft: "#b79a90" } };
    const report = await inspectStill(await still(undefined, faint));
    expect(report.findings.join(" ")).toMatch(/line of support has a contrast of \d(\.\d+)?:1, it needs 4\.5:1/);
  });

  it("measures contrast on the worst pixels and not on their mean", async () => {
    const made = await still();
    const { x, y, width, height } = boxOf(made, "support");
    for (let row = Math.floor(y); row < y + height; row++) {
      for (let column = Math.floor(x); column < x + width * 0.1; column++) {
        made.behind.rgb.set([70, 50, 40], (row * made.behind.width + column) * 3);
      }
    }
    const { contrast } = await inspectStill(made);
    expect(contrast.find(({ role }) => role === "support")?.passed).toBe(false);
  });

  it("sees a label that something covers", async () => {
    const report = await inspectStill(
      await still((ctx, { ad: { product } }) => {
        ctx.fillStyle = "#102030";
        ctx.fillRect(product.centreX - 40, product.centreY + product.height * 0.15 - 28, 100, 28);
      }),
    );
    expect(report.label.passed).toBe(false);
    expect(report.findings.join(" ")).toMatch(/product's pixels differ/);
  });

  it("sees a few altered pixels of the product", async () => {
    const report = await inspectStill(
      await still((ctx, { ad: { product } }) => {
        ctx.fillStyle = "#40a060";
        ctx.fillRect(product.centreX, product.centreY, 8, 8);
      }),
    );
    expect(report.label.passed).toBe(false);
  });

  it("sees type that is too small to be read on a telephone", async () => {
    const made = await still();
    const placed = made.ad.placed.map((words) => (words.role === "support" ? { ...words, typePixels: 21 } : words));
    const report = await inspectStill({ ...made, ad: { ...made.ad, placed } });
    expect(report.findings).toEqual(["The line of support is set in type smaller than 28 pixels: 21."]);
    expect(report.passed).toBe(false);
  });

  it("sees words that touch the product", async () => {
    const made = await still();
    const [first] = made.ad.placed;
    if (!first) throw new Error("no words");
    const { centreX, centreY } = made.ad.product;
    const placed = [{ ...first, ink: { x: centreX, y: centreY, width: 80, height: 30 } }, ...made.ad.placed.slice(1)];
    const report = await inspectStill({ ...made, ad: { ...made.ad, placed } });
    expect(report.overlap.pairs).toContainEqual(["brand", "product"]);
  });

  it("sees words on words", async () => {
    const made = await still();
    const placed = made.ad.placed.map((words) =>
      words.role === "support" ? { ...words, ink: boxOf(made, "headline") } : words,
    );
    const report = await inspectStill({ ...made, ad: { ...made.ad, placed } });
    expect(report.overlap.pairs).toContainEqual(["headline", "support"]);
  });

  it.each([
    [0.5, "too small"],
    [1.7, "too large"],
  ])("sees a product that is %d times as large", async (factor) => {
    const made = await still();
    const { width, height } = made.behind;
    const canvas = createCanvas(width, height);
    const [w, h] = [Math.sqrt(0.24 * width * height * factor) * 0.9, Math.sqrt(0.24 * width * height * factor) * 1.3];
    canvas.getContext("2d").fillRect(0, height - h, w, h);
    const rgba = canvas.getContext("2d").getImageData(0, 0, width, height).data;
    const report = await inspectStill({ ...made, product: { ...made.product, rgba, x: 0, y: 0, width, height } });
    expect(report.product.passed).toBe(false);
    expect(report.findings.join(" ")).toMatch(/The product takes [\d.]+ % of the picture instead of 20 % to 45 %/);
  });

  it("sees a picture of the wrong size", async () => {
    const made = await still();
    const file = await sharp(made.file).resize(1000, 1800).jpeg().toBuffer();
    const report = await inspectStill({ ...made, file });
    expect(report.dimensions).toEqual({ passed: false, width: 1000, height: 1800 });
    expect(report.findings[0]).toBe("The picture is 1000×1800 pixels instead of 1080×1920.");
  });

  it("sees a file of the wrong type or too many bytes", async () => {
    const made = await still();
    const webp = await inspectStill({ ...made, file: await sharp(made.file).webp({ quality: 95 }).toBuffer() });
    expect(webp.file.platforms.every(({ passed }) => !passed)).toBe(true);
    const heavy = await inspectStill({ ...made, file: Buffer.concat([made.file, Buffer.alloc(3 * 1024 * 1024)]) });
    expect(heavy.file.platforms.filter(({ passed }) => !passed).map(({ platform }) => platform)).toEqual(["Delivery"]);
  });

  it("names characters that would be drawn as empty boxes", async () => {
    const made = await still();
    const scene = { ...made.scene, words: { ...made.scene.words, support: "Glow 美 all day" } };
    const report = await inspectStill({ ...made, scene });
    expect(report.glyphs.missing).toEqual(["美"]);
    expect(report.passed).toBe(false);
  });
});

describe("drawing with inspection", () => {
  let kernels: KernelModule;
  beforeAll(async () => {
    kernels = await loadKernels();
  });

  const signal = new AbortController().signal;
  const kinds = Object.keys(shapes) as (keyof typeof shapes)[];
  const concepts = categoryLayouts.flatMap((layout, i) =>
    [aScene(layout, "bottle").palette, dark].map((palette, j) => ({
      scene: {
        ...aScene(layout, kinds[(i + j) % kinds.length] ?? "bottle"),
        palette,
        texture: CategoryName.options[(i + j) % CategoryName.options.length] ?? "Lotion Texture",
        seed: 31 * i + j,
      },
      layout,
      ground: j === 0 ? "light" : "dark",
      orientation: PlacementId.options[(i + j) % 2] ?? "vertical",
    })),
  );

  it.each(concepts)(
    "gives a still that passes for $layout on a $ground ground, $orientation",
    async ({ scene, orientation }) => {
      const kind = kinds.find((shape) => shapes[shape][0] === scene.product.width) ?? "bottle";
      const { report } = await drawInspected(
        kernels,
        scene,
        placements[orientation],
        await loadImage(pictureOf(kind)),
        signal,
      );
      expect(report.findings).toEqual([]);
      for (const { ratio, required } of report.contrast) expect(ratio).toBeGreaterThanOrEqual(required);
    },
  );

  it("takes the next layout when the scene's own cannot hold the words, and says which", async () => {
    const scene = aScene("checklist", "bottle", { proofPoints: [] });
    const { report, ad } = await drawInspected(
      kernels,
      scene,
      placements.square,
      await loadImage(pictureOf("bottle")),
      signal,
    );
    expect(report.layout).toBe(layoutOrder(scene)[1]);
    expect(ad.layout).toBe(report.layout);
    expect(report.passed).toBe(true);
  });

  it("reports what is wrong where no layout can mend it", async () => {
    const scene = aScene("editorial", "bottle");
    const unreadable = { ...scene.palette, ink: "#e8cdc4", inkSoft: "#e8cdc4", onAccent: "#8e4430" };
    const { report } = await drawInspected(
      kernels,
      { ...scene, palette: unreadable },
      placements.square,
      await loadImage(pictureOf("bottle")),
      signal,
    );
    expect(report.passed).toBe(false);
    expect(report.findings.join(" ")).toMatch(/contrast/);
  });

  it("stops when it is told to", async () => {
    const picture = await loadImage(pictureOf("bottle"));
    await expect(
      drawInspected(
        kernels,
        aScene("arch", "bottle"),
        placements.square,
        picture,
        AbortSignal.abort(new Error("gone")),
      ),
    ).rejects.toThrow("gone");
  });
});
