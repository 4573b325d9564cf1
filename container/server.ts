import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Scene } from "../src/core/rendering/scene.ts";
import { RenderedFile, type RenderEvent } from "../src/core/rendering/protocol.ts";
import { answerPicture } from "./pictures/answerPicture.ts";
import type { Scratch } from "./scratch.ts";
import type { FinishedFile, RenderScene } from "./renderScene.ts";
import { UnusableInput } from "./unusableInput.ts";

const maxBodyBytes = 32 * 1024 * 1024;
/** No render takes longer; ffmpeg and the workers end with it. */
const deadlineMs = 180_000;

interface ServerOptions {
  scratch: Scratch;
  renderScene: RenderScene;
  /** Concepts drawn at a time, and pictures read beside them; past it the answer is 503. */
  capacity: number;
}

/** The renderer's HTTP face, as core/rendering/protocol.ts has it. */
export function createRendererServer({ scratch, renderScene, capacity }: ServerOptions): Server {
  let running = 0;
  let pictures = 0;
  let draining = false;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error("request failed", request.method, request.url, error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "The renderer failed." });
    });
  });
  server.on("drain-requests", () => {
    draining = true;
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://renderer");
    const file = /^\/renders\/([0-9a-f]{32})(?:\/([a-z]+\.(?:jpg|png|mp4)))?$/.exec(pathname);
    if (request.method === "GET" && pathname === "/health")
      return sendJson(response, 200, { ok: true, running, capacity });
    if (request.method === "POST" && pathname === "/renders") return takeRender(request, response);
    if (request.method === "POST" && pathname === "/pictures") return takePicture(request, response);
    if (request.method === "GET" && file?.[1] && file[2]) return sendFile(response, scratch.file(file[1], file[2]));
    if (request.method === "DELETE" && file?.[1] && !file[2]) {
      await scratch.empty(file[1]);
      return sendJson(response, 200, { ok: true });
    }
    return sendJson(response, 404, { message: "There is nothing at this address." });
  }

  async function takeRender(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (draining || running >= capacity) return sendBusy(request, response);
    running += 1;
    try {
      await render(request, response);
    } finally {
      running -= 1;
    }
  }

  /** Pictures are counted apart: they are short, and a brand must not wait until all ads are drawn. */
  async function takePicture(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (draining || pictures >= capacity) return sendBusy(request, response);
    pictures += 1;
    try {
      const answer = await answerPicture(request);
      if (answer.status !== 200) return sendJson(response, answer.status, answer.refusal, { connection: "close" });
      response.writeHead(200, { "content-type": "image/png", "content-length": answer.png.length });
      response.end(answer.png);
    } finally {
      pictures -= 1;
    }
  }

  async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const job = await readJob(request);
    if ("message" in job) return sendJson(response, 400, job);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error("The render took too long.")), deadlineMs);
    response.on("close", () => controller.abort(new Error("The caller has gone.")));
    const { renderId, folder } = await scratch.open();
    const send = (event: RenderEvent) => response.write(`${JSON.stringify(event)}\n`);
    response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    response.flushHeaders();
    try {
      await renderScene({
        ...job,
        folder,
        signal: controller.signal,
        onFile: (finished) => void send(fileEvent(renderId, finished)),
      });
      send({ event: "done" });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!controller.signal.aborted) console.error("render failed", message);
      send({ event: "failed", message, retriable: !(error instanceof UnusableInput) });
    } finally {
      clearTimeout(timer);
      response.end();
      scratch.release(renderId);
    }
  }

  return server;
}

function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  sendJson(response, 503, { busy: true }, { "retry-after": "1" });
}

function fileEvent(renderId: string, finished: FinishedFile): RenderedFile {
  return RenderedFile.parse({ event: "file", renderId, ...finished });
}

async function readJob(
  request: IncomingMessage,
): Promise<{ scene: Scene; product: Buffer; ground: Buffer | null } | { message: string }> {
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) return { message: "The body is too large." };
  const headers = new Headers({ "content-type": request.headers["content-type"] ?? "" });
  let form: FormData;
  try {
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    form = await new Response(body, { headers }).formData();
  } catch {
    return { message: "The body is not a multipart form." };
  }
  const [sceneText, product, ground] = [form.get("scene"), form.get("product"), form.get("ground")];
  if (typeof sceneText !== "string" || !(product instanceof File)) {
    return { message: "The form needs the fields `scene` and `product`." };
  }
  try {
    const scene = Scene.safeParse(JSON.parse(sceneText));
    if (!scene.success) return { message: `The scene is malformed: ${scene.error.issues[0]?.message ?? "unknown"}` };
    const [productBytes, groundBytes] = [
      Buffer.from(await product.arrayBuffer()),
      ground instanceof File ? Buffer.from(await ground.arrayBuffer()) : null,
    ];
    return { scene: scene.data, product: productBytes, ground: groundBytes };
  } catch {
    return { message: "The scene is not JSON." };
  }
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found === null) return sendJson(response, 404, { message: "This file is not here any more." });
  response.writeHead(200, { "content-length": found.size, "content-type": "application/octet-stream" });
  await pipeline(createReadStream(file), response);
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
