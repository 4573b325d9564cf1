/** What of a product decides whether an ad can be made of it. */
export interface ProductSigns {
  title: string;
  /** The shop's own type, for example "Serum"; may be empty. */
  productType: string;
  /** The page's text: it only settles the category of what the title leaves open. */
  text: string;
}

export type Classification =
  { isCompatible: true; category: string; reason: null } | { isCompatible: false; category: string; reason: string };

interface UnsupportedGroup {
  category: string;
  reason: string;
  signals: RegExp[];
}

/** Words, not substrings: "Packable", "Brushed" and "Patchouli" reject nothing. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");
}

/** The spec's table of unsupported products ("Supported products"); the first group that matches wins. */
const unsupported: UnsupportedGroup[] = [
  {
    category: "Sample",
    reason: "Samples, gift cards and subscriptions are not standalone products with a picture of their own.",
    signals: [word("samples?"), word("gift ?cards?"), word("subscriptions?"), word("e-?gift")],
  },
  {
    category: "Set",
    reason: "One ad shows one product; this is a set or a multi-pack.",
    signals: [
      word("\\d+[- ]?packs?"),
      word("packs?(?: of \\d+)?"),
      word("sets?(?: of \\d+)?"),
      word("duos?"),
      word("trios?"),
      word("quartets?"),
      word("bundles?"),
      word("kits?"),
      word("caddy|caddies"),
      word("samplers?"),
      word("routines?"),
      word("collections?"),
    ],
  },
  {
    category: "Sheet product",
    reason: "Wipes, sheet masks and patches are fabric: there is no texture to animate.",
    signals: [
      word("wipes?"),
      word("cleansing cloths?"),
      word("towelettes?"),
      word("pads?"),
      word("sheet masks?"),
      word("patch(?:es)?"),
      word("strips?"),
    ],
  },
  {
    category: "Tool",
    reason: "Tools and accessories have no texture to animate.",
    signals: [
      word("brush(?:es)?"),
      word("spatulas?"),
      word("applicators?"),
      word("sponges?"),
      word("gua ?sha"),
      word("rollers?"),
      word("headbands?"),
      word("devices?"),
      word("candles?"),
      word("diffusers?"),
    ],
  },
  {
    category: "Bar soap",
    reason: "A solid bar has no texture to animate.",
    signals: [word("(?:bar soaps?|soap bars?)")],
  },
  {
    category: "Hair, fragrance or deodorant",
    reason: "Hair, fragrance and deodorant products are outside what this service makes ads for.",
    signals: [
      word("shampoos?"),
      word("conditioners?"),
      word("perfumes?"),
      word("fragrances?"),
      word("eau de"),
      word("colognes?"),
      word("deodorants?"),
      word("hair"),
    ],
  },
];

/** Phrases in which a signal means something else. */
const harmless =
  /\b(?:(?:fragrance|perfume)[- ]free|(?:free (?:of|from)|without|no|non|zero)[- ](?:added |synthetic )?(?:fragrances?|perfumes?)|hair[- ]?line|roller[- ]?ball|brush[- ]on)\b/giu;

/** Things of a shop that are no cosmetics: whatever their text mentions, it is not what they are. */
const otherGoods = word(
  "nails?|pendants?|necklaces?|earrings?|bags?|totes?|pouch(?:es)?|mugs?|cups?|t-?shirts?|shirts?|hats?|caps?|towels?|cloths?|mirrors?|tweezers|combs?|razors?|socks?|books?|stickers?|trays?|dish(?:es)?|dispensers?|bottles?",
);

/**
 * The spec's supported categories with the words that show them; the first that matches wins, so the special ones lead.
 * A lip balm or a foundation with SPF is a lip balm or a foundation.
 */
const supported = table([
  ["Eye Treatment", "eye(?: \\p{L}+)? ?(?:creams?|serums?|gels?|treatments?|balms?|concentrates?)|under[- ]?eye"],
  ["Lip Gloss", "lip ?gloss(?:es)?|gloss(?:es)?"],
  ["Lip Treatment", "lip (?:oils?|treatments?|masks?|serums?|butters?)"],
  ["Lip Balm", "lip ?balms?"],
  ["Lip Color", "lipsticks?|lip (?:creams?|stains?|tints?|colou?rs?)|lips?"],
  ["Foundation", "foundations?|skin tints?|bb creams?|cc creams?"],
  ["Concealer", "concealers?"],
  ["Primer", "primers?"],
  ["Tinted Moisturizer", "tinted moisturi[sz]ers?"],
  ["Blush", "blush(?:es)?"],
  ["Bronzer", "bronzers?"],
  ["Highlighter", "highlighters?|luminizers?"],
  ["Sunscreen", "sunscreens?|sun ?(?:screen|cream|fluid|milk)s?|spf ?\\d*|sun (?:protection|defen[cs]e)"],
  ["Mask", "masks?|masque"],
  ["Scrub", "scrubs?|exfoliants?|exfoliators?|(?:liquid )?peels?|(?<!nail )polish"],
  ["Mousse", "mousses?|foams?"],
  [
    "Cleanser",
    "cleansers?|(?:face|facial|body|hand) wash(?:es)?|cleansing (?:gels?|milks?|oils?|balms?|creams?)|micellar|make-?up removers?|(?:liquid|hand) soaps?",
  ],
  ["Mist", "mists?|(?:setting|face|facial|body) sprays?"],
  ["Toner", "toners?|tonics?|toning"],
  ["Essence", "essences?"],
  ["Serum", "serums?|ampoules?|concentrates?|drops?|boosters?|elixirs?"],
  ["Oil", "oils?"],
  ["Balm", "balms?|salves?|ointments?"],
  ["Gel", "gels?|jell(?:y|ies)"],
  ["Lotion", "lotions?|milks?|emulsions?|fluids?"],
  ["Cream", "creams?|crèmes?|cremes?|moisturi[sz]ers?|butters?"],
]);

interface Category {
  name: string;
  /** In a title or a type: the word is enough. */
  inName: RegExp;
  /** In a text: said of the product itself ("a silky serum"), not of what it goes with ("pair with your favourite oil"). */
  inText: RegExp;
}

function table(rows: [name: string, signals: string][]): Category[] {
  return rows.map(([name, signals]) => ({
    name,
    inName: word(signals),
    inText: word(`(?:(?:an?|this|our|the)(?: [\\p{L}-]+){0,3}|^[\\p{L}-]+(?: [\\p{L}-]+)?) (?:${signals})`),
  }));
}

/** Classifies by the spec's two tables: signals of unsupported products count in title and type only. */
export function classify({ title, productType, text }: ProductSigns): Classification {
  const name = `${title} · ${productType}`.slice(0, 1000).replace(harmless, " ");
  for (const group of unsupported) {
    if (group.signals.some((signal) => signal.test(name)))
      return { isCompatible: false, category: group.category, reason: group.reason };
  }
  const category = categoryOf(title) ?? categoryOf(productType) ?? (otherGoods.test(name) ? null : toldBy(text));
  if (category === null) {
    return {
      isCompatible: false,
      category: productType.trim().slice(0, 60) || "Unknown",
      reason:
        "Neither its name nor its page shows a texture that an ad can be made of, such as a cream, a serum or an oil.",
    };
  }
  if (
    category === "Sunscreen" &&
    word("sticks?").test(name) &&
    !word("balm|cream|gel|fluid|melt(?:ing)?").test(`${name} ${text}`)
  ) {
    return {
      isCompatible: false,
      category,
      reason: "A solid sunscreen stick does not flow: there is no texture to animate.",
    };
  }
  return { isCompatible: true, category, reason: null };
}

function categoryOf(name: string): string | null {
  return supported.find(({ inName }) => inName.test(name))?.name ?? null;
}

function toldBy(text: string): string | null {
  const beginning = text.slice(0, 600);
  return supported.find(({ inText }) => inText.test(beginning))?.name ?? null;
}
