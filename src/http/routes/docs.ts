import type { Context } from "hono";
import { problem } from "../../core/contract/errors.ts";
import type { Route } from "../route.ts";
import { builtPages, nonceMark, type Policies, publicUrlMark, tryItModule } from "../pages/docs/builtPages.ts";
import { escapeHtml } from "../pages/html.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

const shortlyCached = { "cache-control": "public, max-age=300" };

/** Addresses that a page may have: no file of another kind is read, and the assets are asked for no name that they would rewrite. */
const addresses = /^\/docs(?:\/[\w-]+)*(?:\.md)?$/;

/** Each page as HTML, and with `.md` at its end as Markdown. */
function pages(path: string): Route {
  return {
    method: "GET",
    path,
    handlers: [
      async (c) => {
        const { pathname } = new URL(c.req.url);
        if (!addresses.test(pathname)) return nothingThere(c);
        return pathname.endsWith(".md")
          ? text(c, await builtFile(c, pathname), "text/markdown")
          : html(c, await builtFile(c, `${pathname}.html`), { policy: "page", headers: shortlyCached });
      },
    ],
  };
}

/** GET /docs/reference: the API reference, with try-it where its program is installed. */
const reference: Route = {
  method: "GET",
  path: "/docs/reference",
  handlers: [
    async (c) => {
      const program = await c.env.ASSETS.fetch(new URL(tryItModule, c.req.url), { method: "HEAD" });
      const policy = program.ok ? "reference" : "plainReference";
      const nonce = btoa(String.fromCharCode(...c.get("services").runtime.random(16)));
      // Each answer has a nonce of its own.
      const headers = { "cache-control": "no-store" };
      return html(c, await builtFile(c, `/${policy}.html`), { policy, nonce, headers });
    },
  ],
};

function llms(path: string): Route {
  return { method: "GET", path, handlers: [async (c) => text(c, await builtFile(c, "/llms.txt"), "text/plain")] };
}

/** The documentation that `doc_url` and the service index lead to. */
export const docs: Route[] = [
  llms("/llms.txt"),
  llms("/docs/llms.txt"),
  reference,
  pages("/docs"),
  pages("/docs.md"),
  pages("/docs/:page{.+}"),
];

/** A file of the built documentation; null where there is none. */
async function builtFile(c: Context<App>, name: string): Promise<string | null> {
  const answer = await c.env.ASSETS.fetch(new URL(`${builtPages}${name}`, c.req.url));
  return answer.ok ? answer.text() : null;
}

interface HtmlAnswer {
  policy: keyof Policies;
  nonce?: string;
  headers: Record<string, string>;
}

async function html(c: Context<App>, page: string | null, answer: HtmlAnswer): Promise<Response> {
  const policies = page === null ? null : await builtFile(c, "/policies.json");
  if (page === null || policies === null) return nothingThere(c);
  const { policy, nonce = "", headers } = answer;
  const filled = page.replaceAll(publicUrlMark, escapeHtml(publicUrl(c))).replaceAll(nonceMark, nonce);
  return c.html(filled, 200, {
    "content-security-policy": (JSON.parse(policies) as Policies)[policy].replaceAll(nonceMark, nonce),
    "referrer-policy": "no-referrer",
    ...headers,
  });
}

function text(c: Context<App>, page: string | null, type: "text/plain" | "text/markdown"): Response {
  if (page === null) return nothingThere(c);
  const headers = { "content-type": `${type}; charset=utf-8`, ...shortlyCached };
  return c.body(page.replaceAll(publicUrlMark, publicUrl(c)), 200, headers);
}

function publicUrl(c: Context<App>): string {
  return c.get("services").settings.publicUrl;
}

function nothingThere(c: Context<App>): Response {
  return problemResponse(c, problem("not_found"));
}
