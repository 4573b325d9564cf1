import type { CopySource } from "../../src/core/copywriter/material.ts";
import { classify } from "../../src/core/product/classify.ts";
import { plainText } from "../../src/core/product/plainText.ts";
import { readFacts } from "../../src/core/product/readFacts.ts";
import type { ScrapedReview } from "../../src/core/product/scraped.ts";
import { colourPages, type ShopPage } from "./copyShopColour.ts";

/** What the copywriter is given of a page that was read. */
export function sourceOf(brandName: string, { name, type = "", description, inci = "", rating, reviews }: ShopPage) {
  const read = readFacts({
    name,
    descriptionHtml: description,
    ingredientsText: inci,
    url: "https://shop.example/products/one",
    price: null,
    rating: rating === undefined ? null : { value: rating[0], reviewCount: rating[1] },
    reviews: (reviews ?? []).map(([text, author, stars]): ScrapedReview => ({
      text,
      author,
      source: null,
      rating: stars ?? null,
    })),
  });
  const kind = classify({ title: name, productType: type, text: plainText(description, 4000) });
  return {
    brandName,
    name,
    category: kind.category,
    facts: read,
    isCompatible: kind.isCompatible,
  } satisfies CopySource & {
    isCompatible: boolean;
  };
}

/** Pages of all kinds, as untidy as real ones. */
export const englishPages: readonly ShopPage[] = [
  {
    name: "Sun Cream Bronzer 30ml",
    type: "Bronzers",
    description:
      "<p>A creamy bronzer that melts in for a sun-kissed finish. Blend over cheeks and temples.</p><p>Vegan, cruelty-free.</p>",
    inci: "Dimethicone, Isododecane, Mica, Silica, Tocopherol, Iron Oxides (CI 77491)",
    rating: [4.1, 33],
  },
  {
    name: "Velvet Rouge Lipstick – 04 Carmine Lips",
    type: "Makeup > Lips",
    description: "A velvety lipstick in one rich swipe of red. 8-hour wear. Cruelty free.",
    inci: "Ricinus Communis (Castor) Seed Oil, Euphorbia Cerifera Wax, CI 15850",
    rating: [4.3, 33],
    reviews: [["Gorgeous shade and it feels so light on my lips.", "Dana R.", 5]],
  },
  {
    name: "Firming Black Tea Body Lotion 200 ml / 6.7 fl oz",
    type: "Body",
    description:
      "A light body lotion with black tea extract and caffeine to firm the look of skin. Absorbs quickly. Paraben-free, vegan.",
    inci: "Aqua, Glycerin, Camellia Sinensis Leaf Extract, Caffeine, Cetearyl Alcohol, Phenoxyethanol",
    rating: [4.8, 212],
  },
  {
    name: "Everyday Hand Cream",
    type: "Hand Care",
    description:
      "<ul><li>Shea butter to soften dry hands</li><li>Non-greasy</li><li>24-hour moisture</li></ul> Rub in after washing.",
    inci: "Aqua, Glycerin, Butyrospermum Parkii (Shea) Butter, Cetearyl Alcohol, Parfum",
    rating: [4.6, 89],
    reviews: [["My hands feel soft all day and it never feels sticky.", "Grace L.", 5]],
  },
  {
    name: "NIACINAMIDE 10% + ZINC PCA 1% SERUM",
    type: "Serums",
    description:
      "Water-light serum with 10% niacinamide to even the look of skin tone and 1% zinc PCA. Fragrance-free, oil-free.",
    inci: "Aqua, Niacinamide, Pentylene Glycol, Zinc PCA, Xanthan Gum",
    rating: [4.7, 5400],
  },
  {
    name: "Hyaluron Plump Serum",
    description:
      "Hyaluronic acid (sodium hyaluronate) to hold on to moisture. 72h hydration. Suitable for sensitive skin.",
    inci: "Aqua, Glycerin, Sodium Hyaluronate, Hydrolyzed Hyaluronic Acid, Panthenol",
    rating: [4.5, 50],
  },
  {
    name: "Overnight Peptide Cream (Refill)",
    type: "Moisturizer",
    description:
      "A rich cream with peptides and ceramides that supports the skin barrier while you sleep. Refillable. Fragrance free.",
    inci: "Aqua, Squalane, Palmitoyl Tripeptide-1, Ceramide NP, Cholesterol",
    rating: [4.9, 41],
  },
  {
    name: "Ceramide Day Cream SPF 15",
    type: "Day cream",
    description: "A lightweight cream with 3 ceramides and SPF 15. Non-comedogenic.",
  },
  {
    name: "Water Gel Moisturiser 50ml",
    type: "Gel Moisturizer",
    description: "A cooling gel. Hyaluronic acid and aloe vera. 48 hour hydration, oil-free.",
    rating: [4.4, 120],
  },
  {
    name: "Rosehip Face Oil — Cold Pressed",
    description: "A golden oil of cold-pressed rosehip oil with vitamin E. Warm three drops in the palms and press in.",
    inci: "Rosa Canina Fruit Oil, Tocopherol",
    rating: [4.8, 640],
    reviews: [["Love how my skin glows the next morning!", "Priya S.", 5]],
  },
  {
    name: "Shimmer Dry Body Oil",
    description: "A dry oil with golden shimmer. Fast-absorbing, no sticky finish. Jojoba oil and sweet almond oil.",
    inci: "Coco-Caprylate, Simmondsia Chinensis (Jojoba) Seed Oil, Prunus Amygdalus Dulcis (Sweet Almond) Oil, Mica",
  },
  {
    name: "Cuticle & Nail Oil",
    description: "Apricot kernel oil and vitamin E to condition cuticles. Brush on daily.",
  },
  {
    name: "Beard Oil No. 2 Cedar",
    description: "Argan oil and jojoba oil to soften coarse beards. A light finish.",
  },
  {
    name: "Melting Cleansing Balm",
    type: "Cleansers",
    description:
      "A buttery balm that melts makeup and SPF away. Oat and sunflower oil. Rinses clean, leaves no residue.",
    rating: [4.7, 980],
  },
  {
    name: "Gentle Foaming Face Wash",
    description:
      "A soap-free wash with oat extract and glycerin to keep skin comfortable. pH-balanced. For all skin types.",
    rating: [3.9, 800],
  },
  {
    name: "Lavender Hand Wash 300ml",
    type: "Hand wash",
    description: "A gel hand wash with aloe vera. Biodegradable, 98% natural.",
  },
  {
    name: "Almond Shower Oil",
    description: "A silky oil that turns to milk with water. Almond oil leaves skin soft. Soap-free.",
    rating: [4.6, 301],
  },
  {
    name: "Micellar Water 400ml",
    description: "Takes off makeup in one swipe. Cucumber water. Alcohol-free, fragrance-free.",
  },
  {
    name: "Balancing Rose Toner",
    description: "Rose water and 2% panthenol. A splash of fresh after cleansing. Alcohol-free.",
    rating: [4.2, 14],
  },
  {
    name: "Cucumber Face Mist",
    description: "A fine mist of cucumber water and aloe vera. Refreshes through the day.",
  },
  {
    name: "Lactic Acid 7% Exfoliating Tonic",
    description: "A watery tonic with 7% lactic acid that smooths overnight. Use twice a week in the evening.",
    rating: [4.4, 488],
  },
  {
    name: "AHA 10% Peel",
    type: "Peels",
    description: "10% glycolic acid, ten minutes, once a week. Rinse well. Not for sensitive skin.",
  },
  {
    name: "Brown Sugar Lip Scrub",
    description: "Sugar and coconut oil buff lips smooth. Tastes sweet. Vegan.",
    rating: [4.9, 77],
  },
  {
    name: "Coffee Body Scrub 250 g",
    description: "Ground coffee and coconut oil. Scrub in circles in the shower, rinse. Plastic-free.",
    rating: [4.5, 49],
  },
  {
    name: "Kaolin Clay Mask",
    description: "A creamy mask with kaolin and pink clay. Ten minutes, then rinse. Non-drying.",
    inci: "Aqua, Kaolin, Glycerin, Bentonite",
    rating: [4.6, 75],
    reviews: [["Lovely creamy mask and my face feels so fresh.", "Mel", 5]],
  },
  {
    name: "Honey Sleeping Mask",
    description: "Honey and propolis in a bouncy gel for the night. Leave on, wake up dewy.",
  },
  {
    name: "Caffeine Eye Cream",
    description: "5% caffeine and peptides for tired-looking eyes. A light cream. Ophthalmologist-tested.",
    rating: [4.6, 1500],
  },
  {
    name: "Bright Eyes Roll-On",
    type: "Eye Treatment",
    description: "A cooling roller with cucumber and vitamin C. Glide around the eye.",
  },
  {
    name: "Gold Eye Patches (30 pairs)",
    type: "Eye care",
    description: "Hydrogel patches for under eyes.",
  },
  {
    name: "Daily Mineral Sunscreen SPF 50",
    description: "A light fluid with zinc oxide. Broad-spectrum SPF 50. No white cast, reef-safe, fragrance-free.",
    inci: "Zinc Oxide 18%, Aqua, Squalane",
    rating: [4.5, 3021],
    reviews: [["Light, invisible and comfortable all day at the beach.", "Owen T.", 5]],
  },
  {
    name: "After Sun Aloe Gel",
    type: "Sun Care",
    description: "99% aloe vera. Cools skin after a day outside.",
  },
  {
    name: "Gradual Tan Mousse — Medium",
    description: "An airy self-tanning mousse that dries in a minute. Streak-free. Vegan.",
    rating: [4.3, 600],
  },
  {
    name: "Whipped Cocoa Body Butter",
    description: "Cocoa butter and shea butter whipped to a rich body butter. 24-hour moisture. For dry skin.",
    rating: [4.8, 350],
    reviews: [["The softest my legs have ever been. I love the rich feel of it.", "Hannah", 5]],
  },
  {
    name: "Peppermint Foot Balm",
    description: "25% urea and peppermint for rough heels. Massage in at night.",
  },
  {
    name: "Calming Cica Balm",
    description: "Centella asiatica (cica) and panthenol to soothe dry, sensitive skin. Fragrance-free.",
    rating: [4.7, 64],
  },
  ...colourPages,
  {
    name: "Lash Boost Serum",
    description: "Peptides and biotin for lashes. Brush along the lash line at night. Ophthalmologist-tested.",
    rating: [4.2, 900],
  },
  {
    name: "Retinol 0.3% Night Serum",
    description: "0.3% retinol in squalane. Use at night. Fragrance-free.",
    rating: [4.6, 1330],
  },
  {
    name: "Vitamin C Brightening Drops 15%",
    type: "Serum",
    description: "15% vitamin C and ferulic acid. Brightens the look of skin.",
    rating: [4.9, 88],
  },
  {
    name: "Fermented Rice Essence",
    description: "A milky essence with rice water and 5% niacinamide. Press into damp skin.",
  },
  {
    name: "Squalane Cloud Moisturizer",
    description: "A whipped moisturizer with squalane and oat. Fragrance-free. Made for sensitive skin.",
    rating: [4.6, 5200],
    reviews: [
      ["It calmed my skin in days. Would not be without it, but pricey.", "Jo", 5],
      ["Soft, light and comfortable under makeup.", "Amelia B.", 5],
    ],
  },
];
