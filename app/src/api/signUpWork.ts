import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Work that the service asks for before it mails a link. */
export interface Work {
  challenge: string;
  /** How many bits the digest begins with that are zero. */
  zero_bits: number;
}

const seedCharacters = 32;
const encoder = new TextEncoder();
const digestsBetweenLooks = 64;
/** Of a page that is seen, which answers to keys and pointers in between, and of one that is not, where browsers give a slice a second. */
const sliceMs = { seen: 16, unseen: 500 };

/**
 * The proof for an address: the first nonce whose digest begins with so many zero bits, in a row with the challenge. Digests are made by
 * script: the browser's own come one promise each, which takes ten times as long. `isSeen`: whether somebody looks at the page.
 */
export async function proofOf({ challenge, zero_bits }: Work, email: string, isSeen = () => true): Promise<string> {
  const address = email.trim().toLowerCase();
  const seed = bytesToHex(sha256(utf8ToBytes(`${challenge}\n${address}`))).slice(0, seedCharacters);
  const text = utf8ToBytes(`${seed}.0000000000`);
  const digits = text.subarray(seed.length + 1);
  const endOfSliceMs = () => performance.now() + (isSeen() ? sliceMs.seen : sliceMs.unseen);
  let sliceEndsMs = endOfSliceMs();
  for (let nonce = 0; ; nonce++) {
    const { written } = encoder.encodeInto(String(nonce), digits);
    if (beginsWithZeros(sha256(text.subarray(0, seed.length + 1 + written)), zero_bits)) return `${challenge}.${nonce}`;
    if (nonce % digestsBetweenLooks === 0 && performance.now() > sliceEndsMs) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEndsMs = endOfSliceMs();
    }
  }
}

function beginsWithZeros(digest: Uint8Array, bits: number): boolean {
  return Math.clz32(new DataView(digest.buffer, digest.byteOffset).getUint32(0)) >= bits;
}
