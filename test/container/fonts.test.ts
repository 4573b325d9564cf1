import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { describe, expect, it, vi } from "vitest";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { drawLayers } from "../../container/ads/statics/drawLayers.ts";
import { pairingCuts } from "../../container/ads/statics/fontPairings.ts";
import { faceFor, fontPairing, uncoveredCharacters, type Face } from "../../container/ads/statics/fonts.ts";
import { TextFont } from "../../container/ads/statics/fontShaping.ts";
import { outlineText } from "../../container/ads/statics/outline.ts";
import { fitText } from "../../container/ads/statics/typeset.ts";
import { shapeText } from "../../container/ads/statics/words.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { FontPairingName, fontPairings } from "../../src/core/rendering/fonts.ts";
import { contains, sharedArea } from "../../src/core/rendering/box.ts";
import { PlacementId, placements, wordsZone } from "../../src/core/rendering/placements.ts";
import { Scene, type Words } from "../../src/core/rendering/scene.ts";
import { aScene, texts, touchesProduct } from "./sampleScenes.ts";

vi.mock("node:fs", { spy: true });

const names = FontPairingName.options;
const european =
  "AÁÀÂÄÃÅĄÆBCĆČÇDĎĐÐEÉÈÊËĘĚFGĞHIÍÎÏİJKLŁĽMNŃÑŇOÓÔÖÕŐØŒPQRŘSŚŠŞȘTŤȚÞUÚÛÜŰŮVWXYÝŸZŹŻŽ" +
  "aáàâäãåąæbcćčçdďđðeéèêëęěfgğhiíîïıjklłľmnńñňoóôöõőøœpqrřsśšşșßtťțþuúûüűůvwxyýÿzźżž" +
  "0123456789%&$€£+–—-.,:;!?¿¡'\"‘’“”„«»‹›…·•©®™°()/";

/** Ink of one character at nominal size 1: how far it reaches above and below the baseline. */
function inkOf(face: Face, character: string): { above: number; below: number } {
  const ink = shapeText(face, character, 0).glyphs[0]?.glyph.ink;
  return { above: (ink?.top ?? 0) * face.size, below: -(ink?.bottom ?? 0) * face.size };
}

function withPairing(scene: Scene, fonts: FontPairingName): Scene {
  return Scene.parse({ ...scene, fonts });
}

describe("loading", () => {
  it("reads only the files of the pairing that is drawn, and each of them once", () => {
    const read = () => vi.mocked(readFileSync).mock.calls.map(([file]) => String(file));
    const pairings = names.map(fontPairing);
    expect(pairings).toHaveLength(names.length);
    expect(read().filter((file) => file.endsWith(".woff"))).toEqual([]);
    for (let i = 0; i < 2; i++) composeAd(withPairing(aScene("centred", "bottle"), "lora-karla"), placements.square);
    expect(
      read()
        .filter((file) => file.endsWith(".woff"))
        .map((file) => file.replace(/.*\//, ""))
        .sort(),
    ).toEqual([
      "karla-latin-400-normal.woff",
      "karla-latin-500-normal.woff",
      "lora-latin-500-italic.woff",
      "lora-latin-500-normal.woff",
    ]);
  });

  it("ships at least eight pairings, and says of each what it looks like", () => {
    expect(names.length).toBeGreaterThanOrEqual(8);
    for (const name of names) expect(fontPairings[name].moods.length).toBeGreaterThan(2);
    expect(new Set(names.map((name) => JSON.stringify(pairingCuts[name]))).size).toBe(names.length);
  });
});

describe("shaping", () => {
  const require = createRequire(import.meta.url);
  const cuts = [...new Set(names.flatMap((name) => Object.values(pairingCuts[name])))];
  const files = [
    ...new Set(cuts.map(({ family, style }) => `@fontsource/${family}/files/${family}-latin-${style}.woff`)),
  ];
  const ctx = createCanvas(10, 10).getContext("2d");

  it.each(files)("sets %s exactly as wide as HarfBuzz does: kerning, ligatures, required forms", (file) => {
    const woff = readFileSync(require.resolve(file));
    const font = new TextFont(woff);
    GlobalFonts.register(woff, file);
    ctx.font = `1000px "${file}"`;
    for (const text of [
      "Skin that holds its glow.",
      "AVATAR To Ty. We LT",
      "Öl für Größe, fi ffl",
      "„quoted“ P. Y: “A”",
    ])
      expect(Math.abs(font.shape(text, 0).advance * 1000 - ctx.measureText(text).width), text).toBeLessThan(2);
  });
});

describe("contextual forms", () => {
  const indexesOf = (face: Face, text: string) => shapeText(face, text, 0).glyphs.map(({ glyph }) => glyph.index);

  it("raises Inter's hyphen between capitals and leaves it between small letters", () => {
    const { display } = fontPairing("inter");
    const [hyphen] = indexesOf(display, "-");
    expect(indexesOf(display, "a-b")[1]).toBe(hyphen);
    expect(indexesOf(display, "A-B")[1]).not.toBe(hyphen);
  });

  it("joins f and i, and lets them be where the letters are spaced apart", () => {
    const { display } = fontPairing("cormorant-jost");
    expect(shapeText(display, "fi", 0).glyphs).toHaveLength(1);
    expect(shapeText(display, "fi", 0.12).glyphs).toHaveLength(2);
  });
});

describe.each(names)("%s", (name) => {
  const fonts = fontPairing(name);
  const faces = Object.entries(fonts) as [keyof typeof fonts, Face][];

  it("has every European letter and mark in its own families", () => {
    for (const [role, face] of faces) expect(uncoveredCharacters(face, european), role).toEqual([]);
  });

  it("sets lining figures: as high as capitals, none below the line", () => {
    for (const [role, face] of faces) {
      for (const figure of "0123456789") {
        const { above, below } = inkOf(face, figure);
        expect(above / face.capHeight, `${figure} of ${role}`).toBeGreaterThan(0.88);
        expect(below / face.capHeight, `${figure} of ${role}`).toBeLessThan(0.05);
      }
    }
  });

  it("looks as large as the other pairings at the same nominal size", () => {
    const reference = fontPairing("cormorant-jost");
    const measures = (face: Face) => [
      inkOf(face, "x").above,
      face.capHeight,
      shapeText(face, "Skin that holds its glow", 0).advance,
    ];
    for (const [role, face] of faces) {
      const ratios = measures(face).map((value, i) => value / (measures(reference[role])[i] ?? 1));
      const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
      expect(mean, role).toBeGreaterThan(0.93);
      expect(mean, role).toBeLessThan(1.08);
    }
  });

  it("keeps the lines of a headline apart", () => {
    const text = "ÉÄÖ hjpgy ÉÄÖ hjpgy";
    const rules = {
      face: fonts.display,
      maxWidth: 600,
      maxHeight: 900,
      maxSize: 100,
      minSize: 50,
      maxLines: 2,
      leading: 0.96,
    };
    const fitted = fitText(text, { ...rules, maxWidth: fitText("ÉÄÖ hjpgy", rules).width + 1 });
    expect(fitted.lines).toHaveLength(2);
    const [first, second] = [0, 1].map((i) => {
      const lines = fitted.lines.slice(i, i + 1);
      return outlineText({ ...fitted, lines }, 0, (i * fitted.height) / 2).ink;
    });
    const reach = (first?.y ?? 0) + (first?.height ?? 0) - (second?.y ?? 0);
    // An accent on a capital may come beside a descender; more would be a collision.
    expect(reach).toBeLessThan(0.22 * fitted.size);
  });

  // The two that hold every scene; what the others may refuse is told in statics.test.ts.
  const layouts = ["editorial", "centred"] as const;
  const cases = layouts.flatMap((layout) =>
    PlacementId.options.flatMap((orientation) =>
      (["bottle", "jar"] as const).flatMap((shape) =>
        Object.keys(texts).map((text) => ({ layout, orientation, shape, text })),
      ),
    ),
  );

  it.each(cases)("fits $layout, $orientation, $shape, $text words", ({ layout, orientation, shape, text }) => {
    const ad = composeAd(withPairing(aScene(layout, shape, texts[text]), name), placements[orientation]);
    for (const [i, placed] of ad.placed.entries()) {
      expect(
        contains(wordsZone(placements[orientation]), placed.ink),
        `${placed.role} ${JSON.stringify(placed.ink)}`,
      ).toBe(true);
      expect(touchesProduct(ad, placed.ink), `${placed.role} meets the product`).toBe(false);
      for (const other of ad.placed.slice(i + 1))
        expect(sharedArea(placed.ink, other.ink), `${placed.role} on ${other.role}`).toBe(0);
    }
  });

  it("sets Cyrillic words, in the fallback's letters where it has none of its own", () => {
    const words: Partial<Words> = {
      brand: "Лаванда",
      headline: "Кожа, которая *сияет*",
      support: "Сыворотка с керамидами для чувствительной кожи.",
      proofPoints: ["5 керамидов", "Без отдушек"],
      callToAction: "Купить",
    };
    for (const layout of layouts) {
      const ad = composeAd(withPairing(aScene(layout, "bottle", words), name), placements.vertical);
      expect(ad.placed.map(({ role }) => role)).toContain("headline");
    }
  });

  it("gives the same pixels for the same scene, and others than the first pairing", async () => {
    const canvas = createCanvas(340, 1000);
    const picture = await loadImage(canvas.toBuffer("image/png"));
    const draw = (fonts: FontPairingName) => {
      const scene = withPairing(aScene("editorial", "bottle"), fonts);
      const words = drawLayers(scene, composeAd(scene, placements.square), picture).find(
        (layer) => layer.name === "words",
      );
      return Buffer.from(words?.rgba ?? []);
    };
    const [one, two] = [draw(name), draw(name)];
    expect(one.equals(two)).toBe(true);
    if (name !== "cormorant-jost") expect(one.equals(draw("cormorant-jost"))).toBe(false);
  });
});

describe("words that fonts stumble over", () => {
  const { display, displayItalic } = fontPairing("bodoni-montserrat");
  const rules = {
    face: display,
    emphasis: displayItalic,
    maxWidth: 500,
    maxHeight: 600,
    maxSize: 80,
    minSize: 30,
    maxLines: 3,
    leading: 1,
  };
  const linesOf = (text: string, change = {}) =>
    fitText(text, { ...rules, ...change }).lines.map((line) => line.words.map((word) => word.text).join("|"));

  it("breaks a compound at a soft hyphen and sets the hyphen there only", () => {
    expect(linesOf("Feuchtigkeits\u00adpflege")).toEqual(["Feuchtigkeits", "pflege"]);
    const width = (text: string) => fitText(text, { ...rules, maxWidth: 5000, maxLines: 1 }).width;
    expect(width("Feuchtigkeits\u00adpflege")).toBeCloseTo(width("Feuchtigkeitspflege"), -1);
    const contours = (text: string, maxWidth: number) =>
      outlineText(fitText(text, { ...rules, maxWidth }), 0, 0).path.split("M").length;
    expect(contours("Feuchtigkeits\u00adpflege", 5000)).toBe(contours("Feuchtigkeitspflege", 5000));
    expect(contours("Feuchtigkeits\u00adpflege", 500)).toBe(contours("Feuchtigkeits-pflege", 5000));
  });

  it("keeps a quantity and a vitamin together", () => {
    for (let width = 200; width < 900; width += 20)
      expect(linesOf("With vitamin C and SPF 50", { maxWidth: width }).join("/")).not.toMatch(/vitamin\/C|SPF\/50/);
  });

  it("sets letters that were typed with combining accents like the composed ones", () => {
    expect(linesOf("Cre\u0300me E\u0301clat")).toEqual(linesOf("Crème Éclat"));
  });

  it("takes every kind of space for what it is", () => {
    for (const name of names) {
      const { textMedium } = fontPairing(name);
      for (const text of [
        "5\u00a0керамидов",
        "12\u202f345 sold",
        "one\u2003two\u3000three\ufefffour",
        "Без\u00a0отдушек",
      ]) {
        const { lines } = fitText(text, { ...rules, face: textMedium, maxWidth: 3000 });
        const glyphs = lines.flatMap((line) => line.words.flatMap((word) => word.glyphs));
        expect(glyphs.length, `${name} ${text}`).toBeGreaterThan(8);
        expect(
          glyphs.every(({ glyph }) => glyph.index !== 0),
          `${name} ${text}`,
        ).toBe(true);
      }
    }
  });

  it("changes to the fallback for a whole text, never within it", () => {
    expect(faceFor(display, "Glow Красота").name).toBe("playfair-display 500-normal");
    expect(faceFor(display, "Glow").name).toBe("bodoni-moda 500-normal");
    expect(faceFor(display, "美 Красота").name).toBe("bodoni-moda 500-normal");
  });

  it.each(["美しい肌", "✨ glow ✨", "جمال", "יופי", "a\u0300\u0301\u0302\u0303", "\ud800 glow", "\u202eglow", "𝓰𝓵𝓸𝔀"])(
    "refuses %j and names what it lacks",
    (text) => {
      for (const name of names) {
        const face = fontPairing(name).display;
        expect(() => fitText(text, { ...rules, face })).toThrow(UnusableInput);
      }
    },
  );
});
