import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { KernelModule } from "../../engine/kernel.ts";
import { UnusableInput } from "../../engine/unusableInput.ts";
import type { DrawnStill, StillOrder, StillReply, StillWorkerStart } from "./stillProtocol.ts";

export interface StillPoolOptions {
  kernels: KernelModule;
  /** The worker's program: beside this file in the source tree; a bundle says where its own lies. */
  workerUrl?: URL;
  size?: number;
  /** A worker that takes longer for one still hangs and is replaced. */
  drawTimeoutMs?: number;
}

interface Task {
  order: StillOrder;
  end: (outcome: DrawnStill | Error) => void;
}

/** A place for one worker thread. */
interface Seat {
  /** Null after a crash, until there is work: a worker that can't even start is not started over and over. */
  worker: Worker | null;
  task: Task | null;
  timer: NodeJS.Timeout | null;
}

/**
 * Warm worker threads that draw stills, one placement each: those of a concept are drawn at the same time, and the server's own
 * thread stays free. A worker that crashes or hangs takes along only the still that it was drawing. piscina would lose more: its time-outs
 * run from the order on, so that what waits behind a worker that hangs ends with it, and what it calls off ends a warm thread.
 */
export class StillPool {
  readonly #kernels: KernelModule;
  readonly #workerUrl: URL;
  readonly #drawTimeoutMs: number;
  readonly #seats: Seat[] = [];
  readonly #waiting: Task[] = [];
  #closed = false;

  constructor({ kernels, workerUrl, size = availableParallelism(), drawTimeoutMs = 60_000 }: StillPoolOptions) {
    this.#kernels = kernels;
    this.#workerUrl = workerUrl ?? new URL("./stillWorker.ts", import.meta.url);
    this.#drawTimeoutMs = drawTimeoutMs;
    for (let n = 0; n < size; n++) {
      const seat: Seat = { worker: null, task: null, timer: null };
      seat.worker = this.#start(seat);
      this.#seats.push(seat);
    }
  }

  /**
   * Draws and inspects one still. Rejects with `UnusableInput` where no layout holds the scene, with the signal's reason when aborted;
   * what is being drawn then is finished, and its result is dropped.
   */
  async draw(order: StillOrder, signal: AbortSignal): Promise<DrawnStill> {
    signal.throwIfAborted();
    if (this.#closed) throw new Error("The still pool is closed.");
    const { promise, resolve, reject } = Promise.withResolvers<DrawnStill>();
    const task: Task = {
      order,
      end: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
    };
    const abort = () => {
      const index = this.#waiting.indexOf(task);
      if (index >= 0) this.#waiting.splice(index, 1);
      task.end(signal.reason instanceof Error ? signal.reason : new Error("The render was aborted."));
    };
    signal.addEventListener("abort", abort, { once: true });
    this.#waiting.push(task);
    this.#dispatch();
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const seats = this.#seats.splice(0);
    for (const task of [...this.#waiting.splice(0), ...seats.flatMap(({ task }) => task ?? [])])
      task.end(new Error("The still pool was closed."));
    for (const { timer } of seats) if (timer) clearTimeout(timer);
    await Promise.all(seats.map(async ({ worker }) => worker?.terminate()));
  }

  #start(seat: Seat): Worker {
    const start: StillWorkerStart = { kernels: this.#kernels };
    const worker = new Worker(this.#workerUrl, { workerData: start });
    worker.on("message", (reply: StillReply) => {
      // A last message of a worker may arrive after another worker has taken its place.
      if (seat.worker === worker) this.#onReply(seat, reply);
    });
    worker.on("error", (error) =>
      this.#vacate(seat, worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", (code) => this.#vacate(seat, worker, new Error(`A still worker ended with code ${code}.`)));
    // An idle pool doesn't keep a process alive; a still in progress has its timer to do that.
    worker.unref();
    return worker;
  }

  #onReply(seat: Seat, reply: StillReply): void {
    const task = this.#free(seat);
    switch (reply.kind) {
      case "drawn": {
        const { file, report, photographed, hasLogo } = reply;
        task?.end({ file, report, photographed, hasLogo });
        break;
      }
      case "refused":
        task?.end(new UnusableInput(reply.message));
        break;
      case "failed":
        task?.end(new Error(`A still could not be drawn: ${reply.message}`));
        break;
    }
    this.#dispatch();
  }

  #vacate(seat: Seat, worker: Worker, error: Error): void {
    if (seat.worker !== worker) return;
    seat.worker = null;
    void worker.terminate();
    this.#free(seat)?.end(error);
    this.#dispatch();
  }

  #free(seat: Seat): Task | null {
    const { task, timer } = seat;
    if (timer) clearTimeout(timer);
    seat.task = null;
    seat.timer = null;
    return task;
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (seat.task) continue;
      const task = this.#waiting.shift();
      if (!task) return;
      const worker = (seat.worker ??= this.#start(seat));
      const hang = () => this.#vacate(seat, worker, new Error(`A still worker hung for ${this.#drawTimeoutMs} ms.`));
      seat.task = task;
      seat.timer = setTimeout(hang, this.#drawTimeoutMs);
      worker.postMessage(task.order);
    }
  }
}
