import type { Canvas } from "@napi-rs/canvas";
import type { PhotographMotion } from "../../materials/photographs/motion.ts";
import type { Photograph } from "./photograph.ts";
import { keptContrast } from "../../engine/painted.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { randomFrom } from "../../engine/random.ts";
import { calmEntry, setQuietZones, type GroundModule } from "../../engine/groundModule.ts";
import { featuresOf, mirroredFeatures, nodeStep } from "./features.ts";
import { fieldsOf, fieldTargets, strengthOf } from "./fields.ts";
import { canvasOf, fit, windowFor } from "./fitted.ts";
import { calmOf, liftsFor } from "./grade.ts";
import { isBetterMirrored } from "./room.ts";

/** Where the light comes from where no style says so. */
const usualLightAngle = 315;

/**
 * A category's photograph, set in motion: what may move sways by a few pixels, light passes over it, and where words stand all is still
 * and calm. The first frame is the photograph itself.
 */
export function warped(motion: PhotographMotion, photograph: Photograph): GroundModule {
  return {
    setup(kernel, options) {
      const { width, height, seed, style, quietZones } = options;
      kernel.openWarp();
      const reach = kernel.warpReach();
      const source = canvasOf(photograph);
      const filling = { width, height, reach };
      const window = windowFor(photograph, filling);
      const nodes = { columns: kernel.warpNodeColumns(), rows: kernel.warpNodeRows() };
      const asDrawn = featuresOf(source, window, options, nodes);
      const isMirrored = isBetterMirrored(asDrawn, options);
      const features = isMirrored ? mirroredFeatures(asDrawn, width / nodeStep + 1) : asDrawn;
      handOver(kernel, fit(source, window, filling, isMirrored), reach, liftsFor(features, options));
      const fields = fieldsOf({
        motion,
        features,
        quietZones,
        width,
        lightAngleDegrees: style?.lightAngleDegrees ?? usualLightAngle,
        random: randomFrom(seed),
      });
      for (const { target, values } of fields) {
        const pointer = kernel.addWarpField(fieldTargets[target]);
        new Float32Array(kernel.memory.buffer, pointer, values.length).set(values);
      }
      const frame = (t: number) => {
        for (const [index, field] of fields.entries()) kernel.setWarpField(index, strengthOf(field, t));
        kernel.drawWarp();
      };
      setQuietZones(kernel, options);
      kernel.setColour(calmEntry, ...calmOf(features, options));
      // Nothing moves or changes behind words, so that this is done once.
      if (quietZones.length > 0) kernel.calmWarp(keptContrast);
      return { frame, finishesLuma: true };
    },
  };
}

/** Hands the photograph to the kernel, some rows at a time. */
function handOver(kernel: Kernel, photograph: Canvas, reach: number, liftAt: (y: number) => number): void {
  const rgba = photograph.data();
  const rowBytes = photograph.width * 4;
  const pointer = kernel.warpBand();
  const bandRows = kernel.warpBandRows();
  for (let row = 0; row < photograph.height; row += bandRows) {
    const rows = Math.min(bandRows, photograph.height - row);
    const band = rgba.subarray(row * rowBytes, (row + rows) * rowBytes);
    new Uint8Array(kernel.memory.buffer, pointer, band.length).set(band);
    kernel.takeWarpBand(row - reach, rows, liftAt(row - reach), liftAt(row - reach + rows));
  }
}
