import type { Words } from "../../src/core/rendering/scene.ts";
import { facts, type GalleryBrand } from "./brand.ts";
import { brands } from "./brands.ts";
import { shotsOf, type Shot } from "./concepts.ts";

/** Words that are hard to set, each with what makes it so. */
export const hardWords: Record<string, Partial<Words>> = {
  "three letters": { headline: "Dew" },
  "eighty letters": { headline: "The overnight barrier cream that remembers everything your skin forgot in one da" },
  "ninety letters": {
    headline: "The overnight barrier cream that remembers everything your skin forgot during one long day",
  },
  "German compounds": {
    headline: "Feuchtigkeits\u00adspender für *Sonnenanbeterinnen*",
    support: "Gesichtsfeuchtigkeitscreme mit Sanddornfruchtfleischöl und Nachtkerzenöl.",
    proofPoints: ["Parfümfrei", "Vegan", "Dermatologisch getestet"],
    callToAction: "Jetzt entdecken",
  },
  "a compound without a break": { headline: "Donaudampfschifffahrtsgesellschaftskapitän" },
  Arabic: { headline: "بشرة ناعمة كل صباح" },
  Japanese: { headline: "うるおい、朝まで続く。" },
  emoji: { headline: "Glow all day ✨💧" },
  Cyrillic: { headline: "Кожа, которая *сияет*" },
  "accents of every kind": { headline: "Őszi fény: świeżość, žluťoučký, ça brûle", brand: "Crème Éclaťe" },
  "percent and units": { headline: "2 % ectoin, 30 ml, *72 h.*", proofPoints: ["SPF 50+", "≥ 95 % natural", "pH 5.5"] },
};

/** A scene of the Nordic brand, with words that are hard to set in place of its own. */
export async function withWords(change: Partial<Words>, position = 0): Promise<Shot | null> {
  const shot = (await shotsOf(brands.nordic, { count: 12, seed: 21 }))[position];
  return shot ? { ...shot, scene: { ...shot.scene, words: { ...shot.scene.words, ...change } } } : null;
}

const { apothecary, luxury, nordic } = brands;

/** A brand with one product that is hard to place or to tell from its ground. */
function brandWith(from: GalleryBrand, product: GalleryBrand["products"][number]): GalleryBrand {
  return { ...from, products: [product] };
}

export const hardProducts: Record<string, GalleryBrand> = {
  "black on black": brandWith(
    { ...luxury, kit: { ...luxury.kit, colours: ["#0b0b0b", "#171717"] } },
    {
      name: "Black Charcoal Gel",
      category: "Gel",
      facts: facts({
        texture: "clear gel",
        ingredients: ["charcoal", ["niacinamide", 4]],
        claims: ["Alcohol-free", "Vegan"],
      }),
      design: {
        vessel: "pump",
        body: "#0d0d0d",
        label: null,
        ink: "#3d3d3d",
        metal: "silver",
        gloss: 0.3,
        cap: "#101010",
        text: { brand: "VESPERYN", lines: ["BLACK", "CHARCOAL GEL"], note: "", size: "150 ML" },
      },
    },
  ),
  "white on white": brandWith(
    { ...nordic, kit: { ...nordic.kit, colours: ["#ffffff", "#f2f2f2"] } },
    {
      name: "Milk Lotion 01",
      category: "Lotion",
      facts: facts({
        texture: "light lotion",
        ingredients: ["oat milk", ["panthenol", 3]],
        claims: ["Fragrance-free", "48-hour moisture"],
        rating: { value: 4.6, reviewCount: 300 },
      }),
      design: {
        vessel: "jar",
        ground: "#dfe3e6",
        body: "#fdfdfd",
        label: null,
        ink: "#c4c9cc",
        metal: "silver",
        gloss: 0.2,
        cap: "#ffffff",
        text: { brand: "KALDR", lines: ["MILK", "LOTION 01"], note: "", size: "100 ML" },
      },
    },
  ),
  "a very wide tin": brandWith(apothecary, {
    name: "Beeswax Body Balm",
    category: "Balm",
    facts: facts({
      texture: "buttery balm",
      ingredients: ["beeswax", "calendula", "shea butter"],
      claims: ["No added fragrance", "Cold-pressed"],
    }),
    design: {
      vessel: "tin",
      body: "#7d8f5b",
      cap: "silver",
      ink: "#f4f0de",
      gloss: 0.4,
      text: { brand: "MOSSGATE", lines: ["BEESWAX", "BODY BALM"], note: "", size: "250 ML" },
    },
  }),
  "a pencil-thin stick": brandWith(brands.young, {
    name: "Tiny Wand Lip Serum",
    category: "Lip Treatment",
    facts: facts({
      texture: "glossy serum",
      ingredients: ["squalane", "plum oil"],
      claims: ["Non-sticky", "Vegan"],
      rating: { value: 4.7, reviewCount: 811 },
    }),
    design: {
      vessel: "stick",
      body: "#ff5fb8",
      cap: "#2a1a52",
      ink: "#3a0b2b",
      gloss: 0.9,
      text: { brand: "ZIBBLE", lines: ["TINY WAND"], note: "", size: "3 ML" },
    },
  }),
};

const page = (name: string, language: string, product: Parameters<typeof facts>[0] & { name: string }) =>
  [name, { language, product }] as const;

/** Pages whose own words no shipped font can set, or set only in part. */
export const hardPages: Record<string, GalleryBrand> = Object.fromEntries(
  [
    page("an Arabic page", "ar", { name: "سيروم الترطيب", claims: ["خالٍ من العطور"], description: "سيروم خفيف" }),
    page("a Japanese page", "ja", { name: "うるおい美容液", claims: ["無香料"], description: "軽い美容液" }),
    page("a page of emoji", "en", { name: "🌸 Petal Serum 🌸", claims: ["🌿 Vegan 🌿", "✨"] }),
    page("a German page", "de", {
      name: "Feuchtigkeitsserum mit Hyaluron",
      description: "Ein seidiges Gel mit 5 % Niacinamid und Squalan. Zieht schnell ein.",
      texture: "seidiges gel",
      ingredients: [["niacinamide", 5], "squalane"],
      claims: ["parfümfrei", "vegan", "dermatologisch getestet"],
      rating: { value: 4.8, reviewCount: 2143 },
    }),
  ].map(
    ([
      title,
      {
        language,
        product: { name, ...rest },
      },
    ]) => {
      const [serum] = nordic.products;
      if (serum === undefined) throw new Error("The Nordic brand has no product.");
      const product = { ...serum, name, facts: facts(rest) };
      return [title, { ...nordic, kit: { ...nordic.kit, language }, products: [product] }];
    },
  ),
);
