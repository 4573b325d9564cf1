/**
 * The documentation as `scripts/docs` builds it into `public`: what lies there, and what is filled in when it is served. A page lies
 * under its address: `/docs/guides/limits` is `limits.html`, and `limits.md` for agents.
 */
export const builtPages = "/docs/pages";

/** What stands in built pages for the address of the service that serves them, and for the nonce of one answer. */
export const publicUrlMark = "{{public_url}}";
export const nonceMark = "{{nonce}}";

/** The policies that HTML is sent with, by kind of page. */
export interface Policies {
  page: string;
  reference: string;
  /** The reference where its program is not installed. */
  plainReference: string;
}

/** The program that shows the reference with try-it, as `scripts/reference.mjs` puts it there. */
export const tryItModule = "/docs/assets/reference/1.72.1/standalone.esm.js";
