import type { StuffSource, Stuff } from "../product/stuffs.ts";
import { stuffsOf } from "../product/stuffs.ts";
import type { TextureName } from "../rendering/categories.ts";
import { styles } from "../styles/catalogue/catalogue.ts";
import type { Style } from "../styles/style.ts";

/** Stuffs one of which a product must have, so that a ground which shows them is true of it; null: it shows light, cloth, colour, water, a place. */
type Shown = readonly Stuff[] | null;

/** By name of the style where the styles of a category differ. */
type ShownByStyle = Readonly<Record<string, Shown>>;

const cream = ["cream"] as const;
const liquid = ["serum", "oil", "water", "gel"] as const;
const fluid = ["serum", "oil"] as const;
const citrus = ["citrus", "orange", "grapefruit", "lime"] as const;

/** What each category shows, but for its people. */
const shown: Record<TextureName, Shown | ShownByStyle> = {
  "Lotion Texture": cream,
  "Whipped Cream/Butter": cream,
  "Lotion Comb Pulls": cream,
  "Lotion Squeeze": cream,
  "Balm Texture": {
    "Melting Balm": ["balm"],
    "Beeswax Matte": ["balm"],
    "Sorbet Scoop": ["balm", "cream"],
    "Tinted Lip Balm": ["pigment", "balm"],
    "Apothecary Salve": ["balm"],
    "Onyx Pomade": ["balm"],
  },
  "Gel Cream": ["gel"],
  "Serum Droplets": {
    "Hyaluronic Dew": liquid,
    "Amber Beads": ["oil"],
    "Petri Drops": liquid,
    "Rose Quartz Drops": liquid,
    "Mirror Droplets": liquid,
    "Midnight Ampoule": liquid,
  },
  "Serum Drizzles": {
    "Golden Drizzle": ["oil", "honey", "citrus", "orange"],
    "Zigzag Pour": fluid,
    "Calligraphy Line": fluid,
    "Honey Lattice": ["honey", "oil"],
    "Rose Silk Thread": fluid,
    "Noir Ribbon Pour": fluid,
  },
  "Serum Drips": {
    "Slow Curtain Drip": ["serum", "oil", "gel"],
    "Pipette Fall": ["serum", "oil"],
    "Golden Trickle": ["oil", "citrus", "orange"],
    "Ice Melt Drip": liquid,
    "Rosehip Run": ["oil"],
    "After Dark Drip": fluid,
  },
  "Liquid Dripping": {
    "Liquid Gold": ["oil"],
    "Amber Syrup": ["oil", "honey"],
    "Paint Pour": ["pigment"],
    "Milk Veil": cream,
    "Molten Caramel": ["caramel", "pigment"],
    "Black Oil Drip": ["oil"],
  },
  "Soapy Suds": ["foam"],
  "Sparkle Object": null,
  "Mist Cloud": null,
  "Ingredients in Water": {
    "Citrus Plunge": ["citrus", "orange"],
    "Cucumber Cooler": ["cucumber"],
    "Petal Infusion": ["rose", "flowers"],
    "Deep Sea Algae": ["algae"],
    "Berry Splash": ["berries", "strawberry"],
    "Botanical Apothecary Tank": ["chamomile", "roots", "eucalyptus"],
  },
  "Flat Lay Pattern": {
    "Botanical Grid": ["greens", "eucalyptus"],
    "Citrus Terrazzo": citrus,
    "Nut and Seed Mosaic": ["almond", "nuts"],
    "Petal Confetti": ["rose", "flowers"],
    "Herb Knolling": ["greens", "eucalyptus"],
    "Spice Market Flatlay": ["spices"],
  },
  "Dew Drops on Flower or Leaf": {
    "Rose Petal Dew": ["rose"],
    "Fern Dew": ["greens"],
    "Lotus Pearl": ["lotus"],
    "Sunrise Garden": ["greens"],
    "White Orchid Dew": ["orchid"],
    "Monsoon Leaf": ["greens"],
  },
  "Rotating Object": {
    "Pedestal Turn": null,
    "Vitamin Capsule": ["vitamins"],
    "Molecule Model": liquid,
    "Turning Rose": ["rose"],
    "Citrus Carousel": citrus,
    "Rose Quartz Spin": null,
  },
  "Drippy Ingredients": {
    "Honey Dipper": ["honey"],
    "Aloe Cut": ["aloe"],
    "Coconut Milk Drip": ["coconut"],
    "Almond Oil Coat": ["almond"],
    "Honeycomb Ooze": ["honey"],
    "Cocoa Bean Melt": ["cocoa"],
  },
  "Dripping Fruit": {
    "Blood Orange Juice": ["orange"],
    "Grapefruit Half": ["grapefruit"],
    "Papaya Nectar": ["papaya"],
    "Strawberry Glaze": ["strawberry"],
    "Kiwi Wet Cut": ["kiwi", "lime"],
    "Fig at Dusk": ["fig"],
  },
  "Face Loop": null,
  "Neck Loop": null,
  "Girl Subtle Movement/Body Loop": null,
  "Abstract Waves": null,
  "Flowing Fabric": null,
  "Water Ball": null,
  "Water Ripples": null,
  "Beach Waves": null,
  "Water Ripples Poolside": null,
  "Ambient Shadows": null,
  "Beach Umbrella with Waves": null,
  "Umbrella Only": null,
  "Yacht Life": null,
  "Curtains Blowing": null,
  "Clouds Drifting": null,
  "Leaves in Breeze": {
    "Eucalyptus Sway": ["eucalyptus", "greens"],
    "Olive Grove": ["olive"],
    "Palm Fronds": null,
    "Bamboo Whisper": ["bamboo", "greens"],
    "Autumn Foliage": null,
    "Deep Jungle": null,
  },
  "Flower in Breeze": {
    "Wildflower Meadow": ["flowers", "chamomile", "lavender"],
    "Chamomile Field": ["chamomile"],
    "Peony Sway": ["peony", "rose"],
    "Lavender Row": ["lavender"],
    "Cherry Blossom": ["cherryBlossom"],
    "Black Tulip": ["tulip"],
  },
};

/** What a style shows; null: nothing that a product would have to have. */
export function shownBy({ animationPrompt, name }: Pick<Style, "animationPrompt" | "name">): Shown {
  const ofCategory = shown[animationPrompt];
  if (ofCategory === null || isShown(ofCategory)) return ofCategory;
  const ofStyle = ofCategory[name];
  if (ofStyle === undefined) throw new TypeError(`It is not said what the style ${name} shows.`);
  return ofStyle;
}

function isShown(ofCategory: readonly Stuff[] | ShownByStyle): ofCategory is readonly Stuff[] {
  return Array.isArray(ofCategory);
}

/** Styles that show nothing which the product has not. */
export function trueStyles(product: StuffSource): Style[] {
  const has = stuffsOf(product);
  return styles.filter((style) => shownBy(style)?.some((stuff) => has.has(stuff)) ?? true);
}
