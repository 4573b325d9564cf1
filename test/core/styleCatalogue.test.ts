import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { AnimationPrompt } from "../../src/core/contract/creative.ts";
import { findStyle, styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { describeStyle } from "../../src/core/styles/embedding.ts";
import { styleIdOf } from "../../src/core/categories/styleId.ts";
import { materials, paletteSchemes } from "../../src/core/categories/styleTraits.ts";
import type { Style } from "../../src/core/styles/style.ts";

const publishedIds = readFileSync(path.join(import.meta.dirname, "styleIds.txt"), "utf8")
  .trim()
  .split("\n");

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe("the style catalogue", () => {
  it("has at least six styles in each category", () => {
    for (const prompt of AnimationPrompt.options) {
      expect(styles.filter((style) => style.animationPrompt === prompt).length, prompt).toBeGreaterThanOrEqual(6);
    }
  });

  it("gives each style an id, a name and a seed of its own", () => {
    expect(repeated(styles.map((style) => style.id))).toEqual([]);
    expect(repeated(styles.map((style) => style.name.toLowerCase()))).toEqual([]);
    expect(repeated(styles.map((style) => String(style.seed)))).toEqual([]);
    for (const style of styles) expect(style.id).toMatch(/^sty_[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("lets an id follow from a name, and refuses names from which none can", () => {
    expect(styleIdOf("Pistachio Soufflé")).toBe("sty_pistachio-souffle");
    for (const name of ["L'Heure Bleue", "Two  Spaces", "Größe", ""]) expect(() => styleIdOf(name)).toThrow(RangeError);
  });

  it("keeps every id that was ever published, because clients pin them", () => {
    expect(publishedIds.filter((id) => findStyle(id) === undefined)).toEqual([]);
  });

  it("finds a style by its id and nothing by another", () => {
    expect(findStyle("sty_zen-rake")).toMatchObject({ name: "Zen Rake", animationPrompt: "Lotion Comb Pulls" });
    for (const id of ["", "sty_", "sty_Zen-Rake", "constructor", "__proto__"]) expect(findStyle(id)).toBeUndefined();
  });

  it("draws no two styles of a category alike: palette, materials, form or light differ", () => {
    const looks = styles.map(({ animationPrompt, palette, materials, form, light }) =>
      JSON.stringify([animationPrompt, palette, materials, form, light]),
    );
    expect(repeated(looks)).toEqual([]);
    for (const prompt of AnimationPrompt.options) {
      const palettes = new Set(
        styles.filter((style) => style.animationPrompt === prompt).map((style) => style.palette),
      );
      expect(palettes.size, prompt).toBeGreaterThanOrEqual(3);
    }
  });

  it("describes no two styles alike", () => {
    expect(repeated(styles.map((style) => style.moods.join(", ")))).toEqual([]);
    expect(repeated(styles.map(describeStyle))).toEqual([]);
  });

  it.each(AnimationPrompt.options)("has parameters that can be drawn in %s", (prompt) => {
    for (const style of styles.filter(({ animationPrompt }) => animationPrompt === prompt)) expectDrawable(style);
  });
});

function expectDrawable(style: Style): void {
  expect(style.moods.length).toBeGreaterThanOrEqual(3);
  expect(paletteSchemes).toContain(style.palette);
  expect(style.materials.length).toBeGreaterThanOrEqual(1);
  for (const material of style.materials) expect(materials).toContain(material);
  expect(style.form.coverageRatio).toBeGreaterThan(0);
  expect(style.form.coverageRatio).toBeLessThanOrEqual(1);
  expect(style.form.scaleRatio).toBeGreaterThanOrEqual(0.5);
  expect(style.form.scaleRatio).toBeLessThanOrEqual(2);
  expect([1, 2, 3]).toContain(style.form.cyclesPerLoop);
  expect(style.light.angleDegrees).toBeGreaterThanOrEqual(0);
  expect(style.light.angleDegrees).toBeLessThan(360);
  expect(style.light.softnessRatio).toBeGreaterThanOrEqual(0);
  expect(style.light.softnessRatio).toBeLessThanOrEqual(1);
}
