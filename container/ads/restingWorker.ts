import { releaseSpares } from "../engine/kernel.ts";
import { collectGarbage } from "./collectGarbage.ts";

/** Without work for so long, a worker thread gives back what it has kept for what comes next. */
const restAfterMs = 250;
let resting: NodeJS.Timeout | undefined;

/** To be called when this worker thread begins something: what it has kept is of use. */
export function stayAwake(): void {
  clearTimeout(resting);
}

/** To be called when this worker thread has ended something. */
export function restSoon(): void {
  clearTimeout(resting);
  resting = setTimeout(rest, restAfterMs).unref();
}

function rest(): void {
  releaseSpares();
  collectGarbage();
}
