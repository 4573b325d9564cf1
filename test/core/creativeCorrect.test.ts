import { describe, expect, it } from "vitest";
import { parseApproval, parseCorrection, type Correction } from "../../src/core/contract/correction.ts";
import type { Problem } from "../../src/core/contract/errors.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { correctConcept, type CorrectedScene, type ShownConcept } from "../../src/core/creative/correct.ts";
import { contrastRatio } from "../../src/core/rendering/colour.ts";
import { layoutsWith } from "../../src/core/rendering/layouts.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import type { Result } from "../../src/core/result.ts";
import { findStyle, styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { PaletteScheme } from "../../src/core/styles/paletteScheme.ts";
import { aBrief, aProduct, aSource, honestPages, jar } from "./creativeBuilders.ts";

const productOf = (id: string, picture?: typeof jar) => aProduct(honestPages[id] ?? aSource({}), id, picture);
const products = ["serum", "cream", "mist"].map((id) => productOf(id));
const brief = aBrief({ products, count: 3, format: "static" });

function shownIn(index = 1, of = brief, layouts: ShownConcept["layouts"] = []): ShownConcept {
  const concept = composeConcepts(of)[index - 1] ?? expect.fail();
  const { productId, styleId, scene, pictureKey } = concept;
  return { index, productId, styleId, layouts, scene, pictureKey };
}

const shown = shownIn();
const value = (result: Result<CorrectedScene, Problem>) =>
  result.ok ? result.value : expect.fail(result.error.message);
const corrected = (correction: Correction, of = shown) => value(correctConcept(brief, of, correction, null));
const refusal = (correction: Correction, of = shown, product: (typeof products)[number] | null = null) => {
  const result = correctConcept(brief, of, correction, product);
  return result.ok ? null : result.error;
};
const but = <K extends keyof Scene>(scene: Scene, ...names: K[]) =>
  Object.fromEntries(Object.entries(scene).filter(([name]) => !names.includes(name as K)));
const otherStyle = styles.find(({ animationPrompt }) => animationPrompt !== shown.scene.texture) ?? expect.fail();

describe("a correction", () => {
  it("changes the words that it names and nothing else", () => {
    const { scene, headline, pictureKey, styleId, layout } = corrected({
      headline: "Calm skin, from the first morning",
      call_to_action: "Meet the serum",
    });
    expect(headline).toBe("Calm skin, from the first morning");
    expect(but(scene, "words")).toEqual(but(shown.scene, "words"));
    expect(scene.words).toMatchObject({
      headline,
      callToAction: "Meet the serum",
      support: shown.scene.words.support,
      brand: shown.scene.words.brand,
      proofPoints: shown.scene.words.proofPoints,
    });
    expect([pictureKey, styleId, layout]).toEqual([shown.pictureKey, shown.styleId, null]);
  });

  it("refuses a picture by which the product cannot stand in its lifestyle scene, unless a style takes the scene's place", () => {
    const situ = shownIn(1, { ...brief, inSitu: true });
    expect(situ.scene.setting).not.toBeNull();
    const [own] = brief.products.filter(({ id }) => id === situ.productId);
    if (own === undefined) return expect.fail();
    const flat = { ...own.picture, box: { ...own.picture.box, height: own.picture.box.width / 5 } };
    const pen = { ...own, picture: flat, pictureKey: "concepts/del_x/pen.png" };
    expect(refusal({ picture_url: "https://shop.example/pen.png" }, situ, pen)?.message).toContain("cannot stand");
    expect(refusal({ picture_url: "https://shop.example/pen.png", style_id: otherStyle.id }, situ, pen)).toBeNull();
    const front = { ...own, pictureKey: "concepts/del_x/front.png" };
    expect(refusal({ picture_url: "https://shop.example/front.png" }, situ, front)).toBeNull();
  });

  it("leaves an address as it is given, and tidies words", () => {
    const address = "https://shop.example/cre\u0300me  1.png";
    expect(parseCorrection({ picture_url: address, headline: "  Calm\u200b  skin " }, false)).toMatchObject({
      value: { picture_url: address, headline: "Calm skin" },
    });
  });

  it("is the same each time", () => {
    const correction: Correction = { palette: "dark", proof_points: ["Fragrance-free", "5 ceramides"] };
    expect(corrected(correction)).toEqual(corrected(correction));
  });

  it("keeps the italics of a headline that is given as it is", () => {
    const scene = { ...shown.scene, words: { ...shown.scene.words, headline: "Skin that holds its *glow.*" } };
    const next = corrected({ headline: "Skin that holds its glow.", support: "Other words." }, { ...shown, scene });
    expect(next.scene.words.headline).toBe("Skin that holds its *glow.*");
  });

  it("takes proof points away with an empty list, and the layout that needs them with it", () => {
    const scene: Scene = {
      ...shown.scene,
      layout: "checklist",
      words: { ...shown.scene.words, proofPoints: ["A b", "C d"] },
    };
    const next = corrected({ proof_points: [] }, { ...shown, scene });
    expect(next.scene.words.proofPoints).toEqual([]);
    expect(layoutsWith(next.scene.words)).toContain(next.scene.layout);
  });

  it("stays in the layout that was drawn, where both ads were drawn in the same", () => {
    const drawn = shownIn(1, brief, ["minimal", "minimal"]);
    expect(corrected({ support: "Other words." }, drawn).scene.layout).toBe("minimal");
    const torn = shownIn(1, brief, ["minimal", "hero"]);
    expect(corrected({ support: "Other words." }, torn).scene.layout).toBe(shown.scene.layout);
  });

  it("has the layout that it names, as a wish that has to be kept", () => {
    const wanted = shown.scene.layout === "minimal" ? "editorial" : "minimal";
    expect(corrected({ layout: wanted })).toMatchObject({ layout: wanted, scene: { layout: wanted } });
  });

  it("has the style that it names, in the style's own colours", () => {
    const next = corrected({ style_id: otherStyle.id });
    expect(next).toMatchObject({ styleId: otherStyle.id, scene: { texture: otherStyle.animationPrompt } });
    expect(next.scene.style?.id).toBe(otherStyle.id);
    expect(next.scene.words).toEqual(shown.scene.words);
  });

  it("has the palette that it names, readable in every scheme", () => {
    const grounds = PaletteScheme.options.map((palette) => {
      const result = correctConcept(brief, shown, { palette }, null);
      const scene = result.ok ? result.value.scene : shown.scene;
      expect(contrastRatio(scene.palette.ink, scene.palette.groundBase)).toBeGreaterThan(7);
      expect(but(scene, "palette")).toEqual(but(shown.scene, "palette"));
      return scene.palette.groundBase;
    });
    expect(new Set(grounds).size).toBeGreaterThan(5);
  });

  it("keeps the style of a concept whose palette it names", () => {
    const { scene, styleId } = corrected({ palette: "dark" });
    expect([scene.style, styleId, scene.texture]).toEqual([shown.scene.style, shown.styleId, shown.scene.texture]);
  });

  it("shows another product in the same look, and speaks of that one", () => {
    const cream = productOf("cream", jar);
    const { scene, pictureKey, styleId } = value(correctConcept(brief, shown, { product_id: "cream" }, cream));
    expect([pictureKey, styleId]).toEqual(["pictures/cream", shown.styleId]);
    expect([scene.product, scene.texture, scene.fonts]).toEqual([jar, shown.scene.texture, shown.scene.fonts]);
    expect(scene.words.headline).not.toBe(shown.scene.words.headline);
    expect(scene.words.rating).toBeNull();
    const given = value(correctConcept(brief, shown, { product_id: "cream", headline: "My own words" }, cream));
    expect(given.scene.words.headline).toBe("My own words");
    expect(given.scene.words.support).toBe(scene.words.support);
  });

  it("draws the present picture of the product that is shown, where its id is given", () => {
    const newPicture = { ...products[0], pictureKey: "pictures/new", picture: { ...jar } } as (typeof products)[number];
    const next = value(correctConcept(brief, shown, { product_id: "serum" }, newPicture));
    expect(next.pictureKey).toBe("pictures/new");
    expect([next.scene.product, next.scene.words]).toEqual([jar, shown.scene.words]);
  });

  it("brings a concept out of its lifestyle scene with a style, and only then", () => {
    const situ = shownIn(1, { ...brief, inSitu: true });
    expect(situ.scene.setting).not.toBeNull();
    expect(corrected({ headline: "Other words" }, situ).scene.setting).toBe(situ.scene.setting);
    const out = corrected({ style_id: otherStyle.id }, situ).scene;
    expect(out.setting).toBeNull();
    expect(["situ", "situSide"]).not.toContain(out.layout);
    expect(refusal({ layout: "minimal" }, situ)).toMatchObject({ param: "layout" });
    const other = value(
      correctConcept({ ...brief, inSitu: true }, situ, { product_id: "cream" }, productOf("cream", jar)),
    );
    expect(other.scene.setting).toBe(situ.scene.setting);
  });

  it("is refused where nothing would be different", () => {
    const { words, layout } = shown.scene;
    for (const correction of [
      { headline: words.headline.replaceAll("*", "") },
      { support: words.support, proof_points: words.proofPoints },
      { layout },
    ])
      expect(refusal(correction)?.message).toContain("Nothing would be different");
    const dark = corrected({ palette: "dark" });
    expect(refusal({ palette: "dark" }, { ...shown, ...dark })?.message).toContain("Nothing would be different");
    expect(refusal({ layout }, shownIn(1, brief, ["hero", "hero"]))).toBeNull();
  });

  it("is refused where it asks for what there is not, with the field", () => {
    expect(refusal({ style_id: "sty_none" })).toMatchObject({ code: "invalid_request", param: "style_id" });
    expect(refusal({ layout: "situ" })).toMatchObject({ param: "layout" });
    const bare = { ...shown, scene: { ...shown.scene, words: { ...shown.scene.words, quote: null, proofPoints: [] } } };
    expect(refusal({ layout: "quote" }, bare)?.message).toContain("needs what a customer has said");
    expect(refusal({ layout: "checklist" }, bare)?.message).toContain("at least two proof points");
    const small = { width: 300, height: 420, box: { x: 10, y: 10, width: 200, height: 400 } };
    expect(refusal({ layout: "minimal" }, { ...shown, scene: { ...shown.scene, product: small } })?.message).toContain(
      "too few pixels",
    );
    const old = { ...shown, styleId: null };
    expect(refusal({ product_id: "cream" }, old, productOf("cream"))).toMatchObject({ param: "style_id" });
    expect(findStyle("sty_none")).toBeUndefined();
  });
});

describe("the body of a correction", () => {
  const problem = (body: unknown) => {
    const parsed = parseCorrection(body, false);
    return parsed.ok ? null : [parsed.error.code, parsed.error.param];
  };

  it("is cleaned: one space at a time, nothing unseen, and null is as left out", () => {
    expect(parseCorrection({ headline: "  Calm\n\u200bskin  ", support: null }, false)).toEqual({
      ok: true,
      value: { headline: "Calm skin" },
    });
  });

  it("has a field that is a session's alone refused as unknown by a key, null as well, and left out by a session where it is null", () => {
    const body = { headline: "Calm skin", picture_id: null };
    expect(problem(body)).toEqual(["invalid_request", "picture_id"]);
    expect(problem({ ...body, picture_id: "pic_1" })).toEqual(["invalid_request", "picture_id"]);
    expect(problem({ headline: "Calm skin", nonsense: null })).toEqual(["invalid_request", "nonsense"]);
    expect(parseCorrection(body, true)).toEqual({ ok: true, value: { headline: "Calm skin" } });
  });

  it("says something", () => {
    for (const body of [{}, { headline: null }]) {
      const parsed = parseCorrection(body, false);
      expect(parsed.ok ? "" : parsed.error.message).toContain("at least one of `headline`");
    }
  });

  it.each<[unknown, string | undefined]>([
    ["words", undefined],
    [null, undefined],
    [[], undefined],
    [{ headline: "" }, "headline"],
    [{ headline: 5 }, "headline"],
    [{ headline: "x".repeat(81) }, "headline"],
    [{ support: "x".repeat(141) }, "support"],
    [{ call_to_action: "x".repeat(31) }, "call_to_action"],
    [{ proof_points: ["a", "b", "c", "d"] }, "proof_points"],
    [{ proof_points: ["a", ""] }, "proof_points.1"],
    [{ proof_points: ["fine", "<b>bold</b>"] }, "proof_points.1"],
    [{ headline: "*Italics*" }, "headline"],
    [{ headline: "Skin &amp; soul" }, "headline"],
    [{ headline: "…" }, "headline"],
    [{ headline: "Спокойная кожа" }, "headline"],
    [{ layout: "collage" }, "layout"],
    [{ palette: "loud" }, "palette"],
    [{ style_id: "" }, "style_id"],
    [{ colour: "red" }, "colour"],
  ])("%j is refused, and names %s", (body, param) => {
    expect(problem(body)).toEqual(["invalid_request", param]);
  });

  it("may have whatever words are made of elsewhere in Europe, and signs", () => {
    for (const headline of ["Crème für Łódź & Gänsehaut", "Ab 19 € – 100 % vegan", "Q10 + C: what’s new?"])
      expect(parseCorrection({ headline }, false)).toEqual({ ok: true, value: { headline } });
  });
});

describe("the body of an approval", () => {
  it("takes a status, with a reason where there is something to give a reason for", () => {
    expect(parseApproval({ status: "rejected", reason: "  Too loud. ", version: 2 })).toEqual({
      ok: true,
      value: { status: "rejected", reason: "Too loud.", version: 2 },
    });
    expect(parseApproval({ status: "approved", reason: " ", version: null })).toEqual({
      ok: true,
      value: { status: "approved" },
    });
  });

  it.each([
    {},
    { status: "maybe" },
    { status: "none", reason: "x" },
    { status: "approved", version: 0 },
    { status: "approved", by: "me" },
    { status: "approved", reason: "x".repeat(1001) },
    "approved",
    null,
  ])("%j is refused", (body) => {
    expect(parseApproval(body)).toMatchObject({ ok: false, error: { code: "invalid_request" } });
  });
});
