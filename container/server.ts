import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Scene } from "../src/core/rendering/scene.ts";
import { logoWordsHeader, RenderedFile, type RenderEvent } from "../src/core/rendering/protocol.ts";
import { AnsweredOutlines } from "./outlines/answeredOutlines.ts";
import { answerOutline } from "./outlines/answerOutline.ts";
import type { Look } from "./outlines/model.ts";
import type { OutlinePool } from "./outlines/outlinePool.ts";
import { drawLogo } from "./logos/drawLogo.ts";
import { LogoReader } from "./logos/logoReader.ts";
import { normalisePicture } from "./pictures/normalisePicture.ts";
import { answerPicture, type MadePicture } from "./pictures/answerPicture.ts";
import { readBody } from "./readBody.ts";
import type { Scratch } from "./scratch.ts";
import type { FinishedFile } from "./finishedFile.ts";
import type { RenderScene } from "./renderScene.ts";
import { NoTurn, Turns } from "./turns.ts";
import { UnusableInput } from "./unusableInput.ts";
import { WaitingLine, type Ticket, type Wish } from "./waitingLine.ts";

const maxBodyBytes = 32 * 1024 * 1024;
/** No render takes longer; ffmpeg and the workers end with it. */
const deadlineMs = 180_000;
/** Whoever has not had its turn by then asks again: to wait counts as no attempt. With the deadline it stays below the caller's own. */
const mostWaitMs = 45_000;

/** Pictures for each decoder that may be on their way to it; each is up to 16 MB. */
const picturesPerDecoder = 4;

/** Pictures that are traced or wait for it; each takes a few seconds, and whoever asks waits 30 at the most. */
const maxOutlines = 3;

/** Longer than callers keep a connection that they do not use, so that none is closed in the moment in which it is used again. */
const keepAliveMs = 120_000;

interface ServerOptions {
  scratch: Scratch;
  renderScene: RenderScene;
  /** Concepts drawn at a time; more wait in a bounded line, past which the answer is 503. Pictures are read beside them. */
  capacity: number;
  /** Without it no outlines are traced. */
  outlines?: OutlinePool;
  /** Whoever takes longer to send its scene has gone: it holds a place meanwhile. */
  uploadTimeoutMs?: number;
}

/** The renderer's HTTP face, as core/rendering/protocol.ts has it. */
export function createRendererServer(options: ServerOptions): Server {
  const { scratch, renderScene, capacity, outlines, uploadTimeoutMs = 30_000 } = options;
  const line = new WaitingLine(capacity);
  const decoders = new Turns(capacity);
  const answered = new AnsweredOutlines();
  const logoReader = new LogoReader();
  let pictures = 0;
  let draining = false;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error("request failed", request.method, request.url, error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "The renderer failed." });
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  server.on("drain-requests", () => {
    draining = true;
    // A connection that is at work now would otherwise stay open after it, and the server with it.
    server.keepAliveTimeout = 1;
  });
  server.on("close", () => void logoReader.close());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://renderer");
    const file = /^\/renders\/([0-9a-f]{32})(?:\/([a-z0-9_]+\.(?:jpg|png|mp4)))?$/.exec(pathname);
    if (request.method === "GET" && pathname === "/health")
      return sendJson(response, 200, { ok: true, running: line.taken, waiting: line.waiting, capacity });
    if (request.method === "POST" && pathname === "/renders") return takeRender(request, response);
    if (request.method === "POST" && pathname === "/pictures") return takePicture(request, response, readPicture);
    if (request.method === "POST" && pathname === "/logos") return takePicture(request, response, readLogo);
    if (request.method === "POST" && pathname === "/outlines") return takeOutline(request, response, "whole");
    if (request.method === "POST" && pathname === "/edges") return takeOutline(request, response, "edge");
    if (request.method === "GET" && file?.[1] && file[2]) return sendFile(response, scratch.file(file[1], file[2]));
    if (request.method === "DELETE" && file?.[1] && !file[2]) {
      await scratch.empty(file[1]);
      return sendJson(response, 200, { ok: true });
    }
    return sendJson(response, 404, { message: "There is nothing at this address." });
  }

  async function readPicture(bytes: Buffer): Promise<MadePicture> {
    return { png: await decoders.run(() => normalisePicture(bytes)) };
  }

  /** Its words are read beside the decoders: nobody's pictures wait for them. */
  async function readLogo(bytes: Buffer): Promise<MadePicture> {
    const png = await decoders.run(() => drawLogo(bytes));
    return { png, headers: { [logoWordsHeader]: encodeURIComponent(await logoReader.read(png)) } };
  }

  async function takeRender(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const ticket = draining ? null : line.admit(wishOf(request));
    if (ticket === null) return sendBusy(request, response);
    try {
      await render(request, response, ticket);
    } finally {
      ticket.leave();
    }
  }

  /**
   * Pictures are counted apart: they are short, and a brand must not wait until all ads are drawn. One is decoded only once all of it
   * has come: a shop that sends slowly keeps no other from being read.
   */
  async function takePicture(
    request: IncomingMessage,
    response: ServerResponse,
    read: (bytes: Buffer) => Promise<MadePicture>,
  ): Promise<void> {
    if (draining || pictures >= capacity * picturesPerDecoder) return sendBusy(request, response);
    pictures += 1;
    try {
      const answer = await answerPicture(request, read);
      if (answer.status !== 200) return sendJson(response, answer.status, answer.refusal, { connection: "close" });
      const headers = { "content-type": "image/png", "content-length": answer.png.length };
      response.writeHead(200, { ...headers, ...answer.headers });
      response.end(answer.png);
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      sendBusy(request, response);
    } finally {
      pictures -= 1;
    }
  }

  /** The model looks at one picture at a time, beside the ads; a few wait for it (`maxOutlines`). */
  async function takeOutline(request: IncomingMessage, response: ServerResponse, look: Look): Promise<void> {
    if (outlines?.isThere !== true) {
      request.resume();
      return sendJson(response, 501, { message: "No outline model is installed." });
    }
    if (draining) return sendBusy(request, response);
    const caller = new AbortController();
    response.on("close", () => caller.abort());
    const answer = await answerOutline(
      request,
      { pool: outlines, answered, maxPictures: maxOutlines },
      look,
      caller.signal,
    );
    if (answer.status === 503) return sendBusy(request, response);
    if (answer.status === 204) return void response.writeHead(204).end();
    if (answer.status !== 200) return sendJson(response, answer.status, answer.refusal, { connection: "close" });
    const headers = { "content-type": "image/png", "outline-views": String(answer.viewCount) };
    response.writeHead(200, { ...headers, "content-length": answer.png.length });
    response.end(answer.png);
  }

  async function render(request: IncomingMessage, response: ServerResponse, ticket: Ticket): Promise<void> {
    const upload = setTimeout(() => request.destroy(), uploadTimeoutMs);
    const job = await readJob(request).finally(() => clearTimeout(upload));
    if ("message" in job) return sendJson(response, 400, job);
    const controller = new AbortController();
    response.on("close", () => controller.abort(new Error("The caller has gone.")));
    const renderId = nameOf(job);
    const opened = await turnOf(ticket, job.scene.deliveryId, controller.signal).then((hasTurn) =>
      hasTurn ? scratch.open(renderId, controller.signal) : null,
    );
    if (opened === null) return sendBusy(request, response);
    const timer = setTimeout(() => controller.abort(new Error("The render took too long.")), deadlineMs);
    const send = (event: RenderEvent) => response.write(`${JSON.stringify(event)}\n`);
    response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    response.flushHeaders();
    try {
      await renderScene({
        ...job,
        folder: opened.folder,
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
      opened.release();
    }
  }

  return server;
}

/** False when it did not come in time, or its caller has gone. */
async function turnOf(ticket: Ticket, group: string | null, gone: AbortSignal): Promise<boolean> {
  const waited = new AbortController();
  const timer = setTimeout(() => waited.abort(), mostWaitMs);
  try {
    await ticket.turn(group, AbortSignal.any([gone, waited.signal]));
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** `Prefer: wait=0` (RFC 7240): a free place or none. `Priority: u=0` to `u=2` (RFC 9218): more urgent than others. */
function wishOf({ headers }: IncomingMessage): Wish {
  return { mayWait: headers.prefer !== "wait=0", isQuick: /^u=[0-2]\b/.test(String(headers.priority ?? "")) };
}

/** A render's name says all that it is drawn from. */
function nameOf({ scene, product, ground, logo }: Job): string {
  const hash = createHash("sha256");
  for (const part of [Buffer.from(JSON.stringify(scene)), product, ground ?? Buffer.alloc(0), ...(logo ? [logo] : [])])
    hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 32);
}

function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  sendJson(response, 503, { busy: true }, { "retry-after": "1" });
}

function fileEvent(renderId: string, finished: FinishedFile): RenderedFile {
  return RenderedFile.parse({ event: "file", renderId, ...finished });
}

interface Job {
  scene: Scene;
  product: Buffer;
  ground: Buffer | null;
  logo: Buffer | null;
}

async function readJob(request: IncomingMessage): Promise<Job | { message: string }> {
  const headers = new Headers({ "content-type": request.headers["content-type"] ?? "" });
  let form: FormData;
  try {
    const body = await readBody(request, maxBodyBytes);
    if (body === null) return { message: `The body has more than ${maxBodyBytes} bytes.` };
    form = await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    return { message: "The body is not a multipart form." };
  }
  const [sceneText, product, ground, logo] = ["scene", "product", "ground", "logo"].map((field) => form.get(field));
  if (typeof sceneText !== "string" || !(product instanceof File)) {
    return { message: "The form needs the fields `scene` and `product`." };
  }
  try {
    const scene = Scene.safeParse(JSON.parse(sceneText));
    if (!scene.success) return { message: `The scene is malformed: ${scene.error.issues[0]?.message ?? "unknown"}` };
    const bytesOf = async (file: unknown) => (file instanceof File ? Buffer.from(await file.arrayBuffer()) : null);
    return {
      scene: scene.data,
      product: Buffer.from(await product.arrayBuffer()),
      ground: await bytesOf(ground),
      logo: await bytesOf(logo),
    };
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
