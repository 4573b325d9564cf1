import { createCanvas, loadImage, type Canvas, type ImageData, type SKRSContext2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { inspectStill } from "../../container/ads/inspection/inspect.ts";
import { measureCutout, type CutoutMeasures } from "../../container/ads/inspection/cutout.ts";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { drawStill } from "../../container/ads/statics/drawStill.ts";
import { cutoutLimits } from "../../src/core/rendering/inspection.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../src/core/rendering/scene.ts";
import { plainPicture } from "./rgb.ts";
import { aScene } from "./sampleScenes.ts";

/** Pixels of ground around a product in its picture. */
const margin = 70;

type Drawing = (ctx: SKRSContext2D, width: number, height: number) => void;

/** A body that is lighter in its middle, as a cylinder is. */
function cylinder(
  ctx: SKRSContext2D,
  dark: string,
  light: string,
  [x, y, width, height]: readonly number[],
  round: number,
) {
  const shading = ctx.createLinearGradient(x ?? 0, 0, (x ?? 0) + (width ?? 0), 0);
  shading.addColorStop(0, dark);
  shading.addColorStop(0.4, light);
  shading.addColorStop(1, dark);
  ctx.fillStyle = shading;
  ctx.beginPath();
  ctx.roundRect(x ?? 0, y ?? 0, width ?? 0, height ?? 0, round);
  ctx.fill();
}

const amberBottle: Drawing = (ctx, width, height) => {
  cylinder(ctx, "#22201f", "#4a4644", [width * 0.3, 0, width * 0.4, height * 0.24], 14);
  cylinder(ctx, "#6d3412", "#b5652c", [0, height * 0.22, width, height * 0.78], 60);
  ctx.fillStyle = "#fbfaf7";
  ctx.fillRect(width * 0.06, height * 0.48, width * 0.88, height * 0.3);
  ctx.fillStyle = "#3a2a20";
  ctx.fillRect(width * 0.25, height * 0.56, width * 0.5, height * 0.03);
};

const whiteJar: Drawing = (ctx, width, height) => {
  cylinder(ctx, "#d9d8d6", "#fdfdfc", [width * 0.02, 0, width * 0.96, height * 0.36], 40);
  cylinder(ctx, "#d2d1cf", "#fafaf9", [0, height * 0.34, width, height * 0.66], 90);
  ctx.fillStyle = "#8a8a88";
  ctx.fillRect(width * 0.35, height * 0.6, width * 0.3, height * 0.03);
};

const blackTube: Drawing = (ctx, width, height) => {
  cylinder(ctx, "#0e0e0f", "#3c3c3f", [0, 0, width, height * 0.86], 30);
  cylinder(ctx, "#a9abad", "#eceded", [width * 0.08, height * 0.85, width * 0.84, height * 0.15], 18);
};

/** Its cap is as flat, pale and wide as paper. */
const roseTube: Drawing = (ctx, width, height) => {
  cylinder(ctx, "#b0667a", "#e2a3b3", [0, 0, width, height * 0.84], 6);
  ctx.fillStyle = "#f4f3f1";
  ctx.fillRect(0, height * 0.84, width, height * 0.16);
};

/** Glass: light at both walls, and a little of the ground is seen through it. */
const glassBottle: Drawing = (ctx, width, height) => {
  cylinder(ctx, "#e8ebee", "#9fb4c2", [0, height * 0.2, width, height * 0.8], 50);
  cylinder(ctx, "#b9bcc0", "#f2f3f4", [width * 0.32, 0, width * 0.36, height * 0.21], 10);
};

const products: Record<string, { size: readonly [number, number]; draw: Drawing }> = {
  "amber bottle with a white label": { size: [520, 1300], draw: amberBottle },
  "white jar": { size: [1100, 860], draw: whiteJar },
  "black tube with a silver cap": { size: [430, 1300], draw: blackTube },
  "rose tube with a flat white cap": { size: [430, 1300], draw: roseTube },
  "glass bottle": { size: [500, 1300], draw: glassBottle },
};

type Spoil = (ctx: SKRSContext2D, cut: Canvas, box: { x: number; y: number; width: number; height: number }) => void;

const whole: Spoil = (ctx, cut) => ctx.drawImage(cut, 0, 0);

const spoiled: { name: string; shows: keyof CutoutMeasures; finding: RegExp; spoil: Spoil }[] = [
  {
    name: "the white rectangle of its old ground",
    shows: "slab",
    finding: /stands on a pale slab of its old ground/,
    spoil(ctx, cut) {
      ctx.fillStyle = "#fbfbfa";
      ctx.fillRect(0, 0, cut.width, cut.height);
      ctx.drawImage(cut, 0, 0);
    },
  },
  {
    name: "an opaque grey ellipse of shadow under it",
    shows: "shadow",
    finding: /still has the shadow of its old picture/,
    spoil(ctx, cut, box) {
      ctx.fillStyle = "#c9c8c6";
      ctx.beginPath();
      ctx.ellipse(box.x + box.width / 2, box.y + box.height - 18, box.width * 0.62, 40, 0, 0, 2 * Math.PI);
      ctx.fill();
      ctx.drawImage(cut, 0, 0);
    },
  },
  {
    name: "a half-transparent shadow beside it",
    shows: "haze",
    finding: /still has a soft shadow or glow of its old picture/,
    spoil(ctx, cut) {
      ctx.filter = "drop-shadow(34px 22px 14px rgba(40, 40, 40, 0.7))";
      ctx.drawImage(cut, 0, 0);
    },
  },
  {
    name: "a white fringe of three pixels",
    shows: "fringe",
    finding: /pale fringe of its old ground along its outline/,
    spoil(ctx, cut) {
      const halo = createCanvas(cut.width, cut.height);
      const haloCtx = halo.getContext("2d");
      for (let turn = 0; turn < 16; turn++)
        haloCtx.drawImage(cut, 3 * Math.cos((turn * Math.PI) / 8), 3 * Math.sin((turn * Math.PI) / 8));
      haloCtx.globalCompositeOperation = "source-in";
      haloCtx.fillStyle = "#f6f6f6";
      haloCtx.fillRect(0, 0, cut.width, cut.height);
      ctx.drawImage(halo, 0, 0);
      ctx.drawImage(cut, 0, 0);
    },
  },
  {
    name: "ragged bites and holes",
    shows: "holes",
    finding: /ragged holes or bites in its outline/,
    spoil(ctx, cut, box) {
      ctx.drawImage(cut, 0, 0);
      ctx.globalCompositeOperation = "destination-out";
      for (let bite = 0; bite < 16; bite++) {
        const [x, y] = [box.x + box.width * ((bite * 0.618) % 1), box.y + box.height * (0.2 + 0.045 * bite)];
        ctx.beginPath();
        for (let turn = 0; turn < 12; turn++) {
          const [angle, reach] = [(turn * Math.PI) / 6, turn % 2 === 0 ? 42 : 10];
          ctx.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
        }
        ctx.fill();
      }
    },
  },
];

interface Cut {
  png: Buffer;
  picture: Scene["product"];
}

function cutOf({ size: [width, height], draw }: (typeof products)[string], spoil: Spoil): Cut {
  const cut = createCanvas(width + 2 * margin, height + 2 * margin);
  const cutCtx = cut.getContext("2d");
  cutCtx.translate(margin, margin);
  draw(cutCtx, width, height);
  const canvas = createCanvas(cut.width, cut.height);
  const ctx = canvas.getContext("2d");
  spoil(ctx, cut, { x: margin, y: margin, width, height });
  const box = boundsOf(ctx.getImageData(0, 0, canvas.width, canvas.height));
  const picture = { width: canvas.width, height: canvas.height, box, blend: "cut-out" as const };
  return { png: canvas.toBuffer("image/png"), picture };
}

function boundsOf({ data, width, height }: ImageData) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let cell = 0; cell < width * height; cell++) {
    if ((data[cell * 4 + 3] ?? 0) < 16) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

async function still({ png, picture }: Cut, layout: LayoutName = "centred", orientation: PlacementId = "square") {
  const scene = { ...aScene(layout, "bottle", { headline: "Just *dew.*" }), product: picture };
  const ad = composeAd(scene, placements[orientation]);
  const drawn = await drawStill(scene, ad, await loadImage(png), plainPicture(ad));
  return { scene, ad, ...drawn };
}

const cases = Object.entries(products).map(([name, product]) => ({ name, product }));
const shown = [
  ["centred", "square"],
  ["editorial", "vertical"],
] as const;

describe("a product that was cut well", () => {
  it.each(cases)("passes upright and leaning: $name", async ({ product }) => {
    for (const [layout, orientation] of shown) {
      const made = await still(cutOf(product, whole), layout, orientation);
      const measures = measureCutout(made.ad.product, made.product, made.finished);
      for (const [name, most] of Object.entries(cutoutLimits))
        expect(measures[name as keyof CutoutMeasures], `${layout}: ${name}`).toBeLessThanOrEqual(most * 0.8);
    }
  });
});

describe.each(spoiled)("a product that keeps or shows $name", ({ shows, finding, spoil }) => {
  const coloured = cases.filter(({ name }) => name !== "white jar" && (shows !== "fringe" || name !== "glass bottle"));

  it.each(coloured)("is seen by what it shows, upright and leaning: $name", async ({ product }) => {
    for (const [layout, orientation] of shown) {
      const made = await still(cutOf(product, spoil), layout, orientation);
      const measures = measureCutout(made.ad.product, made.product, made.finished);
      expect(measures[shows], layout).toBeGreaterThan(cutoutLimits[shows] * 1.2);
    }
  });

  it("fails the inspection with a finding in plain words", async () => {
    const [first] = coloured;
    if (first === undefined) throw new Error("There is no product.");
    const report = await inspectStill(await still(cutOf(first.product, spoil)));
    expect(report.cutout.passed).toBe(false);
    expect(report.findings.join(" ")).toMatch(finding);
  });
});

describe("the scale of a product", () => {
  it("is told, and refused above 1.3 times its pixels", async () => {
    const product = products["amber bottle with a white label"];
    if (product === undefined) throw new Error("There is no product.");
    const made = await still(cutOf(product, whole));
    const report = await inspectStill(made);
    expect(report.product.scale).toBeCloseTo(made.ad.product.height / made.scene.product.box.height, 2);
    expect(report.findings).toEqual([]);
    const box = { ...made.scene.product.box, height: Math.round(made.ad.product.height / 1.4) };
    const blown = await inspectStill({ ...made, scene: { ...made.scene, product: { ...made.scene.product, box } } });
    expect(blown.findings).toEqual([
      expect.stringMatching(
        /^The product is drawn at 1\.(39|4)\d* times the pixels of its picture, at most 1\.3 times are sharp\.$/,
      ),
    ]);
  });
});
