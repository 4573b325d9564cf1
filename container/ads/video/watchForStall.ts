import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

export const usualStallTimeoutMs = 20_000;

/** How often a process is looked at before it counts as one that hangs. */
const maxIdleLooks = 10;

/**
 * Calls `onStall` when a process has had no processor time for `stallTimeoutMs`, and until then never: one that has to wait for a busy
 * core is slow, but it goes on. Where this process has no time itself, each look counts as one, however late it comes. Where the
 * system does not tell processor times, the time alone decides. Gives back what ends the watch.
 */
export function watchForStall({ pid }: ChildProcess, stallTimeoutMs: number, onStall: () => void): () => void {
  let known: number | null = null;
  let idleLooks = 0;
  const timer = setInterval(() => {
    const ticks = pid === undefined ? null : processorTicks(pid);
    idleLooks = ticks === known ? idleLooks + 1 : 0;
    known = ticks;
    if (idleLooks < maxIdleLooks) return;
    clearInterval(timer);
    onStall();
  }, stallTimeoutMs / maxIdleLooks);
  return () => clearInterval(timer);
}

/** Processor time that a process has had, of all its threads, in the system's ticks; null where the system does not say. */
function processorTicks(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program stands in parentheses and may hold anything; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}
