import type { Concept } from "../core/creative/concept.ts";
import { DeliveryState } from "../core/delivery/state.ts";
import { Scene } from "../core/rendering/scene.ts";
import type { WebhookAttempt } from "../ports/webhooks.ts";
import type { DeliveryMemory, FrozenWebhook } from "../services/deliveryEffects.ts";

interface Expected {
  deliveryId: string;
  sinceMs: number;
}

/** Steps of the object's tables; append-only, the position is the version. */
const migrations = [
  `CREATE TABLE scenes (concept INTEGER PRIMARY KEY, scene TEXT NOT NULL, picture_key TEXT NOT NULL);
   CREATE TABLE journal (id INTEGER PRIMARY KEY AUTOINCREMENT, at_ms INTEGER NOT NULL, entry TEXT NOT NULL);`,
  `CREATE TABLE webhook_attempts (id INTEGER PRIMARY KEY AUTOINCREMENT, attempt TEXT NOT NULL);`,
];

/** Characters of a line of the journal. */
const longestEntry = 5000;

/**
 * The memory of one delivery's object: the state in one value, its scenes, its journal and the frozen webhook. Every method
 * is synchronous, so that what is called without an await between is stored together.
 */
export class DeliveryStore implements DeliveryMemory {
  readonly #storage: DurableObjectStorage;
  #state: DeliveryState | null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    const stored = storage.kv.get("state");
    this.#state = stored === undefined ? null : DeliveryState.parse(stored);
  }

  get state(): DeliveryState | null {
    return this.#state;
  }

  get expected(): Expected | null {
    return this.#storage.kv.get<Expected>("expected") ?? null;
  }

  rememberExpected(expected: Expected): void {
    this.#storage.kv.put("expected", expected);
  }

  save(state: DeliveryState, { atMs, entries }: { atMs: number; entries: readonly string[] }): void {
    this.#migrate();
    this.#state = state;
    this.#storage.kv.put("state", state);
    for (const entry of entries) {
      this.#storage.sql.exec("INSERT INTO journal (at_ms, entry) VALUES (?, ?)", atMs, entry.slice(0, longestEntry));
    }
  }

  journal(): { atMs: number; entry: string }[] {
    if (this.#state === null) return [];
    return this.#storage.sql
      .exec<{ at_ms: number; entry: string }>("SELECT at_ms, entry FROM journal ORDER BY id LIMIT 1000")
      .toArray()
      .map((row) => ({ atMs: row.at_ms, entry: row.entry }));
  }

  /** On the first write, so that an object that is only asked stays empty. */
  #migrate(): void {
    const version = this.#storage.kv.get<number>("version") ?? 0;
    for (const step of migrations.slice(version)) this.#storage.sql.exec(step);
    if (version < migrations.length) this.#storage.kv.put("version", migrations.length);
  }

  saveScenes(concepts: readonly Concept[]): void {
    for (const { index, scene, pictureKey } of concepts) {
      this.#storage.sql.exec(
        "INSERT OR REPLACE INTO scenes VALUES (?, ?, ?)",
        index,
        JSON.stringify(scene),
        pictureKey,
      );
    }
  }

  scene(concept: number): { scene: Scene; pictureKey: string } | null {
    if (this.#state === null) return null;
    const row = this.#storage.sql
      .exec<{ scene: string; picture_key: string }>("SELECT scene, picture_key FROM scenes WHERE concept = ?", concept)
      .toArray()[0];
    return row === undefined ? null : { scene: Scene.parse(JSON.parse(row.scene)), pictureKey: row.picture_key };
  }

  addWebhookAttempt(attempt: WebhookAttempt): void {
    this.#migrate();
    this.#storage.sql.exec("INSERT INTO webhook_attempts (attempt) VALUES (?)", JSON.stringify(attempt));
  }

  /** Oldest first. */
  webhookAttempts(): WebhookAttempt[] {
    if (this.#state === null) return [];
    this.#migrate();
    return this.#storage.sql
      .exec<{ attempt: string }>("SELECT attempt FROM webhook_attempts ORDER BY id LIMIT 1000")
      .toArray()
      .map((row) => JSON.parse(row.attempt) as WebhookAttempt);
  }

  freezeWebhook(webhook: FrozenWebhook): void {
    this.#storage.kv.put("webhook", webhook);
  }

  frozenWebhook(): FrozenWebhook | null {
    return this.#storage.kv.get<FrozenWebhook>("webhook") ?? null;
  }
}
