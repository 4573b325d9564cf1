import { isLoopbackHost, privateSuffixes } from "../../core/hosts.ts";

/** What decides about addresses, from the settings. Our own addresses are never called back. */
export interface AddressPolicy {
  allowPrivateNetwork: boolean;
  publicUrl: string;
  appUrl: string;
  mediaUrl: string;
  /** Null where the renderer has no address. */
  rendererUrl: string | null;
  /** Under which the platform serves this Worker too: `<name>.<account>.workers.dev`, versions of it under `<version>-<name>.…`. */
  workerName: string;
}

const publicPorts = new Set(["", "80", "443", "8443"]);

/** Why the service may not read this website; null when it may. */
export function judgeWebAddress(text: string, policy: AddressPolicy): string | null {
  const url = parse(text);
  if (url === null) return "This is not a full address.";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "The address must start with http:// or https://.";
  return judgeHost(url, policy);
}

/** Why the service may not send events there; null when it may. */
export function judgeWebhookAddress(text: string, policy: AddressPolicy): string | null {
  const url = parse(text);
  if (url === null) return "`webhook_url` is not a full address.";
  const loopback = policy.allowPrivateNetwork && url.protocol === "http:" && isLoopbackHost(url.hostname);
  if (url.protocol !== "https:" && !loopback) return "`webhook_url` must start with https://.";
  const problem = judgeHost(url, policy);
  return problem === null ? null : `\`webhook_url\` is refused. ${problem}`;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** The URL parser has already brought every spelling of an address literal (octal, hexadecimal, short) into one form. */
function judgeHost(url: URL, policy: AddressPolicy): string | null {
  if (url.username !== "" || url.password !== "") return "The address must not carry credentials.";
  if (policy.allowPrivateNetwork && isLoopbackHost(url.hostname)) {
    const isOwn = ownUrls(policy).some((own) => isSameLoopback(url, own));
    return isOwn ? "The address is this service's own." : null;
  }
  // One dot at the end only says that the name is complete: with it and without it is the same host.
  const host = url.hostname.replace(/\.$/, "");
  if (isAddressLiteral(host)) return "The address must name a host, not a numeric address.";
  if (!host.includes(".")) return "The host must be a public name with a domain.";
  if (!isHostName(host)) return "The host is not a name that the internet knows.";
  if (privateSuffixes.some((suffix) => host.endsWith(suffix))) return "The host is not on the public internet.";
  if (!publicPorts.has(url.port)) return "The port must be 80, 443 or 8443.";
  if (isOwnHost(host, policy)) return "The address is this service's own.";
  return null;
}

/** Whether every label has 1 to 63 characters and the whole at most 253, as the name system has it. */
function isHostName(host: string): boolean {
  return host.length <= 253 && host.split(".").every((label) => label.length >= 1 && label.length <= 63);
}

/** Our addresses as the settings have them. */
function ownUrls({ publicUrl, appUrl, mediaUrl, rendererUrl }: AddressPolicy): URL[] {
  return [publicUrl, appUrl, mediaUrl, rendererUrl].flatMap((url) => (url === null ? [] : [new URL(url)]));
}

/** `host`: without a dot at its end. Whose account a name under workers.dev is of cannot be known here, so ours is refused under all. */
function isOwnHost(host: string, policy: AddressPolicy): boolean {
  if (ownUrls(policy).some((own) => own.hostname.replace(/\.$/, "") === host)) return true;
  const [label = "", ...rest] = host.split(".");
  const isOnPlatform = rest.length === 3 && rest.slice(1).join(".") === "workers.dev";
  return isOnPlatform && (label === policy.workerName || label.endsWith(`-${policy.workerName}`));
}

/** Every name of the loopback reaches the same service. */
function isSameLoopback(url: URL, own: URL): boolean {
  return isLoopbackHost(own.hostname) && portOf(url) === portOf(own);
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === "https:" ? "443" : "80");
}

function isAddressLiteral(host: string): boolean {
  return host.startsWith("[") || /^[\d.]+$/.test(host);
}
