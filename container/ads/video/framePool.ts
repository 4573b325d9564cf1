import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { builtKernels, loadKernels, type KernelModule } from "../../engine/kernel.ts";
import {
  frameBytes,
  partBytes,
  type Loop,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
} from "./frameProtocol.ts";

export interface FramePoolOptions {
  /** The worker's program: beside this file in the source tree; a bundle says where its own lies. */
  workerUrl?: URL;
  kernels?: string | URL;
  size?: number;
  /** A worker that takes longer for one frame hangs and is replaced. */
  frameTimeoutMs?: number;
}

/** Takes the frames of one moment, one for each canvas; the bytes are free again when the promise settles. */
export type DeliverFrames = (frames: Uint8Array[]) => Promise<void>;

/** One loop on its way through the pool. */
interface Job {
  readonly id: number;
  readonly loop: Loop;
  readonly deliver: DeliverFrames;
  /** Null until its turn: what waits takes no room. */
  ring: SharedArrayBuffer | null;
  readonly freeParts: number[];
  readonly ready: Map<number, number>;
  nextToDraw: number;
  nextToDeliver: number;
  delivering: boolean;
  readonly end: (error?: Error) => void;
}

/** A place for one worker thread. */
interface Seat {
  /** Null after a crash, until there is work: a worker that can't even start is not started over and over. */
  worker: Worker | null;
  known: Set<number>;
  task: { job: Job; frame: number; part: number; timer: NodeJS.Timeout } | null;
}

/** Parts of the ring beyond one for each worker: what the encoders may lag behind before the workers wait. */
const spareParts = 3;

/**
 * Warm worker threads that draw loops. Frames of a loop are drawn on all workers and delivered in order. Loops are drawn one after
 * another: side by side they would take twice the memory, and each would end when now the second does. A loop that fails, is
 * aborted or loses a worker ends alone. piscina can neither choose the thread that holds a loop already nor tell one to forget it: each frame
 * would have to bring its loop, 28 ms of copying where that has three layers of 1080×1920.
 */
export class FramePool {
  readonly #kernels: KernelModule;
  readonly #workerUrl: URL;
  readonly #frameTimeoutMs: number;
  readonly #seats: Seat[] = [];
  /** In the order in which they came. */
  readonly #jobs: Job[] = [];
  /** The ring of the last loop: most are of one size. */
  #spareRing: SharedArrayBuffer | null = null;
  #lastJobId = 0;
  #closed = false;

  static async open(options: FramePoolOptions = {}): Promise<FramePool> {
    return new FramePool(await loadKernels(options.kernels ?? builtKernels), options);
  }

  private constructor(kernels: KernelModule, options: FramePoolOptions) {
    this.#kernels = kernels;
    this.#workerUrl = options.workerUrl ?? new URL("./frameWorker.ts", import.meta.url);
    this.#frameTimeoutMs = options.frameTimeoutMs ?? 20_000;
    const size = options.size ?? availableParallelism();
    for (let n = 0; n < size; n++) {
      const seat: Seat = { worker: null, known: new Set(), task: null };
      seat.worker = this.#start(seat);
      this.#seats.push(seat);
    }
  }

  /** Compiled kernels, for stills drawn outside the pool. */
  get kernels(): KernelModule {
    return this.#kernels;
  }

  /** Draws a whole loop; resolves when its last frame was delivered. Rejects with the signal's reason when aborted. */
  async renderLoop(loop: Loop, deliver: DeliverFrames, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#closed) throw new Error("The frame pool is closed.");
    const parts = Math.min(this.#seats.length + spareParts, loop.frames);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const job: Job = {
      id: ++this.#lastJobId,
      loop,
      deliver,
      ring: null,
      freeParts: Array.from({ length: parts }, (_, part) => part),
      ready: new Map(),
      nextToDraw: 0,
      nextToDeliver: 0,
      delivering: false,
      end: (error) => {
        this.#drop(job);
        if (error) reject(error);
        else resolve();
      },
    };
    const abort = () => job.end(signal.reason instanceof Error ? signal.reason : new Error("The render was aborted."));
    signal.addEventListener("abort", abort, { once: true });
    this.#jobs.push(job);
    this.#dispatch();
    try {
      await promise;
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of [...this.#jobs]) job.end(new Error("The frame pool was closed."));
    const seats = this.#seats.splice(0);
    for (const { task } of seats) clearTimeout(task?.timer);
    await Promise.all(seats.map(async ({ worker }) => worker?.terminate()));
  }

  #start(seat: Seat): Worker {
    const start: WorkerStart = { kernels: this.#kernels };
    const worker = new Worker(this.#workerUrl, { workerData: start });
    worker.on("message", (reply: WorkerReply) => {
      // A last message of a worker may arrive after another worker has taken its place.
      if (seat.worker === worker) this.#onReply(seat, reply);
    });
    worker.on("error", (error) =>
      this.#vacate(seat, worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", (code) => this.#vacate(seat, worker, new Error(`A frame worker ended with code ${code}.`)));
    // An idle pool doesn't keep a process alive; a frame in progress has its timer to do that.
    worker.unref();
    return worker;
  }

  #onReply(seat: Seat, reply: WorkerReply): void {
    const task = seat.task;
    if (!task) return;
    seat.task = null;
    clearTimeout(task.timer);
    if (reply.kind === "failed") task.job.end(new Error(`A frame could not be drawn: ${reply.message}`));
    else {
      task.job.ready.set(task.frame, task.part);
      void this.#deliverReady(task.job);
    }
    this.#dispatch();
  }

  /** A worker that crashed or hangs takes along only the loop whose frame it was drawing. */
  #vacate(seat: Seat, worker: Worker, error: Error): void {
    if (seat.worker !== worker) return;
    const task = seat.task;
    clearTimeout(task?.timer);
    void worker.terminate();
    seat.worker = null;
    seat.task = null;
    seat.known.clear();
    task?.job.end(error);
    this.#dispatch();
  }

  /** Frames of the first loop alone: its encoders have their memory to themselves. */
  async #deliverReady(job: Job): Promise<void> {
    if (job.delivering || this.#jobs[0] !== job) return;
    job.delivering = true;
    try {
      for (let part; (part = job.ready.get(job.nextToDeliver)) !== undefined && this.#jobs.includes(job);) {
        job.ready.delete(job.nextToDeliver);
        await job.deliver(framesOf(job, part));
        job.nextToDeliver++;
        job.freeParts.push(part);
        this.#dispatch();
      }
      if (job.nextToDeliver !== job.loop.frames) return;
      // Only then is it sure that nobody still draws into it.
      this.#spareRing = job.ring;
      job.end();
    } catch (error) {
      job.end(error instanceof Error ? error : new Error(String(error)));
    } finally {
      job.delivering = false;
    }
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (seat.task) continue;
      const job = this.#jobs.find(({ nextToDraw, loop }) => nextToDraw < loop.frames);
      const part = job?.freeParts.pop();
      if (!job || part === undefined) return;
      const ring = (job.ring ??= this.#takeRing(job));
      const frame = job.nextToDraw++;
      const request: WorkerRequest = { kind: "draw", loopId: job.id, frame, part };
      if (!seat.known.has(job.id)) {
        // It draws nothing of the others any more: their memory is for this one.
        for (const loopId of seat.known) forget(seat, loopId);
        Object.assign(request, { loop: job.loop, ring });
      }
      seat.known.add(job.id);
      const worker = (seat.worker ??= this.#start(seat));
      const hang = () => this.#vacate(seat, worker, new Error(`A frame worker hung for ${this.#frameTimeoutMs} ms.`));
      seat.task = { job, frame, part, timer: setTimeout(hang, this.#frameTimeoutMs) };
      worker.postMessage(request);
    }
  }

  #drop(job: Job): void {
    const index = this.#jobs.indexOf(job);
    if (index < 0) return;
    this.#jobs.splice(index, 1);
    for (const seat of this.#seats) forget(seat, job.id);
    // What waited for its turn has it now.
    const [next] = this.#jobs;
    if (next !== undefined) void this.#deliverReady(next);
    this.#dispatch();
  }

  #takeRing({ loop, freeParts }: Job): SharedArrayBuffer {
    const bytes = partBytes(loop.canvases) * (freeParts.length + 1);
    const spare = this.#spareRing;
    this.#spareRing = null;
    return spare?.byteLength === bytes ? spare : new SharedArrayBuffer(bytes);
  }
}

function forget(seat: Seat, loopId: number): void {
  if (!seat.known.delete(loopId)) return;
  const request: WorkerRequest = { kind: "forget", loopId };
  seat.worker?.postMessage(request);
}

function framesOf({ loop, ring }: Job, part: number): Uint8Array[] {
  if (ring === null) throw new TypeError("A loop that has drawn has its ring.");
  let offset = part * partBytes(loop.canvases);
  return loop.canvases.map((canvas) => {
    const frame = new Uint8Array(ring, offset, frameBytes(canvas));
    offset += frame.length;
    return frame;
  });
}
