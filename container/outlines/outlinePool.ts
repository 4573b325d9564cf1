import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import type { OutlineAnswer } from "./outlineProcess.ts";
import type { RgbPixels } from "./guidedFilter.ts";
import type { TracedOutline } from "./traceOutline.ts";

interface PoolOptions {
  modelPath: string;
  /** The program of `outlineProcess.ts`. */
  processUrl: URL;
  /** The model's memory goes back after so long without a picture. */
  idleMs?: number;
  /** A picture takes a few seconds of one core; one that takes longer than this ends the process. */
  deadlineMs?: number;
}

interface Waiting {
  resolve: (outline: TracedOutline | null) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The outline model behind a process that is started when it is needed and ended when it is not. */
export class OutlinePool {
  readonly #options: Required<PoolOptions>;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | null = null;
  #nextId = 1;

  constructor(options: PoolOptions) {
    this.#options = { idleMs: 60_000, deadlineMs: 30_000, ...options };
  }

  /** Whether the model was installed (the set-up step `outlines`). */
  get isThere(): boolean {
    return existsSync(this.#options.modelPath);
  }

  /** Pictures that are being traced or wait for it. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Null where the picture is of nothing in particular. Rejects when the process ends before it answers. */
  trace(picture: RgbPixels): Promise<TracedOutline | null> {
    const child = this.#started();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end("The outline model took too long."), this.#options.deadlineMs);
      this.#waiting.set(id, { resolve, reject, timer });
      child.send({ id, picture }, (error) => {
        if (error) this.#end(error.message);
      });
    });
  }

  /** Ends the process; what waits is rejected. */
  close(): void {
    this.#end("The renderer is closing.");
  }

  #started(): ChildProcess {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    if (this.#child !== null) return this.#child;
    const child = fork(this.#options.processUrl, [this.#options.modelPath], { serialization: "advanced" });
    child.on("message", (message: OutlineAnswer) => this.#take(message));
    child.on("error", (error) => this.#lose(child, error.message));
    child.on("exit", () => this.#lose(child, "The outline model's process ended."));
    this.#child = child;
    return child;
  }

  #take(message: OutlineAnswer): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if ("problem" in message) waiting.reject(new Error(message.problem));
    else waiting.resolve(message.outline);
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => this.#end("idle"), this.#options.idleMs);
    this.#idle.unref();
  }

  #end(reason: string): void {
    const child = this.#child;
    if (child === null) return;
    this.#lose(child, reason);
    child.kill("SIGKILL");
  }

  /** What still waits on a process that is gone is told so; the next picture starts another. */
  #lose(child: ChildProcess, reason: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.#waiting.clear();
  }
}
