import { parentPort, workerData } from "node:worker_threads";
import { createSceneGround } from "../settings/index.ts";
import type { Texture } from "../textures/index.ts";
import {
  frameBytes,
  slotBytes,
  type Loop,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
} from "./frameProtocol.ts";

interface Drawing {
  loop: Loop;
  ring: SharedArrayBuffer;
  textures: Texture[];
}

if (!parentPort) throw new Error("frameWorker runs as a worker thread of the frame pool.");
const port = parentPort;
const { kernels } = workerData as WorkerStart;
const drawings = new Map<number, Drawing>();

function begin(loop: Loop, ring: SharedArrayBuffer): Drawing {
  const { palette, seed, style } = loop;
  const textures = loop.canvases.map(({ layers, ...canvas }) => {
    const texture = createSceneGround(kernels, loop, { ...canvas, palette, seed, style });
    for (const layer of layers) texture.addLayer(layer);
    return texture;
  });
  return { loop, ring, textures };
}

function draw({ loop, ring, textures }: Drawing, frame: number, slot: number): void {
  let offset = slot * slotBytes(loop.canvases);
  for (const texture of textures) {
    const bytes = frameBytes(texture);
    new Uint8Array(ring, offset, bytes).set(texture.renderYuv(frame / loop.frames));
    offset += bytes;
  }
}

function answer(request: WorkerRequest): WorkerReply | null {
  switch (request.kind) {
    case "forget":
      drawings.delete(request.loopId);
      return null;
    case "draw": {
      if (request.loop && request.ring) drawings.set(request.loopId, begin(request.loop, request.ring));
      const drawing = drawings.get(request.loopId);
      if (!drawing) throw new Error(`Loop ${request.loopId} was never begun here.`);
      draw(drawing, request.frame, request.slot);
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
