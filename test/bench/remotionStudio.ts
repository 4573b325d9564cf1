import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { findChromium } from "../../scripts/chromium.ts";

const folder = path.join(import.meta.dirname, "remotion");

/** Remotion, started once: its page is bundled and its browser open. */
export interface RemotionStudio {
  /** Renders its vertical video again; milliseconds that it took. */
  render(): Promise<number>;
  close(): Promise<void>;
}

/** Opens Remotion on the machine's Chromium in a process of its own; `product` is a PNG. */
export async function openRemotionStudio(outputPath: string, product: string): Promise<RemotionStudio> {
  const browser = findChromium();
  if (browser === null) throw new Error("There is no Chromium for Remotion; set CHROMIUM_PATH.");
  const args = [path.join(folder, "render.js"), browser, outputPath, product];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error("Remotion ended before it had rendered.");
    return value;
  };
  while ((await next()) !== "ready");
  return {
    async render() {
      child.stdin.write("again\n");
      for (;;) {
        const tookMs = Number(await next());
        if (!Number.isNaN(tookMs)) return tookMs;
      }
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
