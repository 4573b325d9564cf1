import { UnusableInput } from "../../engine/unusableInput.ts";
import { parseSvg, type SvgElement } from "./parseSvg.ts";

/** A drawing that may be rasterised, and its shape. */
export interface CleanSvg {
  svg: string;
  width: number;
  height: number;
}

/** What all elements come to when each reference is drawn where it stands. */
const maxDrawnElements = 10_000;
const maxStyleCharacters = 20_000;
/** Width over height, and the other way round. */
const maxAspect = 20;
/** Ink where a drawing leaves it to its page, which is not there. */
const pageInk = "#000000";

/**
 * An SVG written anew from what is known to be harmless in it: shapes, their paint, and references within the drawing. No script, no
 * fetch, no entity survives; what would be drawn many times over is refused. `longSidePixels`: of what is drawn. Throws
 * `UnusableInput`.
 */
export function cleanSvg(source: string, longSidePixels: number): CleanSvg {
  const root = parseSvg(source.replace(/^\ufeff/, ""));
  checkReferences(root);
  const [x, y, width, height] = viewBoxOf(root);
  const scale = longSidePixels / Math.max(width, height);
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${wide}" height="${high}" viewBox="${[x, y, width, height].join(" ")}" preserveAspectRatio="none"`;
  const own = new Map(root.attributes);
  for (const name of ["width", "height", "viewBox", "x", "y", "transform"]) own.delete(name);
  own.set("color", pageInk);
  const svg = `${head}${attributesText(own)}>${root.children.map(text).join("")}</svg>`;
  return { svg, width: wide ?? 1, height: high ?? 1 };
}

function viewBoxOf({ attributes }: SvgElement): [x: number, y: number, width: number, height: number] {
  const numbers = (attributes.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const stated =
    numbers.length === 4 ? numbers : [0, 0, pixels(attributes.get("width")), pixels(attributes.get("height"))];
  const [x = 0, y = 0, width = 0, height = 0] = stated;
  const areSizes = [x, y, width, height].every((value) => Number.isFinite(value) && Math.abs(value) <= 1e6);
  if (!areSizes || width < 0.01 || height < 0.01) throw new UnusableInput("The drawing says no size.");
  if (Math.max(width / height, height / width) > maxAspect) throw new UnusableInput("The drawing is no logo's shape.");
  return [x, y, width, height];
}

function pixels(length: string | undefined): number {
  return /^\s*\d*\.?\d+\s*(?:px)?\s*$/i.test(length ?? "") ? Number.parseFloat(length ?? "") : NaN;
}

/** Refuses references in circles, and those that together would be drawn too many times. */
function checkReferences(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement) => {
    const id = element.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    element.children.forEach(collect);
  };
  collect(root);
  const known = new Map<SvgElement, number>();
  const underWay = new Set<SvgElement>();
  const drawn = (element: SvgElement): number => {
    const counted = known.get(element);
    if (counted !== undefined) return counted;
    if (underWay.has(element)) throw new UnusableInput("The drawing refers to itself.");
    underWay.add(element);
    const targets = [...element.attributes.values()]
      .flatMap((value) => referencesIn(value))
      .flatMap((id) => byId.get(id) ?? []);
    const total = [...element.children, ...targets].reduce((sum, other) => sum + drawn(other), 1);
    if (total > maxDrawnElements) throw new UnusableInput("The drawing is drawn too many times over.");
    underWay.delete(element);
    known.set(element, total);
    return total;
  };
  drawn(root);
}

/** Ids that a value names: of `href`, and of `url(#…)` in paint and styles. */
function referencesIn(value: string): string[] {
  if (/^#/.test(value)) return [value.slice(1)];
  return [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)['"]?\s*\)/gi)].map(([, id = ""]) => id);
}

/** Whether a value asks for nothing outside of the drawing, and for nothing that takes long to draw. */
function isHarmless(value: string): boolean {
  const outside = value.replace(/url\(\s*['"]?#[\w.:-]+['"]?\s*\)/gi, "");
  return !/url\s*\(|@|\\|expression|javascript|image\s*\(|image-set|element\s*\(|filter|dasharray|marker|font/i.test(
    outside,
  );
}

function text(element: SvgElement): string {
  const { name, attributes, children } = element;
  // References within a style sheet are not counted, so a style sheet may have none.
  if (name === "style") {
    const isPlain = isHarmless(element.text) && !/url\s*\(|[<&]/i.test(element.text);
    return isPlain && element.text.length <= maxStyleCharacters ? `<style>${element.text}</style>` : "";
  }
  return `<${name}${attributesText(attributes)}>${children.map(text).join("")}</${name}>`;
}

function attributesText(attributes: ReadonlyMap<string, string>): string {
  return [...attributes]
    .filter(([name, value]) => (name.endsWith("href") ? /^#[\w.:-]+$/.test(value) : isHarmless(value)))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
