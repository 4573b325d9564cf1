import { readdirSync, readFileSync } from "node:fs";

interface Process {
  pid: number;
  parent: number;
  residentMiB: number;
}

function readProcess(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return { pid, parent: field("PPid"), residentMiB: field("VmRSS") / 1024 };
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}

/** Resident memory of these processes and of all that descend from them, in MiB. Linux only. */
export function residentMiBOf(roots: readonly number[]): number {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const family = new Set(roots);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, residentMiB }) => (family.has(pid) ? sum + residentMiB : sum), 0);
}
