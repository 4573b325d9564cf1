/**
 * The outline model in a process of its own, so that its memory (some 600 MB) goes back when nobody asks. Started by
 * `OutlinePool` with the models' folder; is given one task after the other, and answers each.
 */
import type { RgbPixels } from "./guidedFilter.ts";
import type { Look } from "./model.ts";
import { openNet, type OutlineNet } from "./net.ts";
import { traceEdge } from "./traceEdge.ts";
import { traceOutline, type TracedOutline } from "./traceOutline.ts";

export interface OutlineTask {
  picture: RgbPixels;
  look: Look;
}

export type OutlineAnswer = { outline: TracedOutline | null } | { problem: string };

let opened: Promise<OutlineNet> | undefined;

process.on("message", ({ picture, look }: OutlineTask) => {
  opened ??= openNet(process.argv[2] ?? "");
  opened
    .then((net) => (look === "edge" ? traceEdge(net, picture) : traceOutline(net, picture)))
    .then(
      (outline) => answer({ outline }),
      (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
    );
});

function answer(message: OutlineAnswer): void {
  process.send?.(message);
}
