/** An address as messages and logs may show it: without its query and its sign-in, which may be somebody's secret, and not too long. */
export function shownAddress(url: string): string {
  const bare = url.replace(/[?#].*$/s, "").replace(/^([a-z]+:\/\/)[^/]*@/i, "$1");
  return bare.length > 120 ? `${bare.slice(0, 117)}…` : bare;
}

/** A text with every address in it shown so. */
export function withShownAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>()]+/gi, shownAddress);
}
