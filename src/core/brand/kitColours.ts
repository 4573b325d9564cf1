import { colourDistance, oklchOf } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";
import type { ColourRoles } from "./kit.ts";
import { colourIn, readChannels, readColour, type CssColour } from "./cssColours.ts";
import type { ElementStyle, KitCascade, StyledElement } from "./kitCascade.ts";
import { roleOfName, type ColourRole } from "./kitColourNames.ts";

/** Computed styles as a browser gives them; colours as it writes them. */
export interface ComputedLook {
  buttons: readonly { background: string; colour: string; text: string; area: number }[];
  body: { background: string; colour: string; fontFamily: string };
  headings: readonly { fontFamily: string; colour: string }[];
  customProperties: Readonly<Record<string, string>>;
}

export interface PageButton extends StyledElement {
  text: string;
}

export interface ColourSigns {
  look: ComputedLook | null;
  cascade: KitCascade;
  /** `html` first, then `body`. */
  roots: readonly StyledElement[];
  buttons: readonly PageButton[];
  links: readonly StyledElement[];
  /** As the page names them; may be empty. */
  themeColour: string;
  tileColour: string;
  /** Of a picture of the page, most of it first. */
  screenshot: readonly HexColour[];
}

interface Vote {
  role: ColourRole;
  hex: HexColour;
  weight: number;
}

/** Colours nearer than this are one colour. */
const sameColour = 0.03;
/** A second colour that is to be told from the first. */
const otherColour = 0.08;
const minAlpha = 0.5;
const maxColours = 8;
const maxNamed = 200;
const maxFurther = 40;

/** Colours that frameworks and plug-ins bring along; they count only where a site shows no other. */
const defaults: ReadonlySet<HexColour> = new Set(
  (
    "#0d6efd #007bff #0000ee #007cba #32373c #720eec #7f54b3 #a46497 #007aff #6ec1e4 #61ce70 #0274be #0170b9 #046bd2 " +
    "#2271b1 #3858e9 #5a31f4 #ffc439 #1a73e8 #1877f2 #25d366 #96588a #557da1 #76a12e"
  ).split(" "),
);

/** Buttons that sell say more of the brand than those that open a menu. */
const sellingWords =
  /\b(shop|buy|add|cart|bag|basket|order|discover|kaufen|warenkorb|entdecken|panier|acheter|d[ée]couvrir|comprar|carrito|acquista|carrello)\b/i;

/** Elements that most themes style and a home page need not show. */
const usualButtons: readonly string[][] = [
  ["button"],
  ["btn"],
  ["btn", "btn-primary"],
  ["button", "button--primary"],
  ["button", "alt"],
  ["wp-element-button", "wp-block-button__link"],
  ["sqs-block-button-element", "sqs-button-element--primary"],
  ["elementor-button"],
  ["w-button"],
];

/**
 * The colours of a site by what they do, and the list that ads are made from: what the brand is known by first, colours before
 * greys, at most eight. Computed styles count most, then buttons, names of custom properties, the theme colour, a screenshot.
 */
export function readColours(signs: ColourSigns): { roles: ColourRoles; colours: HexColour[] } {
  const votes = [...lookVotes(signs), ...cssVotes(signs), ...metaVotes(signs)].map((vote) =>
    defaults.has(vote.hex) ? { ...vote, weight: vote.weight * 0.05 } : vote,
  );
  const background = best(votes, ["background"]);
  const text = best(votes, ["text"], background === null ? [] : [background]);
  const grounds = background === null ? [] : [background];
  const chromatic = votes.filter(({ hex }) => isChromatic(hex));
  const pictured = signs.screenshot
    .filter(isChromatic)
    .map((hex, at): Vote => ({ role: "accent", hex, weight: 1 / (at + 1) }));
  const primary =
    best(chromatic, ["primary"], grounds) ??
    best(chromatic, ["accent", "secondary"], grounds) ??
    best(pictured, ["accent"], grounds) ??
    best(votes, ["primary"], grounds) ??
    best(chromatic, ["primary"]);
  const taken = [primary, background, text].filter((hex) => hex !== null);
  const accent = best(chromatic, ["accent"], taken) ?? best(chromatic, ["primary"], taken);
  const secondary = best(votes, ["secondary"], accent === null ? taken : [...taken, accent]);
  const roles = { primary, secondary, accent, background, text };
  const further = [...chromatic, ...pictured].sort((a, b) => b.weight - a.weight).slice(0, maxFurther);
  return {
    roles,
    colours: colourList(
      roles,
      further.map(({ hex }) => hex),
    ),
  };
}

/** Primary, accent, secondary, then further ones, background and text; colours before greys, each once, at most eight. */
export function colourList(roles: ColourRoles, further: readonly HexColour[]): HexColour[] {
  const { primary, accent, secondary, background, text } = roles;
  const all = [primary, accent, secondary, ...further, background, text].filter((hex) => hex !== null);
  const distinct = all.filter((hex, at) => all.slice(0, at).every((other) => colourDistance(hex, other) >= sameColour));
  return [...distinct.filter(isChromatic), ...distinct.filter((hex) => !isChromatic(hex))].slice(0, maxColours);
}

/** Whether a colour reads as a colour, not as grey, black or white. */
export function isChromatic(hex: HexColour): boolean {
  const { lightness, chroma } = oklchOf(hex);
  return chroma >= (lightness < 0.35 ? 0.025 : 0.035) && lightness > 0.12 && lightness < 0.985;
}

function lookVotes({ look }: ColourSigns): Vote[] {
  if (look === null) return [];
  const buttons = look.buttons.slice(0, 12).flatMap(({ background, text }, at) => {
    return vote("primary", readColour(background), ((sellingWords.test(text) ? 12 : 8) * 3) / (3 + at));
  });
  const named = Object.entries(look.customProperties).flatMap(([name, value]) => namedVotes(name, value, 6));
  return [
    ...buttons,
    ...named,
    ...vote("background", readColour(look.body.background), 20),
    ...vote("text", readColour(look.body.colour), 20),
  ];
}

function cssVotes({ cascade, roots, buttons, links }: ColourSigns): Vote[] {
  const ground = (style: ElementStyle) => colourOf(cascade, style, "background-color");
  // A theme gives many elements the same button: the first few say it all.
  const shown = buttons.slice(0, 40).flatMap(({ text, ...element }, at) => {
    return vote("primary", ground(cascade.style(element)), ((sellingWords.test(text) ? 4 : 2) * 4) / (4 + at));
  });
  const usual = usualButtons.flatMap((classes) => {
    const element = { tag: classes.includes("btn") ? "button" : "a", id: "", classes, data: [], style: "" };
    return vote("primary", ground(cascade.style(element)), 1);
  });
  const linked = links.slice(0, 20).flatMap((element) => {
    return vote("accent", colourOf(cascade, cascade.style(element), "color"), 0.15);
  });
  const rooted = roots.flatMap((root, at) => {
    const style = cascade.style(root);
    return [
      ...vote("background", ground(style), 8 + 4 * at),
      ...vote("text", colourOf(cascade, style, "color"), 8 + 4 * at),
    ];
  });
  const named = cascade.properties().flatMap(([name, value]) => namedVotes(name, value, 5));
  return [...shown, ...usual, ...linked, ...rooted, ...named.slice(0, maxNamed)];
}

function metaVotes({ themeColour, tileColour }: ColourSigns): Vote[] {
  return [...vote("primary", readColour(themeColour), 4), ...vote("primary", readColour(tileColour), 1)];
}

function namedVotes(name: string, value: string, weight: number): Vote[] {
  const named = roleOfName(name);
  if (named === null) return [];
  return vote(named.role, readColour(value) ?? readChannels(value), weight * named.certainty);
}

function vote(role: ColourRole, colour: CssColour | null, weight: number): Vote[] {
  return colour === null || colour.alpha < minAlpha ? [] : [{ role, hex: colour.hex, weight }];
}

function colourOf(cascade: KitCascade, style: ElementStyle, property: "background-color" | "color"): CssColour | null {
  const value = style.get(property);
  const resolved = value === undefined ? null : cascade.resolve(value, style);
  return resolved === null ? null : colourIn(resolved);
}

/** The colour of those roles with the most weight behind it, its near neighbours' included, apart from what is taken. */
function best(
  votes: readonly Vote[],
  roles: readonly ColourRole[],
  taken: readonly HexColour[] = [],
): HexColour | null {
  const groups: { hex: HexColour; lead: number; weight: number }[] = [];
  for (const { role, hex, weight } of votes) {
    if (!roles.includes(role) || taken.some((other) => colourDistance(hex, other) < otherColour)) continue;
    const near = groups.find((group) => colourDistance(group.hex, hex) < sameColour);
    if (near === undefined) groups.push({ hex, lead: weight, weight });
    else {
      near.weight += weight;
      if (weight > near.lead) Object.assign(near, { hex, lead: weight });
    }
  }
  return (
    groups.reduce<(typeof groups)[number] | null>((top, next) => (top && top.weight >= next.weight ? top : next), null)
      ?.hex ?? null
  );
}
