import { broadAspect, jarAspect } from "./placedProduct.ts";
import type { LayoutName, Scene, TextureName } from "./scene.ts";

/** Grounds that show one thing in one place, or few large ones: a panel that cuts it leaves a scrap that nobody can read. */
const showOneThing: readonly TextureName[] = [
  "Face Loop",
  "Neck Loop",
  "Girl Subtle Movement/Body Loop",
  "Rotating Object",
  "Water Ball",
  "Dripping Fruit",
  "Lotion Squeeze",
  "Umbrella Only",
  "Beach Umbrella with Waves",
  "Flower in Breeze",
  "Leaves in Breeze",
];
/** Styles that do, of categories that otherwise strew many things alike. */
const stylesOfOneThing: readonly string[] = [
  "sty_white-orchid-dew",
  "sty_diamond-facets",
  "sty_honey-dipper",
  "sty_coconut-milk-drip",
  "sty_white-sail",
  "sty_bow-and-horizon",
  "sty_harbour-at-dusk",
  "sty_porthole-view",
];

/** Layouts whose panels leave of the ground only strips beside the product, in one placement at least. */
const crowded: Record<"tall" | "broad" | "jar", readonly LayoutName[]> = {
  tall: ["arch", "split"],
  broad: ["arch"],
  jar: ["arch", "split", "sheet", "checklist"],
};

/** What decides whether a ground's subject finds room. */
export interface GroundRequest {
  texture: TextureName;
  styleId: string | null;
  product: Scene["product"];
}

/** Whether a layout leaves room for what its ground shows, whole and beside the product. */
export function leavesRoom(layout: LayoutName, { texture, styleId, product }: GroundRequest): boolean {
  if (!showOneThing.includes(texture) && !stylesOfOneThing.includes(styleId ?? "")) return true;
  const aspect = product.box.width / product.box.height;
  return !crowded[aspect > jarAspect ? "jar" : aspect > broadAspect ? "broad" : "tall"].includes(layout);
}
