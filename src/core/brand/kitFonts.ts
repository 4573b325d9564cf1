import { parseAddress } from "../discovery/address.ts";
import { FontPairingName, fontPairings, type FontClass } from "../rendering/fonts.ts";
import { type BrandFonts, defaultPairing } from "./kit.ts";
import { splitList } from "./kitStylesheet.ts";
import { classOfFamily } from "./kitFontFamilies.ts";

/** Families as the site names them, best sign first; each may be a whole `font-family` list. */
export interface FontSigns {
  headings: readonly string[];
  body: readonly string[];
  /** Families that the site loads, without a word on what for. */
  loaded: readonly string[];
}

const maxName = 80;
const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji|fangsong|inherit|initial|unset|revert|normal|-apple-system|blinkmacsystemfont|sans|none)$/;
const icons =
  /icon|awesome|dashicons|glyph|swiper|slick|eicons|star|woocommerce|judgeme|jdgm|material symbols|emoji|fallback|paymentfont|linearicons|themify|feather|ionicon|remixicon/i;

/** The first family of a list that is a brand's choice; null where it is only the system's own. */
export function familyOf(list: string): string | null {
  for (const entry of splitList(list.slice(0, 400)).slice(0, 6)) {
    const bare = entry
      .replace(/["'\\]/g, "")
      .replace(/\s+/g, " ")
      .trim();
    // What comes after the system's own is only a stand-in.
    if (generic.test(bare.toLowerCase())) return null;
    // Frameworks hash the names of files that they host: `__Cormorant_Garamond_a1b2c3`.
    const named = bare
      .replace(/^__/, "")
      .replace(/_[0-9a-f]{6,}$/i, "")
      .replaceAll("_", " ")
      .trim();
    if (/^[\p{L}\d][\p{L}\d .&'’+-]*$/u.test(named) && named.length <= maxName && !icons.test(named)) return named;
  }
  return null;
}

/** The generic family at a list's end (`serif`, `sans-serif`), for families whose name says nothing. */
function genericClass(list: string): FontClass | null {
  if (/\bsans-serif\b|\bsystem-ui\b|-apple-system/i.test(list)) return "neo-grotesque";
  if (/\bmonospace\b/i.test(list)) return "grotesque";
  return /\bserif\b/i.test(list) ? "transitional" : null;
}

/** Families in the order of a Google Fonts address, both of its forms; empty for other addresses. */
export function googleFamilies(address: string): string[] {
  const host = parseAddress(address)?.host ?? "";
  if (host !== "fonts.googleapis.com" && host !== "fonts.bunny.net") return [];
  return [...address.matchAll(/[?&]family=([^&#]{1,600})/g)]
    .flatMap(([, value = ""]) =>
      value
        .replace(/\+|%20/g, " ")
        .replace(/%7c/gi, "|")
        .replace(/%3a/gi, ":")
        .split("|"),
    )
    .map((value) => value.split(":", 1)[0]?.trim() ?? "")
    .filter((name) => name !== "" && name.length <= maxName && !icons.test(name))
    .slice(0, 12);
}

/**
 * The site's families and the pairing that comes nearest. `toneWords` decide between pairings that are equally near, and alone
 * where the site says nothing of its type.
 */
export function readFonts(signs: FontSigns, toneWords: readonly string[]): BrandFonts {
  const loaded = signs.loaded.map((name) => familyOf(name)).filter((name) => name !== null);
  const loadedDisplay = loaded.find((name) => isDisplay(classOfFamily(name)));
  const heading = firstFamily(signs.headings);
  const body = firstFamily(signs.body);
  const families = {
    heading: heading ?? (signs.headings.length === 0 ? (loadedDisplay ?? loaded[0] ?? body) : body),
    body: body ?? (signs.body.length === 0 ? (loaded.find((name) => name !== loadedDisplay) ?? null) : null),
  };
  const display = classIn(families.heading, signs.headings) ?? classIn(families.body, signs.body);
  const text = classIn(families.body, signs.body);
  return { ...families, pairing: nearestPairing({ ...families, display, text }, toneWords) };
}

function firstFamily(lists: readonly string[]): string | null {
  for (const list of lists) {
    const family = familyOf(list);
    if (family !== null) return family;
  }
  return null;
}

function classIn(family: string | null, lists: readonly string[]): FontClass | null {
  const named = family === null ? null : classOfFamily(family);
  return named ?? lists.map(genericClass).find((kind) => kind !== null) ?? null;
}

function isDisplay(kind: FontClass | null): boolean {
  return kind !== null && (shapes[kind][0] > 0.5 || kind === "art-deco-sans");
}

/** Serifs 0…1, contrast of strokes 0…1, roundness (circles and softness) 0…1, narrowness 0…1. */
const shapes: Record<FontClass, readonly [serif: number, contrast: number, round: number, narrow: number]> = {
  garalde: [1, 0.6, 0.35, 0.4],
  transitional: [1, 0.75, 0.4, 0.3],
  didone: [1, 1, 0.35, 0.35],
  "soft-old-style": [1, 0.45, 0.85, 0.3],
  "contemporary-serif": [1, 0.35, 0.4, 0.25],
  "condensed-serif": [1, 0.7, 0.25, 0.8],
  "geometric-sans": [0, 0.05, 1, 0.2],
  "humanist-sans": [0.1, 0.2, 0.5, 0.3],
  grotesque: [0, 0.1, 0.35, 0.45],
  "neo-grotesque": [0, 0.05, 0.2, 0.3],
  "art-deco-sans": [0, 0.25, 0.8, 0.55],
};

function shapeDistance(a: FontClass, b: FontClass): number {
  const [weightSerif, weightContrast, weightRound, weightNarrow] = [1.4, 0.9, 0.6, 0.6];
  const [x, y] = [shapes[a], shapes[b]];
  return Math.hypot(
    weightSerif * (x[0] - y[0]),
    weightContrast * (x[1] - y[1]),
    weightRound * (x[2] - y[2]),
    weightNarrow * (x[3] - y[3]),
  );
}

interface Wanted {
  heading: string | null;
  body: string | null;
  display: FontClass | null;
  text: FontClass | null;
}

/** The default where neither type nor tone says anything. */
function nearestPairing({ heading, body, display, text }: Wanted, toneWords: readonly string[]): FontPairingName {
  if (display === null && text === null && toneWords.length === 0) return defaultPairing;
  const distance = (name: FontPairingName) => {
    const { display: ours, text: oursText, moods } = fontPairings[name];
    const inDisplay = display === null ? 0 : shapeDistance(display, ours);
    const inText = text === null ? 0 : 0.35 * shapeDistance(text, oursText);
    const mood = toneWords.filter((word) => moods.includes(word)).length;
    // The family itself beats every family that is only drawn like it.
    const own = begins(heading, ownFamilies[name].display) ? 0.5 : 0;
    const ownText = begins(body, ownFamilies[name].text) ? 0.06 : 0;
    return inDisplay + inText - own - ownText - 0.05 * Math.min(2, mood);
  };
  return FontPairingName.options.reduce(
    (best, name) => (distance(name) < distance(best) - 1e-9 ? name : best),
    defaultPairing,
  );
}

/** The beginnings of the families that each pairing is set in. */
const ownFamilies: Record<FontPairingName, { display: string; text: string }> = {
  "cormorant-jost": { display: "cormorant", text: "jost" },
  "bodoni-montserrat": { display: "bodoni", text: "montserrat" },
  "playfair-figtree": { display: "playfair", text: "figtree" },
  "fraunces-work": { display: "fraunces", text: "work sans" },
  instrument: { display: "instrument serif", text: "instrument sans" },
  "lora-karla": { display: "lora", text: "karla" },
  "dm-serif-dm-sans": { display: "dm serif", text: "dm sans" },
  "outfit-instrument": { display: "outfit", text: "instrument sans" },
  inter: { display: "inter", text: "inter" },
  "space-grotesk-inter": { display: "space grotesk", text: "inter" },
  "josefin-jost": { display: "josefin", text: "jost" },
};

function begins(family: string | null, own: string): boolean {
  const name = family?.toLowerCase() ?? "";
  return name === own || name.startsWith(`${own} `);
}
