import { readdirSync, readFileSync } from "node:fs";

interface InstanceProcess {
  pid: number;
  command: string[];
}

/** Every process of the instance with its data in `dataDir`, npm included. Linux only. */
export function processesOf(dataDir: string): InstanceProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
        if (!environment.includes(`DATA_DIR=${dataDir}`)) return [];
        return [{ pid: Number(pid), command: readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0") }];
      } catch {
        // The process ended meanwhile, or it is not ours to read.
        return [];
      }
    });
}

/** `kill -9` of the renderer of one instance; throws when there is none. */
export function killRenderer(dataDir: string): void {
  const renderer = processesOf(dataDir).find(({ command }) => command.includes("container/server/main.ts"));
  if (renderer === undefined) throw new Error(`no renderer of ${dataDir}`);
  process.kill(renderer.pid, "SIGKILL");
}
