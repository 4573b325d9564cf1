import type { KeptFiles } from "../../ports/keptFiles.ts";

/** The bucket that has no address. */
export class R2KeptFiles implements KeptFiles {
  readonly #bucket: R2Bucket;

  constructor(bucket: R2Bucket) {
    this.#bucket = bucket;
  }

  async get(key: string): Promise<Uint8Array | null> {
    const object = await this.#bucket.get(key);
    return object === null ? null : new Uint8Array(await object.arrayBuffer());
  }

  async put(key: string, bytes: Uint8Array | ArrayBuffer): Promise<void> {
    await this.#bucket.put(key, bytes);
  }

  async delete(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.#bucket.delete([...keys]);
  }

  async list(prefix: string, after: string | null, limit: number): Promise<{ key: string; storedAtMs: number }[]> {
    const { objects } = await this.#bucket.list({ prefix, limit, ...(after !== null && { startAfter: after }) });
    return objects.map(({ key, uploaded }) => ({ key, storedAtMs: uploaded.getTime() }));
  }
}
