import { h2, p, type Page, table, ul } from "../blocks.ts";
import { errorLink } from "./requests.ts";

const supported = [
  "Creams and lotions",
  "Serums and essences",
  "Oils",
  "Balms",
  "Lip products: gloss, stain, tint, lipstick, lip cream, tinted lip balm",
  "Gels",
  "Mists and toners",
  "Sunscreens (sticks only if they flow)",
  "Eye and lip treatments",
  "Masks: cream, gel, clay, sleeping (no sheet masks)",
  "Scrubs and exfoliants, liquid peels included",
  "Color and complexion: foundation, primer, concealer, tinted moisturizer, blush, bronzer, highlighter",
  "Mousses and foams",
];

const unsupported = [
  [
    "Multi-packs and sets",
    "One product per ad",
    "pack, set of N, duo, trio, bundle, kit, caddy, sampler, routine, essentials set, collection",
  ],
  [
    "Wipes and sheet products",
    "Fabric: no texture to animate",
    "wipes, cleansing cloth, towelettes, cotton pads, sheet mask, patches, strips",
  ],
  [
    "Tools and accessories",
    "No texture",
    "brush, spatula, applicator, sponge, gua sha, roller, headband, device, candle, diffuser",
  ],
  ["Bar soap", "A solid bar", "bar soap"],
  [
    "Hair, fragrance, deodorant",
    "Outside the vertical",
    "shampoo, conditioner, perfume, fragrance, eau de, cologne, deodorant, hair",
  ],
  ["Samples, gift cards, subscriptions", "Not standalone products with a hero shot", "sample, gift card, subscription"],
  [
    "Everything else that does not flow",
    "No texture to animate",
    "powders, pencils and palettes, mascara and eyeliner, nail polish, supplements, toothpaste, candles, bath salts, clothing, services",
  ],
];

/** `/docs/supported-products`: what an ad can show (spec "Supported products"). */
export const supportedProducts: Page = {
  path: "/docs/supported-products",
  title: "Supported products",
  lead: "An ad shows one single product with a texture that flows. What counts is what the product is, not how it is advertised: its title and type, and its text where they leave it open.",
  blocks: () => [
    h2("Supported"),
    ul(...supported),
    h2("Not supported"),
    p(
      `Ordering one of these answers 400 ${errorLink("product_not_supported")} and costs nothing; \`incompatible_products\` names each with its reason.`,
    ),
    table(["Category", "Why", "Words in the title"], unsupported),
    h2("Checking first"),
    p(
      "`GET /v1/products` says for each product whether it is `is_compatible`, and why not. Order only those whose `usable_for_ads` is true: supported, active and with a picture. See [Choosing products](/docs/guides/products).",
    ),
  ],
};
