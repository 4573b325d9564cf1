import { z } from "zod";

/** Families by the way they are drawn, in the field's terms; enough to tell which of our pairings a brand's own come near. */
export const FontClass = z.enum([
  "garalde",
  "transitional",
  "didone",
  "soft-old-style",
  "contemporary-serif",
  "condensed-serif",
  "geometric-sans",
  "humanist-sans",
  "grotesque",
  "neo-grotesque",
  "art-deco-sans",
]);
export type FontClass = z.infer<typeof FontClass>;

/** The pairings that the renderer ships. A name is kept in stored scenes and kits: it may be added to, never changed. */
export const FontPairingName = z.enum([
  "cormorant-jost",
  "bodoni-montserrat",
  "playfair-figtree",
  "fraunces-work",
  "instrument",
  "lora-karla",
  "dm-serif-dm-sans",
  "outfit-instrument",
  "inter",
  "space-grotesk-inter",
  "josefin-jost",
]);
export type FontPairingName = z.infer<typeof FontPairingName>;

/** What a pairing looks like and which tone it suits: what choosing one needs to know. */
export interface FontPairingProfile {
  display: FontClass;
  text: FontClass;
  /** Words of tone, in lower case, the most telling first. */
  moods: readonly string[];
}

export const fontPairings: Record<FontPairingName, FontPairingProfile> = {
  "cormorant-jost": {
    display: "garalde",
    text: "geometric-sans",
    moods: ["elegant", "timeless", "botanical", "calm", "luxurious"],
  },
  "bodoni-montserrat": {
    display: "didone",
    text: "geometric-sans",
    moods: ["glamorous", "bold", "couture", "dramatic", "luxurious"],
  },
  "playfair-figtree": {
    display: "transitional",
    text: "humanist-sans",
    moods: ["romantic", "feminine", "classic", "warm", "polished"],
  },
  "fraunces-work": {
    display: "soft-old-style",
    text: "grotesque",
    moods: ["friendly", "playful", "natural", "warm", "handmade"],
  },
  instrument: {
    display: "condensed-serif",
    text: "neo-grotesque",
    moods: ["editorial", "modern", "refined", "confident", "minimal"],
  },
  "lora-karla": {
    display: "contemporary-serif",
    text: "grotesque",
    moods: ["gentle", "caring", "natural", "honest", "calm"],
  },
  "dm-serif-dm-sans": {
    display: "transitional",
    text: "geometric-sans",
    moods: ["confident", "rich", "indulgent", "warm", "modern"],
  },
  "outfit-instrument": {
    display: "geometric-sans",
    text: "geometric-sans",
    moods: ["fresh", "young", "modern", "friendly", "bright"],
  },
  inter: {
    display: "neo-grotesque",
    text: "neo-grotesque",
    moods: ["clinical", "scientific", "minimal", "precise", "honest"],
  },
  "space-grotesk-inter": {
    display: "grotesque",
    text: "neo-grotesque",
    moods: ["technical", "bold", "unisex", "playful", "inventive"],
  },
  "josefin-jost": {
    display: "art-deco-sans",
    text: "geometric-sans",
    moods: ["vintage", "airy", "graceful", "glamorous", "delicate"],
  },
};
