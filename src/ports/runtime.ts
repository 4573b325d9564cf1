import type { RandomBytes } from "../core/ids.ts";

/** Time, randomness and digests, passed in so that rules and services can be tested at any moment. */
export interface Runtime {
  nowMs(): number;
  random: RandomBytes;
  /** SHA-256 of bytes, or of a text as UTF-8, in lower-case hexadecimal. */
  sha256Hex(content: string | Uint8Array): Promise<string>;
}
