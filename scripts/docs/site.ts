import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { errorCodes } from "../../src/core/contract/errors.ts";
import { expand, type Subject } from "./directives.ts";
import { blocksOf } from "./markdown.ts";
import { withAddress } from "./toMarkdown.ts";
import type { Page } from "./page.ts";
import { type NavigationEntry, shelves } from "./navigation.ts";

const folder = path.resolve(import.meta.dirname, "../../docs/pages");
/** The page that is written once for each error code. */
const errorTemplate = "errors/[code].md";

/** Pages that stand together in the navigation. */
export interface Section {
  name: string;
  pages: readonly NavigationEntry[];
}

/** Where a page stands: what is marked in the navigation, and its neighbours. */
export interface Place {
  sections: readonly Section[];
  /** The entry that is marked: the page's own, or that of the list it belongs to. */
  currentPath: string;
  previous: NavigationEntry | null;
  next: NavigationEntry | null;
}

export interface Site {
  /** Every page of Markdown, those of single errors last. */
  pages: readonly Page[];
  /** `/llms.txt`: what an agent needs first, and where the rest is (https://llmstxt.org). */
  llmsText: string;
}

/** The whole documentation, read from `docs/pages`. */
export function readSite(): Site {
  const files = globSync("**/*.md", { cwd: folder }).filter((file) => file !== errorTemplate);
  const listed = shelves.flatMap(({ pages }) => pages);
  const rankOf = (page: Page) => listed.findIndex((entry) => entry.path === page.path);
  const guides = files.map((file) => readPage(file, pathOf(file))).sort((a, b) => rankOf(a) - rankOf(b));
  const errors = errorCodes.map((errorCode) => readPage(errorTemplate, `/docs/errors/${errorCode}`, { errorCode }));
  return { pages: [...guides, ...errors], llmsText: llmsText(guides) };
}

/** A page out of the text of its file. */
export function pageOf(text: string, at: string, subject: Subject = {}): Page {
  const [title, lead, ...blocks] = blocksOf(expand(text, subject));
  if (title?.type !== "heading" || title.depth !== 1) throw new Error("A page begins with its title.");
  if (lead?.type !== "paragraph") throw new Error("A page's title is followed by a paragraph.");
  return { path: at, title: title.text, lead: lead.text, blocks };
}

function readPage(file: string, at: string, subject: Subject = {}): Page {
  try {
    return pageOf(readFileSync(path.join(folder, file), "utf8"), at, subject);
  } catch (error) {
    throw new Error(`docs/pages/${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function pathOf(file: string): string {
  const name = file.replace(/\.md$/, "");
  return name === "index" ? "/docs" : `/docs/${name}`;
}

/** Where a page stands in the navigation; pages of single errors are marked as their list. */
export function placeOf(at: string): Place {
  const entries = shelves.flatMap(({ pages }) => pages);
  const index = entries.findIndex((entry) => entry.path === at);
  return {
    sections: shelves,
    currentPath: index < 0 ? "/docs/errors" : at,
    previous: entries[index - 1] ?? null,
    next: index < 0 ? null : (entries[index + 1] ?? null),
  };
}

/** `docs/pages/llms.txt`, with a list of the pages on each shelf. */
function llmsText(pages: readonly Page[]): string {
  const lists = shelves.map((shelf) => {
    const lines = shelf.pages.flatMap(({ path: at, name }) => {
      const page = pages.find((one) => one.path === at);
      return page === undefined ? [] : [`- [${name}](${at}.md): ${page.lead}`];
    });
    return `## ${shelf.name}\n\n${lines.join("\n")}`;
  });
  const text = readFileSync(path.join(folder, "llms.txt"), "utf8");
  return withAddress(expand(text.replace("{{pages}}", () => lists.join("\n\n"))));
}
