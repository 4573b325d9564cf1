/** A task that was at work when a newer run began; without a report it counts until its lease is over. */
interface ReplacedTask {
  token: string;
  untilMs: number;
}

/** The tasks of a brand's earlier runs that are still at work. */
export class ReplacedTasks {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  get #all(): ReplacedTask[] {
    return this.#storage.kv.get<ReplacedTask[]>("replaced") ?? [];
  }

  add(tasks: readonly ReplacedTask[]): void {
    if (tasks.length > 0) this.#storage.kv.put("replaced", [...this.#all, ...tasks]);
  }

  /** When each of them is over at the latest. */
  untilMs(nowMs: number): number[] {
    return this.#all.map(({ untilMs }) => untilMs).filter((untilMs) => untilMs > nowMs);
  }

  /** One of them has ended; what has run out is forgotten with it. False when there is none with this token. */
  end(token: string, nowMs: number): boolean {
    const all = this.#all;
    if (!all.some((task) => task.token === token)) return false;
    const left = all.filter((task) => task.token !== token && task.untilMs > nowMs);
    this.#storage.kv.put("replaced", left);
    return true;
  }
}
