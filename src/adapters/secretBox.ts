const version = "v3";
const boundVersion = "v2";
/** Of keys that nobody has chosen to be alike, and as many as a deployment goes through, no two begin with the same so many. */
const keyIdCharacters = 8;
const dataKeyBytes = 32;
const ivBytes = 12;

/**
 * Seals short secrets at rest, each in an envelope (AES-256-GCM): the secret is encrypted with a random key of its own, and that data key
 * with the current key of the settings. `v3.<key id>.<wrapped data key>.<secret>`; of the last two each is iv and ciphertext in base64. So
 * another key of the settings takes over by wrapping the data key anew; the secret stays as it is and is not decrypted for that.
 *
 * Both parts are bound by additional data to what the secret is a secret of: copied to another row it does not open. Earlier forms still
 * open: `v2.<key id>.<iv>.<data>` without a data key, and `<iv>.<data>`, which is bound to nothing.
 */
export class SecretBox {
  readonly #keys: readonly Uint8Array<ArrayBuffer>[];

  /** Each 32 bytes in base64: the first seals and opens, the others only open what was sealed before them. */
  constructor(keysBase64: readonly [current: string, ...previous: string[]]) {
    this.#keys = keysBase64.map(fromBase64);
  }

  /** `of`: what the text is a secret of, its purpose and its row, the same when it is opened. */
  async seal(text: string, of: string): Promise<string> {
    const dataKey = crypto.getRandomValues(new Uint8Array(dataKeyBytes));
    const secret = await encrypt(dataKey, bound(version, of), new TextEncoder().encode(text));
    return this.#inEnvelope(dataKey, secret, of);
  }

  async open(sealed: string, of: string): Promise<string> {
    const parts = sealed.split(".");
    if (parts.length === 2) return this.#openUnbound(parts);
    const [form = "", keyId = "", first = "", second = ""] = parts;
    const key = await this.#keyOf(keyId);
    if (form === boundVersion) {
      return textOf(
        await decrypt(key, bound(`${form}.${keyId}`, of), { iv: fromBase64(first), data: fromBase64(second) }),
      );
    }
    if (form !== version) throw new Error(`a secret is sealed in a form that is not known: ${form}`);
    const dataKey = await decrypt(key, bound(`${form}.${keyId}`, of), unpacked(first));
    return textOf(await decrypt(dataKey, bound(version, of), unpacked(second)));
  }

  /** The same secret under the current key of the settings; null where it is under that key already. */
  async rewrap(sealed: string, of: string): Promise<string | null> {
    const [form = "", keyId = "", wrapped = "", secret = ""] = sealed.split(".");
    if ((form === version || form === boundVersion) && keyId === (await idOf(this.#current))) return null;
    if (form !== version) return this.seal(await this.open(sealed, of), of);
    const dataKey = await decrypt(await this.#keyOf(keyId), bound(`${form}.${keyId}`, of), unpacked(wrapped));
    return this.#inEnvelope(dataKey, secret, of);
  }

  async #inEnvelope(dataKey: Uint8Array<ArrayBuffer>, secret: string, of: string): Promise<string> {
    const header = `${version}.${await idOf(this.#current)}`;
    return `${header}.${await encrypt(this.#current, bound(header, of), dataKey)}.${secret}`;
  }

  get #current(): Uint8Array<ArrayBuffer> {
    const [current] = this.#keys;
    if (current === undefined) throw new Error("there is no key to seal with");
    return current;
  }

  async #keyOf(keyId: string): Promise<Uint8Array<ArrayBuffer>> {
    for (const key of this.#keys) if ((await idOf(key)) === keyId) return key;
    throw new Error(`a secret is sealed with key ${keyId}, which is not among the settings`);
  }

  async #openUnbound([iv = "", data = ""]: string[]): Promise<string> {
    for (const key of this.#keys) {
      const bytes = await decrypt(key, null, { iv: fromBase64(iv), data: fromBase64(data) }).catch(() => null);
      if (bytes !== null) return textOf(bytes);
    }
    throw new Error("a secret of the time before key ids opens with none of the keys of the settings");
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function idOf(key: Bytes): Promise<string> {
  const label = new TextEncoder().encode("key id:");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...label, ...key])));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, keyIdCharacters);
}

/** Additional data: neither the form, nor the key's id, nor what it is a secret of can be changed. */
function bound(header: string, of: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(`${header}\n${of}`));
}

/** Imported for each use: a promise that one request has begun must not be what another waits for. */
function imported(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** iv and ciphertext with tag, in base64. */
async function encrypt(key: Bytes, additionalData: Bytes, bytes: BufferSource): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, await imported(key), bytes);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(data)]));
}

async function decrypt(
  key: Bytes,
  additionalData: Bytes | null,
  { iv, data }: { iv: Bytes; data: Bytes },
): Promise<Bytes> {
  const algorithm = { name: "AES-GCM", iv, ...(additionalData && { additionalData }) };
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, await imported(key), data));
}

function unpacked(base64: string): { iv: Bytes; data: Bytes } {
  const bytes = fromBase64(base64);
  return { iv: bytes.slice(0, ivBytes), data: bytes.slice(ivBytes) };
}

function textOf(bytes: Bytes): string {
  return new TextDecoder().decode(bytes);
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
