import type { ColourRoles } from "./kit.ts";

export type ColourRole = keyof ColourRoles;

export interface NamedRole {
  role: ColourRole;
  /** How telling the name is, 0 to 1. */
  certainty: number;
}

/** Themes and page builders whose names say nothing by themselves. */
const knownNames: Record<string, ColourRole> = {
  "ast-global-color-0": "primary",
  "ast-global-color-1": "accent",
  "ast-global-color-3": "text",
  "ast-global-color-4": "background",
  "global-palette1": "primary",
  "global-palette2": "accent",
  "global-palette4": "text",
  "global-palette9": "background",
  "accent-hsl": "primary",
  "lightaccent-hsl": "secondary",
  "darkaccent-hsl": "accent",
  color_11: "background",
  color_15: "text",
  color_18: "primary",
};

/** Custom properties of libraries and of apps that a shop has built in: their colours are not the brand's. */
const libraries =
  /^(?:wp-admin|wp--preset--color--(?:vivid|luminous|pale|light-green|cyan-bluish|black|white)|wc-|woocommerce|swiper|plyr|fancybox|f-|glide|splide|jdgm|yotpo|stamped|okendo|oke-|loox|klaviyo|shopify-|shop-pay|payment|fa-|toastify|iti-|pswp|lb-|tw-|bs-(?:blue|indigo|purple|pink|red|orange|yellow|green|teal|cyan|gray|link)|mdc|chakra-ui-focus|gcid|rank-math|elementor-lightbox)/;

const noise = new Set(
  (
    "hover focus focused active pressed disabled visited shadow border outline divider line error success warning danger info " +
    "alert sale discount badge star stars rating review reviews overlay input field form placeholder opacity alpha gradient " +
    "scrollbar selection tooltip popup modal skeleton icon icons announcement social swatch size width height radius " +
    "spacing weight duration contrast footer header nav menu drawer card cart label price tag dark inverse inverted " +
    "transparent ring muted popover sidebar chart facebook instagram twitter pinterest whatsapp cookie sold"
  ).split(" "),
);
const backgroundWords = new Set(["background", "bg", "surface", "page", "canvas"]);
const textWords = new Set(["text", "foreground", "fg", "copy", "ink"]);
const primaryWords = new Set(["primary", "brand", "theme", "main"]);
const accentWords = new Set(["accent", "highlight", "link", "links"]);
const buttonWords = new Set(["button", "buttons", "btn", "cta"]);

/** What a custom property's name says that its colour is for; null where it says nothing, or something else. */
export function roleOfName(property: string): NamedRole | null {
  const name = property.replace(/^--/, "");
  const known = knownNames[name.toLowerCase()];
  if (known !== undefined) return { role: known, certainty: 1 };
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  if (libraries.test(name.toLowerCase()) || words.some((word) => noise.has(word))) return null;
  const certainty = shadeOf(words);
  if (certainty === 0) return null;
  const first = (set: ReadonlySet<string>) => words.findIndex((word) => set.has(word));
  const [primary, text, background] = [first(primaryWords), first(textWords), first(backgroundWords)];
  const isSecondary = words.includes("secondary") || words.includes("tertiary");
  if (first(buttonWords) >= 0) {
    if (text >= 0 || (isSecondary && background < 0)) return null;
    const isGround = background >= 0 || primary >= 0 || words.every((word) => buttonWords.has(word) || isFiller(word));
    return isGround ? { role: isSecondary ? "secondary" : "primary", certainty } : null;
  }
  // `--primary-foreground` and `--on-primary` are for what stands on the colour.
  if (words.includes("on") || (primary >= 0 && (text > primary || background > primary))) return null;
  if (text >= 0) return isSecondary ? null : { role: "text", certainty };
  const isBody = words.includes("body") && words.every((word) => word === "body" || isFiller(word));
  if (background >= 0 || isBody) return isSecondary ? null : { role: "background", certainty };
  if (primary >= 0) return { role: "primary", certainty };
  if (isSecondary) return { role: "secondary", certainty };
  if (first(accentWords) < 0) return null;
  const isLink = words.includes("link") || words.includes("links");
  return { role: words.includes("2") ? "secondary" : "accent", certainty: isLink ? certainty * 0.4 : certainty };
}

function isFiller(word: string): boolean {
  return word === "color" || word === "colour" || word === "rgb" || word === "hsl" || word === "base" || word === "wp";
}

/** A scale names many shades of one colour; its middle is the colour itself. */
function shadeOf(words: readonly string[]): number {
  const shade = Number(words.at(-1));
  if (words.some((word) => /^(?:light|lighter|lightest|darker|darkest|tint|shade|soft|subtle|faded)$/.test(word)))
    return 0;
  if (!(shade >= 50)) return 1;
  return shade === 500 || shade === 600 ? 0.8 : 0;
}
