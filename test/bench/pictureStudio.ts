import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { PlacementId } from "../../src/core/rendering/placements.ts";
import type { Shot } from "../gallery/concepts.ts";
import { groundPicture } from "./groundPicture.ts";
import type { PictureOrder } from "./pictureWorker.ts";
import type { KernelModule } from "../../container/engine/kernel.ts";

export interface PictureStudio {
  /** Draws a concept's grounds beforehand. */
  load(shot: Shot): Promise<void>;
  /** Draws both orientations of what was loaded at the same time, as JPEGs of quality 90. */
  takePictures(): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

/** The renderer's own drawing on two warm threads, without the ground and without the inspection. */
export function openPictureStudio(kernels: KernelModule): PictureStudio {
  const seats = PlacementId.options.map((orientation) => ({
    orientation,
    worker: new Worker(new URL("./pictureWorker.ts", import.meta.url)),
  }));
  let orders: PictureOrder[] = [];
  return {
    async load({ scene, product }) {
      orders = await Promise.all(
        PlacementId.options.map(async (orientation) => {
          const ground = await groundPicture(kernels, scene, orientation);
          return { scene, orientation, product: product.png, ground };
        }),
      );
    },
    takePictures: () =>
      Promise.all(
        seats.map(async ({ orientation, worker }) => {
          worker.postMessage(orders.find((order) => order.orientation === orientation));
          const [file] = (await once(worker, "message")) as [Uint8Array];
          return file;
        }),
      ),
    async close() {
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
    },
  };
}
