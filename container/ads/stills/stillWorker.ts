import { parentPort, workerData } from "node:worker_threads";
import { collectGarbage } from "../collectGarbage.ts";
import { restSoon, stayAwake } from "../restingWorker.ts";
import { drawInspected, hasLogo } from "../inspection/drawInspected.ts";
import { readPhotograph } from "../../surroundings/photographs/photograph.ts";
import { decodeProduct } from "../statics/decodeProduct.ts";
import { scaledStill } from "../statics/drawStill.ts";
import { decodeLogo } from "../statics/logo.ts";
import { UnusableInput } from "../../engine/unusableInput.ts";
import type { StillOrder, StillReply, StillWorkerStart } from "./stillProtocol.ts";

if (!parentPort) throw new Error("stillWorker runs as a worker thread of the still pool.");
const port = parentPort;
const { kernels } = workerData as StillWorkerStart;
const { signal } = new AbortController();

async function answer({
  scene,
  placement,
  product,
  ground = null,
  logo = null,
  stillWidth = null,
}: StillOrder): Promise<StillReply> {
  try {
    const picture = await decodeProduct(product, scene);
    const photograph = ground === null ? null : await readPhotograph(ground);
    const { file, report, photographed, ad } = await drawInspected(
      kernels,
      scene,
      placement,
      picture,
      signal,
      photograph,
      await decodeLogo(logo, scene),
    );
    const scaled = stillWidth === null ? file : await scaledStill(file, stillWidth, scene);
    return { kind: "drawn", file: scaled, report, photographed, hasLogo: hasLogo(ad) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: error instanceof UnusableInput ? "refused" : "failed", message };
  }
}

/**
 * Where the whole process takes more than this, what a still has left is collected as soon as it is drawn, which slows the next by a tenth.
 * Stills alone mostly stay below it; those drawn beside a video's loop do not.
 */
const collectAboveBytes = 560 * 1024 ** 2;

port.on("message", (order: StillOrder) => {
  stayAwake();
  void answer(order).then((reply) => {
    port.postMessage(reply);
    if (process.memoryUsage.rss() > collectAboveBytes) collectGarbage();
    restSoon();
  });
});
