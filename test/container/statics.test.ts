import { createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { composeAd, rotatedSize, type ComposedAd } from "../../container/statics/composeAd.ts";
import { drawLayers } from "../../container/statics/drawLayers.ts";
import { encodeStill, flatten } from "../../container/statics/drawStill.ts";
import { loadFonts, uncoveredCharacters, type FontPairing } from "../../container/statics/fonts.ts";
import { fitText } from "../../container/statics/typeset.ts";
import { UnusableInput } from "../../container/unusableInput.ts";
import { contains, safeZones, type Box } from "../../src/core/rendering/safeZones.ts";
import { LayoutName, Orientation, type Scene, type Words } from "../../src/core/rendering/scene.ts";

let fonts: FontPairing;
beforeAll(() => {
  fonts = loadFonts();
});

const shapes = {
  bottle: [340, 1000],
  tube: [410, 1000],
  vial: [190, 1000],
  jar: [1000, 780],
  flask: [600, 1000],
} as const;

const texts: Record<string, Partial<Words>> = {
  usual: {},
  short: { headline: "Just *dew.*", support: "Light as water.", proofPoints: [], rating: null },
  long: {
    headline: "The overnight cream that *forgets* nothing at all",
    support: "A buttery cream with shea butter and four peptides for the driest hours of the night, every night.",
    proofPoints: ["5 ceramides + 2% ectoin", "Fragrance-free, refillable", "72-hour hydration test"],
    callToAction: "Shop the cream",
  },
  german: {
    headline: "Feuchtigkeits\u00adpflege für *Sonntage.*",
    support: "Gesichtsfeuchtigkeitscreme mit Sanddornfruchtfleischöl für empfindliche Haut.",
  },
  accents: {
    brand: "Crème Éclat",
    headline: "L’été sans *brûlure.*",
    support: "Őszi hidratálás, świeżość i blask: żel do twarzy.",
  },
  numbers: {
    headline: "10 % vitamin C, *100 % calm.*",
    support: "30 ml of 10 % vitamin C with SPF 50.",
    rating: { value: 4.5, reviewCount: null },
  },
};

function aScene(layout: Scene["layout"], shape: keyof typeof shapes, words: Partial<Words> = {}): Scene {
  const [width, height] = shapes[shape];
  return {
    version: 1,
    format: "static",
    layout,
    texture: "Lotion Texture",
    palette: {
      groundBase: "#f3d9d0",
      groundShadow: "#c98f80",
      groundLight: "#fff6f1",
      ink: "#3a2018",
      inkSoft: "#5c3a2e",
      panel: "#fdf6f0",
      accent: "#8e4426",
      onAccent: "#fff8f0",
    },
    fonts: "cormorant-jost",
    words: {
      brand: "Aurelia",
      headline: "Skin that holds its *glow.*",
      support: "The barrier repair serum that turns tight, reactive skin calm and cushioned.",
      proofPoints: ["5 ceramides", "Fragrance-free", "72-hour hydration"],
      callToAction: "Shop the serum",
      rating: { value: 4.8, reviewCount: 2143 },
      ...words,
    },
    product: { width, height, box: { x: 0, y: 0, width, height }, blend: "cut-out" },
    seed: 7,
    motion: { seconds: 6, framesPerSecond: 30 },
  };
}

const cases = LayoutName.options.flatMap((layout) =>
  Orientation.options.flatMap((orientation) =>
    (Object.keys(shapes) as (keyof typeof shapes)[]).flatMap((shape) =>
      Object.entries(texts).map(([name, words]) => ({ layout, orientation, shape, name, words })),
    ),
  ),
);

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether a box touches the product's own, tilted rectangle: by the axes of both (separating axis theorem). */
function touchesProduct({ product }: ComposedAd, box: Box): boolean {
  const angle = (product.rotationDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) => {
      const [x, y] = [(i * product.width) / 2, (j * product.height) / 2];
      return [product.centreX + x * c - y * s, product.centreY + x * s + y * c] as const;
    }),
  );
  const boxCorners = [0, 1].flatMap((i) => [0, 1].map((j) => [box.x + i * box.width, box.y + j * box.height] as const));
  return [[1, 0] as const, [0, 1] as const, [c, s] as const, [-s, c] as const].every(([ax, ay]) => {
    const spread = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => x * ax + y * ay);
    const [one, two] = [spread(corners), spread(boxCorners)];
    return Math.max(...one) > Math.min(...two) && Math.max(...two) > Math.min(...one);
  });
}

describe.each(cases)("$layout, $orientation, $shape, $name words", ({ layout, orientation, shape, words }) => {
  it("keeps every word in the safe zone, off every other and off the product", () => {
    const ad = composeAd(aScene(layout, shape, words), orientation, fonts);
    for (const [i, placed] of ad.placed.entries()) {
      expect(contains(safeZones[orientation], placed.ink), `${placed.role} ${JSON.stringify(placed.ink)}`).toBe(true);
      expect(touchesProduct(ad, placed.ink), `${placed.role} meets the product`).toBe(false);
      for (const other of ad.placed.slice(i + 1))
        expect(overlap(placed.ink, other.ink), `${placed.role} on ${other.role}`).toBe(0);
    }
  });

  it("shows the product large, and most of it", () => {
    const ad = composeAd(aScene(layout, shape, words), orientation, fonts);
    const outer = rotatedSize(ad.product.width, ad.product.height, ad.product.rotationDegrees);
    const box = { x: ad.product.centreX - outer.width / 2, y: ad.product.centreY - outer.height / 2, ...outer };
    const visible = overlap(box, { x: 0, y: 0, width: ad.width, height: ad.height });
    const share = visible / (ad.width * ad.height);
    expect(visible / (outer.width * outer.height)).toBeGreaterThan(0.85);
    expect(share).toBeGreaterThan(shape === "vial" ? 0.1 : 0.15);
    expect(share).toBeLessThan(0.45);
  });
});

describe("type", () => {
  const rules = () => ({
    face: fonts.text,
    maxWidth: 400,
    maxHeight: 400,
    maxSize: 40,
    minSize: 20,
    maxLines: 4,
    leading: 1.2,
  });
  const linesOf = (text: string, change = {}) =>
    fitText(text, { ...rules(), ...change }).lines.map((line) => line.words.map((word) => word.text).join(" "));

  it("never breaks inside a quantity", () => {
    for (let width = 120; width < 420; width += 10) {
      const lines = linesOf("Serum with 2 % ectoin, 30 ml, SPF 50", { maxWidth: width });
      expect(lines.join("|")).not.toMatch(/2\|%|30\|ml|SPF\|50/);
    }
  });

  it("leaves no short word alone on the last line when it can help it", () => {
    expect(linesOf("Skin that holds its calm all day", { maxWidth: 360 }).at(-1)?.includes(" ")).toBe(true);
  });

  it("takes other scripts from the family's other files, and names what none has", () => {
    expect(uncoveredCharacters(fonts.text, "Őszi świeżość Красота")).toEqual([]);
    expect(uncoveredCharacters(fonts.text, "美 glow ✨")).toEqual(["美", "✨"]);
    expect(() => fitText("美しい", rules())).toThrow(UnusableInput);
  });

  it("refuses what does not fit instead of clipping it", () => {
    expect(() => fitText("Donaudampfschifffahrtsgesellschaftskapitän", { ...rules(), maxWidth: 120 })).toThrow(
      /too long/,
    );
  });
});

describe("drawing", () => {
  async function picture() {
    const canvas = createCanvas(340, 1000);
    const ctx = canvas.getContext("2d");
    ctx.fillStyle = "#a35c33";
    ctx.roundRect(0, 0, 340, 1000, 60);
    ctx.fill();
    return loadImage(canvas.toBuffer("image/png"));
  }

  async function still(orientation: Orientation) {
    const scene = aScene("editorial", "bottle");
    const ad = composeAd(scene, orientation, fonts);
    const ground = new Uint8ClampedArray(ad.width * ad.height * 4).map((_, i) => [243, 217, 208, 255][i % 4] ?? 0);
    const layers = drawLayers(scene, ad, await picture());
    return { ad, layers, jpeg: await encodeStill(flatten(ad, ground, layers), ad.width, ad.height) };
  }

  it.each(Orientation.options)(
    "gives a %s JPEG of the exact size, under 2 MB, the same bytes each time",
    async (orientation) => {
      const [one, two] = [await still(orientation), await still(orientation)];
      expect(one.jpeg.equals(two.jpeg)).toBe(true);
      expect(await sharp(one.jpeg).metadata()).toMatchObject({
        format: "jpeg",
        width: one.ad.width,
        height: one.ad.height,
      });
      expect(one.jpeg.length).toBeLessThan(2 * 1024 * 1024);
    },
  );

  it("puts the shadow under the product, toward the lower right, in the ground's own hue", async () => {
    const { ad, layers } = await still("vertical");
    const shadow = layers.find(({ name }) => name === "shadow");
    const sum = [0, 0, 0, 0];
    let [x, y] = [0, 0];
    for (let i = 0; i < ad.width * ad.height; i += 16) {
      const alpha = shadow?.rgba[i * 4 + 3] ?? 0;
      [x, y] = [x + (i % ad.width) * alpha, y + Math.floor(i / ad.width) * alpha];
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (shadow?.rgba[i * 4 + c] ?? 0) * alpha;
      sum[3] = (sum[3] ?? 0) + alpha;
    }
    const [red = 0, green = 0, blue = 0, weight = 1] = sum;
    expect(x / weight).toBeGreaterThan(ad.product.centreX);
    expect(y / weight).toBeGreaterThan(ad.product.centreY);
    expect(red).toBeGreaterThan(green * 1.2);
    expect(red).toBeGreaterThan(blue * 1.2);
  });

  it("keeps the words steady", async () => {
    const { layers } = await still("square");
    expect(layers.map(({ name, motion }) => [name, motion.amplitudePixels > 0])).toEqual([
      ["shadow", true],
      ["product", true],
      ["words", false],
      ["callToAction", false],
    ]);
  });
});
