/** Ids are a prefix, an underscore and 128 bits of randomness in Crockford base 32 (26 characters). */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

const prefixes = {
  account: "acc",
  apiKey: "key",
  brand: "brd",
  onboardingRun: "run",
  proofAttempt: "wpa",
  product: "prd",
  picture: "pic",
  delivery: "del",
  ad: "ad",
  request: "req",
  transaction: "txn",
  payment: "pay",
  secret: "sec",
  deletion: "dln",
  operator: "opr",
  person: "per",
  signInRequest: "sir",
  shareLink: "shr",
  comment: "cmt",
} as const;

export type IdKind = keyof typeof prefixes;

/** A source of cryptographic randomness, passed in so that the rules stay pure: `count` random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

export function base32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31] ?? "";
    }
  }
  return bits > 0 ? text + (alphabet[(value << (5 - bits)) & 31] ?? "") : text;
}

/** The bytes that `base32` wrote, as many as are asked for. */
export function base32Bytes(text: string, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  let bits = 0;
  let value = 0;
  let at = 0;
  for (const character of text) {
    value = ((value << 5) | alphabet.indexOf(character)) & 0xffff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    if (at < count) bytes[at++] = value >>> bits;
  }
  return bytes;
}

export function newId(kind: IdKind, random: RandomBytes): string {
  return `${prefixes[kind]}_${base32(random(16))}`;
}

/** The id of what is named after what it holds: the same hash (SHA-256 in hexadecimal) always gives the same one. */
export function idOfContent(kind: IdKind, sha256Hex: string): string {
  const bytes = Uint8Array.from({ length: 16 }, (_, at) => Number.parseInt(sha256Hex.slice(2 * at, 2 * at + 2), 16));
  return `${prefixes[kind]}_${base32(bytes)}`;
}

export function isId(kind: IdKind, text: string): boolean {
  const prefix = `${prefixes[kind]}_`;
  return text.startsWith(prefix) && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text.slice(prefix.length));
}

/** Live keys start with the prefix that the spec fixes, followed by 256 random bits. */
export const apiKeyPrefix = "svc_live_";

/** Tokens of operators, followed by 256 random bits. */
export const operatorTokenPrefix = "svc_opr_";

/** What opens a share link: 256 random bits. */
export function newShareToken(random: RandomBytes): string {
  return base32(random(32));
}

export function newApiKey(random: RandomBytes): string {
  return apiKeyPrefix + base32(random(32));
}
