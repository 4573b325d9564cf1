import type { Nearness, ProductNature } from "../categories/category.ts";
import { categoryOf } from "../categories/index.ts";
import type { PaletteScheme } from "../categories/styleTraits.ts";
import type { AnimationPrompt } from "../contract/creative.ts";
import { type SupportedCategory, supportedCategories } from "../product/categories.ts";
import type { StuffSource } from "../product/stuffs.ts";
import { hasPeople } from "../rendering/categories.ts";
import { findStyle, styles } from "../styles/catalogue/catalogue.ts";
import type { Style } from "../styles/style.ts";
import type { Family } from "../copywriter/families.ts";
import { kindOf } from "../copywriter/languages/english/kinds.ts";
import { chance, inTurn } from "../seed.ts";
import { trueStyles } from "./shownStuffs.ts";

/** What choosing a look needs to know of a product. */
export type StyledProduct = StuffSource;

export interface StyleRequest {
  /** In the order in which they take turns. */
  products: readonly StyledProduct[];
  count: number;
  /** Ids of styles that were pinned; empty: rotated. */
  featuredStyles: readonly string[];
  /** Categories to which the rotation is held; empty: all that suit the product. */
  animationPrompts: readonly AnimationPrompt[];
  /** Ids of the styles that the brand has had, newest first. */
  recentStyles: readonly string[];
  /** Whether people come unasked: an image model photographs them. */
  withPeople: boolean;
  seed: number;
}

/** So many of a brand's latest styles are remembered. */
export const rememberedStyles = 60;

const natureOfKind: Record<SupportedCategory, ProductNature> = {
  "Eye Treatment": "thick",
  "Lip Gloss": "colour",
  "Lip Treatment": "thick",
  "Lip Balm": "thick",
  "Lip Color": "colour",
  Foundation: "colour",
  Concealer: "colour",
  Primer: "thick",
  "Tinted Moisturizer": "colour",
  Blush: "colour",
  Bronzer: "colour",
  Highlighter: "colour",
  Sunscreen: "sun",
  Mask: "thick",
  Scrub: "thick",
  Mousse: "thick",
  Cleanser: "watery",
  Mist: "watery",
  Toner: "watery",
  Essence: "fluid",
  Serum: "fluid",
  Oil: "fluid",
  Balm: "thick",
  Gel: "fluid",
  Lotion: "thick",
  Cream: "thick",
  Treatment: "thick",
};

const natureOfFamily: Record<Family, ProductNature> = {
  cream: "thick",
  balm: "thick",
  lip: "colour",
  mask: "thick",
  scrub: "thick",
  complexion: "colour",
  mousse: "thick",
  eye: "thick",
  formula: "thick",
  serum: "fluid",
  oil: "fluid",
  gel: "fluid",
  mist: "watery",
  cleanser: "watery",
  sunscreen: "sun",
};

/** How often a category comes beside others: what the product is itself, what is near to it, what goes with anything. */
const shares: Record<Nearness, number> = { own: 3, near: 2, also: 1 };

/** Whether a style comes unasked for such a product: what is worn in the sun has no dark ground. */
function comesUnasked(
  { palette, animationPrompt, onlyAskedFor }: Style,
  nature: ProductNature,
  withPeople: boolean,
): boolean {
  if (onlyAskedFor !== undefined || (nature === "sun" && palette === "dark")) return false;
  return withPeople || !hasPeople(animationPrompt);
}

/** Styles that suit a product and show nothing that it has not, each with its category's share. */
export function suitedTo(product: StyledProduct, withPeople: boolean): Map<Style, number> {
  const nature = natureOf(product);
  return new Map(
    trueStyles(product).flatMap((style) => {
      const nearness = categoryOf(style.animationPrompt).suits[nature];
      return nearness === undefined || !comesUnasked(style, nature, withPeople) ? [] : [[style, shares[nearness]]];
    }),
  );
}

function natureOf({ name, category, facts }: StyledProduct): ProductNature {
  const kind = supportedCategories.find((supported) => supported === category);
  return kind === undefined ? natureOfFamily[kindOf([name, category, facts.texture ?? ""]).family] : natureOfKind[kind];
}

/**
 * The style of each concept. Pinned ones take turns exactly as given. Otherwise each is of a category that suits the product
 * and that the neighbour does not have, where there is another; none comes twice before all that suit have come (all of its
 * category, where categories were asked for by name), and the one that the brand has not seen for longest goes first. The same
 * request always gives the same styles.
 */
export function stylesInTurn(request: StyleRequest): Style[] {
  const pinned = knownStyles(request.featuredStyles);
  const recent = knownStyles(request.recentStyles);
  const suiting = request.products.map((product) => stylesFor(product, request));
  const chosen: Style[] = [];
  for (let position = 0; position < request.count; position++) {
    const style =
      pinned.length > 0
        ? inTurn(pinned, position)
        : nextStyle(inTurn(suiting, position) ?? new Map(), chosen, recent, request);
    if (style !== undefined) chosen.push(style);
  }
  return chosen;
}

function knownStyles(ids: readonly string[]): Style[] {
  return ids.flatMap((id) => {
    const style = findStyle(id);
    return style === undefined ? [] : [style];
  });
}

/** The styles that may come for a product, each with its category's share. */
function stylesFor(product: StyledProduct, { animationPrompts, withPeople }: StyleRequest): Map<Style, number> {
  const fitting = suitedTo(product, withPeople);
  if (animationPrompts.length === 0) return fitting;
  // Asked for by name, they take even turns, those that suit the product first.
  const shareOf = new Map([...fitting].map(([{ animationPrompt }, share]) => [animationPrompt, share]));
  return new Map(
    styles
      .filter(({ animationPrompt }) => animationPrompts.includes(animationPrompt))
      .map((style) => [style, 1 + (shareOf.get(style.animationPrompt) ?? 0) / 1000]),
  );
}

/** `chosen`: those of the concepts so far; `recent`: what the brand has had before them, newest first. */
function nextStyle(
  shareOf: ReadonlyMap<Style, number>,
  chosen: readonly Style[],
  recent: readonly Style[],
  { animationPrompts, seed }: Pick<StyleRequest, "animationPrompts" | "seed">,
): Style | undefined {
  const history = [...chosen.toReversed(), ...recent];
  const before = history[0];
  const suiting = [...shareOf.keys()];
  const others = suiting.length > 1 ? suiting.filter(({ id }) => id !== before?.id) : suiting;
  const uses = countBy(chosen, ({ id }) => id);
  // Categories that were asked for by name have rounds of their own: one with fewer styles begins again before the others are through.
  const rounds = Map.groupBy(others, ({ animationPrompt }) => (animationPrompts.length > 0 ? animationPrompt : "all"));
  const left = [...rounds.values()].flatMap((round) => {
    const fewest = Math.min(...round.map(({ id }) => uses.get(id) ?? 0));
    return round.filter(({ id }) => (uses.get(id) ?? 0) === fewest);
  });
  const apart = left.filter(({ animationPrompt }) => animationPrompt !== before?.animationPrompt);
  const leftOf = countBy(left, ({ animationPrompt }) => animationPrompt);
  const turnsOf = countBy(animationPrompts.length > 0 ? chosen : [], ({ animationPrompt }) => animationPrompt);
  const seenOf = countBy(history, ({ animationPrompt }) => animationPrompt);
  const ages = history.map(({ id }) => id);
  const latest = latestOf(history, suiting);
  const scored = (apart.length > 0 ? apart : left).map((style) => {
    const { id, animationPrompt } = style;
    const age = ages.indexOf(id);
    return {
      style,
      score: [
        // Categories that were asked for by name take turns: each once before any comes again.
        turnsOf.get(animationPrompt) ?? 0,
        // A category with more styles left than all others together comes now; later it would have to follow itself.
        2 * (leftOf.get(animationPrompt) ?? 0) >= left.length ? 0 : 1,
        latest.has(id) ? 1 : 0,
        (1 + (seenOf.get(animationPrompt) ?? 0)) / (shareOf.get(style) ?? 1),
        resemblance(style, before),
        age < 0 ? -Infinity : -age,
        chance(seed, "style", chosen.length, id),
      ],
    };
  });
  return scored.sort((a, b) => compare(a.score, b.score))[0]?.style;
}

/** Three quarters of what suits, those that the brand had last: none of them comes again for the sake of its category's share. */
function latestOf(history: readonly Style[], suiting: readonly Style[]): Set<string> {
  const suitingIds = new Set(suiting.map(({ id }) => id));
  const seen = new Set(history.map(({ id }) => id).filter((id) => suitingIds.has(id)));
  return new Set([...seen].slice(0, Math.floor(suiting.length * 0.75)));
}

function countBy<T>(list: readonly T[], key: (entry: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of list) counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
  return counts;
}

const nearWhite: readonly PaletteScheme[] = ["neutral", "pastel", "contrast"];

/** How alike two neighbours' colours would be: 2 in one scheme, 1 when both are nearly white. */
function resemblance({ palette }: Style, before: Style | undefined): number {
  if (before === undefined) return 0;
  if (palette === before.palette) return 2;
  return nearWhite.includes(palette) && nearWhite.includes(before.palette) ? 1 : 0;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, position) => value !== b[position]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
