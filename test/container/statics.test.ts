import { loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { composeAd, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { drawLayers, drawSheets } from "../../container/ads/statics/drawLayers.ts";
import { encodeStill, flatten } from "../../container/ads/statics/drawStill.ts";
import { fontPairing, uncoveredCharacters } from "../../container/ads/statics/fonts.ts";
import { rotatedSize } from "../../src/core/rendering/placedProduct.ts";
import { layerOf } from "../../container/ads/statics/sheet.ts";
import { fitText } from "../../container/ads/statics/typeset.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { contains, sharedArea } from "../../src/core/rendering/box.ts";
import { PlacementId, placements, wordsZone } from "../../src/core/rendering/placements.ts";
import { type Scene } from "../../src/core/rendering/scene.ts";
import { plainPicture } from "./rgb.ts";
import { aScene, pictureOf, shapes, texts, touchesProduct, categoryLayouts } from "./sampleScenes.ts";

const fonts = fontPairing("cormorant-jost");

const cases = categoryLayouts.flatMap((layout) =>
  PlacementId.options.flatMap((orientation) =>
    (Object.keys(shapes) as (keyof typeof shapes)[]).map((shape) => ({ layout, orientation, shape })),
  ),
);

/** The composed ad, or null where the layout says that it cannot hold the scene. */
function composed(scene: Scene, orientation: PlacementId): ComposedAd | null {
  try {
    return composeAd(scene, placements[orientation]);
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableInput);
    return null;
  }
}

describe.each(cases)("$layout, $orientation, $shape", ({ layout, orientation, shape }) => {
  const ads = Object.entries(texts).map(([name, words]) => ({
    name,
    ad: composed(aScene(layout, shape, words), orientation),
  }));

  it("keeps every word in the safe zone, off every other and off the product, or refuses the scene", () => {
    for (const { name, ad } of ads) {
      for (const [i, placed] of (ad?.placed ?? []).entries()) {
        const what = `${name} words, ${placed.role} ${JSON.stringify(placed.ink)}`;
        expect(contains(wordsZone(placements[orientation]), placed.ink), what).toBe(true);
        expect(ad !== null && touchesProduct(ad, placed.ink), `${what} meets the product`).toBe(false);
        for (const other of ad?.placed.slice(i + 1) ?? [])
          expect(sharedArea(placed.ink, other.ink), `${what} on ${other.role}`).toBe(0);
      }
    }
  });

  it("shows the product large and whole", () => {
    for (const { name, ad } of ads) {
      if (ad === null) continue;
      const { product } = ad;
      const outer = rotatedSize(product.width, product.height, product.rotationDegrees);
      const canvas = { x: 0, y: 0, width: ad.width, height: ad.height };
      const box = { x: product.centreX - outer.width / 2, y: product.centreY - outer.height / 2, ...outer };
      const visible = sharedArea(box, canvas);
      expect(visible / (outer.width * outer.height), name).toBeCloseTo(1);
      expect(visible / (ad.width * ad.height), name).toBeGreaterThan(0.2);
      expect(visible / (ad.width * ad.height), name).toBeLessThan(0.45);
    }
  });

  it("holds the usual words", () => {
    const refused = layout === "callouts" && shape === "vial" && orientation === "square";
    expect(ads.find(({ name }) => name === "usual")?.ad !== null || refused).toBe(true);
  });
});

describe.each(Object.keys(shapes) as (keyof typeof shapes)[])("a %s", (shape) => {
  it.each(Object.entries(texts))("finds at least four layouts in both orientations for %s words", (_, words) => {
    const holding = categoryLayouts.filter((layout) =>
      PlacementId.options.every((orientation) => composed(aScene(layout, shape, words), orientation) !== null),
    );
    expect(holding.length).toBeGreaterThanOrEqual(4);
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
    for (let maxWidth = 220; maxWidth < 420; maxWidth += 10)
      expect(linesOf("Sérum à la vitamine C, con vitamina E y aloe vera", { maxWidth }).join("|")).not.toMatch(
        /vitamine\||vitamina\||aloe\|/,
      );
  });

  it("has apostrophes as they are set, however they were typed", () => {
    expect(linesOf("You'll see", { maxWidth: 900 })).toEqual(["You’ll see"]);
  });

  it("keeps a capital's accent clear of the tail of a mark in the line above", () => {
    const leadingOf = (text: string) => fitText(text, rules()).rules.leading;
    expect(leadingOf("¿El secreto? Ácido hialurónico")).toBeGreaterThan(leadingOf("¿El secreto? Un ácido suave"));
  });

  it("leaves no short word alone on the last line when it can help it", () => {
    expect(linesOf("Skin that holds its calm all day", { maxWidth: 360 }).at(-1)?.includes(" ")).toBe(true);
  });

  it("leaves no little word alone on any line while a little less size avoids it", () => {
    const headline = { maxHeight: 600, maxSize: 120, minSize: 30, maxLines: 5, face: fonts.display };
    for (let maxWidth = 320; maxWidth <= 520; maxWidth += 20) {
      for (const text of ["Haut, die sich wie Seide anfühlt", "Piel que brilla como nunca", "Feels like a day off"]) {
        const lines = linesOf(text, { ...headline, maxWidth });
        expect(lines.filter((line) => /^\p{Ll}{1,4}$/u.test(line))).toEqual([]);
      }
    }
    for (let maxWidth = 400; maxWidth <= 520; maxWidth += 20)
      expect(linesOf("Wasser an, Alltag aus.", { ...headline, maxWidth })).not.toContain("an,");
    expect(linesOf("Drop, press, go.", { ...headline, maxWidth: 200 })).toEqual(["Drop,", "press,", "go."]);
    // The end of a phrase is not one of its own, though a mark stands behind it.
    for (let maxWidth = 360; maxWidth <= 520; maxWidth += 20)
      for (const text of ["Summer, smoothed on.", "The sunscreen that grew up."])
        expect(linesOf(text, { ...headline, maxWidth }).at(-1)).not.toMatch(/^\p{Ll}{1,3}\.$/u);
  });

  it("ends a headline's lines where its phrases end, while a little less size allows it", () => {
    const headline = {
      maxHeight: 600,
      maxSize: 120,
      minSize: 30,
      maxLines: 4,
      face: fonts.display,
      keepsPhrases: true,
    };
    for (let maxWidth = 460; maxWidth <= 640; maxWidth += 20) {
      for (const text of ["Makeup bag, most wanted.", "4.7 stars, no fanfare.", "Le confort, bien pensé."])
        for (const line of linesOf(text, { ...headline, maxWidth })) expect(line).not.toMatch(/[,.] /);
    }
    expect(linesOf("Sí, lleva aceite de girasol.", { ...headline, maxWidth: 520 })[0]).toMatch(/^Sí, /);
  });

  it("ends no line with a word that belongs to the next, and leaves no figure without its noun", () => {
    const headline = { maxHeight: 600, maxSize: 100, minSize: 30, maxLines: 4, face: fonts.display };
    for (let maxWidth = 400; maxWidth <= 700; maxWidth += 20)
      for (const text of ["4,7 estrellas lo dicen todo.", "312 avis en parlent mieux que nous.", "Tómate tu tiempo."])
        for (const line of linesOf(text, { ...headline, maxWidth }))
          expect(line).not.toMatch(/(?:^4,7|^312| lo| en| tu)$/);
  });

  it("leaves no article alone on the first line", () => {
    const headline = { maxHeight: 600, maxSize: 120, minSize: 30, maxLines: 4, face: fonts.display };
    for (let maxWidth = 330; maxWidth <= 520; maxWidth += 20)
      expect(linesOf("Le confort bien pensé.", { ...headline, maxWidth })[0]).not.toBe("Le");
  });

  it("keeps a count with what it counts, and ends no line with the dot before it", () => {
    for (let maxWidth = 180; maxWidth < 420; maxWidth += 10) {
      const lines = linesOf("estrellas · 205 opiniones", { maxWidth });
      expect(lines).toContainEqual(expect.stringMatching(/205\sopiniones$/));
      expect(lines.filter((line) => line.endsWith("·"))).toEqual([]);
    }
    expect(linesOf("estrellas · 205 opiniones", { maxWidth: 300 })).toEqual(["estrellas", "205\u00a0opiniones"]);
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
  async function still(orientation: PlacementId) {
    const scene = aScene("editorial", "bottle");
    const ad = composeAd(scene, placements[orientation]);
    const picture = await loadImage(pictureOf("bottle"));
    const { finished } = flatten(ad, plainPicture(ad), drawSheets(scene, ad, picture).map(layerOf));
    return {
      ad,
      layers: drawLayers(scene, ad, picture),
      jpeg: await encodeStill(finished),
    };
  }

  it.each(PlacementId.options)(
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
    if (shadow === undefined) throw new Error("There is no shadow.");
    for (let i = 0; i < shadow.width * shadow.height; i += 16) {
      const alpha = shadow.rgba[i * 4 + 3] ?? 0;
      x += (shadow.x + (i % shadow.width)) * alpha;
      y += (shadow.y + Math.floor(i / shadow.width)) * alpha;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (shadow.rgba[i * 4 + c] ?? 0) * alpha;
      sum[3] = (sum[3] ?? 0) + alpha;
    }
    const [red = 0, green = 0, blue = 0, weight = 1] = sum;
    expect(x / weight).toBeGreaterThan(ad.product.centreX);
    expect(y / weight).toBeGreaterThan(ad.product.centreY);
    expect(red).toBeGreaterThan(green * 1.2);
    expect(red).toBeGreaterThan(blue * 1.2);
  });

  it("lets light come and go over the product in its own outline, and shows it as it is when the loop starts", async () => {
    const scene: Scene = { ...aScene("editorial", "bottle"), texture: "Water Ripples" };
    const layers = drawLayers(scene, composeAd(scene, placements.square), await loadImage(pictureOf("bottle")));
    const [product, ...lights] = layers.filter(({ name }) => name === "product" || name === "light");
    expect(lights).toHaveLength(3);
    for (const { rgba, motion, shown } of lights) {
      expect(shown?.from).toBeGreaterThan(0);
      expect(shown?.to).toBeLessThan(1);
      expect(motion).toEqual(product?.motion);
      for (let i = 3; i < rgba.length; i += 4 * 7) expect(rgba[i]).toBeLessThanOrEqual((product?.rgba[i] ?? 0) + 1);
    }
  });

  it("keeps the words steady", async () => {
    const { layers } = await still("square");
    expect(layers.map(({ name, motion }) => [name, motion !== null])).toEqual([
      ["halo", false],
      ["shadow", true],
      ["contact", true],
      ["product", true],
      ["words", false],
      ["callToAction", false],
    ]);
  });
});
