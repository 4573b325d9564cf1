import { loadImage } from "@napi-rs/canvas";
import { drawInspected, type InspectedStill } from "../../container/ads/inspection/drawInspected.ts";
import { builtKernels, loadKernels } from "../../container/engine/kernel.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { Scene } from "../../src/core/rendering/scene.ts";
import type { Shot } from "./concepts.ts";

const kernels = loadKernels(builtKernels);

export type Drawn = { kind: "still"; still: InspectedStill } | { kind: "refused"; reason: string };

/** Draws one orientation the way the renderer does, from parsing the scene on: a finished still or the reason for refusing it. */
export async function draw({ scene, product }: Shot, orientation: PlacementId): Promise<Drawn> {
  const parsed = Scene.safeParse(scene);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: "It is malformed." };
    return { kind: "refused", reason: `${path.join(".")}: ${message}` };
  }
  const picture = await loadImage(product.png);
  try {
    const { signal } = new AbortController();
    const still = await drawInspected(await kernels, parsed.data, placements[orientation], picture, signal);
    return { kind: "still", still };
  } catch (error) {
    if (error instanceof UnusableInput) return { kind: "refused", reason: error.message };
    throw error;
  }
}
