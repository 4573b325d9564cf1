/** The shop of an invented brand, in its own words. Everything that an ad may quote is stated here. */
export interface ShopProduct {
  id: number;
  title: string;
  handle: string;
  productType: string;
  tags: string[];
  price: string;
  description: string;
  picture: string;
  rating: { value: number; reviews: number } | null;
  /** What its customers have written; left out where nobody has. */
  reviews?: { author: string; stars: number; text: string }[];
}

export const shopName = "Aurelia";
export const shopTone = "Calm, precise skincare with a warm voice: short formulas, quiet textures, nothing to prove.";

export const catalogue: ShopProduct[] = [
  {
    id: 101,
    title: "Barrier Repair Serum",
    handle: "barrier-repair-serum",
    productType: "Serum",
    tags: ["serum", "sensitive skin"],
    price: "48.00",
    picture: "barrier-repair-serum.png",
    rating: { value: 4.8, reviews: 2143 },
    reviews: [
      {
        author: "Anna K.",
        stars: 5,
        text: "My skin feels soft and calm from the first drop. I keep one in my travel bag.",
      },
      { author: "Jonas W.", stars: 5, text: "Light, silky and gone in seconds." },
      { author: "Mira", stars: 3, text: "Nice enough, but I had hoped for more." },
    ],
    description:
      "<p>A silky serum for skin that feels tight and easily upset. 5 ceramides and 2% ectoin help skin hold on to water through the day.</p><p>Fragrance-free and made for sensitive skin. 72-hour hydration in an instrumental test with 24 volunteers. Vegan.</p><p>Two drops, morning and night, pressed in before cream.</p>",
  },
  {
    id: 102,
    title: "Botanical Face Oil",
    handle: "botanical-face-oil",
    productType: "Face Oil",
    tags: ["oil"],
    price: "56.00",
    picture: "botanical-face-oil.png",
    rating: { value: 4.7, reviews: 812 },
    description:
      "<p>A golden oil of 7 cold-pressed oils, among them rosehip oil, camellia oil and squalane. Fast-absorbing, with a satin finish and no sticky finish.</p><p>Silicone-free. Warm three drops between the palms and press into damp skin at night.</p>",
  },
  {
    id: 103,
    title: "Cloud Milk Body Lotion",
    handle: "cloud-milk-lotion",
    productType: "Body Lotion",
    tags: ["lotion", "body"],
    price: "34.00",
    picture: "cloud-milk-lotion.png",
    rating: { value: 4.6, reviews: 1290 },
    reviews: [
      {
        author: "Leila M.",
        stars: 5,
        text: "The softest thing I own comes in a bottle. It sinks in before I am dressed.",
      },
      { author: "Tom", stars: 4, text: "A lovely light lotion for every morning." },
    ],
    description:
      "<p>A weightless milk with oat milk, squalane and 3% panthenol. It sinks in before you are dressed. 48-hour moisture, non-greasy, suitable for dry skin.</p><p>Scented with nothing: no added fragrance.</p>",
  },
  {
    id: 104,
    title: "Overnight Rich Cream",
    handle: "overnight-rich-cream",
    productType: "Face Cream",
    tags: ["cream", "night"],
    price: "52.00",
    picture: "overnight-rich-cream.png",
    rating: { value: 4.9, reviews: 640 },
    reviews: [{ author: "Sophie R.", stars: 5, text: "I wake up with skin that feels like velvet." }],
    description:
      "<p>A buttery cream with shea butter, 4 peptides and ceramides for the driest hours of the night. Cushiony at first touch, velvety by morning.</p><p>Fragrance-free, refillable jar.</p>",
  },
  {
    id: 105,
    title: "Water Gel Moisturiser",
    handle: "water-gel-moisturiser",
    productType: "Gel Moisturizer",
    tags: ["gel"],
    price: "38.00",
    picture: "water-gel-moisturiser.png",
    rating: { value: 4.7, reviews: 1755 },
    description:
      "<p>A cooling gel that breaks into water on the skin. Hyaluronic acid, 5% niacinamide and birch water. 72-hour hydration, oil-free, non-comedogenic.</p><p>Keep it in the fridge in summer.</p>",
  },
  {
    id: 106,
    title: "Pink Clay Mask",
    handle: "pink-clay-mask",
    productType: "Mask",
    tags: ["mask", "clay"],
    price: "32.00",
    picture: "pink-clay-mask.png",
    rating: null,
    description:
      "<p>A whipped clay mask with kaolin, pink clay and rosehip. Ten minutes on a Sunday; skin feels clean, never tight. Non-drying, alcohol-free, vegan.</p>",
  },
  {
    id: 107,
    title: "Daily Shield SPF 50 Sunscreen",
    handle: "daily-shield-spf-50",
    productType: "Sunscreen",
    tags: ["sunscreen"],
    price: "29.00",
    picture: "daily-shield-spf-50.png",
    rating: { value: 4.5, reviews: 3021 },
    description:
      "<p>A light fluid with SPF 50 and broad-spectrum filters. No white cast, non-greasy, fragrance-free. 3% niacinamide and vitamin E. Reef-safe filters.</p><p>Two fingers' length for face and neck.</p>",
  },
  {
    id: 108,
    title: "Rose Lip Oil",
    handle: "rose-lip-oil",
    productType: "Lip Oil",
    tags: ["lip"],
    price: "22.00",
    picture: "rose-lip-oil.png",
    rating: { value: 4.8, reviews: 956 },
    reviews: [{ author: "Clara B.", stars: 5, text: "A beautiful shine and my lips feel cushioned all day." }],
    description:
      "<p>A glassy oil for lips with jojoba oil, plum oil and vitamin E. Cushiony shine, non-sticky, a sheer rose tint. Vegan and cruelty-free.</p>",
  },
  {
    id: 109,
    title: "Calming Toner Mist",
    handle: "calming-toner-mist",
    productType: "Toner",
    tags: ["mist", "toner"],
    price: "26.00",
    picture: "calming-toner-mist.png",
    rating: null,
    description:
      "<p>A fine mist of cucumber water, aloe vera and 2% panthenol. Fresh as a window opened. Alcohol-free, fragrance-free, pH-balanced.</p>",
  },
  {
    id: 110,
    title: "Lactic Acid Tonic",
    handle: "lactic-acid-tonic",
    productType: "Exfoliating Tonic",
    tags: ["tonic"],
    price: "30.00",
    picture: "lactic-acid-tonic.jpg",
    rating: { value: 4.4, reviews: 488 },
    description:
      "<p>A watery tonic with 7% lactic acid and allantoin that smooths overnight. Non-stripping, alcohol-free. Two evenings a week to begin with.</p>",
  },
  {
    id: 111,
    title: "Melting Oil Cleanser",
    handle: "melting-oil-cleanser",
    productType: "Cleanser",
    tags: ["cleanser"],
    price: "28.00",
    picture: "melting-oil-cleanser.jpg",
    rating: { value: 4.6, reviews: 1102 },
    reviews: [{ author: "Ines P.", stars: 5, text: "It melts everything away and leaves my face fresh and soft." }],
    description:
      "<p>A golden oil with jojoba oil, sunflower oil and vitamin E that turns to milk with water. Takes sunscreen off in one pass and leaves no residue. Fragrance-free.</p>",
  },
  {
    id: 112,
    title: "The Glow Ritual Set",
    handle: "glow-ritual-set",
    productType: "Gift Set",
    tags: ["set"],
    price: "98.00",
    picture: "glow-ritual-set.png",
    rating: null,
    description: "<p>Three favourites in one box: serum, lotion and toner mist.</p>",
  },
  {
    id: 113,
    title: "Rose Quartz Gua Sha",
    handle: "rose-gua-sha",
    productType: "Tool",
    tags: ["tool"],
    price: "24.00",
    picture: "rose-gua-sha.png",
    rating: null,
    description: "<p>Cut from one stone, polished by hand. Use with Botanical Face Oil.</p>",
  },
  {
    id: 114,
    title: "Silk Shampoo",
    handle: "silk-shampoo",
    productType: "Shampoo",
    tags: ["hair"],
    price: "26.00",
    picture: "silk-shampoo.png",
    rating: null,
    description: "<p>A mild shampoo with wheat protein.</p>",
  },
  {
    id: 115,
    title: "Peptide Eye Cream",
    handle: "peptide-eye-cream",
    productType: "Eye Cream",
    tags: ["eye"],
    price: "36.00",
    picture: "peptide-eye-cream.png",
    rating: null,
    description:
      "<p>A light cream for the eye area with peptides and caffeine. Ophthalmologist-tested, fragrance-free.</p>",
  },
];
