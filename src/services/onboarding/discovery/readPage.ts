import { errorText } from "../../../core/errorText.ts";
import type { MicrodataItem } from "../../../core/discovery/microdata.ts";
import { jsonLdBlocks } from "../../../core/discovery/markup.ts";
import { beginningOf } from "./beginningOf.ts";
import { decodeText } from "./charset.ts";
import { collectMicrodata } from "./collectMicrodata.ts";

/** What discovery uses of a page of HTML. */
export interface Page {
  html: string;
  title: string;
  /** The first headline of the first rank, with its entities. */
  headline: string;
  /** `content` of each meta element by its `name` or `property`, in lower case; the first of a name counts. Entities are not decoded. */
  meta: Map<string, string>;
  /** Every `og:image`, at most 12. */
  sharedPictures: string[];
  /** `alt` of each picture that its file, class or id calls a logo, at most 6. */
  logoWords: string[];
  /** `href` of each link as it stands. */
  links: string[];
  /** `href` of each canonical link; of the next page of a list. */
  canonical: string[];
  next: string[];
  /** The text of each JSON-LD block. */
  jsonLd: string[];
  microdata: MicrodataItem[];
}

/** Each costs a call of the parser, whatever it is: several times as many as a long page has. */
const maxTags = 40_000;
const limits = { links: 3000, meta: 200, title: 2000, pictures: 12, logos: 6, attribute: 2000 };

/**
 * Reads a page with the platform's streaming parser: one pass, whatever the markup, up to its 40,000th tag or to what it cannot
 * follow. Its JSON-LD is read to the end.
 */
export async function readPage(body: Uint8Array, contentType: string): Promise<Page> {
  const html = decodeText(body, contentType);
  const page: Page = {
    html,
    title: "",
    headline: "",
    meta: new Map(),
    sharedPictures: [],
    logoWords: [],
    links: [],
    canonical: [],
    next: [],
    jsonLd: jsonLdBlocks(html),
    microdata: [],
  };
  const rewriter = collectMicrodata(new HTMLRewriter(), page.microdata);
  collectHead(rewriter, page);
  try {
    await rewriter.transform(new Response(beginningOf(html, maxTags))).body?.pipeTo(new WritableStream());
  } catch (error) {
    console.warn("a page could not be read to its end", errorText(error));
  }
  return page;
}

function collectHead(rewriter: HTMLRewriter, page: Page): void {
  let headlines = 0;
  rewriter
    .on("title", {
      text: ({ text }) => {
        if (page.title.length < limits.title) page.title += text;
      },
    })
    .on("h1", {
      element: () => void headlines++,
      text: ({ text }) => {
        if (headlines === 1 && page.headline.length < limits.title) page.headline += text;
      },
    })
    .on("meta[content]", {
      element(tag) {
        const name = (tag.getAttribute("property") ?? tag.getAttribute("name") ?? "").toLowerCase().slice(0, 100);
        const content = (tag.getAttribute("content") ?? "").slice(0, limits.attribute);
        if (/^og:image(?::url|:secure_url)?$/.test(name) && page.sharedPictures.length < limits.pictures)
          page.sharedPictures.push(content);
        if (name !== "" && page.meta.size < limits.meta && !page.meta.has(name)) page.meta.set(name, content);
      },
    })
    .on("img[alt]", {
      element(tag) {
        const called = ["src", "class", "id"].map((name) => (tag.getAttribute(name) ?? "").slice(0, limits.attribute));
        if (page.logoWords.length < limits.logos && called.some((name) => /logo/i.test(name)))
          page.logoWords.push((tag.getAttribute("alt") ?? "").slice(0, limits.attribute));
      },
    })
    .on("link[rel][href]", {
      element(tag) {
        const rel = (tag.getAttribute("rel") ?? "").toLowerCase().slice(0, 100).split(/\s+/);
        const href = hrefOf(tag);
        if (rel.includes("canonical") && page.canonical.length < 3) page.canonical.push(href);
        if (rel.includes("next") && page.next.length < 3) page.next.push(href);
      },
    })
    .on("a[href]", {
      element(tag) {
        const href = hrefOf(tag);
        if (page.links.length < limits.links) page.links.push(href);
        if (page.next.length < 3 && /\bnext\b/i.test((tag.getAttribute("rel") ?? "").slice(0, 100)))
          page.next.push(href);
      },
    });
}

function hrefOf(tag: Element): string {
  return (tag.getAttribute("href") ?? "").slice(0, limits.attribute).replaceAll("&amp;", "&");
}
