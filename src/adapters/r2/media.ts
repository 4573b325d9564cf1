import type { AdFiles } from "../../ports/adFiles.ts";
import type { Media, MediaPutOptions } from "../../ports/media.ts";

export const cacheControl: Record<MediaPutOptions["caching"], string> = {
  immutable: "public, max-age=31536000, immutable",
  provisional: "public, max-age=60",
  revalidate: "public, max-age=0, must-revalidate",
};

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
    const stored = { httpMetadata, ...(options.deliveryId && { customMetadata: { delivery: options.deliveryId } }) };
    if (!(body instanceof ReadableStream)) {
      await this.#bucket.put(key, body, stored);
      return;
    }
    if (options.bytes === undefined) throw new Error("a stream needs its length");
    await this.#putStream(key, body, options.bytes, stored);
  }

  async get(key: string): Promise<Uint8Array | null> {
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

  async #putStream(key: string, body: ReadableStream, bytes: number, stored: R2PutOptions): Promise<void> {
    // R2 takes a stream only when its length is known; a stream that ends early or late fails here, and nothing is stored.
    const fixed = new FixedLengthStream(bytes);
    await Promise.all([body.pipeTo(fixed.writable), this.#bucket.put(key, fixed.readable, stored)]);
  }
}
