/**
 * The outline model in a process of its own, so that its memory (some 520 MB) goes back when nobody asks. Started by `OutlinePool` with the
 * model's path; is given one picture (`RgbPixels`) after the other, and answers each.
 */
import { traceOutline, type TracedOutline } from "./traceOutline.ts";
import { openNet } from "./net.ts";
import type { RgbPixels } from "./guidedFilter.ts";

export type OutlineAnswer = { outline: TracedOutline | null } | { problem: string };

const net = openNet(process.argv[2] ?? "");

process.on("message", (picture: RgbPixels) => {
  net
    .then((opened) => traceOutline(opened, picture))
    .then(
      (outline) => answer({ outline }),
      (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
    );
});

function answer(message: OutlineAnswer): void {
  process.send?.(message);
}
