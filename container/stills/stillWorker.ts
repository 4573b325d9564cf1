import { parentPort, workerData } from "node:worker_threads";
import { drawInspected } from "../inspection/drawInspected.ts";
import { readPhotograph } from "../settings/photograph.ts";
import { decodeProduct } from "../statics/decodeProduct.ts";
import { UnusableInput } from "../unusableInput.ts";
import type { StillOrder, StillReply, StillWorkerStart } from "./stillProtocol.ts";

if (!parentPort) throw new Error("stillWorker runs as a worker thread of the still pool.");
const port = parentPort;
const { kernels } = workerData as StillWorkerStart;
const { signal } = new AbortController();

async function answer({ scene, orientation, product, ground = null }: StillOrder): Promise<StillReply> {
  try {
    const picture = await decodeProduct(product, scene);
    const photograph = ground === null ? null : await readPhotograph(ground);
    const { file, report } = await drawInspected(kernels, scene, orientation, picture, signal, photograph);
    return { kind: "drawn", file, report };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: error instanceof UnusableInput ? "refused" : "failed", message };
  }
}

port.on("message", (order: StillOrder) => {
  void answer(order).then((reply) => port.postMessage(reply));
});
