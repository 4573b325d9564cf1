import { base32, type RandomBytes } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import type { ProofFault, SignUpChallenge } from "./signUpProof.ts";

/**
 * The work before a sign-in link: 16,384 digests on average, which take a computer some 0.2 s and a phone a second (docs/interfaces.md).
 * `lifeMs`: so long after its challenge was given a proof counts.
 */
export const signUpWork = { zeroBits: 14, lifeMs: 10 * 60_000 } as const;

const saltBytes = 10;
/** So much of the first digest goes into the second, which then is of one block of SHA-256 for every address. */
const seedCharacters = 32;
const form = /^(\d{1,2})\.(\d{13})\.([0-9a-z]+)\.([0-9a-z]+)\.(\d{1,10})$/;

/** Digests, and signatures that nobody else can make. */
export interface WorkTools {
  random: RandomBytes;
  sha256Hex: (text: string) => Promise<string>;
  /** In letters and digits. */
  sign: (text: string) => Promise<string>;
  isSigned: (text: string, signature: string) => Promise<boolean>;
}

/** A challenge, of which nothing is stored: its difficulty, its end and a salt, signed. It is no address's own; a proof is. */
export async function newWork({ random, sign }: WorkTools, zeroBits: number, nowMs: number): Promise<SignUpChallenge> {
  const text = `${zeroBits}.${nowMs + signUpWork.lifeMs}.${base32(random(saltBytes))}`;
  return { kind: "work", challenge: `${text}.${await sign(text)}`, zero_bits: zeroBits };
}

/**
 * Judges `<challenge>.<nonce>`: the challenge is ours and has not ended, and for this address the work was done. `SHA-256(<seed>.<nonce>)`
 * has to begin with the zero bits; the seed is what SHA-256 of challenge, line feed and address begins with, in hexadecimal.
 */
export async function judgeWork(
  { sha256Hex, isSigned }: WorkTools,
  proof: string,
  { email, nowMs }: { email: string; nowMs: number },
): Promise<Result<void, ProofFault>> {
  const [, zeroBits = "", endsAtMs = "", salt = "", signature = "", nonce = ""] = form.exec(proof) ?? [];
  const signed = `${zeroBits}.${endsAtMs}.${salt}`;
  if (nonce === "" || !(await isSigned(signed, signature))) return err("invalid");
  if (nowMs >= Number(endsAtMs)) return err("expired");
  const seed = (await sha256Hex(`${signed}.${signature}\n${email}`)).slice(0, seedCharacters);
  const digest = await sha256Hex(`${seed}.${nonce}`);
  return Math.clz32(parseInt(digest.slice(0, 8), 16)) >= Number(zeroBits) ? ok(undefined) : err("invalid");
}
