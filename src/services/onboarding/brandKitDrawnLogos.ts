export type Element = Parameters<NonNullable<HTMLRewriterElementContentHandlers["element"]>>[0];

/** How many elements of a kind the parser is inside of. */
export type Place = Record<"passedOver" | "header", number>;

export function inside<What extends string>(tag: Element, place: Record<What, number>, what: What): void {
  try {
    tag.onEndTag(() => void (place[what] -= 1));
    place[what] += 1;
  } catch {
    // It closes itself, so that nothing is inside it.
  }
}

const maxLogos = 2;
const maxLogoCharacters = 256 * 1024;
/** Heads of pages that are no `header`. Press and payment have logos as well, further down. */
const heads = ["[class*=header] svg", "[id*=header] svg", "[class*=nav] svg", "[class*=site-logo] svg"];
const namedLogos = ["[class*=logo] svg", "[class*=Logo] svg", "[id*=logo] svg", "svg[class*=logo]", "svg[id*=logo]"];

/**
 * Writes down what a page draws as its logo, word for word as far as the parser gives it: in its head, by its name or as what leads
 * home.
 */
export function readDrawnLogos(
  rewriter: HTMLRewriter,
  found: string[],
  place: Pick<Place, "header">,
  isHome: (address: string | null) => boolean,
): void {
  const links = { home: 0 };
  let isInHead = false;
  let isNamed = false;
  let drawing: { parts: string[]; length: number } | null = null;
  const add = (part: string) => {
    if (drawing === null) return;
    drawing.parts.push(part);
    drawing.length += part.length;
    if (drawing.length > maxLogoCharacters) drawing = null;
  };
  rewriter.on("a[href]", {
    element: (tag) => void (isHome(tag.getAttribute("href")) && inside(tag, links, "home")),
  });
  for (const selector of heads) rewriter.on(selector, { element: () => void (isInHead = true) });
  for (const selector of namedLogos) rewriter.on(selector, { element: () => void (isNamed = true) });
  rewriter.on("svg", {
    element(tag) {
      const isLogo = (isInHead || place.header > 0) && (isNamed || links.home > 0);
      isInHead = isNamed = false;
      if (!isLogo || drawing !== null || found.length >= maxLogos) return;
      const own = { parts: [], length: 0 };
      try {
        tag.onEndTag(() => {
          add("</svg>");
          if (drawing === own) found.push(own.parts.join(""));
          drawing = null;
        });
        drawing = own;
        add(`<${tag.tagName}${attributesOf(tag)}>`);
      } catch {
        // It closes itself, so that it draws nothing.
      }
    },
  });
  rewriter.on("svg *", {
    element(tag) {
      if (drawing === null) return;
      const own = drawing;
      try {
        tag.onEndTag(({ name }) => void (drawing === own && add(`</${name}>`)));
        add(`<${tag.tagName}${attributesOf(tag)}>`);
      } catch {
        add(`<${tag.tagName}${attributesOf(tag)}/>`);
      }
    },
    text: ({ text }) => add(text),
  });
}

function attributesOf(tag: Element): string {
  return [...tag.attributes]
    .map(([name = "", value = ""]) => ` ${name}="${value.replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`)
    .join("");
}
