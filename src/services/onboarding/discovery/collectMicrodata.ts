import type { MicrodataItem } from "../../../core/discovery/microdata.ts";

const limits = { items: 300, values: 60, longText: 20_000, text: 2000, open: 30 };

interface OpenText {
  item: MicrodataItem;
  property: string;
  text: string;
}

/** Adds to `items` every element with `itemscope` that the rewriter meets, with its properties. */
export function collectMicrodata(rewriter: HTMLRewriter, items: MicrodataItem[]): HTMLRewriter {
  // Elements that are open, the innermost last. An end tag that is missing is made up for by the next one around it.
  const scopes: MicrodataItem[] = [];
  const texts: OpenText[] = [];

  const close = (open: OpenText) => {
    const at = texts.indexOf(open);
    if (at < 0) return;
    for (const { item, property, text } of texts.splice(at)) add(item, property, text.trim());
  };

  return rewriter
    .on("[itemscope]", {
      element(tag) {
        if (items.length >= limits.items) return;
        const parent = scopes.at(-1) ?? null;
        const property = parent === null ? "" : propertyOf(tag);
        const type = (tag.getAttribute("itemtype") ?? "").slice(0, 200);
        const item: MicrodataItem = { type, property, parent, values: [], children: [] };
        items.push(item);
        // An item without a property stands alone, wherever it is.
        if (property === "") item.parent = null;
        else parent?.children.push(item);
        if (!hasEnd(tag)) return;
        scopes.push(item);
        tag.onEndTag(() => {
          const at = scopes.indexOf(item);
          if (at >= 0) scopes.length = at;
        });
      },
    })
    .on("[itemprop]:not([itemscope])", {
      element(tag) {
        const item = scopes.at(-1);
        if (item === undefined) return;
        const property = propertyOf(tag);
        const stated = statedValue(tag);
        if (stated !== null) return add(item, property, stated);
        if (!hasEnd(tag) || texts.length >= limits.open) return;
        const open = { item, property, text: "" };
        texts.push(open);
        tag.onEndTag(() => close(open));
      },
      text({ text }) {
        for (const open of texts) if (open.text.length < boundOf(open.property)) open.text += text;
      },
    });
}

function propertyOf(tag: Element): string {
  return (tag.getAttribute("itemprop") ?? "").trim().slice(0, 100);
}

/** What an attribute says for its element; null where its text does. */
function statedValue(tag: Element): string | null {
  const byTag: Record<string, string> = {
    img: "src",
    source: "src",
    link: "href",
    a: "href",
    time: "datetime",
    data: "value",
  };
  const own = byTag[tag.tagName.toLowerCase()];
  return tag.getAttribute("content") ?? (own === undefined ? null : tag.getAttribute(own));
}

const voidTags = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

function hasEnd(tag: Element): boolean {
  return !voidTags.has(tag.tagName.toLowerCase());
}

/** `itemprop` may name several properties with one value. */
function add(item: MicrodataItem, properties: string, value: string): void {
  for (const property of properties.split(/\s+/).slice(0, 5)) {
    if (property !== "" && item.values.length < limits.values)
      item.values.push([property, value.slice(0, boundOf(property))]);
  }
}

function boundOf(property: string): number {
  return property === "description" ? limits.longText : limits.text;
}
