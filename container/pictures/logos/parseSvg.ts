import { UnusableInput } from "../../engine/unusableInput.ts";
import { attributes, elements, undrawable, unseen } from "./svgElements.ts";

/** An element of a drawing; names as SVG writes them, values without entities. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: SvgElement[];
  /** Of a style sheet. */
  text: string;
}

const limits = { elements: 3000, depth: 48, attributes: 40 };

/** One piece of markup: a comment, a processing instruction, CDATA, a tag, or text up to the next of them. */
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[^\s"'<>/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*')|\s+[^\s"'<>/=]+)*)\s*(\/?)>|([^<]+)/y;
const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads an SVG's elements and attributes as far as they are known to draw a logo (`svgElements.ts`); the rest is left out. Names count
 * in any case, as HTML writes them. Throws `UnusableInput` for what is no well-formed drawing, is larger than logos are, declares
 * anything, or draws by what is not there: fonts, pictures, effects.
 */
export function parseSvg(source: string): SvgElement {
  const open: { name: string; element: SvgElement | null }[] = [];
  let root: SvgElement | null = null;
  let count = 0;
  token.lastIndex = 0;
  for (let at = 0; at < source.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(source);
    // A DOCTYPE is no token: entities are declared there.
    if (found === null) throw new UnusableInput("The drawing is not well-formed, or declares something.");
    const [, data, closing, tag, written = "", selfClosing, text] = found;
    const inside = open.at(-1);
    if (data !== undefined || text !== undefined) {
      if (inside?.element?.name === "style") inside.element.text += data ?? text ?? "";
      continue;
    }
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    if (closing === "/") {
      if (inside?.name !== name) throw new UnusableInput("The drawing's elements do not close.");
      open.pop();
      continue;
    }
    count += 1;
    if (count > limits.elements || open.length >= limits.depth)
      throw new UnusableInput("The drawing has more elements than a logo.");
    if (undrawable.has(name))
      throw new UnusableInput(`The drawing has a <${name}>, which a logo cannot be drawn with.`);
    const element = elementOf(name, written, inside);
    if (root === null && open.length === 0) root = element;
    else if (open.length === 0) throw new UnusableInput("The drawing has more than one root.");
    else if (element !== null) inside?.element?.children.push(element);
    if (selfClosing !== "/") open.push({ name, element });
  }
  if (open.length > 0) throw new UnusableInput("The drawing's elements do not close.");
  if (root?.name !== "svg") throw new UnusableInput("This is no SVG.");
  return root;
}

/** Null for what is left out, with all that is in it. */
function elementOf(
  lowerName: string,
  written: string,
  parent: { element: SvgElement | null } | undefined,
): SvgElement | null {
  const name = elements.get(lowerName);
  const isLeftOut = parent !== undefined && parent.element === null;
  if (name === undefined || isLeftOut || unseen.has(lowerName)) return null;
  const known = new Map<string, string>();
  for (const [, key = "", double, single] of written.matchAll(attribute)) {
    const attributeName = attributes.get(key.toLowerCase());
    if (attributeName !== undefined && known.size < limits.attributes)
      known.set(attributeName, plain(double ?? single ?? ""));
  }
  return { name, attributes: known, children: [], text: "" };
}

/** A value without entities. Only those of XML itself are known: others would have to be declared. */
function plain(value: string): string {
  return value.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));?/gi, (_, decimal, hex, name: string | undefined) => {
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    if (name === undefined && code > 0x1f && code <= 0x10ffff) return String.fromCodePoint(code);
    const meant = name === undefined ? undefined : entities[name];
    if (meant === undefined) throw new UnusableInput("The drawing has an entity that XML does not know.");
    return meant;
  });
}
