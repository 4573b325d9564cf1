import { describe, expect, it } from "vitest";
import { paletteOfGround } from "../../container/categories/index.ts";
import { inNature, type HueArc } from "../../container/engine/naturalHues.ts";
import { hexOfOklch, hueDistance, oklchOf } from "../../src/core/rendering/colour.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import { aScene } from "./sampleScenes.ts";

const noon: HueArc = { from: 205, to: 276, usual: 240 };
const evening: HueArc = { from: 200, to: 54, usual: 20 };
const grounds = ["groundBase", "groundShadow", "groundLight"] as const;

/** A brand's ground of a hue, as a palette has it. */
function paletteOf(hue: number, chroma = 0.06) {
  return {
    ...aScene("minimal", "bottle").palette,
    groundBase: hexOfOklch({ lightness: 0.88, chroma, hue }),
    groundShadow: hexOfOklch({ lightness: 0.7, chroma: 1.4 * chroma, hue }),
    groundLight: hexOfOklch({ lightness: 0.97, chroma: 0.3 * chroma, hue }),
  };
}

describe("a ground whose hues are nature's", () => {
  it.each([
    ["a sky at noon", noon],
    ["an evening's", evening],
  ])("keeps within them whatever the brand's colour is, and as light as it was: %s", (_name, arc) => {
    for (let hue = 0; hue < 360; hue += 15) {
      const palette = paletteOf(hue);
      const natural = inNature(palette, arc);
      for (const part of grounds) {
        const [before, after] = [oklchOf(palette[part]), oklchOf(natural[part])];
        expect(Math.abs(after.lightness - before.lightness), `${String(hue)} ${part}`).toBeLessThan(0.02);
        const from = (((after.hue - arc.from + 4) % 360) + 360) % 360;
        expect(from, `${String(hue)} ${part}`).toBeLessThan(((arc.to - arc.from + 360) % 360) + 8);
      }
    }
  });

  it("keeps the brand's own hue where that is one of them", () => {
    const { groundShadow } = inNature(paletteOf(260), noon);
    expect(hueDistance(oklchOf(groundShadow).hue, 260)).toBeLessThan(4);
  });

  it("is taken by what stands in it, too: a rosewater mist and its shadows are never beige or olive", () => {
    const record = styles.find(({ id }) => id === "sty_rosewater-veil");
    if (record === undefined) throw new Error("There is no Rosewater Veil.");
    const style = sceneStyleOf(record);
    for (let hue = 0; hue < 360; hue += 15) {
      const { groundShadow } = paletteOfGround({ texture: "Mist Cloud", palette: paletteOf(hue), style });
      const seen = oklchOf(groundShadow).hue;
      expect(seen > 45 && seen < 140, String(hue)).toBe(false);
    }
  });

  it("is no grey sky over a grey brand, and changes nothing but the ground", () => {
    const palette = paletteOf(80, 0.004);
    const natural = inNature(palette, noon);
    expect(oklchOf(natural.groundShadow).chroma).toBeGreaterThan(0.03);
    expect({ ...natural, groundBase: "", groundShadow: "", groundLight: "" }).toEqual({
      ...palette,
      groundBase: "",
      groundShadow: "",
      groundLight: "",
    });
  });
});
