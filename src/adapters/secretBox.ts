/** Seals short secrets at rest with AES-256-GCM under the key from the settings. */
export class SecretBox {
  readonly #keyBytes: Uint8Array<ArrayBuffer>;

  /** `keyBase64`: 32 bytes in base64. */
  constructor(keyBase64: string) {
    this.#keyBytes = fromBase64(keyBase64);
  }

  /** Imported for each use: a promise that one request has begun must not be what another waits for. */
  #key(): Promise<CryptoKey> {
    return crypto.subtle.importKey("raw", this.#keyBytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  }

  async seal(text: string): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: "AES-GCM", iv },
      await this.#key(),
      new TextEncoder().encode(text),
    );
    return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
  }

  async open(sealed: string): Promise<string> {
    const [iv = "", data = ""] = sealed.split(".");
    const algorithm = { name: "AES-GCM", iv: fromBase64(iv) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await this.#key(), fromBase64(data)));
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
