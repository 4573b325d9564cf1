import { saysRating } from "../copywriter/numbers.ts";
import { categoryOf } from "../categories/index.ts";
import { leavesRoom, type GroundRequest } from "../rendering/groundRoom.ts";
import { layoutsWith } from "../rendering/layouts.ts";
import { broadAspect } from "../rendering/placedProduct.ts";
import { layoutsForPixels } from "../rendering/productScale.ts";
import type { LayoutName, Palette, Words } from "../rendering/scene.ts";
import { relativeLuminance } from "../rendering/colour.ts";
import { chance } from "../seed.ts";

/** What choosing a layout needs to know of a concept. */
export interface LayoutRequest extends GroundRequest {
  words: Words;
  palette: Palette;
  /** Layouts to stay away from, the most important last. */
  before: readonly LayoutName[];
  /** Layouts in which this delivery has shown the product on such a ground already: it would be the same picture again. */
  worn: readonly LayoutName[];
  seed: number;
}

/** How many of the concepts before it a layout stays away from; with fewer suited ones, from as many as leave a choice. */
const memory = 6;
/** Headlines longer than this need the whole width. Characters. */
const longHeadline = 34;
const shortHeadline = 22;
/** Width over height. */
const wideProduct = 0.72;
const slenderProduct = 0.28;

const wholeWidth: readonly LayoutName[] = ["editorial", "centred", "arch", "checklist", "quote"];
const narrowColumn: readonly LayoutName[] = ["hero", "split", "minimal", "callouts", "sheet"];
/** Their words stand on a ground of their own, which a restless category asks for. */
const ownGround: readonly LayoutName[] = ["sheet", "arch", "split", "diagonal", "checklist", "quote"];
/** A slender product stands upright and large beside a column of words; under words it has to lean. */
const upright: readonly LayoutName[] = ["hero", "split", "minimal", "callouts", "sheet"];
const darkGround = 0.18;
/** Layouts without a row of stars: a figure in the headline would stand there without the number of those who have rated. */
const withoutStars: readonly LayoutName[] = ["arch", "checklist", "minimal", "callouts"];
/** More points than all that a layout can gain: it comes only where no other is left. */
const lastResort = 3;

/** How well a layout suits copy, product and ground; chance decides between what suits alike. */
function suitability(name: LayoutName, request: LayoutRequest): number {
  const { words, product, texture, palette, seed } = request;
  const length = words.headline.replaceAll("*", "").replaceAll("\u00ad", "").length;
  const aspect = product.box.width / product.box.height;
  let points = chance(seed, "layout", name);
  if (length > longHeadline) points += wholeWidth.includes(name) ? 0.5 : narrowColumn.includes(name) ? -0.8 : 0;
  if (length <= shortHeadline && (name === "minimal" || name === "hero")) points += 0.35;
  if (aspect < slenderProduct && upright.includes(name)) points += 0.5;
  if (aspect > wideProduct && (name === "centred" || name === "hero" || name === "arch")) points += 0.25;
  if (categoryOf(texture).isRestless && ownGround.includes(name)) points += 0.25;
  // Paper in a dark palette hides the ground and shows nothing in its stead.
  if (relativeLuminance(palette.groundBase) < darkGround && (name === "arch" || name === "checklist")) points -= 0.3;
  if (saysRating(words.headline, words.rating) && withoutStars.includes(name)) points -= lastResort;
  // Words that were found for one layout are rare: they are used where they are.
  if (name === "number" || name === "quote") points += 0.4;
  // At a bottle lines point to what is in it, at a jar only to its lid.
  if (name === "callouts") points += aspect > broadAspect ? -lastResort : 0.4;
  return points;
}

/**
 * The layout of a concept: one that its words and its picture's pixels allow and that does not cut what the ground shows, that none of its neighbours has, that makes no picture twice, and that
 * suits it best. Where not all can be had, a layout of the wider neighbourhood is better than the same picture.
 */
export function layoutFor(request: LayoutRequest): LayoutName {
  const worded = layoutsWith(request.words);
  const large = layoutsForPixels(request.product.box);
  const drawable = worded.filter((name) => large.includes(name));
  // A picture that is too small for all of them is the renderer's to refuse.
  const allowed = drawable.length > 0 ? drawable : worded;
  const roomy = allowed.filter((name) => leavesRoom(name, request));
  const suited = roomy.length > 0 ? roomy : allowed;
  const recent = request.before.slice(-Math.min(memory, suited.length - 1));
  const fresh = suited.filter((name) => !recent.includes(name));
  const unworn = (names: readonly LayoutName[]) => names.filter((name) => !request.worn.includes(name));
  const apart = suited.filter((name) => name !== request.before.at(-1));
  const choice = [unworn(fresh), unworn(apart), fresh].find((names) => names.length > 0) ?? suited;
  const ranked = choice
    .map((name) => ({ name, points: suitability(name, request) }))
    .sort((a, b) => b.points - a.points);
  return ranked[0]?.name ?? "editorial";
}
