import { placements } from "../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../src/core/rendering/scene.ts";
import { LayoutName as layoutNames } from "../../src/core/rendering/scene.ts";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import type { GalleryBrand } from "./brand.ts";
import { shotsOf, type Shot } from "./concepts.ts";

/** For each layout one full concept of a brand, standing in surroundings where the layout is made for one. */
export async function shotsByLayout(brand: GalleryBrand): Promise<Map<LayoutName, Shot>> {
  const plain = await shotsOf(brand, { count: 20, format: "full", seed: 11 });
  const standing = await shotsOf(brand, { count: 4, format: "full", seed: 11, inSitu: true });
  const chosen = new Map<LayoutName, Shot>();
  for (const layout of layoutNames.options) {
    const candidates = layout.startsWith("situ") ? standing : plain;
    const own = candidates.find(({ scene }) => scene.layout === layout);
    const shot = own ?? candidates.find((one) => canHold({ ...one.scene, layout }));
    if (shot !== undefined) chosen.set(layout, { ...shot, scene: { ...shot.scene, layout } });
  }
  return chosen;
}

function canHold(scene: Scene): boolean {
  try {
    composeAd(scene, placements.vertical);
    return true;
  } catch (error) {
    if (error instanceof UnusableInput) return false;
    throw error;
  }
}
