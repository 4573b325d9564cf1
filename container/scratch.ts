import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";

/** Finished files that nobody fetched are emptied after this. */
const keepMs = 120_000;

/** The only folder that the renderer writes to: one sub-folder a render, empty at start and emptied after use. */
export class Scratch {
  readonly #root: string;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(root: string) {
    this.#root = root;
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
  }

  async open(): Promise<{ renderId: string; folder: string }> {
    const renderId = randomBytes(16).toString("hex");
    const folder = path.join(this.#root, renderId);
    await mkdir(folder);
    return { renderId, folder };
  }

  file(renderId: string, name: string): string {
    return path.join(this.#root, renderId, name);
  }

  /** The render has ended: its files stay for a while, for whoever still reads them. */
  release(renderId: string): void {
    const timer = setTimeout(() => void this.empty(renderId), keepMs);
    timer.unref();
    this.#timers.set(renderId, timer);
  }

  async empty(renderId: string): Promise<void> {
    clearTimeout(this.#timers.get(renderId));
    this.#timers.delete(renderId);
    await rm(path.join(this.#root, renderId), { recursive: true, force: true });
  }
}
