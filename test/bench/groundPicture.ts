import sharp from "sharp";
import { createSceneGround } from "../../container/ads/sceneGround.ts";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import type { KernelModule } from "../../container/engine/kernel.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";

/** The ground of a scene, finished: a JPEG of the canvas's size. */
export function groundPicture(kernels: KernelModule, scene: Scene, orientation: PlacementId): Promise<Buffer> {
  const { width, height, quietZones } = composeAd(scene, placements[orientation]);
  const { palette, seed, style } = scene;
  const ground = createSceneGround(kernels, scene, { palette, width, height, seed, style, quietZones });
  return sharp(ground.renderRgb(0), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
