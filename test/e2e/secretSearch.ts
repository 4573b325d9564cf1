import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What must not be found, by the name under which a test tells of it. */
export type Secrets = Record<string, string>;

/** Names of the secrets that a text contains. */
export function secretsIn(text: string, secrets: Secrets): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
}

/** `file: secret` for each file under a folder that holds one: as text, as UTF-16 text, or as the bytes that its base64 means. */
export function secretsInFiles(folder: string, secrets: Secrets, except: string[]): string[] {
  const forms = Object.entries(secrets).flatMap(([name, secret]) => formsOf(secret).map((bytes) => ({ name, bytes })));
  return filesUnder(folder)
    .filter((file) => !except.includes(path.relative(folder, file)))
    .flatMap((file) => {
      const content = readFileSync(file);
      const found = forms.filter(({ bytes }) => content.includes(bytes)).map(({ name }) => name);
      return [...new Set(found)].map((name) => `${path.relative(folder, file)}: ${name}`);
    });
}

export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function formsOf(secret: string): Buffer[] {
  const forms = [Buffer.from(secret), Buffer.from(secret, "utf16le")];
  const base64 = /^(?:whsec_)?([A-Za-z0-9+/]{32,}={0,2})$/.exec(secret)?.[1];
  return base64 === undefined ? forms : [...forms, Buffer.from(base64, "base64")];
}
