/** Where the built page lies among the assets; the Worker alone shows it, with its headers. */
export const builtAppPage = "/app/index.html";

/**
 * The policy of the dashboard's page: scripts, styles and fonts of its own files alone, and no inline ones. Words of a shop that
 * came out as markup would be nothing but markup, and no text becomes markup by a script. Pictures and videos come from the media
 * address too, from which downloads are fetched.
 */
export function appPolicy(mediaUrl: string): string {
  const media = new URL(mediaUrl).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${media}`,
    `media-src 'self' ${media}`,
    `connect-src 'self' ${media}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

/** Everything that the page is sent with. */
export function appHeaders(mediaUrl: string): Record<string, string> {
  return {
    "content-security-policy": appPolicy(mediaUrl),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
  };
}
