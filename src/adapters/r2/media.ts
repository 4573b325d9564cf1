import type { AdFiles } from "../../ports/adFiles.ts";
import type { Media, MediaPutOptions } from "../../ports/media.ts";

export const cacheControl: Record<MediaPutOptions["caching"], string> = {
  immutable: "public, max-age=31536000, immutable",
  provisional: "public, max-age=60",
  revalidate: "public, max-age=0, must-revalidate",
};

/** Each further try means that somebody else has written meanwhile, of whom there are two at the most. */
const maxRevisionTries = 5;

export class R2Media implements Media, AdFiles {
  readonly #bucket: R2Bucket;
  readonly #baseUrl: string;

  constructor(bucket: R2Bucket, baseUrl: string) {
    this.#bucket = bucket;
    this.#baseUrl = baseUrl;
  }

  async put(key: string, body: Parameters<Media["put"]>[1], options: MediaPutOptions): Promise<void> {
    const httpMetadata: R2HTTPMetadata = {
      contentType: options.contentType,
      cacheControl: cacheControl[options.caching],
    };
    if (options.downloadName) httpMetadata.contentDisposition = `inline; filename="${options.downloadName}"`;
    const customMetadata = {
      ...(options.deliveryId && { delivery: options.deliveryId }),
      ...(options.revision !== undefined && { revision: String(options.revision) }),
    };
    const stored = { httpMetadata, customMetadata };
    if (!(body instanceof ReadableStream)) {
      if (options.revision === undefined) await this.#bucket.put(key, body, stored);
      else await this.#putLater(key, body, options.revision, stored);
      return;
    }
    if (options.bytes === undefined) throw new Error("a stream needs its length");
    await this.#putStream(key, body, options.bytes, stored);
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const object = await this.#bucket.get(key);
    return object === null ? null : new Uint8Array(await object.arrayBuffer());
  }

  async deleteUnder(prefix: string, except: readonly string[] = []): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await this.#bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
      const keys = page.objects.map(({ key }) => key).filter((key) => !except.includes(key));
      if (keys.length > 0) await this.#bucket.delete(keys);
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor !== undefined);
  }

  async settle(key: string): Promise<void> {
    const object = await this.#bucket.get(key);
    if (object === null) return;
    if (object.httpMetadata?.cacheControl === cacheControl.immutable) return object.body.cancel();
    // R2 changes an object's headers only together with its bytes.
    await this.#putStream(key, object.body, object.size, {
      httpMetadata: { ...object.httpMetadata, cacheControl: cacheControl.immutable },
      ...(object.customMetadata && { customMetadata: object.customMetadata }),
    });
  }

  url(key: string): string {
    return `${this.#baseUrl}/${key}`;
  }

  /** Writes over what is there only where that is of an earlier revision, and nobody else writes in between. */
  async #putLater(key: string, body: ArrayBuffer | Uint8Array | string, revision: number, stored: R2PutOptions) {
    // Before the first there is nothing, which is known without a look.
    let there = revision === 1 ? null : await this.#bucket.head(key);
    for (let tries = 0; tries < maxRevisionTries; tries++) {
      if (there !== null && Number(there.customMetadata?.revision ?? 0) >= revision) return;
      const onlyIf = there === null ? new Headers({ "if-none-match": "*" }) : { etagMatches: there.etag };
      if ((await this.#bucket.put(key, body, { ...stored, onlyIf })) !== null) return;
      there = await this.#bucket.head(key);
    }
    throw new Error("others keep writing the same file");
  }

  async #putStream(key: string, body: ReadableStream, bytes: number, stored: R2PutOptions): Promise<void> {
    // R2 takes a stream only when its length is known; a stream that ends early or late fails here, and nothing is stored.
    const fixed = new FixedLengthStream(bytes);
    await Promise.all([body.pipeTo(fixed.writable), this.#bucket.put(key, fixed.readable, stored)]);
  }
}
