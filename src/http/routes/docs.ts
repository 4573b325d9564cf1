import type { Operation } from "../app.ts";
import { docsIndexPage, errorsPage, supportedProductsPage, type DocsPage } from "../pages/docs/docsPages.ts";

function page(path: string, render: (publicUrl: string) => Promise<DocsPage>): Operation {
  return {
    method: "GET",
    path,
    handlers: [
      async (c) => {
        const { html, contentSecurityPolicy } = await render(c.get("services").settings.publicUrl);
        return c.html(html, 200, {
          "content-security-policy": contentSecurityPolicy,
          "cache-control": "public, max-age=300",
          "referrer-policy": "no-referrer",
        });
      },
    ],
  };
}

/** The reference pages that `doc_url` and the service index lead to. */
export const docs: Operation[] = [
  page("/docs", (publicUrl) => docsIndexPage({ baseUrl: publicUrl })),
  page("/docs/errors", () => errorsPage()),
  page("/docs/supported-products", () => supportedProductsPage()),
];
