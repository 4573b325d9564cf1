import type { LayoutClass, Placement } from "../../../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../../../src/core/rendering/scene.ts";
import type { Logo } from "../piece.ts";
import { arch } from "./arch.ts";
import { callouts } from "./callouts.ts";
import { centred } from "./centred.ts";
import { checklist } from "./checklist.ts";
import { diagonal } from "./diagonal.ts";
import { editorial } from "./editorial.ts";
import { hero } from "./hero.ts";
import { atBestScale, type Layout, type LayoutResult } from "./layout.ts";
import { minimal } from "./minimal.ts";
import { number } from "./number.ts";
import { quote } from "./quote.ts";
import { sheet } from "./sheet.ts";
import { situ } from "./situ.ts";
import { situSide } from "./situSide.ts";
import { split } from "./split.ts";

export type { LayoutResult } from "./layout.ts";

const layouts: Record<LayoutName, Layout> = {
  editorial,
  centred,
  number,
  quote,
  callouts,
  split,
  hero,
  sheet,
  checklist,
  minimal,
  diagonal,
  arch,
  situ,
  situSide,
};

/** Whether a layout is made for canvases of a class. */
export function claims(name: LayoutName, layoutClass: LayoutClass): boolean {
  return layouts[name].claims(layoutClass);
}

/** Composes one placement of a scene in a layout. Throws `UnusableInput` when that layout cannot hold it. */
export function composeLayout(name: LayoutName, scene: Scene, placement: Placement, logo: Logo | null): LayoutResult {
  return atBestScale(name, layouts[name], scene, placement, logo);
}
