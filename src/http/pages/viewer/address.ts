/** Hosts as they may stand in a policy: names, IPv4 and bracketed IPv6. The URL parser alone admits `;` and quotes. */
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** The address in normal form if it is http(s) on a plain host; null otherwise. */
export function mediaAddress(url: string | null): { href: string; origin: string } | null {
  if (url === null || !URL.canParse(url)) return null;
  const { href, origin } = new URL(url);
  return plainOrigin.test(origin) ? { href, origin } : null;
}
