import { productShare } from "./inspection.ts";
import { situLayouts } from "./layouts.ts";
import { broadAspect, jarAspect, visibleBox } from "./placedProduct.ts";
import { placementsOf, usualPlacements, type LayoutClass } from "./placements.ts";
import { LayoutName, type ProductPicture } from "./scene.ts";

/** How many times its own pixels a product is drawn at most: more looks soft, and the label is no longer sharp. */
export const maxProductScale = 1.3;

/** How much a real outline may fall short of the expected one. Share of the canvas. */
export const shareReserve = 0.014;

/** The least share of a canvas that a product is composed for. */
export function minComposedShare(layoutClass: LayoutClass): number {
  return productShare[layoutClass].min + shareReserve;
}

/** How far a hero leans, in degrees: a broad one always, a tall one where there is room. */
export const heroLean = { tall: 10, broad: 14 };

/**
 * The steepest lean for which a layout has room in the usual placements, in degrees: leaning, a product fills more of the picture. `tall`
 * like a bottle, `broad`, or wide like a `jar`.
 */
const steepestLean: Record<LayoutName, { tall: number; broad: number; jar: number }> = {
  editorial: { tall: 20, broad: 10, jar: 5 },
  centred: { tall: 24, broad: 24, jar: 0 },
  number: { tall: 24, broad: 24, jar: 21 },
  quote: { tall: 24, broad: 4, jar: 4 },
  callouts: { tall: 0, broad: 0, jar: 0 },
  split: { tall: 0, broad: 0, jar: 0 },
  hero: { tall: heroLean.tall, broad: heroLean.broad, jar: heroLean.broad },
  sheet: { tall: 0, broad: 0, jar: 0 },
  checklist: { tall: 24, broad: 24, jar: 0 },
  minimal: { tall: 0, broad: 0, jar: 0 },
  diagonal: { tall: 24, broad: 24, jar: 23 },
  arch: { tall: 5, broad: 24, jar: 0 },
  situ: { tall: 0, broad: 0, jar: 0 },
  situSide: { tall: 0, broad: 0, jar: 0 },
};

/** In the 9:16 the labels of call-outs reach down to a tall product's body only where it is drawn this high. Pixels. */
const pointedAtHeight = 1300;

/** Width and height of a product's box in its picture. Pixels. */
type PixelSize = Pick<ProductPicture["box"], "width" | "height">;

const everywhere = { x: -10, y: -10, width: 20, height: 20 };

/** Share of the canvas that a leaning product of height 1 takes, times the canvas's area. */
function unitArea(aspect: number, rotationDegrees: number): number {
  const { width, height } = visibleBox(
    { centreX: 0, centreY: 0, width: aspect, height: 1, rotationDegrees },
    everywhere,
  );
  return width * height;
}

/** The height in its picture, in pixels, from which a product can have its share of all usual canvases in a layout. */
function leastHeight(name: LayoutName, aspect: number): number {
  const shape = aspect > jarAspect ? "jar" : aspect > broadAspect ? "broad" : "tall";
  const area = Math.max(unitArea(aspect, 0), unitArea(aspect, steepestLean[name][shape]));
  const shares = placementsOf(usualPlacements).map(
    ({ width, height, layoutClass }) => minComposedShare(layoutClass) * width * height,
  );
  const forShare = Math.sqrt(Math.max(...shares) / area);
  const forLines = name === "callouts" && shape === "tall" ? pointedAtHeight : 0;
  return Math.max(forShare, forLines) / maxProductScale;
}

/** Layouts that can show a product as large as it has to be, from the pixels that its picture has. */
export function layoutsForPixels({ width, height }: PixelSize): LayoutName[] {
  return LayoutName.options.filter((name) => height >= leastHeight(name, width / height));
}

/** Width over height of the widest product for which there are layouts under any words; a wider one stays too small in a 9:16. */
export const widestAspect = 4;

/** Whether ads can show a product of this picture as large as they have to, whatever their words are. */
export function canBeShown({ box }: Pick<ProductPicture, "box">): boolean {
  return box.width / box.height <= widestAspect && layoutsForPixels(box).length > 0;
}

/** Layouts before a category that need no words of their own, and how many of them a product has to have to be shown in turn. */
const alwaysThere = LayoutName.options.filter(
  (name) => !situLayouts.includes(name) && !["number", "quote", "callouts", "checklist"].includes(name),
);
const leastChoice = 4;

/** The long side in pixels that a product of this shape needs in its picture, so that there are layouts enough to show it in. */
export function leastPicturePixels({ width, height }: PixelSize): number {
  const aspect = width / height;
  const heights = alwaysThere.map((name) => leastHeight(name, aspect)).sort((a, b) => a - b);
  return Math.ceil((heights[leastChoice - 1] ?? 0) * Math.max(1, aspect));
}
