import { createHash } from "node:crypto";
import { escapeHtml } from "../../src/http/pages/html.ts";
import { docsScript } from "./docsScript.ts";
import { docsStyle } from "./docsStyle.ts";
import { type Block, headingOf, lineHtml, plain } from "./markdown.ts";
import type { NavigationEntry } from "./navigation.ts";
import type { Page } from "./page.ts";
import type { Place } from "./site.ts";
import { toHtml } from "./toHtml.ts";

const topLinks: readonly NavigationEntry[] = [
  { path: "/docs", name: "Documentation" },
  { path: "/docs/reference", name: "API reference" },
  { path: "/docs/errors", name: "Errors" },
  { path: "/docs/changelog", name: "Changelog" },
];

/** The parts of a policy that all documentation pages share. */
export const basePolicy =
  "default-src 'none'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy that every page of Markdown is sent with. */
export const pagePolicy = `${basePolicy}; img-src 'self'; style-src ${cspHash(docsStyle)}; script-src ${cspHash(docsScript)}`;

/** The source expression of a Content Security Policy that admits exactly this inline text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** A page in the frame that all of them share. */
export function pageHtml(page: Page, place: Place): string {
  return `<!doctype html>
<html lang="en"><head>${headTags(page.title, plain(page.lead))}<link rel="alternate" type="text/markdown" href="${page.path}.md"><style>${docsStyle}</style></head>
<body><a class="skip" href="#content">Skip to content</a>
${topBar(place.currentPath)}
<div class="frame">
<details class="menu"><summary>Menu</summary>${sectionLinks(place, "Documentation, short")}</details>
<div class="side">${sectionLinks(place, "Documentation")}</div>
<main class="page" id="content" tabindex="-1"><header><h1>${lineHtml(page.title)}</h1><p class="lead">${lineHtml(page.lead)}</p></header>
${contents(page.blocks)}
<div class="text">${toHtml(page.blocks)}
${turn(place)}<p class="foot"><a href="${page.path}.md">This page as Markdown</a></p></div></main></div>
<script>${docsScript}</script></body></html>`;
}

export function headTags(title: string, description: string): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Ad Creative Generation API</title><meta name="description" content="${escapeHtml(description)}"><link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">`;
}

export function topBar(currentPath: string): string {
  const links = topLinks.map((entry) => link(entry, currentPath)).join("");
  return `<nav class="top" aria-label="Site"><div><a class="name" href="/docs"><img src="/docs/assets/icon.svg" alt="" width="24" height="24">Ad Creative <span>v1</span></a><div class="links">${links}</div></div></nav>`;
}

function sectionLinks({ sections, currentPath }: Place, label: string): string {
  const groups = sections.map(
    ({ name, pages }) =>
      `<h2>${escapeHtml(name)}</h2><ul>${pages.map((entry) => `<li>${link(entry, currentPath)}</li>`).join("")}</ul>`,
  );
  return `<nav class="sections" aria-label="${label}">${groups.join("")}</nav>`;
}

function link({ path, name }: NavigationEntry, currentPath: string): string {
  return `<a href="${path}"${path === currentPath ? ` aria-current="page"` : ""}>${escapeHtml(name)}</a>`;
}

/** Second-level headings alone: a list of everything would be no help. */
function contents(blocks: readonly Block[]): string {
  const headings = blocks.flatMap((block) => (block.type === "heading" && block.depth === 2 ? [headingOf(block)] : []));
  if (headings.length < 2) return "";
  const links = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(plain(text))}</a></li>`);
  return `<nav class="contents" aria-labelledby="on-this-page"><p id="on-this-page">On this page</p><ul>${links.join("")}</ul></nav>`;
}

function turn({ previous, next }: Place): string {
  const links = [
    previous && `<a href="${previous.path}"><span>Previous</span>${escapeHtml(previous.name)}</a>`,
    next && `<a href="${next.path}"><span>Next</span>${escapeHtml(next.name)}</a>`,
  ].filter((part) => part !== null);
  return links.length > 0 ? `<nav class="turn" aria-label="Next pages">${links.join("")}</nav>` : "";
}
