const version = "v2";
/** Of keys that nobody has chosen to be alike, and as many as a deployment goes through, no two begin with the same so many. */
const keyIdCharacters = 8;

/**
 * Seals short secrets at rest with AES-256-GCM: `v2.<key id>.<iv>.<ciphertext with tag>`, the last two in base64. The ciphertext is
 * bound by additional data to what it is a secret of: copied to another row it does not open. Values of the time before, `<iv>.<data>`,
 * are bound to nothing and still open.
 */
export class SecretBox {
  readonly #keys: readonly Uint8Array<ArrayBuffer>[];

  /** Each 32 bytes in base64: the first seals and opens, the others only open what was sealed before them. */
  constructor(keysBase64: readonly [current: string, ...previous: string[]]) {
    this.#keys = keysBase64.map(fromBase64);
  }

  /** `of`: what the text is a secret of, its purpose and its row, the same when it is opened. */
  async seal(text: string, of: string): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const [current] = this.#keys;
    if (current === undefined) throw new Error("there is no key to seal with");
    const header = await headerOf(current);
    const algorithm = { name: "AES-GCM", iv, additionalData: additionalData(header, of) };
    const sealed = await crypto.subtle.encrypt(algorithm, await imported(current), new TextEncoder().encode(text));
    return `${header}.${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
  }

  async open(sealed: string, of: string): Promise<string> {
    const parts = sealed.split(".");
    if (parts.length === 2) return this.#openUnbound(parts);
    const [form = "", keyId = "", iv = "", data = ""] = parts;
    const header = `${form}.${keyId}`;
    for (const key of this.#keys) {
      if ((await headerOf(key)) !== header) continue;
      return decrypt(key, { iv: fromBase64(iv), additionalData: additionalData(header, of) }, data);
    }
    throw new Error(`a secret is sealed as ${header}, with a key that is not among the settings`);
  }

  /** What begins every value that is sealed as new ones are. */
  async currentHeader(): Promise<string> {
    const [current] = this.#keys;
    return current === undefined ? version : `${await headerOf(current)}.`;
  }

  async #openUnbound([iv = "", data = ""]: string[]): Promise<string> {
    for (const key of this.#keys) {
      const text = await decrypt(key, { iv: fromBase64(iv) }, data).catch(() => null);
      if (text !== null) return text;
    }
    throw new Error("a secret of the time before key ids opens with none of the keys of the settings");
  }
}

async function headerOf(key: Uint8Array<ArrayBuffer>): Promise<string> {
  const label = new TextEncoder().encode("key id:");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...label, ...key])));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${version}.${hex.slice(0, keyIdCharacters)}`;
}

function additionalData(header: string, of: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(`${header}\n${of}`));
}

/** Imported for each use: a promise that one request has begun must not be what another waits for. */
function imported(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function decrypt(
  key: Uint8Array<ArrayBuffer>,
  parameters: { iv: Uint8Array<ArrayBuffer>; additionalData?: Uint8Array<ArrayBuffer> },
  data: string,
): Promise<string> {
  const algorithm = { name: "AES-GCM", ...parameters };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await imported(key), fromBase64(data)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
