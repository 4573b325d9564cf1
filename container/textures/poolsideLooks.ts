import type { Surface } from "./painted/shared/wall.ts";

/** What is dry: nothing, a winding or a straight edge, a round corner with steps about it, or a view beyond the edge. */
export type PoolEdge = "none" | "winding" | "straight" | "corner" | "horizon";

/** How one pool differs from another; lengths in canvas widths. */
export interface PoolLook {
  edge: PoolEdge;
  /** Side of a tile on the floor, how far the tiles differ, how the joints stand out, and how they are turned, degrees. */
  tile: number;
  variation: number;
  joints: number;
  turnDegrees: number;
  /** A lane's dark line, or a chequered floor. */
  pattern: "plain" | "lane" | "chequered";
  /** Tiles of another colour among the water's own, and their share. */
  tint?: { lightness: number; chroma: number; hue: number; share: number };
  /** Of one stuff, paved with tiles of this side, or laid with planks; `coping`: its edge is white instead of its own colour. */
  deck: {
    surface: Surface | "teak";
    lightness: number;
    chroma: number;
    hue: number;
    paved: number;
    coping: "own" | "white";
  };
  /** Where it begins, as a share of the height. */
  dryFrom: number;
  shadow: "none" | "palm";
  waves: number;
  caustics: number;
  sheen: number;
  /** How much greener than blue its water is, degrees. */
  greener: number;
  /** A lamp under the water. */
  isLit: boolean;
}

const stoneDeck: PoolLook["deck"] = {
  surface: "stone",
  lightness: 0.91,
  chroma: 0.018,
  hue: 80,
  paved: 0,
  coping: "own",
};

/** Large tiles and a pale stone edge. */
export const usualPool: PoolLook = {
  edge: "straight",
  tile: 0.12,
  variation: 0.07,
  joints: 0.85,
  turnDegrees: 10,
  pattern: "plain",
  deck: stoneDeck,
  dryFrom: 0.7,
  shadow: "none",
  waves: 1,
  caustics: 0.85,
  sheen: 0.1,
  greener: 0,
  isLit: false,
};

/** Clear sea without any tiles, beside a deck. */
const openSea: PoolLook = { ...usualPool, tile: 0.2, variation: 0, joints: 0, caustics: 0.6, dryFrom: 0.47 };

/** By id of the style. */
export const poolLooks: Readonly<Record<string, PoolLook>> = {
  "sty_blue-tile-caustics": {
    ...usualPool,
    edge: "none",
    tile: 0.05,
    variation: 0.16,
    joints: 1,
    turnDegrees: 0,
    pattern: "lane",
  },
  "sty_palm-springs": {
    ...usualPool,
    edge: "winding",
    tile: 0.04,
    variation: 0.07,
    joints: 0.7,
    turnDegrees: 0,
    shadow: "palm",
    deck: { surface: "plaster", lightness: 0.89, chroma: 0.06, hue: 38, paved: 0, coping: "own" },
  },
  "sty_infinity-edge": {
    ...usualPool,
    edge: "horizon",
    tile: 0.3,
    variation: 0.03,
    joints: 0.18,
    turnDegrees: 0,
    waves: 0.5,
    caustics: 0.4,
    sheen: 0.2,
  },
  "sty_terracotta-poolside": {
    ...usualPool,
    tile: 0.075,
    variation: 0.1,
    joints: 0.8,
    turnDegrees: -14,
    caustics: 0.9,
    greener: 14,
    deck: { surface: "terracotta", lightness: 0.69, chroma: 0.105, hue: 44, paved: 0.17, coping: "own" },
  },
  "sty_night-swim": {
    ...usualPool,
    edge: "none",
    tile: 0.055,
    variation: 0.12,
    joints: 0.9,
    turnDegrees: 0,
    caustics: 0.5,
    isLit: true,
  },
  "sty_pastel-lido": {
    ...usualPool,
    edge: "corner",
    tile: 0.11,
    variation: 0.03,
    joints: 0.8,
    turnDegrees: 45,
    pattern: "chequered",
    caustics: 0.85,
    tint: { lightness: 0.9, chroma: 0.055, hue: 8, share: 0.6 },
    deck: { surface: "plaster", lightness: 0.92, chroma: 0.045, hue: 8, paved: 0, coping: "own" },
  },
  "sty_riviera-deck": {
    ...openSea,
    turnDegrees: -10,
    deck: { surface: "teak", lightness: 0.74, chroma: 0.068, hue: 62, paved: 0, coping: "white" },
  },
  "sty_cream-deck-lounge": {
    ...openSea,
    turnDegrees: 8,
    greener: 6,
    caustics: 0.4,
    deck: { surface: "teak", lightness: 0.905, chroma: 0.026, hue: 74, paved: 0, coping: "white" },
  },
};

/** Decks of boats among them. */
export const deckStyles: ReadonlySet<string> = new Set(["sty_riviera-deck", "sty_cream-deck-lounge"]);
