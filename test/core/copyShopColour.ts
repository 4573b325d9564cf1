/** A product as a shop has it: its name with size and shade, its own type, its list of ingredients. */
export interface ShopPage {
  name: string;
  type?: string;
  description: string;
  inci?: string;
  rating?: readonly [value: number, reviewCount: number | null];
  reviews?: readonly (readonly [text: string, author: string, rating?: number])[];
}

/** What is worn on lips and face. */
export const colourPages: readonly ShopPage[] = [
  {
    name: "Cherry Glaze Lip Oil",
    description: "A glassy lip oil with jojoba oil and squalane. Non-sticky shine.",
    rating: [4.8, 956],
  },
  {
    name: "Mirror Lip Gloss 02 Peach Cream",
    description: "High-shine gloss with a cushiony feel. Non-sticky. Vegan.",
    rating: [4.6, 210],
  },
  {
    name: "Honey Lip Balm SPF 15",
    description: "Beeswax and honey keep lips soft. SPF 15.",
    rating: [4.4, 9],
  },
  {
    name: "Liquid Blush in Rosewater",
    description: "A sheer liquid blush that melts into skin. Buildable colour. Vegan.",
    rating: [4.7, 430],
  },
  {
    name: "Moonlit Highlighter Drops",
    description: "Luminous drops for cheekbones and collarbones. Squalane. Vegan.",
  },
  {
    name: "Serum Skin Tint SPF 20 — Shade 03",
    description: "A sheer skin tint with 2% niacinamide and squalane. 12-hour wear, breathable.",
    rating: [4.4, 2210],
  },
  {
    name: "Full Cover Concealer 02 Beige",
    description: "A creamy concealer that stays put. 16-hour wear. Fragrance-free.",
    rating: [4.5, 61],
  },
  {
    name: "Poreless Blur Primer",
    description: "A silky primer that smooths the look of skin before makeup. Oil-free.",
  },
];
