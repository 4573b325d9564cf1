import { facts, kit, type GalleryBrand } from "./brand.ts";

const nordic: GalleryBrand = {
  name: "Kaldr",
  kit: kit({
    pairing: "inter",
    colours: ["#d7e2e6", "#2b4450", "#8fb0bd"],
    tone: "Clinical, precise, without ornament.",
    toneWords: ["clinical", "precise"],
    language: "en",
  }),
  products: [
    {
      name: "Barrier Serum 04",
      category: "Serum",
      facts: facts({
        description: "A thin serum with 4% panthenol and 2% ectoin. Absorbs in under a minute and leaves no film.",
        texture: "weightless serum",
        ingredients: [["panthenol", 4], ["ectoin", 2], "glycerin", "ceramides"],
        claims: ["Fragrance-free", "72-hour hydration", "Dermatologist tested", "Made for sensitive skin"],
        rating: { value: 4.7, reviewCount: 1804 },
        reviews: [{ text: "Light, silky and gone in seconds.", author: "Jonas W.", source: null }],
      }),
      design: {
        vessel: "dropper",
        body: "#c9dde4",
        label: "#f8fafa",
        ink: "#24333b",
        metal: "silver",
        gloss: 0.8,
        cap: "#eef1f2",
        text: { brand: "KALDR", lines: ["BARRIER", "SERUM 04"], note: "panthenol 4 %", size: "30 ML" },
      },
    },
    {
      name: "Night Cream 07",
      category: "Cream",
      facts: facts({
        description: "A dense cream with 7% shea butter and 3 ceramides for the driest hours.",
        texture: "dense cream",
        ingredients: [["shea butter", 7], "ceramides", "squalane"],
        claims: ["Fragrance-free", "Refillable", "Non-comedogenic"],
        rating: { value: 4.6, reviewCount: 920 },
      }),
      design: {
        vessel: "tube",
        body: "#e9eef0",
        label: null,
        ink: "#24333b",
        metal: "silver",
        gloss: 0.25,
        cap: "#9fb6c0",
        text: { brand: "KALDR", lines: ["NIGHT", "CREAM 07"], note: "three ceramides", size: "50 ML" },
      },
    },
  ],
};

const fruit: GalleryBrand = {
  name: "Pulpissa",
  kit: kit({
    pairing: "fraunces-work",
    colours: ["#ff5a3c", "#ffb21a", "#e3187a", "#fff1d6"],
    tone: "Loud, juicy, playful.",
    toneWords: ["playful", "bold"],
    language: "en",
  }),
  products: [
    {
      name: "Raspberry Gloss Oil",
      category: "Lip Oil",
      facts: facts({
        description: "A glassy lip oil with raspberry seed oil and jojoba oil. Cushiony shine, never sticky.",
        texture: "glassy oil",
        ingredients: ["raspberry seed oil", "jojoba oil", "vitamin E"],
        claims: ["Non-sticky", "Vegan", "Cruelty-free"],
        rating: { value: 4.8, reviewCount: 3120 },
      }),
      design: {
        vessel: "vial",
        body: "#d6174f",
        label: null,
        ink: "#ffffff",
        metal: "gold",
        gloss: 1,
        cap: "#ffb21a",
        text: { brand: "PULPISSA", lines: ["RASPBERRY", "GLOSS OIL"], note: "", size: "6 ML" },
      },
    },
    {
      name: "Mango Body Butter",
      category: "Body Butter",
      facts: facts({
        description: "A whipped butter with mango butter and papaya. 48-hour moisture, no greasy finish.",
        texture: "whipped butter",
        ingredients: ["mango butter", "papaya", "shea butter"],
        claims: ["48-hour moisture", "Non-greasy", "Vegan"],
        rating: { value: 4.9, reviewCount: 5411 },
      }),
      design: {
        vessel: "jar",
        body: "#ff9d1f",
        label: null,
        ink: "#5a1230",
        metal: "gold",
        gloss: 0.6,
        cap: "#e3187a",
        text: { brand: "PULPISSA", lines: ["MANGO", "BODY BUTTER"], note: "ripe & whipped", size: "200 ML" },
      },
    },
  ],
};

const luxury: GalleryBrand = {
  name: "Vesperyn",
  kit: kit({
    pairing: "bodoni-montserrat",
    colours: ["#15110e", "#c8a35b", "#3a2f27"],
    tone: "Nocturnal, opulent, sparing with words.",
    toneWords: ["luxurious", "dramatic"],
    language: "en",
  }),
  products: [
    {
      name: "Midnight Elixir",
      category: "Face Oil",
      facts: facts({
        description: "A dry oil with black rose oil and 1% bakuchiol, to be pressed into damp skin at night.",
        texture: "dry oil",
        ingredients: [["bakuchiol", 1], "rose oil", "squalane"],
        claims: ["Silicone-free", "Fast-absorbing"],
        rating: { value: 4.9, reviewCount: 412 },
      }),
      design: {
        vessel: "dropper",
        body: "#1b1714",
        label: null,
        ink: "#d9bb7c",
        metal: "gold",
        gloss: 1,
        cap: "#120f0d",
        text: { brand: "VESPERYN", lines: ["MIDNIGHT", "ELIXIR"], note: "bakuchiol & rose", size: "30 ML" },
      },
    },
    {
      name: "Velvet Hour Cream",
      category: "Cream",
      facts: facts({
        description: "A velvety cream with peptides and camellia oil. Cushiony at first touch.",
        texture: "velvety cream",
        ingredients: ["peptides", "camellia oil"],
        claims: ["Refillable", "Non-greasy"],
        rating: { value: 4.8, reviewCount: 233 },
      }),
      design: {
        vessel: "jar",
        body: "#231d19",
        label: null,
        ink: "#d9bb7c",
        metal: "gold",
        gloss: 0.9,
        cap: "metal",
        text: { brand: "VESPERYN", lines: ["VELVET HOUR", "CREAM"], note: "camellia & peptides", size: "50 ML" },
      },
    },
  ],
};

const apothecary: GalleryBrand = {
  name: "Mossgate",
  kit: kit({
    pairing: "lora-karla",
    colours: ["#3e5a3b", "#e9e2cf", "#a9b48c"],
    tone: "Honest, botanical, calm.",
    toneWords: ["natural", "honest", "calm"],
    language: "en",
  }),
  products: [
    {
      name: "Calendula Repair Oil",
      category: "Face Oil",
      facts: facts({
        description: "A golden oil of calendula, rosehip oil and squalane, cold-pressed in small batches.",
        texture: "golden oil",
        ingredients: ["calendula", "rosehip oil", "squalane"],
        claims: ["Cold-pressed", "Vegan", "No added fragrance"],
        rating: { value: 4.6, reviewCount: 760 },
      }),
      design: {
        vessel: "bottle",
        body: "#4a5f2c",
        label: "#efe9d7",
        ink: "#2c3a20",
        metal: "gold",
        gloss: 1,
        cap: "#23281a",
        text: { brand: "MOSSGATE", lines: ["CALENDULA", "REPAIR OIL"], note: "cold-pressed", size: "100 ML" },
      },
    },
    {
      name: "Oat Milk Cleanser",
      category: "Cleanser",
      facts: facts({
        description: "A milky cleanser with oat milk and chamomile that rinses clean and never feels tight.",
        texture: "milky cleanser",
        ingredients: ["oat milk", "chamomile", "aloe vera"],
        claims: ["Soap-free", "Fragrance-free", "Made for sensitive skin"],
        rating: { value: 4.5, reviewCount: 1330 },
      }),
      design: {
        vessel: "pump",
        body: "#b9a77c",
        label: "#f3eddb",
        ink: "#35401f",
        metal: "gold",
        gloss: 0.5,
        cap: "#3e4a2c",
        text: { brand: "MOSSGATE", lines: ["OAT MILK", "CLEANSER"], note: "chamomile & aloe", size: "200 ML" },
      },
    },
  ],
};

const young: GalleryBrand = {
  name: "Zibble",
  kit: kit({
    pairing: "space-grotesk-inter",
    colours: ["#b6f24a", "#8b5cff", "#ff86cf", "#1d1533"],
    tone: "Cheeky, quick, a bit silly.",
    toneWords: ["playful", "cheeky"],
    language: "en",
  }),
  products: [
    {
      name: "Jelly Cloud SPF 30",
      category: "Sunscreen",
      facts: facts({
        description: "A bouncy gel with SPF 30 and no white cast. 5% niacinamide. Sits well under makeup.",
        texture: "bouncy gel",
        ingredients: [["niacinamide", 5], "vitamin E"],
        claims: ["No white cast", "SPF 30", "Non-greasy", "Vegan"],
        rating: { value: 4.4, reviewCount: 6021 },
      }),
      design: {
        vessel: "tube",
        body: "#b48bff",
        label: null,
        ink: "#23104d",
        metal: "silver",
        gloss: 0.7,
        cap: "#b6f24a",
        text: { brand: "ZIBBLE", lines: ["JELLY CLOUD", "SPF 30"], note: "no white cast", size: "50 ML" },
      },
    },
    {
      name: "Spritz Party Mist",
      category: "Mist",
      facts: facts({
        description: "A fine mist with cucumber and aloe vera. Spray it over makeup, whenever.",
        texture: "fine mist",
        ingredients: ["cucumber", "aloe vera", ["glycerin", 3]],
        claims: ["Alcohol-free", "Vegan"],
        rating: { value: 4.6, reviewCount: 2204 },
      }),
      design: {
        vessel: "mist",
        body: "#ff9ad6",
        label: null,
        ink: "#4a0f3a",
        metal: "silver",
        gloss: 0.8,
        cap: "#8b5cff",
        text: { brand: "ZIBBLE", lines: ["SPRITZ PARTY", "MIST"], note: "cucumber & aloe", size: "100 ML" },
      },
    },
  ],
};

/** Five invented brands that look nothing like each other. */
export const brands = { nordic, fruit, luxury, apothecary, young };
