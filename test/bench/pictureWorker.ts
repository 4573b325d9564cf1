import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { decodeProduct } from "../../container/ads/statics/decodeProduct.ts";
import { drawStill } from "../../container/ads/statics/drawStill.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";

/** What Chromium is asked for: one orientation over a ground that is a finished picture, and nothing measured. */
export interface PictureOrder {
  scene: Scene;
  orientation: PlacementId;
  product: Uint8Array;
  /** JPEG of the canvas's size. */
  ground: Uint8Array;
}

async function draw({ scene, orientation, product, ground }: PictureOrder): Promise<Uint8Array> {
  const ad = composeAd(scene, placements[orientation]);
  const picture = await decodeProduct(product, scene);
  const { data, info } = await sharp(ground).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { file } = await drawStill(scene, ad, picture, { rgb: data, width: info.width, height: info.height });
  return file;
}

parentPort?.on("message", (order: PictureOrder) => {
  void draw(order).then((file) => parentPort?.postMessage(file));
});
