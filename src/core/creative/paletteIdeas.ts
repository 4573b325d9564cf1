import { categoryOf } from "../categories/index.ts";
import { hueDistance, type Oklch } from "../rendering/colour.ts";
import type { HexColour, CategoryName } from "../rendering/scene.ts";
import type { PaletteScheme } from "../categories/styleTraits.ts";
import type { PaletteFamily } from "./paletteFamily.ts";
import { surfaceOf } from "./paletteSurfaces.ts";
import { inTurn } from "../seed.ts";

export interface PaletteRequest {
  /** Of the product's picture, most telling first; may be empty. */
  productColours: readonly HexColour[];
  /** Of the brand's site, most telling first; may be empty. */
  brandColours: readonly HexColour[];
  texture: CategoryName;
  /** The colours that all ads of the delivery share; null: each takes the hues that suit its own product and style. */
  family: PaletteFamily | null;
  /** How the style treats those colours. */
  scheme: PaletteScheme;
  /** Neighbouring seeds give neighbouring ideas, so that counting up walks through all of them. */
  seed: number;
}

/** Whose hue a ground takes, turned how far. */
export interface HueIdea {
  hue: "product" | "brand" | number;
  turn?: number;
  /** What a member of the family asks for beside its hue. */
  member?: Member;
}

/** A colour of the family as a ground takes it up. */
interface Member {
  /** Factor of the scheme's chroma: a quiet brand stays quiet. */
  chroma: number;
  /** Set where the ground may be this very colour. */
  exact: Oklch | null;
  /** How far it is from what the brand is known by, 0 to 1. */
  strangeness: number;
}

/** Each idea comes in its usual depth and a little deeper, so that two near-white grounds can be told apart. */
const depths = [0, -0.035];
/** With few hues the depths tell grounds apart. */
const familyDepths = [...depths, -0.07];
const depthsOf = ({ family }: Pick<PaletteRequest, "family">) => (family === null ? depths : familyDepths);

/** Chroma of a brand's colour that is as strong as the schemes are written for; of a deep one. */
const usualChroma = { light: 0.1, deep: 0.06 };
const memberChroma = { min: 0.45, max: 1.2 };
const deepChroma = { min: 0.2, max: 1 };
/** Of a scheme's chroma as much as a neutral takes: paper, linen, plaster. */
const neutralShare = 0.3;
/** What a scheme that is named after a temperature takes of a family: no hue further from it. Degrees. */
const temperatures: Partial<Record<PaletteScheme, { hue: number; reach: number }>> = {
  warm: { hue: 48, reach: 60 },
  cool: { hue: 225, reach: 70 },
};
const isGreen = (hue: number) => hueDistance(hue, 142) < 46;

type IdeasRequest = Pick<PaletteRequest, "scheme" | "texture" | "family">;

/** How many different grounds a scheme offers for a category. */
export function groundCount(request: IdeasRequest): number {
  return depthsOf(request).length * ideasFor(request).length;
}

function ideasFor({ scheme, texture, family }: IdeasRequest): readonly HueIdea[] {
  if (family === null) return freeIdeas(scheme, texture);
  const ideas = familyIdeas(scheme, family);
  if (scheme === "dark" || !categoryOf(texture).isPlace) return ideas;
  const seemly = ideas.filter(({ hue }) => !isGreen(Number(hue)));
  return seemly.length > 0 ? seemly : [paperOf(surfaceOf(texture).natural[0])];
}

const paperOf = (hue: number): HueIdea => ({ hue, member: { chroma: neutralShare, exact: null, strangeness: 0.3 } });

function memberOf(
  colour: Oklch,
  usual: number,
  { min, max }: { min: number; max: number },
  strangeness: number,
): HueIdea {
  const chroma = Math.min(max, Math.max(min, colour.chroma / usual));
  return { hue: colour.hue, member: { chroma, exact: colour, strangeness } };
}

/** The members that a scheme takes up; where none suits it, the neutral and a whisper of the brand's first colour. */
function familyIdeas(scheme: PaletteScheme, { own, neutralHue, deep, accent }: PaletteFamily): readonly HueIdea[] {
  const paper = paperOf(neutralHue);
  const owns = own.map((colour, at) => memberOf(colour, usualChroma.light, memberChroma, 0.25 * at));
  const coloured = accent === null ? owns : [...owns, memberOf(accent, usualChroma.light, memberChroma, 1)];
  const temperature = temperatures[scheme];
  if (temperature !== undefined) {
    const near = coloured.filter(({ hue }) => hueDistance(Number(hue), temperature.hue) <= temperature.reach);
    return near.length > 0 ? [...near, paper] : [paper, ...owns.slice(0, 1).map(quietly)];
  }
  switch (scheme) {
    case "dark":
      return deep === null ? owns : [memberOf(deep, usualChroma.deep, deepChroma, 0), ...owns.slice(0, 1)];
    case "neutral":
    case "contrast":
      return [paper, ...owns.slice(0, 1)];
    case "tonal":
      return [...coloured, ...owns.slice(0, 1).map(quietly)];
    case "vivid":
      return coloured;
    default:
      return [...coloured, paper];
  }
}

function quietly(idea: HueIdea): HueIdea {
  return { ...idea, ...(idea.member && { member: { ...idea.member, chroma: 0.5 * idea.member.chroma, exact: null } }) };
}

function freeIdeas(scheme: PaletteScheme, category: CategoryName): readonly HueIdea[] {
  const natural = surfaceOf(category).natural;
  const led: HueIdea[] = [
    { hue: "product" },
    { hue: "brand" },
    { hue: "product", turn: 26 },
    { hue: "product", turn: -26 },
  ];
  switch (scheme) {
    case "tonal":
      return [...led.slice(0, 2), { hue: "product", turn: 15 }, { hue: "product", turn: -15 }];
    case "iridescent":
      return [...led, { hue: "brand", turn: 60 }, { hue: "product", turn: -80 }];
    default:
      return [...led, { hue: "brand", turn: 20 }, ...natural.map((hue) => ({ hue }))];
  }
}

/** How far an idea is from the brand's and the product's own hues: 0 for one of them, 1 for neither. */
export function strangeness(request: PaletteRequest, turn: number): number {
  const idea = ideaAt(request, turn);
  if (idea.member !== undefined) return idea.member.strangeness;
  return typeof idea.hue === "number" ? 1 : Math.abs(idea.turn ?? 0) / 90;
}

export function ideaAt(request: PaletteRequest, turn: number): HueIdea {
  const ideas = ideasFor(request);
  return ideas[turn % ideas.length] ?? { hue: "product" };
}

/** Added to the lightness of a turn's ground. */
export function depthAt(request: PaletteRequest, turn: number): number {
  return inTurn(depthsOf(request), Math.floor(turn / ideasFor(request).length)) ?? 0;
}
