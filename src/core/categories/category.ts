import type { Stuff } from "./stuffs.ts";
import type { Material, PaletteScheme } from "./styleTraits.ts";

/** Groups of categories, as the documentation shows them one after the other. */
export const categoryGroups = [
  "Product - Texture",
  "Product - Ingredient",
  "Product - Benefit",
  "Non-Product - Abstract",
  "Non-Product - Hydration",
  "Non-Product - Sun Life",
  "Non-Product - Breezy",
] as const;
export type CategoryGroup = (typeof categoryGroups)[number];

/** What a product is by nature, as far as that decides which categories come for it. */
export type ProductNature = "thick" | "fluid" | "watery" | "sun" | "colour";

/** What a product is itself, what is near to it, what goes with anything: in this order it comes less often. */
export type Nearness = "own" | "near" | "also";

/** What a ground is made of, as far as its colours go. */
export type SurfaceKind = "opaque" | "clear" | "water";

/** What a ground's moving light does to the product before it: it glances off, or water throws its net of light. */
export type LightPlay = "glint" | "caustic";

/** Why a style comes only where somebody asks for it or for its category: with words, a panel and a product before it. */
export type OnlyAskedFor =
  /** One thing alone, which nobody recognises when a product hides half of it. */
  | "scrap"
  /** Thick and dark or pale strings beside a pack look like tar, glue or a hose. */
  | "strings"
  /** A place is read at a glance, or not at all where words and a panel cover half of it. */
  | "place"
  /** Torn, busy or murky around a calm product. */
  | "restless"
  /** Bubbles, drops, flecks and strings beside skin care are read as something on skin, or as gone off. */
  | "spots"
  /** Seen large it looks drawn by hand, or like a rag, beside a photographed pack. */
  | "drawn";

/** One category of animation: everything that is decided about it, but for how it is drawn. */
export interface Category {
  /** As clients send it and answers show it: a published name never changes. */
  name: string;
  group: CategoryGroup;
  /** What it shows, in the words that people use for it; the main part of its styles' vectors. */
  subject: string;
  /** Natures of products for which it comes unasked; none: it never does. */
  suits: Readonly<Partial<Record<ProductNature, Nearness>>>;
  surface: SurfaceKind;
  /** Shows sand, sky or sea, which are never green by day, whatever the brand's colours are. */
  isPlace: boolean;
  /** So lively that words want a ground of their own on it. */
  isRestless: boolean;
  /** One thing in one place, or few large ones: when a panel cuts it, nobody recognises what is left. */
  showsOneThing: boolean;
  /** Null: matt and evenly lit, so that nothing moves in its light. */
  lightPlay: LightPlay | null;
  /** `#rrggbb`: what lies in the shade on a ground whose colours are nature's; null: the palette's own shadow. */
  naturalShade: `#${string}` | null;
  /**
   * Looks alike wherever it is cut, so that one drawing serves several canvases; in a style that covers less of the frame than
   * `leastCoverage` it does not. Null: it places something, a figure or a horizon, that a cut could lose.
   */
  cut: { readonly leastCoverage: number } | null;
  /**
   * What the trade photographs, in the words that an image model is asked with; where none is bound, the renderer draws the category.
   * Null: never photographed. What turns or runs is not, since one picture shows neither its other side nor where it runs to.
   */
  photograph: { readonly what: string; readonly camera: string } | null;
  /** Shows people: drawn as light and shadow where no image model photographs them. */
  hasPeople: boolean;
  /** At least six. */
  styles: readonly CategoryStyle[];
}

/** One look of a category as it is written down; its id and seed follow from its name. */
export interface CategoryStyle {
  /** Unique in the catalogue. Clients pin ids, and ids come from names: a published name never changes. */
  name: string;
  /** What a person would say of it: mood, colour, place, detail. Feeds the search. */
  moods: readonly string[];
  palette: PaletteScheme;
  /** The first is the main one. */
  materials: readonly Material[];
  form: {
    /** Share of the frame that the subject covers, 0 to 1. */
    readonly coverageRatio: number;
    /** Size of its parts against the category's usual size. */
    readonly scaleRatio: number;
    /** Times that the motion repeats within one loop; whole, so that the loop closes. */
    readonly cyclesPerLoop: number;
  };
  light: {
    /** Where the light comes from, clockwise from the top of the frame: 0 top, 90 right, 180 behind and below. */
    readonly angleDegrees: number;
    /** 0 is a hard sun, 1 an overcast sky. */
    readonly softnessRatio: number;
  };
  /** Stuffs one of which a product must have, so that the ground is true of it; null: light, cloth, colour, water, a place. */
  shows: readonly Stuff[] | null;
  /** Absent: it comes unasked as well. */
  onlyAskedFor?: OnlyAskedFor;
  /** It does, though its category otherwise strews many things alike. */
  showsOneThing?: true;
}
