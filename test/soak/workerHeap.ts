import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { once } from "node:events";
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

const answerWithinMs = 60_000;

/**
 * What our Worker alone holds in memory, apart from the emulator's databases, buckets and queues in the same process: the heap of its
 * isolate, by the inspector of one of the processes `pids`. Linux only.
 */
export class WorkerHeap {
  readonly #socket: WebSocket;
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(pids: readonly number[]): Promise<WorkerHeap> {
    for (const port of pids.flatMap(listeningPorts)) {
      const url = await inspectorOf(port);
      if (url === null) continue;
      const socket = new WebSocket(url, { perMessageDeflate: false });
      await once(socket, "open");
      return new WorkerHeap(socket);
    }
    throw new Error("No inspector of the Worker was found.");
  }

  /** MiB in use after a garbage collection, with the buffers that are kept outside of the heap. */
  async usedMiB(): Promise<number> {
    await this.#call("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize } = (await this.#call("Runtime.getHeapUsage")) as HeapUsage;
    return (usedSize + backingStorageSize) / 2 ** 20;
  }

  close(): void {
    this.#socket.close();
  }

  async #call(method: string): Promise<unknown> {
    const id = ++this.#calls;
    const answered = new Promise<unknown>((resolve, reject) => {
      // A Worker that was loaded anew takes its inspector along, and nothing would ever come.
      const end = () => {
        this.#socket.off("message", listen);
        reject(new Error(`The Worker's inspector did not answer ${method}.`));
      };
      const timer = setTimeout(end, answerWithinMs);
      const listen = (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as { id?: number; result?: unknown };
        if (answer.id !== id) return;
        clearTimeout(timer);
        this.#socket.off("message", listen);
        resolve(answer.result);
      };
      this.#socket.on("message", listen);
    });
    this.#socket.send(JSON.stringify({ id, method, params: {} }));
    return answered;
  }
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
