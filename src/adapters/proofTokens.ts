import { derivedText } from "./derivedText.ts";
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
    const label = `proof of a website\n${accountId}\n${domain}`;
    const of = (key: string) => derivedText(key, label, tokenBits);
    return [await of(current), ...(await Promise.all(previous.map(of)))];
  }
}
