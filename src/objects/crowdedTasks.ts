/** The tasks of a run for which we had not enough: no room then for what they downloaded, or no time. */
export class CrowdedTasks {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** One more time without room; how often it is now. */
  note(task: number): number {
    return this.#countUp("crowded", task);
  }

  /** One more attempt that did not end in time; how many there are now. */
  noteLate(task: number): number {
    return this.#countUp("late", task);
  }

  /** Whether tasks have been given up for that. */
  get areGivenUp(): boolean {
    return this.#storage.kv.get<boolean>("crowdedOut") ?? false;
  }

  noteGivenUp(): void {
    this.#storage.kv.put("crowdedOut", true);
  }

  /** A new run begins. */
  forget(): void {
    for (const key of ["crowded", "late", "crowdedOut"]) this.#storage.kv.delete(key);
  }

  #countUp(what: "crowded" | "late", task: number): number {
    const known = this.#storage.kv.get<Record<number, number>>(what) ?? {};
    const times = (known[task] ?? 0) + 1;
    this.#storage.kv.put(what, { ...known, [task]: times });
    return times;
  }
}
