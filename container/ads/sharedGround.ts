import { categoryOf } from "../../src/core/categories/index.ts";
import { isPhotographed } from "../../src/core/rendering/categories.ts";
import { sharedArea, type Box } from "../../src/core/rendering/box.ts";
import { placementsOf, type Placement } from "../../src/core/rendering/placements.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { composeAd, productBox, type ComposedAd } from "./statics/composeAd.ts";
import { coversOf } from "./statics/covers.ts";
import type { Ground } from "../engine/ground.ts";
import type { KernelModule } from "../engine/kernel.ts";
import type { QuietZone } from "../engine/quietZone.ts";
import { UnusableInput } from "../engine/unusableInput.ts";
import { createSceneGrounds } from "./sceneGround.ts";
import type { Photograph } from "../surroundings/photographs/photograph.ts";

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

/** One drawing, as large as the tallest of them, for the placements of an ad in its own layout that are equally wide. */
export interface SharedGround {
  layout: Scene["layout"];
  /** By the placement's id. */
  windows: ReadonlyMap<string, GroundWindow>;
}

/** Steps in which a lower canvas's place is looked for. Pixels, even. */
const placeStep = 10;

/**
 * The drawing that the videos of a scene are cut from, so that each moment of the ground is computed once. It is calm where any of
 * them has words; a lower canvas lies where its words come nearest to those of the tallest. Null for a scene without videos, for
 * what is built for the shape of its canvas, as rooms are, and where one placement cannot have the scene's layout. A photograph of a
 * category, other than its drawing, looks alike wherever it is cut. A placement of another width has a ground of its own.
 */
export function sharedGround(scene: Scene, hasPhotograph = false): SharedGround | null {
  const isCuttable = looksAlikeWhereverCut(scene) || (hasPhotograph && isPhotographed(scene.texture));
  if (scene.format !== "full" || scene.setting !== null || !isCuttable) return null;
  const tallestFirst = placementsOf(scene.placements).sort((a, b) => b.height - a.height);
  const ads = tallestFirst
    .filter(({ width }) => width === tallestFirst[0]?.width)
    .map((placement) => composed(scene, placement));
  const [tallest, ...lower] = ads.filter((ad) => ad !== null);
  if (tallest === undefined || lower.length === 0 || lower.length + 1 < ads.length) return null;
  const { width, height } = tallest;
  const tops = lower.map((ad) => placeOf(tallest.quietZones, ad.quietZones, height - ad.height));
  const moved = lower.flatMap((ad, n) => ad.quietZones.map((zone) => ({ ...zone, y: zone.y + (tops[n] ?? 0) })));
  const drawing = { width, height, quietZones: [...tallest.quietZones, ...moved] };
  const windows = [tallest, ...lower].map((ad, n) => [ad.placement.id, { drawing, top: tops[n - 1] ?? 0 }] as const);
  return { layout: scene.layout, windows: new Map(windows) };
}

function looksAlikeWhereverCut({ texture, style }: Scene): boolean {
  const { cut } = categoryOf(texture);
  return cut !== null && (style === null || style.coverageRatio >= cut.leastCoverage);
}

/** What an ad shows of the shared drawing; null: it has a ground of its own. */
export function windowOf(shared: SharedGround | null, { layout, placement }: ComposedAd): GroundWindow | null {
  return shared !== null && shared.layout === layout ? (shared.windows.get(placement.id) ?? null) : null;
}

/** What one placement of an ad shows of which drawing. */
export function groundWindow(scene: Scene, ad: ComposedAd, hasPhotograph: boolean): GroundWindow {
  const own = { drawing: { ...ad, product: productBox(ad), covers: coversOf(ad) }, top: 0 };
  return windowOf(sharedGround(scene, hasPhotograph), ad) ?? own;
}

/** The ground of one placement of an ad: what its still shows is what its video begins with. */
export function createAdGround(
  kernels: KernelModule,
  scene: Scene,
  ad: ComposedAd,
  photograph: Photograph | null,
): Ground {
  const { palette, seed, style } = scene;
  const { drawing, top } = groundWindow(scene, ad, photograph !== null);
  const { width, height, quietZones, product = null, covers = [] } = drawing;
  const look = { palette, seed, style, width, height, quietZones, product, covers };
  const [ground] = createSceneGrounds(kernels, { ...scene, photograph }, look, [{ top, height: ad.height }]);
  if (ground === undefined) throw new TypeError("A drawing has a ground for each of its canvases.");
  return ground;
}

function composed(scene: Scene, placement: Placement): ComposedAd | null {
  try {
    return composeAd(scene, placement);
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
