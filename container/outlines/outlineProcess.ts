/**
 * The outline model in a process of its own, so that its memory (some 400 MB) goes back when nobody asks. Started by `OutlinePool` with the
 * model's path; takes `OutlineRequest`s, one after the other, and answers each.
 */
import { traceOutline, type TracedOutline } from "./traceOutline.ts";
import { openNet } from "./net.ts";
import type { RgbPixels } from "./guidedFilter.ts";

export interface OutlineRequest {
  id: number;
  picture: RgbPixels;
}

export type OutlineAnswer = { id: number; outline: TracedOutline | null } | { id: number; problem: string };

const net = openNet(process.argv[2] ?? "");
let last = Promise.resolve();

process.on("message", ({ id, picture }: OutlineRequest) => {
  last = last.then(async () => {
    try {
      answer({ id, outline: await traceOutline(await net, picture) });
    } catch (error) {
      answer({ id, problem: error instanceof Error ? error.message : String(error) });
    }
  });
});

function answer(message: OutlineAnswer): void {
  process.send?.(message);
}
