import type { Context } from "hono";
import { problem } from "../../core/contract/errors.ts";
import type { Route } from "../route.ts";
import {
  type Deployment,
  docsHtml,
  docsMarkdown,
  type DocsPage,
  llmsText,
  referencePage,
  tryItModule,
} from "../pages/docs/docsPages.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

const shortlyCached = { "cache-control": "public, max-age=300" };

/** Each page as HTML, and with `.md` at its end as Markdown. */
function pages(path: string): Route {
  return {
    method: "GET",
    path,
    handlers: [
      async (c) => {
        const { pathname } = new URL(c.req.url);
        if (pathname.endsWith(".md")) {
          const markdown = docsMarkdown(pathname.slice(0, -".md".length), deploymentOf(c));
          return markdown === null ? nothingThere(c) : text(c, markdown, "text/markdown");
        }
        const page = await docsHtml(pathname, deploymentOf(c));
        return page === null ? nothingThere(c) : html(c, page, shortlyCached);
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
      const nonce = btoa(String.fromCharCode(...c.get("services").runtime.random(16)));
      const page = await referencePage({ isTryable: program.ok, nonce });
      // Each answer has a nonce of its own.
      return html(c, page, { "cache-control": "no-store" });
    },
  ],
};

function llms(path: string): Route {
  return { method: "GET", path, handlers: [(c) => Promise.resolve(text(c, llmsText(deploymentOf(c)), "text/plain"))] };
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

function deploymentOf(c: Context<App>): Deployment {
  return { baseUrl: c.get("services").settings.publicUrl };
}

function html(c: Context<App>, page: DocsPage, headers: Record<string, string>): Response {
  return c.html(page.html, 200, {
    "content-security-policy": page.contentSecurityPolicy,
    "referrer-policy": "no-referrer",
    ...headers,
  });
}

function text(c: Context<App>, body: string, type: "text/plain" | "text/markdown"): Response {
  return c.body(body, 200, { "content-type": `${type}; charset=utf-8`, ...shortlyCached });
}

function nothingThere(c: Context<App>): Response {
  return problemResponse(c, problem("not_found"));
}
