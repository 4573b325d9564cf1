import { errorText } from "../../core/errorText.ts";
/** What onboarding uses of a page of HTML. */
export interface Page {
  title: string;
  /** `content` of each meta element by its `name` or `property`, in lower case; the first of a name counts. Entities are not decoded. */
  meta: Map<string, string>;
  /** `href` of each link as it stands. */
  links: string[];
  /** The text of each JSON-LD block. */
  jsonLd: string[];
}

const maxLinks = 3000;
const maxMeta = 200;
const maxBlocks = 100;
const maxTitle = 2000;

/** Reads a page with the platform's streaming parser: one pass, whatever the markup. A page it cannot follow is read up to there. */
export async function readPage(html: Uint8Array): Promise<Page> {
  const page: Page = { title: "", meta: new Map(), links: [], jsonLd: [] };
  let block: number | null = null;
  const rewriter = new HTMLRewriter()
    .on("title", {
      text: ({ text }) => {
        if (page.title.length < maxTitle) page.title += text;
      },
    })
    .on("meta[content]", {
      element(tag) {
        const name = (tag.getAttribute("property") ?? tag.getAttribute("name") ?? "").toLowerCase();
        if (name !== "" && page.meta.size < maxMeta && !page.meta.has(name))
          page.meta.set(name, (tag.getAttribute("content") ?? "").slice(0, 2000));
      },
    })
    .on("a[href]", {
      element(tag) {
        if (page.links.length < maxLinks) page.links.push((tag.getAttribute("href") ?? "").slice(0, 2000));
      },
    })
    .on("script", {
      element(tag) {
        const isJsonLd = /^application\/ld\+json\b/i.test((tag.getAttribute("type") ?? "").trim());
        block = isJsonLd && page.jsonLd.length < maxBlocks ? page.jsonLd.push("") - 1 : null;
      },
      text({ text }) {
        if (block !== null) page.jsonLd[block] += text;
      },
    });
  try {
    await rewriter.transform(new Response(html)).body?.pipeTo(new WritableStream());
  } catch (error) {
    console.warn("a page could not be read to its end", errorText(error));
  }
  return page;
}
