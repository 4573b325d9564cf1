import type { AnimationPrompt } from "../contract/creative.ts";
import { findStyle, styles } from "../styles/catalogue/catalogue.ts";
import type { PaletteScheme, Style } from "../styles/style.ts";
import { type Family, kindOf } from "./copywriter/families.ts";
import { chance, inTurn } from "./seed.ts";

/** What choosing a look needs to know of a product. */
export interface StyledProduct {
  name: string;
  category: string;
  /** How it feels in the page's own words. */
  texture: string | null;
}

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
  seed: number;
}

/** So many of a brand's latest styles are remembered. */
export const rememberedStyles = 60;

type Nature = "thick" | "fluid" | "watery" | "sun";

const natureOf: Record<Family, Nature> = {
  cream: "thick",
  balm: "thick",
  lip: "thick",
  mask: "thick",
  scrub: "thick",
  complexion: "thick",
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
const shares = { own: 3, near: 2, also: 1 };

const suited: Record<Nature, Record<keyof typeof shares, readonly AnimationPrompt[]>> = {
  thick: {
    own: ["Lotion Texture", "Whipped Cream/Butter", "Lotion Comb Pulls", "Lotion Squeeze", "Balm Texture"],
    near: ["Gel Cream", "Flowing Fabric", "Drippy Ingredients", "Face Loop", "Neck Loop", "Curtains Blowing"],
    also: [
      ...(["Serum Droplets", "Water Ripples", "Sparkle Object", "Flat Lay Pattern", "Rotating Object"] as const),
      ...(["Ingredients in Water", "Abstract Waves", "Ambient Shadows", "Clouds Drifting"] as const),
      ...(["Leaves in Breeze", "Flower in Breeze"] as const),
    ],
  },
  fluid: {
    own: ["Serum Droplets", "Serum Drizzles", "Serum Drips", "Gel Cream", "Liquid Dripping"],
    near: [
      ...(["Water Ball", "Dew Drops on Flower or Leaf", "Drippy Ingredients", "Dripping Fruit"] as const),
      ...(["Ingredients in Water", "Sparkle Object"] as const),
    ],
    also: [
      ...(["Lotion Texture", "Water Ripples", "Flat Lay Pattern", "Rotating Object", "Face Loop"] as const),
      ...(["Neck Loop", "Abstract Waves", "Flowing Fabric", "Ambient Shadows", "Curtains Blowing"] as const),
      ...(["Leaves in Breeze", "Flower in Breeze"] as const),
    ],
  },
  watery: {
    own: ["Water Ripples", "Mist Cloud", "Soapy Suds", "Water Ball"],
    near: ["Serum Droplets", "Ingredients in Water", "Dew Drops on Flower or Leaf", "Clouds Drifting"],
    also: [
      ...(["Lotion Texture", "Dripping Fruit", "Flat Lay Pattern", "Rotating Object", "Face Loop"] as const),
      ...(["Abstract Waves", "Flowing Fabric", "Ambient Shadows", "Curtains Blowing"] as const),
      ...(["Leaves in Breeze", "Flower in Breeze"] as const),
    ],
  },
  sun: {
    own: [
      ...(["Water Ripples", "Water Ripples Poolside", "Beach Waves", "Beach Umbrella with Waves"] as const),
      ...(["Umbrella Only", "Yacht Life"] as const),
    ],
    near: ["Lotion Texture", "Lotion Squeeze", "Ambient Shadows", "Girl Subtle Movement/Body Loop"],
    also: [
      "Serum Droplets",
      "Water Ball",
      "Rotating Object",
      "Clouds Drifting",
      "Curtains Blowing",
      "Leaves in Breeze",
    ],
  },
};

/** Categories that suit a product, the best first, each with its share. */
export function suitedTo({ name, category, texture }: StyledProduct): Map<AnimationPrompt, number> {
  const groups = suited[natureOf[kindOf([name, category, texture ?? ""]).family]];
  return new Map(
    (["own", "near", "also"] as const).flatMap((group) => groups[group].map((prompt) => [prompt, shares[group]])),
  );
}

/**
 * The style of each concept. Pinned ones take turns exactly as given. Otherwise each is of a category that suits the product
 * and that the neighbour does not have, where there is another; none comes twice before all that suit have come, and the one
 * that the brand has not seen for longest goes first. The same request always gives the same styles.
 */
export function stylesInTurn(request: StyleRequest): Style[] {
  const pinned = knownStyles(request.featuredStyles);
  const recent = knownStyles(request.recentStyles);
  const chosen: Style[] = [];
  for (let position = 0; position < request.count; position++) {
    const style =
      pinned.length > 0
        ? inTurn(pinned, position)
        : nextStyle(sharesFor(request, position), chosen, [...chosen.toReversed(), ...recent], request.seed);
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

function sharesFor(request: StyleRequest, position: number): Map<AnimationPrompt, number> {
  const product = inTurn(request.products, position);
  const fitting = product === undefined ? new Map<AnimationPrompt, number>() : suitedTo(product);
  const { animationPrompts } = request;
  // Asked for by name, they take even turns, those that suit the product first.
  if (animationPrompts.length > 0) {
    return new Map(animationPrompts.map((prompt) => [prompt, 1 + (fitting.get(prompt) ?? 0) / 1000]));
  }
  return fitting.size > 0 ? fitting : new Map(styles.map(({ animationPrompt }) => [animationPrompt, 1]));
}

/** `history` is newest first and begins with the concepts `chosen` so far. */
function nextStyle(
  share: ReadonlyMap<AnimationPrompt, number>,
  chosen: readonly Style[],
  history: readonly Style[],
  seed: number,
): Style | undefined {
  const before = history[0];
  const suiting = styles.filter(({ animationPrompt }) => share.has(animationPrompt));
  const others = suiting.length > 1 ? suiting.filter(({ id }) => id !== before?.id) : suiting;
  const uses = countBy(chosen, ({ id }) => id);
  const fewest = Math.min(...others.map(({ id }) => uses.get(id) ?? 0));
  const left = others.filter(({ id }) => (uses.get(id) ?? 0) === fewest);
  const apart = left.filter(({ animationPrompt }) => animationPrompt !== before?.animationPrompt);
  const leftOf = countBy(left, ({ animationPrompt }) => animationPrompt);
  const seenOf = countBy(history, ({ animationPrompt }) => animationPrompt);
  const ages = history.map(({ id }) => id);
  const scored = (apart.length > 0 ? apart : left).map((style) => {
    const { id, animationPrompt } = style;
    const age = ages.indexOf(id);
    return {
      style,
      score: [
        // A category with more left than all others together would end up beside itself if it waited.
        2 * (leftOf.get(animationPrompt) ?? 0) >= left.length ? 0 : 1,
        (1 + (seenOf.get(animationPrompt) ?? 0)) / (share.get(animationPrompt) ?? 1),
        latestOf(history, animationPrompt).includes(id) ? 1 : 0,
        resemblance(style, before),
        age < 0 ? -Infinity : -age,
        chance(seed, "style", chosen.length, id),
      ],
    };
  });
  return scored.sort((a, b) => compare(a.score, b.score))[0]?.style;
}

/** The category's last half: none of them comes back for the sake of a better match with its neighbour. */
function latestOf(history: readonly Style[], category: AnimationPrompt): string[] {
  const half = styles.filter(({ animationPrompt }) => animationPrompt === category).length / 2;
  const seen = history.filter(({ animationPrompt }) => animationPrompt === category).map(({ id }) => id);
  return seen.slice(0, Math.floor(half));
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
