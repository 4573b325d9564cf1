import type { Category } from "../categories/category.ts";
import { categories, categoryOf } from "../categories/index.ts";
import { styleIdOf } from "../categories/styleId.ts";
import { broadAspect, jarAspect } from "./placedProduct.ts";
import type { LayoutName, Scene, CategoryName } from "./scene.ts";

/** Styles that show one thing in one place, of categories that otherwise strew many things alike. */
const stylesOfOneThing: ReadonlySet<string> = new Set(
  categories.flatMap(({ styles }: Category) =>
    styles.filter(({ showsOneThing }) => showsOneThing).map(({ name }) => styleIdOf(name)),
  ),
);

/** Layouts whose panels leave of the ground only strips beside the product, in one placement at least. */
const crowded: Record<"tall" | "broad" | "jar", readonly LayoutName[]> = {
  tall: ["arch", "split"],
  broad: ["arch"],
  jar: ["arch", "split", "sheet", "checklist"],
};

/** What decides whether a ground's subject finds room. */
export interface GroundRequest {
  texture: CategoryName;
  styleId: string | null;
  product: Scene["product"];
}

/** Whether a layout leaves room for what its ground shows, whole and beside the product. */
export function leavesRoom(layout: LayoutName, { texture, styleId, product }: GroundRequest): boolean {
  if (!categoryOf(texture).showsOneThing && !stylesOfOneThing.has(styleId ?? "")) return true;
  const aspect = product.box.width / product.box.height;
  return !crowded[aspect > jarAspect ? "jar" : aspect > broadAspect ? "broad" : "tall"].includes(layout);
}
