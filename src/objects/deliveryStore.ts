import type { Concept } from "../core/creative/concept.ts";
import { DeliveryState } from "../core/delivery/state.ts";
import { splitEarlierState } from "../core/events/earlierState.ts";
import { Message } from "../core/events/message.ts";
import { Scene } from "../core/rendering/scene.ts";
import type { StoredScene } from "../ports/deliveries.ts";
import type { WebhookAttempt } from "../ports/webhooks.ts";
import type { ComposedConcepts } from "../services/recomposeConcept.ts";

interface Expected {
  deliveryId: string;
  sinceMs: number;
  /** The page that is deleted should the order not have been accepted. */
  viewerKey?: string;
}

/** Steps of the object's tables; append-only, the position is the version. */
const migrations = [
  `CREATE TABLE scenes (concept INTEGER PRIMARY KEY, scene TEXT NOT NULL, picture_key TEXT NOT NULL);
   CREATE TABLE journal (id INTEGER PRIMARY KEY AUTOINCREMENT, at_ms INTEGER NOT NULL, entry TEXT NOT NULL);`,
  `CREATE TABLE webhook_attempts (id INTEGER PRIMARY KEY AUTOINCREMENT, attempt TEXT NOT NULL);`,
  `CREATE TABLE messages (id TEXT PRIMARY KEY, message TEXT NOT NULL, body TEXT NOT NULL);
   ALTER TABLE webhook_attempts ADD COLUMN message_id TEXT NOT NULL DEFAULT '';`,
  `CREATE TABLE version_scenes (
     concept INTEGER NOT NULL, version INTEGER NOT NULL, scene TEXT NOT NULL, picture_key TEXT NOT NULL,
     PRIMARY KEY (concept, version)
   );`,
];

/** Every scene that is kept, those of concepts as they were ordered as version 1. */
const allScenes = `SELECT concept, 1 AS version, scene, picture_key FROM scenes
  UNION ALL SELECT concept, version, scene, picture_key FROM version_scenes`;

/** Characters of a line of the journal. */
const longestEntry = 5000;

/**
 * The memory of one delivery's object: the state in one value, its scenes, its journal and its outgoing messages. Every method
 * is synchronous, so that what is called without an await between is stored together.
 */
export class DeliveryStore implements ComposedConcepts {
  readonly #storage: DurableObjectStorage;
  #state: DeliveryState | null;
  #messages: Message[];
  #isMigrated = false;
  /** Read once; undefined until then. */
  #stageSinceMs: number | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    const stored = storage.kv.get("state");
    if (stored === undefined) {
      this.#state = null;
      this.#messages = [];
      return;
    }
    const earlier = splitEarlierState(stored);
    this.#state = DeliveryState.parse(earlier === null ? stored : earlier.state);
    this.#migrate();
    if (earlier !== null) this.#takeOver(this.#state, earlier.message);
    this.#messages = this.#storage.sql
      .exec<{ message: string }>("SELECT message FROM messages ORDER BY rowid")
      .toArray()
      .map((row) => Message.parse(JSON.parse(row.message)));
  }

  /** Writes what an earlier version had kept within the state as it is kept now. */
  #takeOver(state: DeliveryState, message: Message | null): void {
    const frozen = this.#storage.kv.get<{ body: string }>("webhook");
    if (message !== null && frozen !== undefined) {
      this.#storage.sql.exec("INSERT INTO messages VALUES (?, ?, ?)", message.id, JSON.stringify(message), frozen.body);
      this.#storage.sql.exec("UPDATE webhook_attempts SET message_id = ?", message.id);
    }
    this.#storage.kv.delete("webhook");
    this.#storage.kv.put("state", state);
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

  /** When the delivery's present stage began, in ms since 1970. */
  get stageSinceMs(): number {
    this.#stageSinceMs ??= this.#storage.kv.get<number>("stageSince") ?? this.#state?.startedAtMs;
    return this.#stageSinceMs ?? 0;
  }

  save(state: DeliveryState, { atMs, entries }: { atMs: number; entries: readonly string[] }): void {
    this.#migrate();
    if (this.#state !== null && this.#state.phase !== state.phase) {
      this.#storage.kv.put("stageSince", atMs);
      this.#stageSinceMs = atMs;
    }
    this.#state = state;
    this.#storage.kv.put("state", state);
    for (const entry of entries) this.addToJournal(atMs, entry);
  }

  addToJournal(atMs: number, entry: string): void {
    this.#storage.sql.exec("INSERT INTO journal (at_ms, entry) VALUES (?, ?)", atMs, entry.slice(0, longestEntry));
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
    if (this.#isMigrated) return;
    const version = this.#storage.kv.get<number>("version") ?? 0;
    if (version < migrations.length) {
      this.#storage.sql.exec(migrations.slice(version).join("\n"));
      this.#storage.kv.put("version", migrations.length);
    }
    this.#isMigrated = true;
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

  /** What a version of a concept is drawn from. */
  saveVersionScene({ concept, version, scene, pictureKey }: StoredScene): void {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO version_scenes VALUES (?, ?, ?, ?)",
      concept,
      version,
      JSON.stringify(scene),
      pictureKey,
    );
  }

  /** What a concept is drawn from, as it was ordered or in one of its versions. */
  scene(concept: number, version = 1): { scene: Scene; pictureKey: string } | null {
    return this.#scenes("WHERE concept = ? AND version = ?", concept, version)[0] ?? null;
  }

  /** What each version of a concept was drawn from. */
  scenesOf(concept: number): StoredScene[] {
    return this.#scenes("WHERE concept = ?", concept);
  }

  scenes(): StoredScene[] {
    return this.#scenes("");
  }

  #scenes(condition: string, ...values: number[]): StoredScene[] {
    if (this.#state === null) return [];
    return this.#storage.sql
      .exec<{ concept: number; version: number; scene: string; picture_key: string }>(
        `SELECT * FROM (${allScenes}) ${condition} ORDER BY concept, version`,
        ...values,
      )
      .toArray()
      .map((row) => ({
        concept: row.concept,
        version: row.version,
        scene: Scene.parse(JSON.parse(row.scene)),
        pictureKey: row.picture_key,
      }));
  }

  purgeScenes(): void {
    this.#storage.sql.exec("DELETE FROM scenes; DELETE FROM version_scenes");
  }

  /** The messages stay with what became of them, without their bodies. */
  purgeJournal(): void {
    this.#storage.sql.exec("DELETE FROM journal; DELETE FROM webhook_attempts; UPDATE messages SET body = ''");
  }

  /** Knows nothing from now on; what is stored goes with the object's storage. */
  forget(): void {
    this.#state = null;
    this.#messages = [];
    this.#isMigrated = false;
    this.#stageSinceMs = undefined;
  }

  /** Every message, the first one first. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  /** A message of an event that has just happened, with the body of every attempt. */
  addMessage(message: Message, body: string): void {
    this.#messages = [...this.#messages, message];
    this.#storage.sql.exec("INSERT INTO messages VALUES (?, ?, ?)", message.id, JSON.stringify(message), body);
  }

  changeMessage(message: Message): void {
    this.#messages = this.#messages.map((each) => (each.id === message.id ? message : each));
    this.#storage.sql.exec("UPDATE messages SET message = ? WHERE id = ?", JSON.stringify(message), message.id);
  }

  bodyOf(messageId: string): string {
    return this.#storage.sql.exec<{ body: string }>("SELECT body FROM messages WHERE id = ?", messageId).one().body;
  }

  addAttempt(messageId: string, attempt: WebhookAttempt): void {
    this.#storage.sql.exec(
      "INSERT INTO webhook_attempts (message_id, attempt) VALUES (?, ?)",
      messageId,
      JSON.stringify(attempt),
    );
  }

  /** Oldest first. */
  attemptsOf(messageId: string): WebhookAttempt[] {
    return this.#storage.sql
      .exec<{ attempt: string }>(
        "SELECT attempt FROM webhook_attempts WHERE message_id = ? ORDER BY id LIMIT 1000",
        messageId,
      )
      .toArray()
      .map((row) => JSON.parse(row.attempt) as WebhookAttempt);
  }
}
