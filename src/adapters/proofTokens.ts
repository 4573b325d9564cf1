import { base32 } from "../core/ids.ts";
import type { ProofTokens } from "../ports/websiteProofs.ts";

const tokenBits = 160;

/** Tokens derived with HKDF from the keys that seal secrets: nothing is stored, and nobody else can make one. */
export class DerivedProofTokens implements ProofTokens {
  readonly #keysBase64: readonly [current: string, ...previous: string[]];

  constructor(keysBase64: readonly [current: string, ...previous: string[]]) {
    this.#keysBase64 = keysBase64;
  }

  async of(accountId: string, domain: string): Promise<[current: string, ...previous: string[]]> {
    const [current, ...previous] = this.#keysBase64;
    const info = Uint8Array.from(new TextEncoder().encode(`proof of a website\n${accountId}\n${domain}`));
    return [await derived(current, info), ...(await Promise.all(previous.map((key) => derived(key, info))))];
  }
}

async function derived(keyBase64: string, info: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = Uint8Array.from(atob(keyBase64), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits"]);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return base32(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, tokenBits)));
}
