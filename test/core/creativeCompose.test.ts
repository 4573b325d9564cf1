import { describe, expect, it } from "vitest";
import { CopyAngle } from "../../src/core/contract/creative.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { suitedTo } from "../../src/core/creative/styleTurns.ts";
import { Concept } from "../../src/core/creative/concept.ts";
import type { CopySource } from "../../src/core/copywriter/material.ts";
import { emptyCopyHistory } from "../../src/core/copywriter/writeWords.ts";
import { colourDistance, contrastRatio, hexOfOklch, hueDistance, oklchOf } from "../../src/core/rendering/colour.ts";
import { leavesRoom } from "../../src/core/rendering/groundRoom.ts";
import { layoutsWith } from "../../src/core/rendering/layouts.ts";
import { CategoryName } from "../../src/core/rendering/scene.ts";
import { aBrief, aProduct, aSource, bottle, honestPages, jar, roughPages } from "./creativeBuilders.ts";

describe("colour", () => {
  it("measures contrast as WCAG does", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("goes to OKLCH and back", () => {
    for (const hex of ["#f3d9d0", "#2f8fae", "#3a2018", "#000000", "#ffffff", "#808080"]) {
      expect(hexOfOklch(oklchOf(hex))).toBe(hex);
    }
  });

  it("gives up chroma, not lightness or hue, outside sRGB", () => {
    const wanted = { lightness: 0.9, chroma: 0.3, hue: 264 };
    const got = oklchOf(hexOfOklch(wanted));
    expect(got.lightness).toBeCloseTo(0.9, 2);
    expect(hueDistance(got.hue, 264)).toBeLessThan(4);
    expect(got.chroma).toBeLessThan(0.1);
  });
});

describe("composing a delivery", () => {
  const threeProducts = ["serum", "cream", "mist"].map((id) => aProduct(honestPages[id] ?? aSource({}), id));

  it("gives valid concepts, numbered from one, the same each time", () => {
    const brief = aBrief({ count: 50, products: threeProducts });
    const concepts = composeConcepts(brief);
    expect(concepts.map(({ index }) => index)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    for (const concept of concepts) expect(Concept.parse(concept)).toEqual(concept);
    expect(composeConcepts(brief)).toEqual(concepts);
    expect(composeConcepts({ ...brief, seed: 8 })).not.toEqual(concepts);
    expect(new Set(concepts.map(({ scene }) => scene.seed)).size).toBe(50);
  });

  it("lets products take turns in the given order", () => {
    const ids = composeConcepts(aBrief({ count: 7, products: threeProducts })).map(({ productId }) => productId);
    expect(ids).toEqual(["serum", "cream", "mist", "serum", "cream", "mist", "serum"]);
  });

  it("sets neighbours apart in layout, texture, words, palette and angle", () => {
    for (const products of [threeProducts, threeProducts.slice(0, 1), threeProducts.slice(0, 2)]) {
      for (let seed = 0; seed < 20; seed++) {
        const concepts = composeConcepts(aBrief({ count: 14, products, seed }));
        for (const [at, concept] of concepts.slice(1).entries()) {
          const before = concepts[at];
          expect(concept.angle).not.toBe(before?.angle);
          expect(concept.scene.texture).not.toBe(before?.scene.texture);
          expect(concept.scene.layout).not.toBe(before?.scene.layout);
          expect(concept.scene.words.support).not.toBe(before?.scene.words.support);
          expect(
            colourDistance(concept.scene.palette.groundBase, before?.scene.palette.groundBase ?? "#000000"),
          ).toBeGreaterThan(0.02);
        }
      }
    }
  });

  it("uses every angle and every category that suits its products, and gives no product one angle only", () => {
    const six = Object.entries(honestPages)
      .slice(0, 6)
      .map(([id, source]) => aProduct(source, id));
    const concepts = composeConcepts(aBrief({ count: 144, products: six }));
    expect(new Set(concepts.map(({ angle }) => angle)).size).toBe(CopyAngle.options.length);
    const textures = new Set(concepts.map(({ scene }) => scene.texture));
    const suiting = new Set(
      six.flatMap((product) => [...suitedTo(product, false).keys()].map(({ animationPrompt }) => animationPrompt)),
    );
    expect(CategoryName.options.filter((name) => suiting.has(name) && !textures.has(name))).toEqual([]);
    const ofOne = concepts.filter(({ productId }) => productId === "serum").map(({ angle }) => angle);
    expect(new Set(ofOne).size).toBeGreaterThan(4);
  });

  it("keeps to what is pinned", () => {
    const concepts = composeConcepts(
      aBrief({ copyAngle: "ritual", animationPrompts: ["Water Ripples", "Lotion Texture"], products: threeProducts }),
    );
    expect(new Set(concepts.map(({ angle }) => angle))).toEqual(new Set(["ritual"]));
    expect(new Set(concepts.map(({ animationPrompt }) => animationPrompt))).toEqual(
      new Set(["Water Ripples", "Lotion Texture"]),
    );
  });

  it("shows a layout again only after six others, after three where a ground's subject leaves fewer, and none whose words are missing", () => {
    let [all, early] = [0, 0];
    for (const picture of [bottle, jar])
      for (let seed = 0; seed < 20; seed++) {
        const products = [aProduct(honestPages["serum"] ?? aSource({}), "serum", picture)];
        const scenes = composeConcepts(aBrief({ count: 50, products, seed })).map(({ scene }) => scene);
        for (const [at, { layout, words, texture, style, product }] of scenes.entries()) {
          const isFree = leavesRoom("arch", { texture, styleId: style?.id ?? null, product });
          const others = isFree ? 6 : 3;
          const before = scenes.slice(Math.max(0, at - others), at).map((scene) => scene.layout);
          expect(layoutsWith(words)).toContain(layout);
          expect(before.at(-1)).not.toBe(layout);
          all += 1;
          if (before.includes(layout)) early += 1;
        }
      }
    // Where each of the others would be the same picture again, one comes earlier.
    expect(early / all).toBeLessThan(0.02);
  });

  it("says no figure twice in one ad", () => {
    const scenes = Array.from({ length: 12 }, (_, seed) => composeConcepts(aBrief({ count: 50, seed })))
      .flat()
      .map(({ scene }) => scene);
    const counted = scenes.filter(({ words }) => /\d,\d{3}/.test(words.headline));
    expect(counted.some(({ words }) => words.rating !== null)).toBe(true);
    for (const { words } of counted) expect(words.ratingLabel ?? "").not.toMatch(/\d,\d{3}/);
    const large = scenes.filter(({ layout }) => layout === "number");
    expect(large.filter(({ words }) => words.bigNumber?.value === "4.8").length).toBeGreaterThan(0);
    for (const { words } of large) {
      expect(words.headline).not.toContain(words.bigNumber?.value);
      for (const number of words.bigNumber?.label.match(/\d[\d,.]*/g) ?? [])
        expect(words.headline).not.toContain(number);
      if (words.bigNumber?.value === "4.8") expect([words.rating, words.ratingLabel]).toEqual([null, null]);
    }
  });

  it("gives a product another layout than it had the last two times or its neighbours have, but for the same picture again", () => {
    const concepts = composeConcepts(aBrief({ count: 50, products: threeProducts }));
    for (const [at, { productId, scene }] of concepts.entries()) {
      const neighbours = concepts.slice(Math.max(0, at - 4), at);
      const ofProduct = concepts.slice(0, at).filter((earlier) => earlier.productId === productId);
      const near = [...neighbours, ...ofProduct.slice(-2)].map((earlier) => earlier.scene.layout);
      // Panels cover so much of a ground that on another it would be the same picture.
      const isAlike = (earlier: typeof scene) =>
        earlier.texture === scene.texture || ["split", "arch", "sheet", "callouts"].includes(earlier.layout);
      const had = ofProduct.filter((earlier) => isAlike(earlier.scene)).map((earlier) => earlier.scene.layout);
      const left = layoutsWith(scene.words).filter((layout) => !near.includes(layout) && !had.includes(layout));
      if (left.length > 0) expect(near).not.toContain(scene.layout);
    }
  });

  it("quotes a customer by name, and nobody where no customer has written", () => {
    const page = honestPages["serum"] ?? aSource({});
    const reviews = [{ text: "My skin feels soft and calm.", author: "Anna K.", source: null }];
    const layoutsOf = (source: CopySource) =>
      Array.from({ length: 4 }, (_, seed) => composeConcepts(aBrief({ count: 50, seed, products: [aProduct(source)] })))
        .flat()
        .filter(({ scene }) => scene.layout === "quote")
        .map(({ scene, facts }) => [scene.words.quote, scene.words.quoteAuthor, facts.at(-1)?.source]);
    expect(layoutsOf(page)).toEqual([]);
    const quoting = layoutsOf({ ...page, facts: { ...page.facts, reviews } });
    expect(quoting.length).toBeGreaterThan(0);
    for (const said of quoting) expect(said).toEqual(["My skin feels soft and calm.", "Anna K.", "review"]);
  });

  it("takes social proof as an angle only for what somebody has rated or reviewed", () => {
    const unrated = aSource({ name: "Sugar Scrub", category: "Scrub" });
    const rated = honestPages["serum"] ?? aSource({});
    const anglesOf = (copyAngle: CopyAngle | null, ...sources: CopySource[]) =>
      composeConcepts(
        aBrief({ count: 48, copyAngle, products: sources.map((source, at) => aProduct(source, `p${at}`)) }),
      );
    expect(new Set(anglesOf(null, unrated).map(({ angle }) => angle)).size).toBe(5);
    const mixed = anglesOf(null, unrated, rated);
    const proving = mixed.filter(({ angle }) => angle === "social proof");
    expect(new Set(proving.map(({ productId }) => productId))).toEqual(new Set(["p1"]));
    for (const [at, { angle }] of mixed.slice(1).entries()) expect(angle).not.toBe(mixed[at]?.angle);
    expect(anglesOf("social proof", unrated)[0]?.angle).toBe("social proof");
  });

  it("opens no two neighbouring headlines by the same pattern", () => {
    const hooks = composeConcepts(aBrief({ count: 50, products: threeProducts })).map(({ hook }) => hook);
    expect(hooks).not.toContain(null);
    for (const [at, hook] of hooks.slice(1).entries()) expect(hook).not.toBe(hooks[at]);
  });

  it("keeps with each concept the page's own words for what it states", () => {
    const concepts = [0, 1, 2, 3].flatMap((seed) =>
      composeConcepts(aBrief({ count: 12, products: threeProducts, seed })),
    );
    for (const { facts, productId, scene } of concepts) {
      const page = JSON.stringify(honestPages[productId]).toLowerCase();
      for (const { quote } of facts) expect(page).toContain(quote.split(/ \d|\s\(/)[0]?.toLowerCase());
      if (scene.words.rating) expect(facts.map(({ source }) => source)).toContain("rating");
    }
    expect(new Set(concepts.flatMap(({ facts }) => facts.map(({ source }) => source)))).toEqual(
      new Set(["ingredient", "claim", "texture", "rating", "name"]),
    );
  });

  it("reads a concept that was stored before it had facts and a hook", () => {
    const [concept] = composeConcepts(aBrief({ count: 1 }));
    const { facts: _facts, hook: _hook, ...stored } = concept ?? {};
    expect(Concept.parse(stored)).toMatchObject({ facts: [], hook: null });
  });

  it("sets the words that it is given, in their order, and ends with them", () => {
    const brief = aBrief({ count: 3 });
    const copy = composeConcepts(brief)
      .slice(0, 2)
      .reverse()
      .map(({ scene: { words } }) => ({ words, facts: [], history: emptyCopyHistory }));
    const concepts = composeConcepts(brief, copy);
    const headlines = copy.map(({ words }) => words.headline);
    expect(concepts.map(({ scene }) => scene.words.headline)).toEqual(headlines);
    expect(concepts.map(({ hook, facts }) => [hook, facts])).toEqual([
      [null, []],
      [null, []],
    ]);
  });

  it("gives each scene the brand's logo where it may stand in ads, and leaves scenes without one as they were", () => {
    const brief = aBrief({ count: 3 });
    const mark = { colours: ["#123456"], isSingleColoured: true };
    const logo = { key: "brands/x/logo.png", width: 300, height: 80, ground: "light" as const, mark };
    const scenes = (own: typeof logo | (Omit<typeof logo, "mark"> & { mark: null }) | null) =>
      composeConcepts({ ...brief, kit: { ...brief.kit, logo: own } }).map(({ scene }) => scene);
    for (const scene of scenes(logo))
      expect(scene.logo).toEqual({ key: "brands/x/logo.png", width: 300, height: 80, ...mark });
    for (const scene of [...scenes({ ...logo, mark: null }), ...scenes(null)]) expect("logo" in scene).toBe(false);
  });

  it("composes valid concepts from the roughest pages", () => {
    const products = Object.entries(roughPages).map(([id, source]) => aProduct(source, id));
    const concepts = composeConcepts(aBrief({ count: 50, products, brandName: "" }));
    expect(concepts).toHaveLength(50);
    for (const concept of concepts) expect(Concept.parse(concept)).toEqual(concept);
  });
});
