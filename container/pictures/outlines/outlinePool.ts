import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { modelFile, weightsFile, type Look } from "./model.ts";
import type { OutlineAnswer, OutlineTask } from "./outlineProcess.ts";
import type { RgbPixels } from "./guidedFilter.ts";
import type { TracedOutline } from "./traceOutline.ts";

/** The model's memory goes back after so long without a picture, where nothing else is said. */
export const usualIdleMs = 15_000;

interface PoolOptions {
  /** Where the models are. */
  folder: string;
  /** The program of `outlineProcess.ts`. */
  processUrl: URL;
  /** The model's memory goes back after so long without a picture. */
  idleMs?: number;
  /**
   * A process that has not answered for so long hangs, and is ended. A picture takes a few seconds of one core, and on a crowded machine
   * many more than its caller waits; what comes of it is kept for when it asks again (`AnsweredOutlines`).
   */
  deadlineMs?: number;
}

interface Job {
  task: OutlineTask;
  resolve: (outline: TracedOutline | null) => void;
  reject: (error: Error) => void;
}

/**
 * The outline model behind a process that is started when it is needed and ended when it is not. It is given one picture at a time:
 * what waits is not lost with the process, and may be called off.
 */
export class OutlinePool {
  readonly #options: Required<PoolOptions>;
  readonly #waiting: Job[] = [];
  #atWork: { job: Job; timer: NodeJS.Timeout } | null = null;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | null = null;

  constructor(options: PoolOptions) {
    this.#options = { idleMs: usualIdleMs, deadlineMs: 120_000, ...options };
  }

  /** Whether the model was installed (the set-up step `outlines`). */
  get isThere(): boolean {
    const files = [weightsFile, modelFile];
    return files.every((file) => existsSync(path.join(this.#options.folder, file)));
  }

  /** Pictures that are being traced or wait for it. */
  get size(): number {
    return this.#waiting.length + (this.#atWork === null ? 0 : 1);
  }

  /** Null where the picture is of nothing in particular. Rejects when the process ends before it answers, or when `signal` calls off what waits. */
  trace(picture: RgbPixels, look: Look, signal?: AbortSignal): Promise<TracedOutline | null> {
    return new Promise((resolve, reject) => {
      const job = { task: { picture, look }, resolve, reject };
      signal?.addEventListener("abort", () => {
        const place = this.#waiting.indexOf(job);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        reject(new Error("The caller has gone."));
      });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends the process; what waits is rejected. */
  close(): void {
    const closing = new Error("The renderer is closing.");
    for (const { reject } of this.#waiting.splice(0)) reject(closing);
    this.#end(closing.message);
  }

  #next(): void {
    if (this.#atWork !== null) return;
    const job = this.#waiting.shift();
    if (this.#idle !== null) clearTimeout(this.#idle);
    if (job === undefined) {
      this.#idle = setTimeout(() => this.#end("idle"), this.#options.idleMs);
      this.#idle.unref();
      return;
    }
    const child = this.#started();
    const timer = setTimeout(() => this.#end("The outline model took too long."), this.#options.deadlineMs);
    this.#atWork = { job, timer };
    child.send(job.task, (error) => {
      if (error) this.#end(error.message);
    });
  }

  #started(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const child = fork(this.#options.processUrl, [this.#options.folder], { serialization: "advanced" });
    child.on("message", (answer: OutlineAnswer) => this.#take(child, answer));
    child.on("error", (error) => this.#lose(child, error.message));
    child.on("exit", () => this.#lose(child, "The outline model's process ended."));
    this.#child = child;
    return child;
  }

  #take(child: ChildProcess, answer: OutlineAnswer): void {
    if (this.#child !== child) return;
    const job = this.#finished();
    if ("problem" in answer) job?.reject(new Error(answer.problem));
    else job?.resolve(answer.outline);
    this.#next();
  }

  #end(reason: string): void {
    const child = this.#child;
    if (child === null) return;
    this.#lose(child, reason);
    child.kill("SIGKILL");
  }

  /** What was at work in a process that is gone is told so; the next picture starts another. */
  #lose(child: ChildProcess, reason: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    this.#finished()?.reject(new Error(reason));
    if (this.#waiting.length > 0) this.#next();
  }

  #finished(): Job | undefined {
    const work = this.#atWork;
    if (work === null) return undefined;
    clearTimeout(work.timer);
    this.#atWork = null;
    return work.job;
  }
}
