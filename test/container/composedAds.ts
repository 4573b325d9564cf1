import { expect } from "vitest";
import { composeAd, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../src/core/rendering/scene.ts";
import { aScene, categoryLayouts, shapes, texts } from "./sampleScenes.ts";

type Shape = keyof typeof shapes;

export const kinds = Object.keys(shapes) as Shape[];

/** The composed ad, or null where the layout says that it cannot hold the scene. */
export function composed(scene: Scene, orientation: PlacementId): ComposedAd | null {
  try {
    return composeAd(scene, placements[orientation]);
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableInput);
    return null;
  }
}

/** Every layout before a category with every kind of product in every placement. */
export const all: readonly { layout: LayoutName; orientation: PlacementId; shape: Shape }[] = categoryLayouts.flatMap(
  (layout) => PlacementId.options.flatMap((orientation) => kinds.map((shape) => ({ layout, orientation, shape }))),
);

export interface HeldAd {
  what: string;
  shape: Shape;
  ad: ComposedAd;
}

const known = new Map<string, readonly HeldAd[]>();

/** All ads that can hold the words (a key of `texts`), composed once for all tests of a file. */
export function held(words = "usual"): readonly HeldAd[] {
  const ads =
    known.get(words) ??
    all.flatMap(({ layout, orientation, shape }) => {
      const ad = composed(aScene(layout, shape, texts[words]), orientation);
      return ad === null ? [] : [{ what: `${layout}, ${orientation}, ${shape}`, shape, ad }];
    });
  known.set(words, ads);
  return ads;
}
