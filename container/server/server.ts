import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Server } from "node:http";
import { Readable } from "node:stream";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono, type Context as HonoContext } from "hono";
import { stream } from "hono/streaming";
import {
  logoWordsHeader,
  maxOutlines,
  partOf,
  protocolHeader,
  RenderedFile,
  rendererProtocol,
  waitingPerPlace,
  type RenderEvent,
} from "../../src/core/rendering/protocol.ts";
import { AnsweredOutlines } from "./answeredOutlines.ts";
import { answerOutline } from "./answerOutline.ts";
import type { Look } from "../pictures/outlines/model.ts";
import type { OutlinePool } from "../pictures/outlines/outlinePool.ts";
import { drawLogo } from "../pictures/logos/drawLogo.ts";
import { LogoReader } from "../pictures/logos/logoReader.ts";
import { normalisePicture } from "../pictures/normalisePicture.ts";
import { answerPicture, type MadePicture } from "./answerPicture.ts";
import { readJob, renderIdOf, type Job } from "./renderJob.ts";
import { renderSignal } from "./renderSignal.ts";
import type { Scratch } from "./scratch.ts";
import type { FinishedFile } from "../ads/renderFolder.ts";
import type { RenderScene, RenderTask } from "../ads/renderScene.ts";
import { NoTurn, Turns } from "./turns.ts";
import { UnusableInput } from "../engine/unusableInput.ts";
import { WaitingLine, type Ticket, type Wish } from "./waitingLine.ts";

/** No render takes longer; ffmpeg and the workers end with it. */
export const maxRenderMs = 180_000;
/** What has not had its turn by then is sent again: waiting counts as no attempt. With the longest render it stays below the caller's own. */
const mostWaitMs = 45_000;

/** Pictures for each decoder that may be on their way to it; each is up to 16 MB. */
const picturesPerDecoder = 1 + waitingPerPlace.picture;

/** Work that a renderer refuses since it ends is sent again later than work that finds it full: it will have no room again. */
const retryAfterSeconds = { full: 1, draining: 10 };

/** How often a renderer that ends looks whether all is done. */
const drainCheckMs = 100;

/** Longer than callers keep a connection that they do not use, so that none is closed in the moment in which it is used again. */
const keepAliveMs = 120_000;

interface ServerOptions {
  scratch: Scratch;
  renderScene: RenderScene;
  /** Concepts drawn at a time; more wait in a bounded line, past which the answer is 503. Pictures are read beside them. */
  capacity: number;
  /** Without it no outlines are traced. */
  outlines?: OutlinePool;
  /** A caller that takes longer to send its scene counts as gone, because it holds a place meanwhile. */
  uploadTimeoutMs?: number;
}

/** Bodies are read from Node's own request, so that no more of one is read than is allowed, and none of it twice. */
type Context = HonoContext<{ Bindings: HttpBindings }>;

/**
 * The renderer's HTTP face, as core/rendering/protocol.ts has it. On `drain-requests` it draws nothing more, and emits `drained` once what
 * it has begun is done and has been fetched, or has waited for that as long as files are kept. What was drawn to its end is handed on
 * meanwhile to the next attempt of a caller who broke off. It does not wait for a render that was broken off before its end: the next
 * attempt draws that elsewhere.
 */
export function createRendererServer(options: ServerOptions): Server {
  const { scratch, renderScene, capacity, outlines, uploadTimeoutMs = 30_000 } = options;
  const line = new WaitingLine(capacity);
  const decoders = new Turns(capacity);
  const answered = new AnsweredOutlines();
  const logoReader = new LogoReader();
  let pictures = 0;
  const draining = new AbortController();

  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(async (context, next) => {
      context.env.outgoing.setHeader(protocolHeader, rendererProtocol);
      const isUnderstood = context.req.header(protocolHeader) === rendererProtocol;
      if (context.req.method === "POST" && !isUnderstood) return busy(context);
      await next();
    })
    .get("/health", (context) => context.json({ ok: true, running: line.taken, waiting: line.waiting, capacity }))
    .post("/renders", takeRender)
    .post("/pictures", (context) => takePicture(context, (bytes) => readPicture(bytes, context.req.query("part"))))
    .post("/logos", (context) => takePicture(context, readLogo))
    .post("/outlines", (context) => takeOutline(context, "whole"))
    .post("/edges", (context) => takeOutline(context, "edge"))
    .get("/renders/:renderId{[0-9a-f]{32}}/:file{[a-z0-9_]+\\.(?:jpg|png|mp4)}", (context) =>
      sendFile(context, scratch.file(context.req.param("renderId"), context.req.param("file"))),
    )
    .delete("/renders/:renderId{[0-9a-f]{32}}", async (context) => {
      await scratch.empty(context.req.param("renderId"));
      return context.json({ ok: true });
    })
    .notFound((context) => context.json({ message: "There is nothing at this address." }, 404))
    .onError((error, context) => {
      console.error("request failed", context.req.method, context.req.path, error);
      return context.json({ message: "The renderer failed." }, 500);
    });

  // What nobody reads of a body is let go by here: the adaptor would close the connection of a caller who takes longer than half a
  // second to send it, before that one has read the answer.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: "renderer", autoCleanupIncoming: false }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  server.on("drain-requests", () => {
    draining.abort(new Error("The renderer ends."));
    const check = setInterval(() => {
      if (line.taken > 0 || !scratch.isDone) return;
      clearInterval(check);
      // A connection that is at work now would otherwise stay open after it, and the server with it.
      server.keepAliveTimeout = 1;
      server.emit("drained");
    }, drainCheckMs);
  });
  server.on("close", () => void logoReader.close());

  function busy(context: Context): Response {
    context.env.incoming.resume();
    const seconds = draining.signal.aborted ? retryAfterSeconds.draining : retryAfterSeconds.full;
    return context.json({ busy: true }, 503, { "retry-after": String(seconds) });
  }

  async function readPicture(bytes: Buffer, asked: string | undefined): Promise<MadePicture> {
    const part = asked === undefined ? null : partOf(asked);
    if (asked !== undefined && part === null) throw new UnusableInput("There is no such part of a picture.");
    return { png: await decoders.run(() => normalisePicture(bytes, part)) };
  }

  /** Its words are read beside the decoders, so that no picture waits for them. */
  async function readLogo(bytes: Buffer): Promise<MadePicture> {
    const png = await decoders.run(() => drawLogo(bytes));
    return { png, headers: { [logoWordsHeader]: encodeURIComponent(await logoReader.read(png)) } };
  }

  async function takeRender(context: Context): Promise<Response> {
    const ticket = line.admit(wishOf(context));
    if (ticket === null) return busy(context);
    const { incoming, outgoing } = context.env;
    let isDrawing = false;
    try {
      const upload = setTimeout(() => incoming.destroy(), uploadTimeoutMs);
      const job = await readJob(incoming).finally(() => clearTimeout(upload));
      if ("message" in job) return context.json(job, 400);
      const caller = new AbortController();
      outgoing.on("close", () => caller.abort(new Error("The caller has gone.")));
      const renderId = renderIdOf(job);
      const calledOff = scratch.hasWhole(renderId) ? caller.signal : AbortSignal.any([caller.signal, draining.signal]);
      const hasTurn = await turnOf(ticket, job.scene.deliveryId, calledOff);
      // It may have been removed meanwhile.
      const mayBegin = !draining.signal.aborted || scratch.hasWhole(renderId);
      const opened = hasTurn && mayBegin ? await scratch.open(renderId, caller.signal) : null;
      if (opened === null) return busy(context);
      isDrawing = true;
      context.header("content-type", "application/x-ndjson");
      context.header("cache-control", "no-store");
      const kept = [...opened.folder.finished.keys()];
      const tell = renderSignal(context.req.header("traceparent"), job.scene.deliveryId, kept);
      return stream(context, async (answer) => {
        const send = (event: RenderEvent) => {
          tell(event);
          void answer.write(`${JSON.stringify(event)}\n`);
        };
        const isDrawn = await draw({ ...job, folder: opened.folder }, renderId, caller, send);
        opened.release({ isDrawn, hasGone: outgoing.closed });
        ticket.leave();
      });
    } finally {
      if (!isDrawing) ticket.leave();
    }
  }

  /** Tells `send` of each file and of the end; whether that is a good one. Never rejects. */
  async function draw(
    task: Job & Pick<RenderTask, "folder">,
    renderId: string,
    caller: AbortController,
    send: (event: RenderEvent) => void,
  ): Promise<boolean> {
    const timer = setTimeout(() => caller.abort(new Error("The render took too long.")), maxRenderMs);
    try {
      const onFile = (finished: FinishedFile) => send(fileEvent(renderId, finished));
      await renderScene({ ...task, signal: caller.signal, onFile });
      send({ event: "done" });
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!caller.signal.aborted) console.error("render failed", message);
      send({ event: "failed", message, retriable: !(error instanceof UnusableInput) });
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Pictures are counted apart: they are short, and a brand must not wait until all ads are drawn. One is decoded only once all of it
   * has come: a shop that sends slowly keeps no other from being read.
   */
  async function takePicture(context: Context, read: (bytes: Buffer) => Promise<MadePicture>): Promise<Response> {
    if (draining.signal.aborted || pictures >= capacity * picturesPerDecoder) return busy(context);
    pictures += 1;
    try {
      const answer = await answerPicture(context.env.incoming, read);
      if (answer.status !== 200) return context.json(answer.refusal, answer.status, { connection: "close" });
      return png(answer.png, answer.headers);
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      return busy(context);
    } finally {
      pictures -= 1;
    }
  }

  /** The model looks at one picture at a time, beside the ads; a few wait for it (`maxOutlines`). */
  async function takeOutline(context: Context, look: Look): Promise<Response> {
    const { incoming, outgoing } = context.env;
    if (outlines?.isThere !== true) {
      incoming.resume();
      return context.json({ message: "No outline model is installed." }, 501);
    }
    if (draining.signal.aborted) return busy(context);
    const caller = new AbortController();
    outgoing.on("close", () => caller.abort());
    const model = { pool: outlines, answered, maxPictures: maxOutlines };
    const answer = await answerOutline(incoming, model, look, caller.signal);
    if (answer.status === 503) return busy(context);
    if (answer.status === 204) return context.body(null, 204);
    if (answer.status !== 200) return context.json(answer.refusal, answer.status, { connection: "close" });
    return png(answer.png, { "outline-views": String(answer.viewCount) });
  }

  return server;
}

/** False when it did not come in time, or has been called off. */
async function turnOf(ticket: Ticket, group: string | null, calledOff: AbortSignal): Promise<boolean> {
  const waited = new AbortController();
  const timer = setTimeout(() => waited.abort(), mostWaitMs);
  try {
    await ticket.turn(group, AbortSignal.any([calledOff, waited.signal]));
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** `Priority: u=0` to `u=2` (RFC 9218): more urgent than others. `u=7`: background work, which is to wait for nothing. */
function wishOf({ req }: Context): Wish {
  const priority = req.header("priority") ?? "";
  return { isQuick: /^u=[0-2]\b/.test(priority), mayWait: !/^u=7\b/.test(priority) };
}

function fileEvent(renderId: string, finished: FinishedFile): RenderedFile {
  return RenderedFile.parse({ event: "file", renderId, ...finished });
}

function png(bytes: Buffer, headers: Record<string, string> = {}): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { "content-type": "image/png", "content-length": String(bytes.length), ...headers },
  });
}

async function sendFile(context: Context, file: string): Promise<Response> {
  const found = await stat(file).catch(() => null);
  if (found === null) return context.json({ message: "This file is not here any more." }, 404);
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  return new Response(body, {
    headers: { "content-length": String(found.size), "content-type": "application/octet-stream" },
  });
}
