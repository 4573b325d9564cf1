import type { RandomBytes } from "../core/ids.ts";

/** Time, randomness and digests, passed in so that rules and services can be tested at any moment. */
export interface Runtime {
  nowMs(): number;
  random: RandomBytes;
  /** SHA-256 of the UTF-8 text, lower-case hexadecimal. */
  sha256Hex(text: string): Promise<string>;
}
