import type { StyledElement } from "../../core/brand/kitCascade.ts";
import type { PageButton } from "../../core/brand/kitColours.ts";
import { parseAddress } from "../../core/discovery/address.ts";
import { errorText } from "../../core/errorText.ts";
import { plainText } from "../../core/product/plainText.ts";
import { inside, readDrawnLogos, type Element, type Place } from "./brandKitDrawnLogos.ts";
import { beginningOf } from "./discovery/beginningOf.ts";

/** What a page shows of its brand's look and voice. Every list and text is bounded; addresses are absolute. */
export interface BrandPage {
  language: string;
  /** `content` by `name` or `property` in lower case; plain text. */
  meta: Map<string, string>;
  stylesheets: string[];
  /** The text of all `style` elements, one after the other. */
  styles: string;
  roots: StyledElement[];
  headings: StyledElement[];
  buttons: PageButton[];
  links: StyledElement[];
  headingTexts: string[];
  paragraphs: string[];
  icons: { url: string; pixels: number }[];
  /** Pictures that call themselves a logo, those in the page's header first. */
  logos: string[];
  /** SVGs in the page itself that are its logo. */
  drawnLogos: string[];
  about: string | null;
  jsonLd: string[];
}

/** Each costs a call of the parser, whatever it is: several times as many as a long home page has. */
const maxTags = 20_000;
const maxRoots = 4;
const maxStyles = 1024 * 1024;
const maxStylesheets = 150;
const maxElements = 60;
const maxTexts = 150;
const maxText = 1200;
const maxBlocks = 20;
const maxBlock = 200_000;
const maxMeta = 100;

const buttonLike = /(?:^|[\s_-])(?:btn|button|cta)|(?:^|\s)bg-/i;
const aboutPath =
  /\/(?:pages\/|page\/|en\/|de\/|fr\/|es\/)?(?:about|about-us|our-story|story|our-brand|brand|philosophy|mission|ueber-uns|uber-uns|unsere-geschichte|marke|a-propos|notre-histoire|la-marque|sobre-nosotros|nuestra-historia|quienes-somos|chi-siamo)(?:\.html?)?\/?$/i;
const notOurLogo =
  /visa|paypal|klarna|mastercard|amex|apple-?pay|google-?pay|press|vogue|elle|partner|badge|trustpilot/i;

/** Reads a page with the platform's streaming parser, in one pass, up to its 20,000th tag or to what it cannot follow. */
export async function readBrandPage(html: string, url: string): Promise<BrandPage> {
  const page: BrandPage = {
    language: "",
    meta: new Map(),
    stylesheets: [],
    styles: "",
    roots: [],
    headings: [],
    buttons: [],
    links: [],
    headingTexts: [],
    paragraphs: [],
    icons: [],
    logos: [],
    drawnLogos: [],
    about: null,
    jsonLd: [],
  };
  const place: Place = { passedOver: 0, header: 0 };
  const absolute = (address: string | null) => parseAddress(address ?? "", url)?.href ?? null;
  const rewriter = new HTMLRewriter();
  readHead(rewriter, page, absolute);
  readStyles(rewriter, page);
  for (const name of ["nav", "footer", "form", "dialog", "noscript", "template", "aside"])
    rewriter.on(name, { element: (tag) => inside(tag, place, "passedOver") });
  rewriter.on("header", { element: (tag) => inside(tag, place, "header") });
  readTexts(rewriter, page, place);
  readElements(rewriter, page);
  readLogos(rewriter, page, place, absolute);
  readDrawnLogos(rewriter, page.drawnLogos, place, (address) =>
    [absolute("/"), absolute(url)].includes(absolute(address)),
  );
  rewriter.on("a[href]", {
    element(tag) {
      const target = page.about === null ? absolute(tag.getAttribute("href")) : null;
      if (target !== null && aboutPath.test(target.split(/[?#]/, 1)[0] ?? "")) page.about = target;
    },
  });
  try {
    await rewriter.transform(new Response(beginningOf(html, maxTags))).body?.pipeTo(new WritableStream());
  } catch (error) {
    console.warn("a page could not be read to its end", errorText(error));
  }
  page.headingTexts = page.headingTexts.map((text) => plainText(text, maxText)).filter(Boolean);
  page.paragraphs = page.paragraphs.map((text) => plainText(text, maxText)).filter(Boolean);
  for (const button of page.buttons) button.text = plainText(button.text, 100);
  return page;
}

function readHead(rewriter: HTMLRewriter, page: BrandPage, absolute: (address: string | null) => string | null): void {
  const root = (tag: Element) => void (page.roots.length < maxRoots && page.roots.push(elementOf(tag)));
  rewriter.on("html", {
    element(tag) {
      if (page.language === "") page.language = (tag.getAttribute("lang") ?? "").slice(0, 40);
      root(tag);
    },
  });
  rewriter.on("body", { element: root });
  rewriter.on("meta[content]", {
    element(tag) {
      const name = (tag.getAttribute("property") ?? tag.getAttribute("name") ?? "").toLowerCase();
      // Sites name one theme colour for light and one for dark screens.
      if (/dark/i.test(tag.getAttribute("media") ?? "")) return;
      if (name !== "" && page.meta.size < maxMeta && !page.meta.has(name))
        page.meta.set(name, plainText(tag.getAttribute("content") ?? "", 1000));
    },
  });
  rewriter.on("link[href]", {
    element(tag) {
      const relations = (tag.getAttribute("rel") ?? "").toLowerCase().split(/\s+/);
      const address = absolute(tag.getAttribute("href"));
      if (address === null) return;
      const isStyle =
        relations.includes("stylesheet") || (relations.includes("preload") && tag.getAttribute("as") === "style");
      // Themes load sheets late by calling them print sheets until they are there.
      const isPrint = /print/i.test(tag.getAttribute("media") ?? "") && tag.getAttribute("onload") === null;
      if (isStyle && !isPrint && page.stylesheets.length < maxStylesheets && !page.stylesheets.includes(address))
        page.stylesheets.push(address);
      const isTouch = relations.some((name) => name.startsWith("apple-touch-icon"));
      if ((isTouch || relations.includes("icon")) && page.icons.length < maxBlocks) {
        const stated = Number(/^(\d{1,4})x/i.exec(tag.getAttribute("sizes") ?? "")?.[1] ?? NaN);
        page.icons.push({ url: address, pixels: Number.isFinite(stated) ? stated : isTouch ? 180 : 32 });
      }
    },
  });
}

function readStyles(rewriter: HTMLRewriter, page: BrandPage): void {
  const styles: string[] = [];
  let length = 0;
  let block = -1;
  rewriter.on("style", {
    text({ text, lastInTextNode }) {
      if (length < maxStyles) styles.push(text.slice(0, maxStyles - length));
      length += text.length;
      if (!lastInTextNode) return;
      page.styles += `${styles.join("")}\n`;
      styles.length = 0;
    },
  });
  rewriter.on("script", {
    element(tag) {
      const isJsonLd = /^application\/ld\+json\b/i.test((tag.getAttribute("type") ?? "").trim());
      block = isJsonLd && page.jsonLd.length < maxBlocks ? page.jsonLd.push("") - 1 : -1;
    },
    text({ text }) {
      const known = page.jsonLd[block];
      if (known !== undefined && known.length < maxBlock) page.jsonLd[block] = known + text;
    },
  });
}

function readTexts(rewriter: HTMLRewriter, page: BrandPage, place: { passedOver: number }): void {
  const collect = (name: string, into: string[]) => {
    let current = -1;
    rewriter.on(name, {
      element: () => void (current = place.passedOver === 0 && into.length < maxTexts ? into.push("") - 1 : -1),
      text({ text }) {
        const known = into[current];
        if (known !== undefined && known.length < maxText * 2) into[current] = known + text;
      },
    });
  };
  for (const name of ["h1", "h2", "h3"]) collect(name, page.headingTexts);
  collect("p", page.paragraphs);
}

function readElements(rewriter: HTMLRewriter, page: BrandPage): void {
  for (const name of ["h1", "h2", "h3"])
    rewriter.on(name, {
      element: (tag) => void (page.headings.length < 20 && page.headings.push(elementOf(tag))),
    });
  const button = (name: string, accepts: (tag: Element) => boolean) => {
    let current: PageButton | null = null;
    rewriter.on(name, {
      element(tag) {
        current = null;
        if (page.buttons.length >= maxElements || !accepts(tag)) return;
        current = { ...elementOf(tag), text: tag.getAttribute("value") ?? "" };
        page.buttons.push(current);
      },
      text({ text }) {
        if (current !== null && current.text.length < 200) current.text += text;
      },
    });
  };
  button("button", () => true);
  button("input[type=submit]", () => true);
  button("a", (tag) => {
    const isButton =
      buttonLike.test(tag.getAttribute("class") ?? "") ||
      tag.getAttribute("role") === "button" ||
      /background/i.test(tag.getAttribute("style") ?? "");
    if (!isButton && page.links.length < maxElements) page.links.push(elementOf(tag));
    return isButton;
  });
}

function readLogos(
  rewriter: HTMLRewriter,
  page: BrandPage,
  place: { header: number },
  absolute: (address: string | null) => string | null,
): void {
  const note = (tag: Element) => {
    const names = ["class", "id", "alt", "src"].map((name) => tag.getAttribute(name) ?? "").join(" ");
    const source =
      tag.getAttribute("src") ?? tag.getAttribute("data-src") ?? tag.getAttribute("srcset")?.trim().split(/\s/, 1)[0];
    const address = absolute(source ?? null);
    if (address === null || notOurLogo.test(names) || page.logos.includes(address) || page.logos.length >= maxBlocks)
      return;
    if (place.header > 0) page.logos.unshift(address);
    else page.logos.push(address);
  };
  rewriter.on("img", {
    element(tag) {
      const names = ["class", "id", "alt", "src"].map((name) => tag.getAttribute(name) ?? "").join(" ");
      if (/logo/i.test(names)) note(tag);
    },
  });
  rewriter.on("[class*=logo] img", { element: note });
}

function elementOf(tag: Element): StyledElement {
  const data = [...tag.attributes].flatMap(([name, value]) =>
    name !== undefined && value !== undefined && name.startsWith("data-") && value.length <= 60 ? [value] : [],
  );
  return {
    tag: tag.tagName.toLowerCase(),
    id: (tag.getAttribute("id") ?? "").slice(0, 100),
    classes: (tag.getAttribute("class") ?? "").slice(0, 2000).split(/\s+/).filter(Boolean).slice(0, 60),
    data: data.slice(0, 20),
    style: (tag.getAttribute("style") ?? "").slice(0, 2000),
  };
}
