import { base32, base32Bytes } from "../../core/ids.ts";
import { judgeWork, newWork, signUpWork, type WorkTools } from "../../core/people/signUpWork.ts";
import type { ProofFault, SignUpChallenge } from "../../core/people/signUpProof.ts";
import type { Result } from "../../core/result.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { SignUpProof } from "../../ports/signUpProof.ts";
import { derivedText } from "../derivedText.ts";

const keyBits = 256;
const signatureBytes = 32;
const algorithm = { name: "HMAC", hash: "SHA-256" };

/** Proof of work without a store. A proof that comes again within its life opens nothing: links to an address are counted. */
export class SignUpWork implements SignUpProof {
  readonly #secretsKey: string;
  readonly #runtime: Runtime;
  #key: Promise<CryptoKey> | null = null;

  /** The key that signs challenges is derived from the one that seals secrets: when that changes, challenges of before are refused. */
  constructor(secretsKey: string, runtime: Runtime) {
    this.#secretsKey = secretsKey;
    this.#runtime = runtime;
  }

  challenge(): Promise<SignUpChallenge> {
    return newWork(this.#tools(), signUpWork.zeroBits, this.#runtime.nowMs());
  }

  check(proof: string, email: string): Promise<Result<void, ProofFault>> {
    return judgeWork(this.#tools(), proof, { email, nowMs: this.#runtime.nowMs() });
  }

  #tools(): WorkTools {
    return {
      random: this.#runtime.random,
      sha256Hex: (text) => this.#runtime.sha256Hex(text),
      sign: async (text) => {
        const signature = await crypto.subtle.sign("HMAC", await this.#signingKey(), new TextEncoder().encode(text));
        return base32(new Uint8Array(signature));
      },
      isSigned: async (text, signature) => {
        const bytes = base32Bytes(signature, signatureBytes);
        return (
          base32(bytes) === signature &&
          crypto.subtle.verify("HMAC", await this.#signingKey(), bytes, new TextEncoder().encode(text))
        );
      },
    };
  }

  #signingKey(): Promise<CryptoKey> {
    this.#key ??= derivedText(this.#secretsKey, "challenges before sign-up", keyBits).then((text) =>
      crypto.subtle.importKey("raw", new TextEncoder().encode(text), algorithm, false, ["sign", "verify"]),
    );
    return this.#key;
  }
}
