/** Files that people may fetch: product pictures, ads, viewer pages. Keys carry 128 bits of randomness. */
export interface Media {
  put(key: string, body: ReadableStream | ArrayBuffer | Uint8Array | string, options: MediaPutOptions): Promise<void>;
  /** The file's bytes, or null where there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The public address of a file that has been put. */
  url(key: string): string;
}

export interface MediaPutOptions {
  contentType: string;
  /** Length in bytes; needed for a stream. */
  bytes?: number;
  /** `immutable` files never change under their key, `provisional` ones may be withdrawn soon; `revalidate` is for pages that change. */
  caching: "immutable" | "provisional" | "revalidate";
  /** The delivery that it is made for: with its account's suspension the file is off. */
  deliveryId?: string;
  /** A file name for downloads. */
  downloadName?: string;
  /**
   * Which state of its subject it shows, counted up: it never takes the place of a later or the same one, whoever writes at the same time.
   * The first is 1.
   */
  revision?: number;
}
