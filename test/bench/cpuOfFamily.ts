import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in ticks of 10 ms. */
const tickMs = 10;

interface Process {
  pid: number;
  parent: number;
  cpuMs: number;
}

function readProcess(pid: number): Process | null {
  try {
    // What follows the name, which may hold anything, in brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
    return { pid, parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
  } catch {
    return null;
  }
}

/** Processor time of a process and all that descend from it, in milliseconds; null where the system doesn't tell. */
export function cpuMsOfFamily(root: number | undefined): number | null {
  if (root === undefined || process.platform !== "linux") return null;
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const family = new Set([root]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, cpuMs }) => (family.has(pid) ? sum + cpuMs : sum), 0);
}
