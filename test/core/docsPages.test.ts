import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { errorCodes, errorTable } from "../../src/core/contract/errors.ts";
import { Compliance } from "../../src/core/creative/verdict.ts";

interface Page {
  html: string;
  contentSecurityPolicy: string;
}

interface Pages {
  docsIndexPage(model: { baseUrl: string }): Promise<Page>;
  errorsPage(): Promise<Page>;
  supportedProductsPage(): Promise<Page>;
}

// The pages belong to another TypeScript project (the Worker's); a static import would pull that project in here.
const address = new URL("../../src/http/pages/docs/docsPages.ts", import.meta.url).href;
const pages = (await import(address)) as Pages;

const baseUrl = "https://api.example.com";
const render: [path: string, () => Promise<Page>][] = [
  ["/docs", () => pages.docsIndexPage({ baseUrl })],
  ["/docs/errors", () => pages.errorsPage()],
  ["/docs/supported-products", () => pages.supportedProductsPage()],
];

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

describe.each(render)("the page %s", (path, make) => {
  it("admits by its policy exactly its own style", async () => {
    const { html, contentSecurityPolicy } = await make();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(contentSecurityPolicy).toContain("default-src 'none'");
    expect(contentSecurityPolicy).toContain(`style-src 'sha256-${Buffer.from(digest).toString("base64")}'`);
    expect(html).not.toMatch(/<script|<[^>]+\s(?:style|on\w+)=/);
  });

  it("loads and links nothing from other hosts, and marks itself in the navigation", async () => {
    const { html } = await make();
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(html).toContain(`<a href="${path}" aria-current="page">`);
  });

  it("has each anchor once, and a place for each link to an anchor", async () => {
    const { html } = await make();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });
});

describe("the list of errors", () => {
  it.each(errorCodes)("documents %s under its own anchor with its status", async (code) => {
    const { html } = await pages.errorsPage();
    const entry = html.split(`id="${code}"`)[1]?.split("</article>")[0] ?? "";
    expect(entry).toContain(`<span>${errorTable[code].status}</span>`);
    expect(entry).toContain("<dt>What to do</dt>");
    expect(entry).toContain("<dt>Try again</dt>");
  });

  it("says after how long to try again where the table says so", async () => {
    const { html } = await pages.errorsPage();
    for (const code of errorCodes) {
      const seconds = errorTable[code].retryAfterSeconds;
      const entry = html.split(`id="${code}"`)[1]?.split("</article>")[0] ?? "";
      if (seconds !== undefined) expect(entry).toMatch(new RegExp(`${seconds} seconds?`));
    }
  });
});

describe("the quick start", () => {
  it("has its calls with the address of this service", async () => {
    const { html } = await pages.docsIndexPage({ baseUrl });
    expect(count(html, /curl (?:-X POST )?https:\/\/api\.example\.com\/v1\//g)).toBe(5);
  });

  it("has a signature check that accepts the service's signature and nothing else", async () => {
    const { html } = await pages.docsIndexPage({ baseUrl });
    const snippet = /import \{ createHmac[\s\S]*?\n\}/.exec(decode(html))?.[0] ?? "";
    const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(snippet)}`)) as {
      isFromService(rawBody: Buffer, signature: string | undefined, secret: string): boolean;
    };
    const body = Buffer.from('{"event":"delivery.completed"}');
    const signature = createHmac("sha256", "whsec_x").update(body).digest("hex");
    expect(module.isFromService(body, signature, "whsec_x")).toBe(true);
    expect(module.isFromService(body, signature, "whsec_y")).toBe(false);
    expect(module.isFromService(body, "zz", "whsec_x")).toBe(false);
    expect(module.isFromService(body, undefined, "whsec_x")).toBe(false);
  });
});

describe("the quick start", () => {
  it("says what each field of an inspection means", async () => {
    const { html } = await pages.docsIndexPage({ baseUrl });
    const named = [...html.matchAll(/<th scope="row"><code>([a-z_, ]+)</g)].flatMap(([, names = ""]) =>
      names.split(", "),
    );
    expect(named).toEqual(expect.arrayContaining(Object.keys(Compliance.shape)));
  });
});
