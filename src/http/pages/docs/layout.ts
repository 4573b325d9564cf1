import { cspHash, escapeHtml } from "../html.ts";
import { docsStyle } from "./docsStyle.ts";

export interface DocsPage {
  html: string;
  contentSecurityPolicy: string;
}

const pages = [
  ["/docs", "Quick start"],
  ["/docs/errors", "Errors"],
  ["/docs/supported-products", "Supported products"],
] as const;

/** `contents` lists the anchors of the page's own sections: `[id, name]`. */
export interface PageParts {
  path: (typeof pages)[number][0];
  title: string;
  lead: string;
  contents: [id: string, name: string][];
  body: string;
}

/** The frame that all documentation pages share. */
export async function docsPage({ path, title, lead, contents, body }: PageParts): Promise<DocsPage> {
  const contentSecurityPolicy = `default-src 'none'; style-src ${await cspHash(docsStyle)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const links = pages.map(
    ([href, name]) => `<a href="${href}"${href === path ? ` aria-current="page"` : ""}>${name}</a>`,
  );
  const anchors = contents.map(([id, name]) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Ad Creative Generation API</title><style>${docsStyle}</style></head>
<body><a class="skip" href="#content">Skip to content</a>
<header class="top"><p class="name">Ad Creative Generation API <span>v1</span></p><nav aria-label="Documentation">${links.join("")}</nav></header>
<div class="columns"><nav class="contents" aria-label="On this page"><ol>${anchors.join("")}</ol></nav>
<main id="content"><h1>${escapeHtml(title)}</h1><p class="lead">${lead}</p>
${body}</main></div></body></html>`;
  return { html, contentSecurityPolicy };
}

/** An id for a heading: lower case, hyphens. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

export function section(id: string, name: string, body: string): string {
  return `<section id="${id}"><h2>${escapeHtml(name)}</h2>${body}</section>`;
}

/** A block of code; it scrolls sideways, so it takes the keyboard's focus. */
export function codeBlock(text: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}

/** Plain text in which backticks mark code. */
export function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

export function table(head: string[], rows: string[][]): string {
  const cells = (row: string[]) =>
    row.map((cell, i) => (i === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`));
  const body = rows.map((row) => `<tr>${cells(row).join("")}</tr>`);
  return `<div class="table" tabindex="0"><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}
