import { base32 } from "../core/ids.ts";

/** A text that follows from a key of the settings and a label, by HKDF: nothing is stored, and nobody without the key can make it. */
export async function derivedText(keyBase64: string, label: string, bits: number): Promise<string> {
  const bytes = Uint8Array.from(atob(keyBase64), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode(label);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return base32(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, bits)));
}
