import type { KeptText } from "./loggedCall.ts";

const mask = "•••";
/** Names of fields that hold what opens something, wherever they stand. */
const secretName = /(?:secret|token|password|passphrase|authorization|credential|api_?key)$|^code$/i;
/** Keys and secrets of ours, whatever the field that they were put into by mistake. */
const secretText = /(?:svc_(?:live|opr)_|whsec_|Bearer(?:\s|\+|%20)+)[\w+/=%-]{6,}/g;

/** The beginning of a body as text, without what opens something. */
export function keptText(body: unknown, longest: number): KeptText {
  const text = typeof body === "string" ? body : JSON.stringify(body, withoutSecrets);
  const masked = text.replace(secretText, mask);
  return { text: masked.slice(0, longest), isWhole: masked.length <= longest };
}

/** A path with its query, or what a header said, without what opens something. */
export function keptLine(line: string, longest: number): string {
  const named = line.replace(/([?&])([^=&]+)=([^&]+)/g, (whole: string, sign: string, name: string) =>
    secretName.test(name) ? `${sign}${name}=${mask}` : whole,
  );
  return named.replace(secretText, mask).slice(0, longest);
}

function withoutSecrets(name: string, value: unknown): unknown {
  // An error's code is its name.
  const isSecret = typeof value === "string" && secretName.test(name) && !/^[a-z_]+$/.test(value);
  return isSecret ? mask : value;
}
