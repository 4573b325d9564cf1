import type { Page } from "./blocks.ts";
import { agents } from "./content/agents.ts";
import { changelog } from "./content/changelog.ts";
import { client } from "./content/client.ts";
import { credits } from "./content/credits.ts";
import { errorPages, errors } from "./content/errors.ts";
import { idempotency } from "./content/idempotency.ts";
import { limits } from "./content/limits.ts";
import { products } from "./content/products.ts";
import { quickStart } from "./content/quickStart.ts";
import { results } from "./content/results.ts";
import { stylesGuide } from "./content/styles.ts";
import { supportedProducts } from "./content/supportedProducts.ts";
import { testing } from "./content/testing.ts";
import { waiting } from "./content/waiting.ts";
import { webhooks } from "./content/webhooks.ts";
import { websiteProof } from "./content/websiteProof.ts";
import type { NavigationEntry, Place, Section } from "./layout.ts";

/** The API reference is a page of its own kind; here it is a place in the navigation. */
export const referenceEntry: NavigationEntry = { path: "/docs/reference", name: "API reference" };

const shelves: readonly { name: string; pages: readonly (Page | NavigationEntry)[] }[] = [
  { name: "Start", pages: [quickStart, websiteProof, testing] },
  { name: "Make ads", pages: [products, stylesGuide, waiting, results] },
  { name: "Build with it", pages: [client, webhooks, idempotency, credits, limits, agents] },
  { name: "Reference", pages: [referenceEntry, errors, supportedProducts, changelog] },
];

const listed = shelves.flatMap(({ pages }) => pages).filter((page): page is Page => "blocks" in page);

/** Every page that is made of blocks, those of single errors last. */
export const allPages: readonly Page[] = [...listed, ...errorPages];

export const sections: readonly Section[] = shelves.map(({ name, pages }) => ({ name, pages: pages.map(entryOf) }));

const byPath = new Map(allPages.map((page) => [page.path, page]));

/** The page at an address. */
export function findPage(path: string): Page | undefined {
  return byPath.get(path);
}

/** Where a page stands in the navigation. */
export function placeOf(path: string): Place {
  const entries = sections.flatMap(({ pages }) => pages);
  const index = entries.findIndex((entry) => entry.path === path);
  return {
    sections,
    currentPath: index < 0 ? errors.path : path,
    previous: entries[index - 1] ?? null,
    next: index < 0 ? null : (entries[index + 1] ?? null),
  };
}

function entryOf(page: Page | NavigationEntry): NavigationEntry {
  return { path: page.path, name: page.name ?? ("title" in page ? page.title : "") };
}
