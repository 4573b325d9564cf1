import { hasPeople, type PhotographedCategory } from "../../../src/core/rendering/categories.ts";
import type { Box } from "../../../src/core/rendering/box.ts";
import type { Photograph } from "./photograph.ts";
import { featuresOf, nodeStep, type Features } from "./features.ts";
import { canvasOf, windowFor } from "./fitted.ts";

/** A canvas and where it has words. Pixels. */
export interface WordedCanvas {
  width: number;
  height: number;
  quietZones: readonly Box[];
}

/** How much of what is behind words may be outlines, 0…1: a person must not fade away under them, things may a little. */
const mostOutlines = { people: 0.03, things: 0.16 };

/** Whether a photograph, the way round that is better, has little where a canvas has words. */
export function hasRoom(category: PhotographedCategory, photograph: Photograph, canvas: WordedCanvas): boolean {
  const nodes = { columns: canvas.width / nodeStep + 1, rows: Math.ceil(canvas.height / nodeStep) + 1 };
  const features = featuresOf(canvasOf(photograph), windowFor(photograph, { ...canvas, reach: 0 }), canvas, nodes);
  const most = hasPeople(category) ? mostOutlines.people : mostOutlines.things;
  return Math.min(outlinesBehind(features, canvas), outlinesBehind(features, mirrored(canvas))) <= most;
}

/** Whether a photograph leaves its words clearly more room when it is mirrored. */
export function isBetterMirrored(features: Features, canvas: WordedCanvas): boolean {
  return outlinesBehind(features, mirrored(canvas)) < 0.8 * outlinesBehind(features, canvas) - 0.005;
}

/** The mean of outlines where words stand; 0 without words. */
function outlinesBehind({ columns, outlines }: Features, { quietZones }: WordedCanvas): number {
  let [sum, count] = [0, 0];
  for (let n = 0; n < outlines.length; n++) {
    const [x, y] = [(n % columns) * nodeStep, Math.floor(n / columns) * nodeStep];
    if (!quietZones.some((zone) => x >= zone.x && x < zone.x + zone.width && y >= zone.y && y < zone.y + zone.height))
      continue;
    sum += outlines[n] ?? 0;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function mirrored(canvas: WordedCanvas): WordedCanvas {
  const quietZones = canvas.quietZones.map((zone) => ({ ...zone, x: canvas.width - zone.x - zone.width }));
  return { ...canvas, quietZones };
}
