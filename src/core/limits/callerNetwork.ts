/**
 * What a caller's address counts as when attempts are counted: an IPv4 address for itself, an IPv6 address as its /64, of which one
 * subscriber has all. `address`: as the platform tells it, and so well-formed; anything else counts as it stands.
 */
export function callerNetwork(address: string): string {
  const text = address.trim().toLowerCase().replace(/%.*$/, "");
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!text.includes(":")) return text;
  return `${groupsOf(text).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const left = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...left, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}
