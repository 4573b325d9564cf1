import type { Image } from "@napi-rs/canvas";
import { isPhotographed } from "../../../src/core/rendering/categories.ts";
import { layoutOrder, situLayouts } from "../../../src/core/rendering/layouts.ts";
import type { InspectionReport } from "../../../src/core/rendering/inspection.ts";
import type { Placement } from "../../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../../src/core/rendering/scene.ts";
import { composeAd, type ComposedAd } from "../statics/composeAd.ts";
import { drawStill, encodeStill } from "../statics/drawStill.ts";
import type { Logo } from "../statics/piece.ts";
import { layOver, type RgbPicture } from "../statics/rgbPicture.ts";
import { watermarkOver } from "../statics/watermark.ts";
import { createAdGround, groundWindow } from "../sharedGround.ts";
import type { Photograph } from "../../surroundings/photographs/photograph.ts";
import type { KernelModule } from "../../engine/kernel.ts";
import { suitsWords } from "../../surroundings/photographs/grade.ts";
import { hasRoom } from "../../surroundings/photographs/room.ts";
import { UnusableInput } from "../../engine/unusableInput.ts";
import { inspectStill } from "./inspect.ts";

/** A still that has been drawn and measured. */
export interface InspectedStill {
  ad: ComposedAd;
  file: Buffer;
  report: InspectionReport;
  /** Whether its ground is the photograph and not drawn by the renderer. */
  photographed: boolean;
}

/** A layout that is drawn costs about a quarter of a second; more tries would keep the others waiting. */
const mostDrawn = 4;

/**
 * Draws one placement in the scene's layout and, where that cannot hold it or fails the inspection, in the next one. Where none
 * passes, the one with the fewest findings is taken, and its report says so; a photograph over which none passes, or that is nothing for
 * words of the palette, is as none. A logo with which an ad does not pass gives way to the brand's name. Throws `UnusableInput` when no layout holds the scene.
 */
export async function drawInspected(
  kernels: KernelModule,
  scene: Scene,
  placement: Placement,
  picture: Image,
  signal: AbortSignal,
  photograph: Photograph | null = null,
  logo: Logo | null = null,
): Promise<InspectedStill> {
  if (photograph !== null && (scene.setting !== null || suitsWords(photograph, scene.palette))) {
    const still = await drawInLayouts(kernels, scene, placement, picture, signal, photograph, logo);
    if (still?.report.passed === true) return still;
  }
  const still = await drawInLayouts(kernels, scene, placement, picture, signal, null, logo);
  if (still === null) throw new UnusableInput("No layout can hold this scene.");
  return still;
}

/** Null where a photograph has no room for the words of any layout. Throws `UnusableInput` when no layout holds the scene. */
async function drawInLayouts(
  kernels: KernelModule,
  scene: Scene,
  placement: Placement,
  picture: Image,
  signal: AbortSignal,
  photograph: Photograph | null,
  logo: Logo | null,
): Promise<InspectedStill | null> {
  let best: InspectedStill | null = null;
  let refusal: UnusableInput | null = null;
  let drawn = 0;
  for (const { layout, mark } of attempts(scene, logo)) {
    signal.throwIfAborted();
    // A product that hangs before surroundings in which it could stand does not count as a solution.
    if (best !== null && scene.setting !== null && !situLayouts.includes(layout)) break;
    const ad = composed(scene, placement, layout, mark);
    if (ad instanceof UnusableInput) {
      refusal ??= ad;
      continue;
    }
    // Where its shape or colours do not suit, the name stands in the logo's place already.
    if (mark !== null && !hasLogo(ad)) continue;
    if (photograph !== null && !isRoomy(scene, ad, photograph)) continue;
    const still = await drawAndInspect(kernels, scene, ad, picture, photograph);
    if (best === null || still.report.findings.length < best.report.findings.length) best = still;
    drawn++;
    if (best.report.passed || drawn === mostDrawn) break;
  }
  if (best === null && refusal !== null && photograph === null) throw refusal;
  return best;
}

/** Surroundings are empty; a subject must not fade away under words. */
function isRoomy(scene: Scene, ad: ComposedAd, photograph: Photograph): boolean {
  if (scene.setting !== null || !isPhotographed(scene.texture)) return true;
  return hasRoom(scene.texture, photograph, groundWindow(scene, ad, true).drawing);
}

/** Each layout with the logo first, then with the brand's name. */
function attempts(scene: Scene, logo: Logo | null): { layout: LayoutName; mark: Logo | null }[] {
  const marks = logo === null ? [null] : [logo, null];
  return layoutOrder(scene).flatMap((layout) => marks.map((mark) => ({ layout, mark })));
}

export function hasLogo({ pieces }: ComposedAd): boolean {
  return pieces.some(({ kind }) => kind === "logo");
}

function composed(
  scene: Scene,
  placement: Placement,
  layout: LayoutName,
  logo: Logo | null,
): ComposedAd | UnusableInput {
  try {
    return composeAd(scene, placement, layout, logo);
  } catch (error) {
    if (error instanceof UnusableInput) return error;
    throw error;
  }
}

async function drawAndInspect(
  kernels: KernelModule,
  scene: Scene,
  ad: ComposedAd,
  picture: Image,
  photograph: Photograph | null,
): Promise<InspectedStill> {
  const { width, height } = ad;
  const ground = createAdGround(kernels, scene, ad, photograph);
  const rgb = ground.renderRgb(0);
  const { file, finished, behind, product, leaders } = await drawStill(scene, ad, picture, { rgb, width, height });
  const delivered = scene.watermark ? await withWatermark(scene, finished) : file;
  const report = await inspectStill({ scene, ad, behind, product, leaders, file, deliveredBytes: delivered.length });
  ground.release();
  return { ad, file: delivered, report, photographed: photograph !== null };
}

/** Drawn over what is measured: the marks hide words and product, which is what they are for. */
async function withWatermark(scene: Scene, picture: RgbPicture): Promise<Buffer> {
  for (const layer of watermarkOver(scene, picture)) layOver(picture, layer);
  return encodeStill(picture, scene);
}
