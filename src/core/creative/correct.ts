import type { Correction } from "../contract/correction.ts";
import { problem, type Problem } from "../contract/errors.ts";
import { canonicalJson } from "../contract/json.ts";
import { plainHeadline } from "../copywriter/line.ts";
import { emptyCopyHistory, writeWords } from "../copywriter/writeWords.ts";
import { leavesRoom } from "../rendering/groundRoom.ts";
import { layoutsWith, situLayouts } from "../rendering/layouts.ts";
import { layoutsForPixels } from "../rendering/productScale.ts";
import { Scene, type LayoutName, type Words } from "../rendering/scene.ts";
import { err, ok, type Result } from "../result.ts";
import { findStyle } from "../styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../styles/sceneStyle.ts";
import type { Style } from "../styles/style.ts";
import type { Brief, BriefProduct } from "./brief.ts";
import { angleFor, composeConcept, copyRequestOf, withoutRepeatedFigure } from "./compose.ts";
import { layoutFor } from "./layouts.ts";
import { paletteApartFrom } from "./palette.ts";
import { familyOf } from "./paletteFamily.ts";
import { canStand } from "./surroundings.ts";

/** A concept as it is shown, and what it was drawn from. */
export interface ShownConcept {
  index: number;
  productId: string | null;
  styleId: string | null;
  /** The layouts that were drawn, one for each ad; the inspection may have preferred another than the scene's. */
  layouts: readonly LayoutName[];
  scene: Scene;
  pictureKey: string;
}

export interface CorrectedScene {
  headline: string;
  styleId: string | null;
  /** The layout that was asked for; null: none was. */
  layout: LayoutName | null;
  scene: Scene;
  pictureKey: string;
}

/**
 * A concept with what somebody wants to be different about it; all else stays as it is shown. `product`: the one that is asked for; null: none
 * is. The same concept and correction always give the same scene. What cannot be had at all is refused here; whether the words fit is seen
 * when they are set.
 */
export function correctConcept(
  brief: Brief,
  shown: ShownConcept,
  correction: Correction,
  product: BriefProduct | null,
): Result<CorrectedScene, Problem> {
  const found = styleOf(correction);
  if (!found.ok) return found;
  const style = found.value;
  const before = asShown(shown);
  const isOtherProduct = product !== null && product.id !== shown.productId;
  const changed = isOtherProduct
    ? withOtherProduct(brief, shown, product, style, correction)
    : ok(withinProduct(brief, { ...shown, scene: before }, product, style, correction));
  if (!changed.ok) return changed;
  const laidOut = withLayout(changed.value, before, correction.layout ?? null);
  if (!laidOut.ok) return laidOut;
  const scene = Scene.safeParse(laidOut.value);
  if (!scene.success) return refused(null, "The ad cannot be drawn with these changes.");
  const pictureKey = product?.pictureKey ?? shown.pictureKey;
  if (pictureKey === shown.pictureKey && canonicalJson(scene.data) === canonicalJson(Scene.parse(before))) {
    return refused(null, "Nothing would be different: the concept is like this already.");
  }
  return ok({
    headline: plainHeadline(scene.data.words.headline),
    styleId: style?.id ?? shown.styleId,
    layout: correction.layout ?? null,
    scene: scene.data,
    pictureKey,
  });
}

/** The style that is asked for; null: none is. */
export function styleOf({ style_id: id }: Correction): Result<Style | null, Problem> {
  if (id === undefined) return ok(null);
  const style = findStyle(id);
  return style === undefined
    ? refused("style_id", "No style has this id. Take ids from GET /v1/styles/search.")
    : ok(style);
}

/** The scene in the layout in which it was drawn, where all of its ads were drawn in the same. */
function asShown({ scene, layouts }: ShownConcept): Scene {
  const [layout] = layouts;
  return layout !== undefined && layouts.every((each) => each === layout) ? { ...scene, layout } : scene;
}

/** The same product: nothing changes but what the correction names, and what follows from that. */
function withinProduct(
  brief: Brief,
  { productId, scene }: ShownConcept,
  product: BriefProduct | null,
  style: Style | null,
  correction: Correction,
): Scene {
  const own = product ?? brief.products.find(({ id }) => id === productId) ?? null;
  return {
    ...scene,
    words: withWords(scene.words, correction),
    ...(product !== null && { product: product.picture }),
    ...groundOf(brief, scene, own, style, correction),
  };
}

/** Ground and colours, where the correction names either. */
function groundOf(
  brief: Brief,
  scene: Scene,
  product: BriefProduct | null,
  style: Style | null,
  { palette: scheme }: Correction,
): Partial<Scene> {
  const texture = style?.animationPrompt ?? scene.texture;
  const wanted = scheme ?? style?.palette;
  if (wanted === undefined) return {};
  const palette = paletteApartFrom([], {
    productColours: product?.colours ?? [],
    brandColours: brief.kit.colours,
    family: familyOf(brief),
    texture,
    scheme: wanted,
    seed: scene.seed,
  });
  return style === null ? { palette } : { palette, texture, style: sceneStyleOf(style), setting: null };
}

/** Another product: it is composed anew around it, in the look that it has and in words of that product's own page. */
function withOtherProduct(
  brief: Brief,
  { index, styleId, scene }: ShownConcept,
  product: BriefProduct,
  wanted: Style | null,
  correction: Correction,
): Result<Scene, Problem> {
  const style = wanted ?? findStyle(styleId ?? "");
  if (style === undefined) {
    return refused("style_id", "Name a style as well: the concept is older than styles are, or its style is gone.");
  }
  const decided = brief.decisions?.[index - 1]?.angle ?? "benefit outcome";
  const angle = angleFor(product, decided, brief.copyAngle);
  const { seed } = scene;
  const written = writeWords(copyRequestOf(brief, { product, angle, seed }), emptyCopyHistory);
  const words = { ...withWords(written.words, correction), brand: scene.words.brand };
  const parts = { index, turn: index - 1, product, choice: { style, angle }, written: { ...written, words }, seed };
  const composed = composeConcept(brief, parts, []).scene;
  return ok({
    ...composed,
    // A brand's kit may have changed since: what is not named stays.
    fonts: scene.fonts,
    logo: scene.logo,
    setting: wanted !== null || composed.setting === null ? null : (scene.setting ?? null),
    ...groundOf(brief, composed, product, wanted, correction),
  });
}

function withWords(words: Words, { headline, support, proof_points, call_to_action }: Correction): Words {
  const isSaid = headline === undefined || headline === plainHeadline(words.headline);
  return withoutRepeatedFigure({
    ...words,
    // A headline that stays keeps its italics.
    ...(!isSaid && { headline }),
    ...(support !== undefined && { support }),
    ...(proof_points !== undefined && { proofPoints: proof_points }),
    ...(call_to_action !== undefined && { callToAction: call_to_action }),
  });
}

const needs: Partial<Record<LayoutName, string>> = {
  number: "a figure that is set large",
  quote: "what a customer has said",
  callouts: "two ingredients to point at",
  checklist: "at least two proof points",
};

/** In the layout that is asked for, otherwise in the one that it had while that goes with what has changed. */
function withLayout(scene: Scene, before: Scene, wanted: LayoutName | null): Result<Scene, Problem> {
  const { words, product, texture, setting, palette, seed } = scene;
  const styleId = scene.style?.id ?? null;
  const worded = setting === null ? layoutsWith(words) : situLayouts;
  const large = layoutsForPixels(product.box);
  const isPictureOfBefore = canonicalJson(product) === canonicalJson(before.product);
  if (
    setting !== null &&
    !isPictureOfBefore &&
    !(canStand(product) && situLayouts.some((name) => large.includes(name)))
  ) {
    const message =
      "By this picture the product cannot stand in the lifestyle scene of this concept. Take another picture, or give a `style_id`, which takes the scene's place.";
    return refused(null, message);
  }
  if (wanted !== null) {
    if (situLayouts.includes(wanted) !== (setting !== null)) {
      const message =
        setting === null
          ? `The layout \`${wanted}\` is for concepts that stand in a lifestyle scene, and this one does not.`
          : `This concept stands in a lifestyle scene: it has the layouts ${situLayouts.map((name) => `\`${name}\``).join(" and ")}.`;
      return refused("layout", message);
    }
    if (!worded.includes(wanted)) {
      return refused("layout", `The layout \`${wanted}\` needs ${needs[wanted]}, which this concept's words lack.`);
    }
    if (!large.includes(wanted)) {
      const message = `The product's picture has too few pixels to be shown as large as the layout \`${wanted}\` needs it.`;
      return refused("layout", message);
    }
    return ok({ ...scene, layout: wanted });
  }
  const ground = { texture, styleId, product };
  const isPictureAsBefore = canonicalJson([texture, styleId, product]) === canonicalJson(groundOfScene(before));
  const goesWithPicture = isPictureAsBefore || (large.includes(before.layout) && leavesRoom(before.layout, ground));
  if (worded.includes(before.layout) && (setting !== null || goesWithPicture)) {
    return ok({ ...scene, layout: before.layout });
  }
  if (setting !== null) return ok(scene);
  return ok({ ...scene, layout: layoutFor({ words, ...ground, palette, before: [], worn: [], seed }) });
}

function groundOfScene({ texture, style, product }: Scene) {
  return [texture, style?.id ?? null, product];
}

function refused(param: string | null, message: string): Result<never, Problem> {
  return err(problem("invalid_request", { ...(param !== null && { param }), message }));
}
