import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/**
 * Collects what this thread has left. Pictures lie outside V8's heap, which sees a few bytes of each and would not collect them for
 * a long time: it is told when much has just been left. Takes 10 to 50 ms, so it is for moments at which nobody waits.
 */
export const collectGarbage = runInNewContext("gc") as () => void;
