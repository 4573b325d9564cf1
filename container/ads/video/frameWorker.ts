import { parentPort, workerData } from "node:worker_threads";
import { collectGarbage } from "../collectGarbage.ts";
import { restSoon, stayAwake } from "../restingWorker.ts";
import { createSceneGrounds } from "../sceneGround.ts";
import type { Ground } from "../../engine/ground.ts";
import {
  frameBytes,
  partBytes,
  type Loop,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
} from "./frameProtocol.ts";

interface Drawing {
  frames: number;
  ring: SharedArrayBuffer;
  bytesOfPart: number;
  /** In the order in which each drawing is made once. */
  views: View[];
}

/** A canvas, and where its frame lies in a part. */
interface View {
  ground: Ground;
  offsetBytes: number;
}

if (!parentPort) throw new Error("frameWorker runs as a worker thread of the frame pool.");
const port = parentPort;
const { kernels } = workerData as WorkerStart;
const drawings = new Map<number, Drawing>();

function begin(loop: Loop, ring: SharedArrayBuffer): Drawing {
  const { palette, seed, style } = loop;
  const views: View[] = [];
  let offsetBytes = 0;
  const placed = loop.canvases.map((canvas) => {
    const place = { canvas, offsetBytes };
    offsetBytes += frameBytes(canvas);
    return place;
  });
  for (const [drawing, shownBy] of Map.groupBy(placed, ({ canvas }) => canvas.window?.drawing ?? canvas)) {
    const { width, height, quietZones, product = null, covers = [] } = drawing;
    shownBy.sort((a, b) => a.canvas.height - b.canvas.height);
    const rows = shownBy.map(({ canvas }) => ({ top: canvas.window?.top ?? 0, height: canvas.height }));
    const look = { palette, seed, style, width, height, quietZones, product, covers };
    const photograph = shownBy[0]?.canvas.photograph ?? null;
    const grounds = createSceneGrounds(kernels, { ...loop, photograph }, look, rows);
    for (const [n, { canvas, offsetBytes }] of shownBy.entries()) {
      const ground = grounds[n];
      if (ground === undefined) throw new TypeError("A drawing has a ground for each of its canvases.");
      for (const layer of canvas.layers) ground.addLayer(layer);
      views.push({ ground, offsetBytes });
    }
  }
  // What the loop before has left, and the layers, of which each kernel has its copy now.
  setImmediate(collectGarbage);
  return { frames: loop.frames, ring, bytesOfPart: partBytes(loop.canvases), views };
}

function draw({ frames, ring, bytesOfPart, views }: Drawing, frame: number, part: number): void {
  const partStart = part * bytesOfPart;
  for (const { ground, offsetBytes } of views) {
    const target = new Uint8Array(ring, partStart + offsetBytes, frameBytes(ground));
    target.set(ground.renderYuv(frame / frames));
  }
}

function answer(request: WorkerRequest): WorkerReply | null {
  switch (request.kind) {
    case "forget":
      for (const { ground } of drawings.get(request.loopId)?.views ?? []) ground.release();
      drawings.delete(request.loopId);
      restSoon();
      return null;
    case "draw": {
      stayAwake();
      if (request.loop && request.ring) drawings.set(request.loopId, begin(request.loop, request.ring));
      const drawing = drawings.get(request.loopId);
      if (!drawing) throw new Error(`Loop ${request.loopId} was never begun here.`);
      draw(drawing, request.frame, request.part);
      return { kind: "drawn" };
    }
  }
}

port.on("message", (request: WorkerRequest) => {
  let reply: WorkerReply | null;
  try {
    reply = answer(request);
  } catch (error) {
    reply = { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
  if (reply) port.postMessage(reply);
});
