import { categoryOf } from "../../src/core/categories/index.ts";
import { isPhotographed } from "../../src/core/rendering/categories.ts";
import { sharedArea, type Box } from "../../src/core/rendering/safeZones.ts";
import { canvasSizes, type Orientation, type Scene } from "../../src/core/rendering/scene.ts";
import { composeAd, productBox, type ComposedAd } from "../statics/composeAd.ts";
import { coversOf } from "../statics/covers.ts";
import type { Texture } from "../engine/ground.ts";
import type { KernelModule } from "../engine/kernel.ts";
import type { QuietZone } from "../types.ts";
import { UnusableInput } from "../unusableInput.ts";
import { createSceneGrounds } from "./index.ts";
import type { Photograph } from "./photograph.ts";

/** A ground as it is drawn. Pixels. */
export interface GroundDrawing {
  width: number;
  height: number;
  quietZones: readonly QuietZone[];
  /** Where the product stands before it; null or absent: in more than one place, or nowhere. */
  product?: Box | null;
  /** What panels and buttons hide of it, where one ad alone shows it. */
  covers?: readonly Box[];
}

/** A canvas as a part of a drawing, as wide as that: `top` is the row, even, at which it begins. */
export interface GroundWindow {
  drawing: GroundDrawing;
  top: number;
}

/** One drawing, as large as the vertical, for both orientations of an ad in its own layout. */
export interface SharedGround {
  layout: Scene["layout"];
  windows: Record<Orientation, GroundWindow>;
}

/** Steps in which the square's place is looked for. Pixels, even. */
const placeStep = 10;

/**
 * The drawing that both videos of a scene are cut from, so that each moment of the texture is computed once. It is calm where
 * either has words; the square lies where the words of both come nearest to each other. Null for a scene without videos, for
 * what is built for the shape of its canvas, as rooms are, and where one orientation cannot have the scene's layout. A photograph of a
 * category, other than its drawing, looks alike wherever it is cut.
 */
export function sharedGround(scene: Scene, hasPhotograph = false): SharedGround | null {
  const isCuttable = looksAlikeWhereverCut(scene) || (hasPhotograph && isPhotographed(scene.texture));
  if (scene.format !== "full" || scene.setting !== null || !isCuttable) return null;
  const [vertical, square] = [composed(scene, "vertical"), composed(scene, "square")];
  if (vertical === null || square === null) return null;
  const { width, height } = canvasSizes.vertical;
  const top = placeOf(vertical.quietZones, square.quietZones, height - canvasSizes.square.height);
  const moved = square.quietZones.map((zone) => ({ ...zone, y: zone.y + top }));
  const drawing = { width, height, quietZones: [...vertical.quietZones, ...moved] };
  return { layout: scene.layout, windows: { vertical: { drawing, top: 0 }, square: { drawing, top } } };
}

function looksAlikeWhereverCut({ texture, style }: Scene): boolean {
  const { cut } = categoryOf(texture);
  return cut !== null && (style === null || style.coverageRatio >= cut.leastCoverage);
}

/** What an ad shows of the shared drawing; null: it has a ground of its own. */
export function windowOf(shared: SharedGround | null, { layout, orientation }: ComposedAd): GroundWindow | null {
  return shared !== null && shared.layout === layout ? shared.windows[orientation] : null;
}

/** What one orientation of an ad shows of which drawing. */
export function groundWindow(scene: Scene, ad: ComposedAd, hasPhotograph: boolean): GroundWindow {
  const own = { drawing: { ...ad, product: productBox(ad), covers: coversOf(ad) }, top: 0 };
  return windowOf(sharedGround(scene, hasPhotograph), ad) ?? own;
}

/** The ground of one orientation of an ad: what its still shows is what its video begins with. */
export function createAdGround(
  kernels: KernelModule,
  scene: Scene,
  ad: ComposedAd,
  photograph: Photograph | null,
): Texture {
  const { palette, seed, style } = scene;
  const { drawing, top } = groundWindow(scene, ad, photograph !== null);
  const { width, height, quietZones, product = null, covers = [] } = drawing;
  const look = { palette, seed, style, width, height, quietZones, product, covers };
  const [texture] = createSceneGrounds(kernels, { ...scene, photograph }, look, [{ top, height: ad.height }]);
  if (texture === undefined) throw new TypeError("A drawing has a texture for each of its canvases.");
  return texture;
}

function composed(scene: Scene, orientation: Orientation): ComposedAd | null {
  try {
    return composeAd(scene, orientation);
  } catch (error) {
    if (error instanceof UnusableInput) return null;
    throw error;
  }
}

/** The row at which `moving`, put that far down, covers most of `fixed`; of equals the one nearest to the middle. */
function placeOf(fixed: readonly Box[], moving: readonly Box[], room: number): number {
  const middle = room / 2;
  let best = { top: 0, area: -1 };
  for (let top = 0; top <= room; top += placeStep) {
    const area = moving.reduce(
      (sum, box) => fixed.reduce((shared, zone) => shared + sharedArea(zone, { ...box, y: box.y + top }), sum),
      0,
    );
    const isNearer = Math.abs(top - middle) < Math.abs(best.top - middle);
    if (area > best.area || (area === best.area && isNearer)) best = { top, area };
  }
  return best.top;
}
