/** Endings of names that the public name system does not know. */
export const privateSuffixes: readonly string[] = [".internal", ".local", ".localhost", ".home.arpa", ".lan", ".onion"];

/** RFC 6890: this host, private networks, carrier-grade NAT, loopback and link-local addresses. */
const privateIpv4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
/** Unspecified, loopback and IPv4-mapped (`::…`), unique local (`fc00::/7`) and link-local (`fe80::/10`) addresses. */
const privateIpv6 = /^\[(?:::|f[cd]|fe[89ab])/;

/** Whether a host, as the URL parser writes it, is the machine itself. */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Whether a host, as the URL parser writes it, cannot be reached from the public internet. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/\.$/, "");
  if (name.startsWith("[")) return privateIpv6.test(name);
  if (/^[\d.]+$/.test(name)) return privateIpv4.test(name);
  return !name.includes(".") || privateSuffixes.some((suffix) => name.endsWith(suffix));
}
