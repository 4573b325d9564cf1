import { mkdirSync, rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { RenderFolder } from "../ads/renderFolder.ts";

/** Finished files that nobody fetched are emptied after this. */
export const keepFilesMs = 120_000;

interface Render extends RenderFolder {
  /** Settles when whoever uses the folder now has given it back; null while nobody does. */
  inUse: Promise<void> | null;
  timer: NodeJS.Timeout | null;
  /** How many of those who have opened it may still fetch from it: what one has fetched another may still be fetching. */
  callers: number;
  /** Drawn to its end: whoever orders it is handed on what is here. */
  isWhole: boolean;
}

interface OpenedRender {
  folder: RenderFolder;
  release(end: { isDrawn: boolean; hasGone: boolean }): void;
}

/**
 * The only folder that the renderer writes to: one sub-folder a render, empty at start. A render is named by what is drawn, so
 * that a retry finds what its predecessor has finished.
 */
export class Scratch {
  readonly #root: string;
  readonly #keepMs: number;
  readonly #renders = new Map<string, Render>();

  constructor(root: string, keepMs = keepFilesMs) {
    this.#root = root;
    this.#keepMs = keepMs;
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
  }

  /** Whether nothing is under way, and nothing that was drawn to its end waits to be fetched: by who ordered it, or by the next attempt. */
  get isDone(): boolean {
    return [...this.#renders.values()].every(({ inUse, isWhole }) => inUse === null && !isWhole);
  }

  /** Whether a render is here that was drawn to its end. */
  hasWhole(renderId: string): boolean {
    return this.#renders.get(renderId)?.isWhole === true;
  }

  /**
   * Waits while the same render is under way; rejects when `signal` aborts first. Whoever opens a folder calls `release`, and says whether
   * all was drawn and whether the caller has gone. Who has gone, or whose render failed, fetches nothing: what is finished is for the
   * next attempt.
   */
  async open(renderId: string, signal: AbortSignal): Promise<OpenedRender> {
    for (let used; (used = this.#renders.get(renderId)?.inUse);) await unlessAborted(used, signal);
    signal.throwIfAborted();
    const known = this.#renders.get(renderId);
    const render: Render = known ?? {
      path: path.join(this.#root, renderId),
      finished: new Map(),
      inUse: null,
      timer: null,
      callers: 0,
      isWhole: false,
    };
    this.#renders.set(renderId, render);
    if (render.timer !== null) clearTimeout(render.timer);
    const { promise, resolve } = Promise.withResolvers<void>();
    render.inUse = promise;
    render.callers += 1;
    try {
      await mkdir(render.path, { recursive: true });
    } catch (error) {
      this.#renders.delete(renderId);
      resolve();
      throw error;
    }
    return {
      folder: render,
      release: ({ isDrawn, hasGone }) => {
        render.inUse = null;
        if (isDrawn) render.isWhole = true;
        if (hasGone || !isDrawn) render.callers -= 1;
        render.timer = setTimeout(() => void this.#remove(renderId), this.#keepMs).unref();
        resolve();
      },
    };
  }

  file(renderId: string, name: string): string {
    return path.join(this.#root, renderId, name);
  }

  /** Removes what a render has left, unless it is under way again or somebody else may still be fetching it. */
  async empty(renderId: string): Promise<void> {
    const render = this.#renders.get(renderId);
    if (render === undefined) return;
    if (render.callers > 1) render.callers -= 1;
    else await this.#remove(renderId);
  }

  async #remove(renderId: string): Promise<void> {
    const render = this.#renders.get(renderId);
    if (render === undefined || render.inUse !== null) return;
    if (render.timer !== null) clearTimeout(render.timer);
    render.isWhole = false;
    // Until it is gone no render begins in it.
    render.inUse = rm(render.path, { recursive: true, force: true })
      .catch((error: unknown) => {
        console.warn("a render's files could not be removed", renderId, error);
      })
      .finally(() => this.#renders.delete(renderId));
    await render.inUse;
  }
}

async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error("The wait was given up."));
  signal.throwIfAborted();
  signal.addEventListener("abort", abort, { once: true });
  try {
    await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
