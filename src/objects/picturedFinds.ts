import type { Find } from "../ports/brandObjects.ts";

// A type, not an interface: what `exec` returns must have an index signature.
type FindRow = { number: number; name: string; picture_key: string; is_usable: number };

/**
 * The products of a run that have a picture in the media bucket by now, in the order in which they came: a few words of each, so that
 * whoever watches the run costs no reading of whole products.
 */
export class PicturedFinds {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** An empty table, in a storage that has none. */
  begins(): void {
    this.#storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS finds (
        number INTEGER PRIMARY KEY, name TEXT NOT NULL, picture_key TEXT NOT NULL, is_usable INTEGER NOT NULL
      )`,
    );
  }

  add({ name, pictureKey, isUsable }: Omit<Find, "number">): void {
    this.#storage.sql.exec(
      "INSERT INTO finds (name, picture_key, is_usable) VALUES (?, ?, ?)",
      name,
      pictureKey,
      isUsable ? 1 : 0,
    );
  }

  /** How many of them an ad can show. */
  usable(): number {
    return this.#storage.sql.exec<{ total: number }>("SELECT count(*) AS total FROM finds WHERE is_usable = 1").one()
      .total;
  }

  /** The newest first. */
  newest(limit: number): Find[] {
    return this.#storage.sql
      .exec<FindRow>("SELECT number, name, picture_key, is_usable FROM finds ORDER BY number DESC LIMIT ?", limit)
      .toArray()
      .map(({ number, name, picture_key: pictureKey, is_usable: isUsable }) => ({
        number,
        name,
        pictureKey,
        isUsable: isUsable === 1,
      }));
  }

  /** A new run begins, or what the last one has read is deleted. */
  forget(): void {
    this.#storage.sql.exec("DELETE FROM finds");
  }
}
