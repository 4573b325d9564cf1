import type { Surface } from "../light/wall.ts";

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
