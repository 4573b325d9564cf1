import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { on, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
// Node's own client offers to compress, which workerd's inspector does not understand.
import { WebSocket } from "ws";

interface Target {
  id: string;
  webSocketDebuggerUrl: string;
}

interface HeapUsage {
  usedSize: number;
  backingStorageSize: number;
}

const answerWithinMs = 20_000;
/** The inspector has one client at a time: the development server's own puts ours out now and then. */
const maxTries = 10;
const pauseMs = 200;

/**
 * What our Worker alone holds in memory, apart from the emulator's databases, buckets and queues in the same process: the heap of its
 * isolate, by the inspector of one of the processes `pids`. Linux only.
 */
export class WorkerHeap {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(pids: readonly number[]): Promise<WorkerHeap> {
    for (const port of pids.flatMap(listeningPorts)) {
      const url = await inspectorOf(port);
      if (url !== null) return new WorkerHeap(url);
    }
    throw new Error("No inspector of the Worker was found.");
  }

  /** MiB in use after a garbage collection, with the buffers that are kept outside of the heap. */
  async usedMiB(): Promise<number> {
    for (let tried = 1; ; tried++) {
      try {
        return await readHeap(this.#url);
      } catch (error) {
        if (tried === maxTries) throw error;
        await pause(pauseMs);
      }
    }
  }
}

/** Connects for the two calls alone, and lets go of the inspector again. Rejects where the connection is closed before it is answered. */
async function readHeap(url: string): Promise<number> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const closed = new AbortController();
  socket.once("close", () => closed.abort(new Error("The Worker's inspector closed the connection.")));
  const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(answerWithinMs)]);
  try {
    await once(socket, "open", { signal });
    await call(socket, "HeapProfiler.collectGarbage", signal);
    const { usedSize, backingStorageSize } = (await call(socket, "Runtime.getHeapUsage", signal)) as HeapUsage;
    return (usedSize + backingStorageSize) / 2 ** 20;
  } finally {
    // Whatever is still said of a connection that has been given up is of no interest.
    socket.on("error", () => undefined);
    socket.terminate();
  }
}

let calls = 0;

async function call(socket: WebSocket, method: string, signal: AbortSignal): Promise<unknown> {
  const id = ++calls;
  socket.send(JSON.stringify({ id, method, params: {} }));
  for await (const [data] of on(socket, "message", { signal }) as AsyncIterable<[Buffer]>) {
    const answer = JSON.parse(data.toString()) as { id?: number; result?: unknown };
    if (answer.id === id) return answer.result;
  }
  throw new Error(`The Worker's inspector did not answer ${method}.`);
}

/** The address of our Worker's inspector where this port is one. */
async function inspectorOf(port: number): Promise<string | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/json`, { signal: AbortSignal.timeout(2_000) });
    const targets = (await response.json()) as Target[];
    return targets.find(({ id }) => id.startsWith("core:user:ad-creative"))?.webSocketDebuggerUrl ?? null;
  } catch {
    // Something else listens there.
    return null;
  }
}

/** The ports of TCP over IPv4 on which a process listens. */
function listeningPorts(pid: number): number[] {
  const folder = `/proc/${pid}/fd`;
  const sockets = new Set(
    readdirSync(folder).flatMap((name) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${name}`))?.[1] ?? [];
      } catch {
        // It was closed meanwhile.
        return [];
      }
    }),
  );
  const listening = "0A";
  const lines = readFileSync(`/proc/${pid}/net/tcp`, "utf8").split("\n").slice(1);
  return lines.flatMap((line) => {
    const [, local = "", , state, , , , , , inode = ""] = line.trim().split(/\s+/);
    return state === listening && sockets.has(inode) ? [parseInt(local.split(":")[1] ?? "", 16)] : [];
  });
}
