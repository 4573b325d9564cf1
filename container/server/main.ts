/** The renderer's program: listens on HOST:PORT, writes only to SCRATCH_DIR, ends on SIGTERM when its work is done and fetched. */
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { OutlinePool } from "../pictures/outlines/outlinePool.ts";
import { openRenderScene } from "../ads/renderScene.ts";
import { keepFilesMs, Scratch } from "./scratch.ts";
import { createRendererServer, maxRenderMs } from "./server.ts";
import { StillPool } from "../ads/stills/stillPool.ts";
import { builtKernels, loadKernels } from "../engine/kernel.ts";
import { FramePool } from "../ads/video/framePool.ts";

/** The longest render, the longest that its files are kept for whoever fetches them, and a moment. */
const maxDrainMs = maxRenderMs + keepFilesMs + 10_000;

/** The workers lie beside this folder, in a bundle as in the source tree; the kernels and the models where they were built. */
const bundled = import.meta.url.endsWith(".js");
const kernelsUrl = bundled ? new URL("../../kernels/kernels.wasm", import.meta.url) : builtKernels;
const workerUrl = (name: string) => new URL(`../${name}.${bundled ? "js" : "ts"}`, import.meta.url);
const outlineModels = new URL(`../../${bundled ? "" : ".cache/"}outlines/`, import.meta.url);

const kernels = await loadKernels(kernelsUrl);
const outlines = new OutlinePool({
  folder: fileURLToPath(outlineModels),
  processUrl: workerUrl("pictures/outlines/outlineProcess"),
});
const server = createRendererServer({
  outlines,
  scratch: new Scratch(path.resolve(process.env.SCRATCH_DIR ?? ".cache/scratch")),
  capacity: availableParallelism(),
  renderScene: openRenderScene({
    stills: new StillPool({ kernels, workerUrl: workerUrl("ads/stills/stillWorker") }),
    pool: await FramePool.open({ kernels: kernelsUrl, workerUrl: workerUrl("ads/video/frameWorker") }),
    ffmpegPath: process.env.FFMPEG_PATH ?? "ffmpeg",
  }),
});

server.listen(Number(process.env.PORT ?? 8080), process.env.HOST ?? "127.0.0.1", () => console.info("renderer: ready"));

process.once("SIGTERM", () => {
  server.once("drained", () => {
    server.close(() => {
      outlines.close();
      process.exit(0);
    });
    server.closeIdleConnections();
  });
  server.emit("drain-requests");
  setTimeout(() => process.exit(0), maxDrainMs).unref();
});
