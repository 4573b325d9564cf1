import type { Image } from "@napi-rs/canvas";
import { layoutOrder, situLayouts } from "../../src/core/rendering/layouts.ts";
import type { InspectionReport } from "../../src/core/rendering/inspection.ts";
import type { LayoutName, Orientation, Scene } from "../../src/core/rendering/scene.ts";
import { composeAd, type ComposedAd } from "../statics/composeAd.ts";
import { drawStill, encodeStill } from "../statics/drawStill.ts";
import { layOver, type RgbPicture } from "../statics/rgbPicture.ts";
import { watermarkOver } from "../statics/watermark.ts";
import { createAdGround } from "../settings/sharedGround.ts";
import type { Photograph } from "../settings/photograph.ts";
import type { KernelModule } from "../textures/index.ts";
import { UnusableInput } from "../unusableInput.ts";
import { inspectStill } from "./inspect.ts";

/** A still that has been drawn and measured. */
export interface InspectedStill {
  ad: ComposedAd;
  file: Buffer;
  report: InspectionReport;
}

/** A layout that is drawn costs about a quarter of a second; more tries would keep the others waiting. */
const mostDrawn = 4;

/**
 * Draws one orientation in the scene's layout and, where that cannot hold it or fails the inspection, in the next one. Where none
 * passes, the one with the fewest findings is taken, and its report says so. Throws `UnusableInput` when no layout holds it.
 */
export async function drawInspected(
  kernels: KernelModule,
  scene: Scene,
  orientation: Orientation,
  picture: Image,
  signal: AbortSignal,
  photograph: Photograph | null = null,
): Promise<InspectedStill> {
  let best: InspectedStill | null = null;
  let refusal: UnusableInput | null = null;
  let drawn = 0;
  for (const layout of layoutOrder(scene)) {
    signal.throwIfAborted();
    // A product that hangs before a room that it could stand in is no way out of a finding.
    if (best !== null && scene.setting !== null && !situLayouts.includes(layout)) break;
    const ad = composed(scene, orientation, layout);
    if (ad instanceof UnusableInput) {
      refusal ??= ad;
      continue;
    }
    const still = await drawAndInspect(kernels, scene, ad, picture, photograph);
    if (best === null || still.report.findings.length < best.report.findings.length) best = still;
    drawn++;
    if (best.report.passed || drawn === mostDrawn) break;
  }
  if (best === null) throw refusal ?? new UnusableInput("No layout can hold this scene.");
  return best;
}

function composed(scene: Scene, orientation: Orientation, layout: LayoutName): ComposedAd | UnusableInput {
  try {
    return composeAd(scene, orientation, layout);
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
  const { file, finished, behind, product } = await drawStill(scene, ad, picture, { rgb, width, height });
  const delivered = scene.watermark ? await withWatermark(scene, finished) : file;
  const report = await inspectStill({ scene, ad, behind, product, file, deliveredBytes: delivered.length });
  ground.release();
  return { ad, file: delivered, report };
}

/** Drawn over what is measured: the marks hide words and product, which is what they are for. */
async function withWatermark(scene: Scene, picture: RgbPicture): Promise<Buffer> {
  for (const layer of watermarkOver(scene, picture)) layOver(picture, layer);
  return encodeStill(picture, scene);
}
