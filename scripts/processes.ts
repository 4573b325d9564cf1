import { randomInt } from "node:crypto";
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";

/** Marks every process of one instance, so that the next start finds what a SIGKILL left behind. */
export const instanceMark = "AD_CREATIVE_INSTANCE";

/** Below the range from which Linux (32,768 up) and macOS (49,152 up) take ports for connections and for `listen(0)`. */
const ownPorts = { from: 20_000, to: 32_768 };

/**
 * A free port on loopback for a program that listens later. It is drawn from ports that the system gives to nobody by
 * itself, so that nothing else takes it until then.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = randomInt(ownPorts.from, ownPorts.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port of 127.0.0.1 between ${ownPorts.from} and ${ownPorts.to} is free.`);
}

/** Whether nothing listens on a port of loopback, or no longer after a while: what was just killed closes its own a moment later. */
export async function isFreeSoon(port: number, waitMs = 5_000): Promise<boolean> {
  for (const deadline = Date.now() + waitMs; ;) {
    if (await isFree(port)) return true;
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/** Asks `url` until it answers 2xx; throws after `timeoutMs`, or at once when the child has ended. */
export async function untilHealthy(url: string, child: ChildProcess, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The process behind ${url} ended at its start.`);
    const healthy = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url} after ${timeoutMs / 1000} s.`);
}

export function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  child.on("error", (error) => console.error(`${command} could not be started: ${error.message}`));
  return child;
}

/** Ends a child with SIGTERM, and with SIGKILL when it takes too long. */
export async function stop(child: ChildProcess, graceMs = 5_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), graceMs);
  await closed;
  clearTimeout(timer);
}

/** Kills what an earlier run of the same instance left behind; gives how many processes that were. Linux only. */
export function killLeftovers(instance: string): number {
  let killed = 0;
  for (const entry of readableProcesses()) {
    const pid = Number(entry);
    if (pid === process.pid || pid === process.ppid) continue;
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      if (!environment.includes(`${instanceMark}=${instance}`)) continue;
      process.kill(pid, "SIGKILL");
      killed += 1;
    } catch {
      // The process ended meanwhile, or it is not ours to read.
    }
  }
  return killed;
}

function readableProcesses(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
