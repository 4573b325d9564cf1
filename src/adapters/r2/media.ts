import type { Media, MediaPutOptions } from "../../ports/media.ts";

const cacheControl: Record<MediaPutOptions["caching"], string> = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "public, max-age=0, must-revalidate",
};

export class R2Media implements Media {
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
    if (!(body instanceof ReadableStream)) {
      await this.#bucket.put(key, body, { httpMetadata });
      return;
    }
    if (options.bytes === undefined) throw new Error("a stream needs its length");
    // R2 takes a stream only when its length is known; a stream that ends early or late fails here, and nothing is stored.
    const fixed = new FixedLengthStream(options.bytes);
    await Promise.all([body.pipeTo(fixed.writable), this.#bucket.put(key, fixed.readable, { httpMetadata })]);
  }

  async get(key: string): Promise<Uint8Array | null> {
    const object = await this.#bucket.get(key);
    return object === null ? null : new Uint8Array(await object.arrayBuffer());
  }

  url(key: string): string {
    return `${this.#baseUrl}/${key}`;
  }
}
