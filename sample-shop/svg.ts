import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { TextFont } from "../container/ads/statics/fontShaping.ts";
import { pathOfGlyph } from "../container/ads/statics/outline.ts";

/** A drawing: its size, its definitions (gradients, filters, clips) and its body, as SVG text. */
export interface Drawing {
  width: number;
  height: number;
  defs: string;
  body: string;
}

const require = createRequire(import.meta.url);

function load(file: string): TextFont {
  return new TextFont(readFileSync(require.resolve(`@fontsource/${file}`)));
}

const fonts = {
  serif: load("cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff"),
  italic: load("cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff"),
  sans: load("jost/files/jost-latin-500-normal.woff"),
};

export interface TextStyle {
  font: keyof typeof fonts;
  size: number;
  /** Extra space after each character, in ems. */
  tracking?: number;
  colour: string;
}

/** A centred line of lettering as outlines, so that no system font is needed. */
export function lettering(
  text: string,
  centreX: number,
  baseline: number,
  { font, size, tracking = 0, colour }: TextStyle,
): string {
  const { glyphs, advance } = fonts[font].shape(text, tracking);
  const start = centreX - ((advance - tracking) * size) / 2;
  const data = glyphs
    .map(({ glyph, x, y }) => pathOfGlyph(glyph, size, start + x * size, baseline - y * size))
    .join("");
  return `<path d="${data}" fill="${colour}"/>`;
}

export function mix(a: string, b: string, share: number): string {
  const channel = (hex: string, i: number) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export type Stop = [offset: number, colour: string, opacity?: number];

export function gradient(id: string, direction: "across" | "down", stops: Stop[]): string {
  const end = direction === "across" ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  const list = stops.map(
    ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${list.join("")}</linearGradient>`;
}

/** How a round body of one colour takes light from the upper left: bright strip, core, reflected light at the far rim. */
export function roundStops(colour: string, gloss: number): Stop[] {
  return [
    [0, mix(colour, "#140a06", 0.42)],
    [0.05, mix(colour, "#140a06", 0.2)],
    [0.13, mix(colour, "#ffffff", 0.2 + 0.25 * gloss)],
    [0.22, mix(colour, "#ffffff", 0.1 + 0.1 * gloss)],
    [0.46, colour],
    [0.76, mix(colour, "#140a06", 0.14)],
    [0.9, mix(colour, "#ffffff", 0.08 * (1 + gloss))],
    [0.96, mix(colour, "#140a06", 0.22)],
    [1, mix(colour, "#140a06", 0.46)],
  ];
}

export const metals = {
  gold: ["#6b4a22", "#b58a4c", "#fbe9c0", "#dcb878", "#b98b4e", "#8e6631", "#e3c48a", "#5d3f1b"],
  silver: ["#6d7075", "#b4b8bd", "#ffffff", "#d9dce0", "#aeb2b8", "#858a91", "#e3e6ea", "#5c6066"],
  rose: ["#7c4a3f", "#c08a7b", "#ffe9df", "#e5b7a6", "#c48b78", "#99614f", "#eac4b5", "#6a3d33"],
} as const;

export function metalStops(metal: keyof typeof metals): Stop[] {
  const offsets = [0, 0.08, 0.2, 0.3, 0.55, 0.78, 0.9, 1];
  return metals[metal].map((colour, i) => [offsets[i] ?? 1, colour]);
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

export function toSvg({ width, height, defs, body }: Drawing, ground: string | null): string {
  const margin = ground === null ? 40 : 260;
  const back =
    ground === null
      ? ""
      : `<rect x="${-margin}" y="${-margin}" width="${width + 2 * margin}" height="${height + 2 * margin}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}"><defs>${defs}</defs>${back}${body}</svg>`;
}
