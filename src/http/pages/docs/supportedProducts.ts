import { docsPage, section, table, type DocsPage } from "./layout.ts";

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
export function supportedProductsPage(): Promise<DocsPage> {
  return docsPage({
    path: "/docs/supported-products",
    title: "Supported products",
    lead: "An ad shows one single product with a texture that flows. What counts is what the product is, not how it is advertised: its title and type, and its text where they leave it open.",
    contents: [
      ["supported", "Supported"],
      ["not-supported", "Not supported"],
      ["checking", "Checking first"],
    ],
    body:
      section(
        "supported",
        "Supported",
        `<ul class="plain">${supported.map((item) => `<li>${item}</li>`).join("")}</ul>`,
      ) +
      section(
        "not-supported",
        "Not supported",
        `<p>Ordering one of these answers 400 <a href="/docs/errors#product_not_supported"><code>product_not_supported</code></a> and costs nothing; <code>incompatible_products</code> names each with its reason.</p>${table(["Category", "Why", "Words in the title"], unsupported)}`,
      ) +
      section(
        "checking",
        "Checking first",
        `<p><code>GET /v1/products</code> says for each product whether it is <code>is_compatible</code>, and why not. Order only those whose <code>usable_for_ads</code> is true: supported, active and with a picture.</p>`,
      ),
  });
}
