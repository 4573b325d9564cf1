import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryOf } from "../../src/core/categories/index.ts";
import { parseGenerateRequest } from "../../src/core/contract/generate.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import {
  rememberedStyles,
  stylesInTurn,
  suitedTo,
  type StyledProduct,
  type StyleRequest,
} from "../../src/core/creative/styleTurns.ts";
import { Scene, CategoryName } from "../../src/core/rendering/scene.ts";
import { findStyle, styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import { pinnedBySearch, pinsOfSearch } from "../../src/core/contract/pins.ts";
import { aBrief, aProduct, aSource, honestPages, someFacts } from "./creativeBuilders.ts";

const aStyled = (name: string, category: string, facts: Parameters<typeof someFacts>[0] = {}): StyledProduct => ({
  name,
  category,
  facts: someFacts(facts),
});
const serum = aStyled("Barrier Repair Serum", "Serum");
const cream = aStyled("Velvet Night Cream", "Cream");
const mist = aStyled("Rosewater Mist", "Toner");
const sunscreen = aStyled("Daily Fluid SPF 50", "Sunscreen");
const promptsOf = (product: StyledProduct, withPeople = false) =>
  new Set([...suitedTo(product, withPeople).keys()].map(({ animationPrompt }) => animationPrompt));

const aRequest = (request: Partial<StyleRequest> = {}): StyleRequest => ({
  products: [serum],
  count: 6,
  featuredStyles: [],
  animationPrompts: [],
  recentStyles: [],
  withPeople: false,
  seed: 7,
  ...request,
});

/** A page on which every stuff is that a ground can show. */
const allStuffs =
  "Honey, aloe vera, coconut, almond oil, cocoa butter, orange, grapefruit, lemon, lime, kiwi, papaya, strawberry, raspberry, fig, cucumber, kelp, hazelnut, turmeric, rose, lavender, chamomile, peony, cherry blossom, lotus, orchid, jasmine flower, tulip, eucalyptus, olive, bamboo, green tea leaf, ginseng, caramel, vitamin C";

const ids = (request: Partial<StyleRequest>) => stylesInTurn(aRequest(request)).map(({ id }) => id);
const styleIds = styles.map(({ id }) => id);

const anyRequest: fc.Arbitrary<StyleRequest> = fc.record({
  products: fc.array(fc.constantFrom(serum, cream, mist, sunscreen), { minLength: 1, maxLength: 4 }),
  count: fc.integer({ min: 1, max: 50 }),
  featuredStyles: fc.constant([]),
  animationPrompts: fc.subarray([...CategoryName.options]),
  recentStyles: fc.array(fc.constantFrom(...styleIds), { maxLength: rememberedStyles }),
  withPeople: fc.boolean(),
  seed: fc.nat(0xffffffff),
});

describe("styles in turn", () => {
  it("are exactly the pinned ones, in the order in which they were pinned", () => {
    const pins = fc.uniqueArray(fc.constantFrom(...styleIds), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyRequest, pins, (request, featuredStyles) => {
        const expected = Array.from({ length: request.count }, (_, at) => featuredStyles[at % featuredStyles.length]);
        expect(ids({ ...request, featuredStyles })).toEqual(expected);
      }),
    );
  });

  it("never come twice before all that suit have come, or all of a category that was asked for by name, and never twice running", () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom(serum, cream, mist, sunscreen), (request, product) => {
        const chosen = ids({ ...request, products: [product] });
        expect(chosen).toHaveLength(request.count);
        const rounds =
          request.animationPrompts.length > 0
            ? request.animationPrompts.map((prompt) =>
                styles.filter(({ animationPrompt }) => animationPrompt === prompt),
              )
            : [[...suitedTo(product, request.withPeople).keys()]];
        for (const round of rounds.map((suiting) => suiting.map(({ id }) => id))) {
          const firstRound = chosen.filter((id) => round.includes(id)).slice(0, round.length);
          expect(new Set(firstRound).size).toBe(firstRound.length);
        }
        for (const [at, id] of chosen.entries())
          expect(id).not.toBe(at === 0 ? request.recentStyles[0] : chosen[at - 1]);
      }),
    );
  });

  it("suit their product or the categories that were asked for, and are the same each time", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const chosen = stylesInTurn(request);
        expect(stylesInTurn(request)).toEqual(chosen);
        for (const [at, { animationPrompt }] of chosen.entries()) {
          const product = request.products[at % request.products.length] ?? serum;
          const { animationPrompts, withPeople } = request;
          const allowed = animationPrompts.length > 0 ? animationPrompts : [...promptsOf(product, withPeople)];
          expect(allowed).toContain(animationPrompt);
        }
      }),
    );
  });

  it("are of each category that was asked for by name once before any comes again", () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(0xffffffff), (request, seed) => {
        const animationPrompts =
          request.animationPrompts.length > 0 ? request.animationPrompts : [...CategoryName.options];
        const chosen = stylesInTurn({ ...request, animationPrompts, seed });
        for (let from = 0; from < chosen.length; from += animationPrompts.length) {
          const round = chosen
            .slice(from, from + animationPrompts.length)
            .map(({ animationPrompt }) => animationPrompt);
          expect(new Set(round).size).toBe(round.length);
        }
      }),
    );
    const categories = [...CategoryName.options];
    const all = stylesInTurn(aRequest({ count: categories.length, animationPrompts: categories }));
    expect(new Set(all.map(({ animationPrompt }) => animationPrompt)).size).toBe(categories.length);
  });

  it("are of another category than the neighbour's, across deliveries too", () => {
    for (const products of [[serum], [cream], [mist, sunscreen], [serum, cream, mist]])
      for (let seed = 0; seed < 30; seed++) {
        const recentStyles = ["sty_porcelain-swirl"];
        const chosen = stylesInTurn(aRequest({ products, count: 12, recentStyles, seed }));
        const prompts = ["Lotion Texture", ...chosen.map(({ animationPrompt }) => animationPrompt)];
        for (const [at, prompt] of prompts.slice(1).entries()) expect(prompt).not.toBe(prompts[at]);
      }
  });

  it("show a product's own kind of surface most often", () => {
    const count = (product: typeof serum, prompt: string) =>
      stylesInTurn(aRequest({ products: [product], count: 8 })).filter((style) => style.animationPrompt === prompt)
        .length;
    expect(count(serum, "Serum Droplets")).toBeGreaterThan(count(cream, "Serum Droplets"));
    expect(count(cream, "Lotion Texture")).toBeGreaterThan(count(serum, "Lotion Texture"));
    expect(count(mist, "Water Ripples")).toBeGreaterThan(count(cream, "Water Ripples"));
  });

  it("go on where the brand's last delivery ended: no look comes back before half of its category have been seen", () => {
    const suiting = [...suitedTo(serum, false).keys()];
    let recentStyles: string[] = [];
    for (let delivery = 0; delivery < 2 * suiting.length; delivery++) {
      const [next] = ids({ count: 1, seed: delivery, recentStyles });
      recentStyles = [next ?? "", ...recentStyles].slice(0, rememberedStyles);
    }
    for (const category of promptsOf(serum)) {
      const ofCategory = suiting.filter(({ animationPrompt }) => animationPrompt === category).map(({ id }) => id);
      const seen = recentStyles.filter((id) => ofCategory.includes(id));
      for (const [at, id] of seen.entries())
        expect(seen.slice(at + 1, at + 1 + ofCategory.length / 2)).not.toContain(id);
    }
    for (const [at, id] of recentStyles.slice(1).entries()) expect(id).not.toBe(recentStyles[at]);
  });

  it("begin differently from seed to seed", () => {
    expect(new Set(Array.from({ length: 40 }, (_, seed) => ids({ count: 1, seed })[0])).size).toBeGreaterThan(3);
  });

  it("have a product for every style but those that come only where they are asked for, and nights by the sea", () => {
    const description = allStuffs;
    const kinds = ["Serum", "Oil", "Gel", "Cream", "Balm", "Cleanser", "Mousse", "Sunscreen", "Lip Color"];
    const suiting = kinds.flatMap((kind) => [...suitedTo(aStyled(kind, kind, { description }), true).keys()]);
    const missing = styles.filter((style) => !suiting.includes(style));
    const onlyAskedFor = styles.filter(
      (style) => style.onlyAskedFor !== undefined || Object.keys(categoryOf(style.animationPrompt).suits).length === 0,
    );
    const nights = missing.filter((style) => style.palette === "dark" && !onlyAskedFor.includes(style));
    expect(new Set(missing.filter((style) => !nights.includes(style)))).toEqual(new Set(onlyAskedFor));
    expect(nights.map(({ name }) => name)).toEqual(["Silhouette at Dusk"]);
  });

  it("leave the night to products that are not worn in the sun", () => {
    const dark = [...suitedTo(aStyled("Sunscreen", "Sunscreen", {}), true).keys()].filter(
      ({ palette }) => palette === "dark",
    );
    expect(dark).toEqual([]);
  });
});

describe("concepts with styles", () => {
  const products = ["serum", "cream", "mist"].map((id) => aProduct(honestPages[id] ?? aSource({}), id));

  it("carry their style to the renderer and as tags, and name their delivery", () => {
    const deliveryId = "del_00000000000000000000000000";
    for (const { styleId, styleName, animationPrompt, scene } of composeConcepts(aBrief({ products, deliveryId }))) {
      const style = findStyle(styleId ?? "");
      expect(style).toMatchObject({ name: styleName, animationPrompt });
      expect(scene.style).toEqual(style && sceneStyleOf(style));
      expect(scene.texture).toBe(animationPrompt);
      expect(scene.deliveryId).toBe(deliveryId);
    }
  });

  it("repeat no pair of style and layout next to each other, in fifty", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.subarray(styleIds.slice(0, 6)),
        fc.nat(0xffffffff),
        (productCount, featuredStyles, seed) => {
          const brief = aBrief({ count: 50, products: products.slice(0, productCount), featuredStyles, seed });
          const concepts = composeConcepts(brief);
          expect(concepts).toHaveLength(50);
          expect(new Set(concepts.map(({ headline }) => headline)).size).toBe(50);
          const looks = concepts.map(({ styleId, scene }) => `${styleId} ${scene.layout}`);
          for (const [at, look] of looks.slice(1).entries()) expect(look).not.toBe(looks[at]);
          if (featuredStyles.length > 0) {
            expect(new Set(concepts.map(({ styleId }) => styleId))).toEqual(new Set(featuredStyles));
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it("fit the renderer's scene, every style of the catalogue", () => {
    for (const style of styles) expect(Scene.shape.style.parse(sceneStyleOf(style))).toEqual(sceneStyleOf(style));
  });
});

describe("reading what is pinned", () => {
  const read = (creative: object) => {
    const parsed = parseGenerateRequest({ creative });
    return parsed.ok ? parsed.value : { ...parsed.error };
  };
  const [first = "", second = ""] = styleIds;

  it("takes known styles, each once", () => {
    expect(read({ featured_styles: [first, second, first] })).toMatchObject({ featuredStyles: [first, second] });
    expect(read({ featured_styles: [] })).toMatchObject({ featuredStyles: [], styleSearch: null });
  });

  it("names a style that is unknown", () => {
    expect(read({ featured_styles: [first, "sty_nobody"] })).toMatchObject({
      code: "invalid_request",
      param: "creative.featured_styles",
      message: expect.stringContaining("`sty_nobody`") as string,
    });
  });

  it("reads anything at all: an order or a refusal with a code", () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.constantFrom(...styles.map(({ id }) => id), "__proto__", "")),
    );
    const creative = fc.dictionary(fc.constantFrom("featured_styles", "style_search", "animation_prompts"), anything);
    fc.assert(
      fc.property(creative, (fields) => {
        const parsed = parseGenerateRequest({ creative: fields });
        if (!parsed.ok) expect(parsed.error.code).toBe("invalid_request");
        else for (const id of parsed.value.featuredStyles) expect(styleIds).toContain(id);
      }),
      { numRuns: 300 },
    );
  });

  it("searches only where nothing is pinned", () => {
    expect(read({ style_search: "  silk in the morning " })).toMatchObject({ styleSearch: "silk in the morning" });
    expect(read({ style_search: " \n\t " })).toMatchObject({ styleSearch: null });
    expect(read({ style_search: "silk", animation_prompts: [] })).toMatchObject({ styleSearch: "silk" });
    expect(read({ style_search: "silk", animation_prompts: ["Water Ripples"] })).toMatchObject({ styleSearch: null });
    expect(read({ style_search: "silk", featured_styles: [first] })).toMatchObject({ styleSearch: null });
  });

  it("pins the nearest, and nothing where nothing is near", () => {
    const hits = styles.slice(0, 8).map((style, at) => ({ style, similarity: 0.9 - at / 20 }));
    expect(pinsOfSearch(hits, 0)).toEqual({ ok: true, value: styleIds.slice(0, pinnedBySearch) });
    expect(pinsOfSearch([], 0)).toMatchObject({
      ok: false,
      error: { code: "invalid_request", param: "creative.style_search" },
    });
    expect(
      pinsOfSearch(
        hits.map(({ style }) => ({ style, similarity: 0.2 })),
        0.2,
      ),
    ).toMatchObject({ ok: false });
  });
});
