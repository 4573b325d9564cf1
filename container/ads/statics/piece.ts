import type { Canvas, Image } from "@napi-rs/canvas";
import type { Box } from "../../../src/core/rendering/box.ts";
import { minTypePixels as minTypePixelsAt1080, type WordRole } from "../../../src/core/rendering/inspection.ts";
import type { Placement } from "../../../src/core/rendering/placements.ts";
import type { HexColour, Palette, SceneLogo, Words } from "../../../src/core/rendering/scene.ts";
import type { FontPairing } from "./fonts.ts";
import type { Align } from "./outline.ts";

export type Point = readonly [x: number, y: number];

/** A fine line from words to the product, with a dot at its end; `heart` is the dot's own colour within its ring. */
export interface Leader {
  kind: "leader";
  from: Point;
  to: Point;
  colour: string;
  heart: string;
}

/** Something flat to be drawn; `colour` is #rrggbb. */
export type Piece =
  | { kind: "fill"; path: string; colour: string; isWindow?: boolean }
  | { kind: "stroke"; path: string; colour: string; width: number }
  | { kind: "logo"; box: Box; picture: Canvas | Image }
  | Leader
  /** `shadow`: the colour of what it casts on the ground. */
  | { kind: "panel"; box: Box; radius: number; colour: string; opacity: number; shadow?: string }
  | { kind: "pill"; box: Box; colour: string; shadow: string };

/** Words that have been placed: where their ink lies and how much contrast they need on what is behind them. */
export interface PlacedWords {
  role: WordRole;
  ink: Box;
  colour: string;
  minContrast: number;
  /** Nominal size of the type, the smallest where a block has several. */
  typePixels: number;
  /** Words on a panel or a button of their own do not depend on the ground. */
  onOwnGround: boolean;
}

export interface Block {
  pieces: Piece[];
  placed: PlacedWords[];
  /** What the block takes up, ink or panel. */
  box: Box;
}

/** The brand's logo, decoded: as it is, or in one colour where it has but one. */
export interface Logo extends Pick<SceneLogo, "colours" | "isSingleColoured"> {
  width: number;
  height: number;
  /** `tint` null: in its own colours. */
  drawn(tint: string | null): Canvas | Image;
}

/** What all blocks of one ad are set with. */
export interface BlockContext {
  fonts: FontPairing;
  palette: Palette;
  words: Words;
  /** Null: the brand's name is set in type. */
  logo: Logo | null;
  /** The ground's colour where less light falls on it. */
  shade: HexColour;
  /** Nothing is set smaller on this canvas. */
  minTypePixels: MinTypePixels;
  /** Set on a block of colour or a panel, and so independent of the ground. */
  onOwnGround?: boolean;
}

export type MinTypePixels = Readonly<Record<WordRole, number>>;

/** The smallest type of each role on the canvas of a placement. */
export function minTypePixelsOn({ typeScale }: Placement): MinTypePixels {
  const entries = Object.entries(minTypePixelsAt1080).map(
    ([role, pixels]) => [role, Math.round(pixels * typeScale)] as const,
  );
  return Object.fromEntries(entries) as Record<WordRole, number>;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  align: Align;
}
