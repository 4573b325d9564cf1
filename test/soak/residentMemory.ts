import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface Process {
  pid: number;
  parent: number;
  /** Its program with the arguments. */
  command: string;
}

function readProcess(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return { pid, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0), command };
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}

/** The process's share of the memory: what several have in common, as a library's code, counts for each in part. */
function shareMiB(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Memory of these processes and of all that descend from them, in MiB by program, each page counted once. A child that has not yet become the
 * program it was started for is left out: until then it lives in its parent's memory. Linux only.
 */
export function residentMiBByProgram(roots: readonly number[]): Map<string, number> {
  const processes = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
  const byPid = new Map(processes.map((each) => [each.pid, each]));
  const family = new Set(roots);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent, command } of processes)
      if (family.has(parent) && byPid.get(parent)?.command !== command) family.add(pid);
  }
  const programs = new Map<string, number>();
  for (const pid of family) {
    const program = programOf(byPid.get(pid)?.command ?? "");
    programs.set(program, (programs.get(program) ?? 0) + shareMiB(pid));
  }
  return programs;
}

/** The same in one sum. */
export function residentMiBOf(roots: readonly number[]): number {
  return [...residentMiBByProgram(roots).values()].reduce((sum, share) => sum + share, 0);
}

/** The file that a script's runtime runs, or the program itself. */
function programOf(command: string): string {
  const [program = "", ...rest] = command.split("\0").map((argument) => path.basename(argument));
  return rest.find((argument) => /\.[jt]s$/.test(argument)) ?? program;
}
