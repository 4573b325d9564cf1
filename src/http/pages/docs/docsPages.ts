import type { Deployment } from "./blocks.ts";
import { docsPage, type DocsPage } from "./layout.ts";
import { renderMarkdown } from "./renderMarkdown.ts";
import { allPages, findPage, placeOf } from "./site.ts";

export type { Deployment } from "./blocks.ts";
export type { DocsPage } from "./layout.ts";
export { llmsText } from "./llms.ts";
export { referencePage, tryItModule } from "./reference.ts";

/** Addresses of all pages that are made of blocks. */
export const docsPaths: readonly string[] = allPages.map(({ path }) => path);

/** The page at an address, with the policy to be sent beside it; null where there is none. */
export async function docsHtml(path: string, deployment: Deployment): Promise<DocsPage | null> {
  const page = findPage(path);
  return page === undefined ? null : docsPage(page, placeOf(path), deployment);
}

/** The same page as Markdown. */
export function docsMarkdown(path: string, deployment: Deployment): string | null {
  const page = findPage(path);
  return page === undefined ? null : renderMarkdown(page, deployment);
}
