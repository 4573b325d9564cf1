/** The folders of the media bucket in which a brand's runs and uploads have stored files, and when they are to be looked through next. */
export class RunFolders {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Those that may hold something, oldest first. */
  get all(): string[] {
    return this.#storage.kv.get<string[]>("folders") ?? [];
  }

  /** A new run begins; until it is over nothing is looked through. */
  add(folder: string): void {
    this.note(folder);
    this.saveDue(null);
  }

  note(folder: string): void {
    // Objects of earlier versions remember the folder of their last run alone.
    const before = this.#storage.kv.get<string>("folder");
    const known = this.all.length > 0 || before === undefined ? this.all : [before];
    this.#storage.kv.put("folders", [...known, folder]);
  }

  /** Nothing is in it that may ever go. */
  forget(folder: string): void {
    this.#storage.kv.put(
      "folders",
      this.all.filter((other) => other !== folder),
    );
  }

  /** Null where there is nothing to do. */
  get dueMs(): number | null {
    return this.#storage.kv.get<number>("filesDueMs") ?? null;
  }

  saveDue(dueMs: number | null): void {
    if (dueMs === null) this.#storage.kv.delete("filesDueMs");
    else this.#storage.kv.put("filesDueMs", dueMs);
  }
}
