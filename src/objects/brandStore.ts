import type { HostCircuits } from "../core/brand/hostCircuits.ts";
import type { BrandKit } from "../core/brand/kit.ts";
import type { OnboardingState } from "../core/brand/onboarding.ts";
import type { TaskKind } from "../core/brand/tasks.ts";
import type { ScrapedProduct } from "../core/product/scraped.ts";
import type { TaskInput, TaskResult, TaskRun } from "../ports/brandObjects.ts";
import type { CatalogueProduct } from "../ports/catalogue.ts";
import { CrowdedTasks } from "./crowdedTasks.ts";
import { ReplacedTasks } from "./replacedTasks.ts";
import { PicturedFinds } from "./picturedFinds.ts";
import { RunFolders } from "./runFolders.ts";
import { columns, taskOf, type StoredTask, type TaskRow } from "./storedTask.ts";

/** What looking at the shop from outside has given, its products and pages apart. */
export interface FoundShop {
  brandName: string;
  /** Whole sentences that a person should know. */
  notes: string[];
  /** A feed or a sitemap could not be read: what the run has not seen may still be there. */
  isPartial: boolean;
  /** Pages that could not be read, for a passing reason. */
  unreadPages: string[];
}

/** Where the mail about the end of a run stands. */
export interface MailState {
  tries: number;
  dueMs: number;
}

/** The memory of one brand's onboarding. Every method is synchronous. */
export class BrandStore {
  readonly replaced: ReplacedTasks;
  readonly folders: RunFolders;
  readonly crowded: CrowdedTasks;
  readonly finds: PicturedFinds;
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.replaced = new ReplacedTasks(storage);
    this.folders = new RunFolders(storage);
    this.crowded = new CrowdedTasks(storage);
    this.finds = new PicturedFinds(storage);
    this.begins();
  }

  /** Empty tables, in a storage that has none. */
  begins(): void {
    this.#storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS tasks (
        task INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        input TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'waiting',
        attempts INTEGER NOT NULL DEFAULT 0,
        sends INTEGER NOT NULL DEFAULT 0,
        due_ms INTEGER NOT NULL DEFAULT 0,
        token TEXT,
        result TEXT
      );
      CREATE INDEX IF NOT EXISTS tasks_by_state ON tasks (state, due_ms);
      CREATE TABLE IF NOT EXISTS listed (position INTEGER PRIMARY KEY, product TEXT NOT NULL);`,
    );
    this.finds.begins();
  }

  get state(): OnboardingState | null {
    return this.#storage.kv.get<OnboardingState>("state") ?? null;
  }

  /** A new run forgets what the last one found, but not which of its tasks are still at work. `folder` is where its files go: unguessable, the same however often a task is repeated. */
  begin(state: OnboardingState, folder: string): void {
    const claimed = this.#storage.sql
      .exec<{ token: string; due_ms: number }>("SELECT token, due_ms FROM tasks WHERE state = 'claimed'")
      .toArray();
    this.replaced.add(claimed.map(({ token, due_ms: untilMs }) => ({ token, untilMs })));
    this.#storage.sql.exec("DELETE FROM tasks; DELETE FROM listed");
    for (const key of ["found", "run", "mail", "nextPageMs", "circuits"]) this.#storage.kv.delete(key);
    this.crowded.forget();
    this.finds.forget();
    this.folders.add(folder);
    this.#storage.kv.put("folder", folder);
    this.save(state);
  }

  /** The step that led here is over; what has become of the run is to be shown. */
  save(state: OnboardingState): void {
    this.#storage.kv.put("state", state);
    this.#storage.kv.put("shown", false);
    this.#storage.kv.delete("begun");
  }

  /** What the last run has read; where its files are, and that there was a run, stays. */
  forgetScrapes(): void {
    this.#storage.sql.exec("DELETE FROM tasks; DELETE FROM listed");
    this.finds.forget();
    for (const key of ["found", "run", "nextPageMs", "circuits"]) this.#storage.kv.delete(key);
  }

  get folder(): string {
    return this.#must<string>("folder");
  }

  /** Whether D1 knows the present state. */
  get isShown(): boolean {
    return this.#storage.kv.get<boolean>("shown") ?? false;
  }

  markShown(): void {
    this.#storage.kv.put("shown", true);
  }

  /** Counts a beginning of the present step; more than one means that the object died inside it. */
  stepBegins(): number {
    const times = (this.#storage.kv.get<number>("begun") ?? 0) + 1;
    this.#storage.kv.put("begun", times);
    return times;
  }

  /** Null once there is nothing to tell any more. */
  get mail(): MailState | null {
    return this.#storage.kv.get<MailState>("mail") ?? null;
  }

  saveMail(mail: MailState | null): void {
    if (mail === null) this.#storage.kv.delete("mail");
    else this.#storage.kv.put("mail", mail);
  }

  /** When the next page may be begun, so that a shop is not hurried. */
  get nextPageMs(): number {
    return this.#storage.kv.get<number>("nextPageMs") ?? 0;
  }

  saveNextPage(atMs: number): void {
    this.#storage.kv.put("nextPageMs", atMs);
  }

  /** The hosts that this run has had trouble with. */
  get circuits(): HostCircuits {
    return this.#storage.kv.get<HostCircuits>("circuits") ?? {};
  }

  saveCircuits(circuits: HostCircuits): void {
    this.#storage.kv.put("circuits", circuits);
  }

  saveDiscovery(found: FoundShop, run: TaskRun, listed: readonly ScrapedProduct[]): void {
    this.#storage.kv.put("found", found);
    this.#storage.kv.put("run", run);
    this.#storage.sql.exec("DELETE FROM listed");
    listed.forEach((product, position) => {
      this.#storage.sql.exec("INSERT INTO listed VALUES (?, ?)", position, JSON.stringify(product));
    });
  }

  get found(): FoundShop {
    return this.#must<FoundShop>("found");
  }

  /** False for a run that failed before it had found anything. */
  get hasFound(): boolean {
    return this.#storage.kv.get("found") !== undefined;
  }

  saveFound(found: FoundShop): void {
    this.#storage.kv.put("found", found);
  }

  get run(): TaskRun {
    return this.#must<TaskRun>("run");
  }

  /** Products that feeds and the home page listed. */
  listed(): ScrapedProduct[] {
    return this.#storage.sql
      .exec<{ product: string }>("SELECT product FROM listed ORDER BY position")
      .toArray()
      .map(({ product }) => JSON.parse(product) as ScrapedProduct);
  }

  /** Tasks for the next stage, in place of any that a repeated step has left. */
  addTasks(inputs: readonly TaskInput[]): void {
    this.#emptyOf(new Set(inputs.map(({ kind }) => kind)));
    for (const input of inputs) this.#addTask(input);
  }

  #emptyOf(kinds: Iterable<TaskKind>): void {
    for (const kind of kinds) this.#storage.sql.exec("DELETE FROM tasks WHERE kind = ?", kind);
  }

  #addTask(input: TaskInput): number {
    return this.#storage.sql
      .exec<{ task: number }>(
        "INSERT INTO tasks (kind, input) VALUES (?, ?) RETURNING task",
        input.kind,
        JSON.stringify(input),
      )
      .one().task;
  }

  task(number: number): StoredTask | null {
    const row = this.#storage.sql.exec<TaskRow>(`SELECT ${columns} FROM tasks WHERE task = ?`, number).toArray()[0];
    return row === undefined ? null : taskOf(row);
  }

  /** Tasks that may be sent now, in their order. */
  waiting(nowMs: number, limit: number): StoredTask[] {
    return this.#storage.sql
      .exec<TaskRow>(
        `SELECT ${columns} FROM tasks WHERE state = 'waiting' AND due_ms <= ? ORDER BY task LIMIT ?`,
        nowMs,
        limit,
      )
      .toArray()
      .map(taskOf);
  }

  /** Messages that were lost and leases that have run out. */
  overdue(nowMs: number): StoredTask[] {
    return this.#storage.sql
      .exec<TaskRow>(`SELECT ${columns} FROM tasks WHERE state IN ('sent', 'claimed') AND due_ms <= ?`, nowMs)
      .toArray()
      .map(taskOf);
  }

  /** Every task that is not over. */
  open(): StoredTask[] {
    return this.#storage.sql
      .exec<TaskRow>(`SELECT ${columns} FROM tasks WHERE state <> 'done' ORDER BY task`)
      .toArray()
      .map(taskOf);
  }

  underWay(): number {
    return this.#count("state IN ('sent', 'claimed')");
  }

  /** Tasks that are not over: of one kind, or all. */
  openTasks(kind: TaskKind | null): number {
    return this.#count(kind === null ? "state <> 'done'" : `state <> 'done' AND kind = '${kind}'`);
  }

  /** When the next message or lease runs out, and with `pauses` also when the next pause ends; null when nothing is due. */
  nextDueMs(pauses: boolean): number | null {
    const states = pauses ? "'sent', 'claimed', 'waiting'" : "'sent', 'claimed'";
    return this.#storage.sql
      .exec<{ due: number | null }>(`SELECT min(due_ms) AS due FROM tasks WHERE state IN (${states})`)
      .one().due;
  }

  saveTask({ task, state, attempts, sends, dueMs, token }: Omit<StoredTask, "input">): void {
    this.#storage.sql.exec(
      "UPDATE tasks SET state = ?, attempts = ?, sends = ?, due_ms = ?, token = ? WHERE task = ?",
      state,
      attempts,
      sends,
      dueMs,
      token,
      task,
    );
  }

  /** `result`: null for a task that was given up. */
  endTask(task: number, result: TaskResult | null): void {
    const json = result === null ? null : JSON.stringify(result);
    this.#storage.sql.exec("UPDATE tasks SET state = 'done', token = NULL, result = ? WHERE task = ?", json, task);
  }

  /** Products that the pages read so far have shown. */
  readPages(): ScrapedProduct[] {
    return this.#results("page").flatMap((result) => (result.kind === "page" ? result.products : []));
  }

  kit(): BrandKit | null {
    const [result] = this.#results("kit");
    return result?.kind === "kit" ? result.kit : null;
  }

  products(): CatalogueProduct[] {
    return this.#results("picture").flatMap((result) => (result.kind === "picture" ? [result.product] : []));
  }

  #results(kind: TaskKind): TaskResult[] {
    return this.#storage.sql
      .exec<{ result: string }>("SELECT result FROM tasks WHERE kind = ? AND result IS NOT NULL ORDER BY task", kind)
      .toArray()
      .map(({ result }) => JSON.parse(result) as TaskResult);
  }

  #count(condition: string): number {
    return this.#storage.sql.exec<{ total: number }>(`SELECT count(*) AS total FROM tasks WHERE ${condition}`).one()
      .total;
  }

  #must<T>(key: string): T {
    const value = this.#storage.kv.get<T>(key);
    if (value === undefined) throw new Error(`a run at this stage must have its ${key}`);
    return value;
  }
}
