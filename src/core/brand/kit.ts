import { z } from "zod";
import { FontPairingName } from "../rendering/fonts.ts";
import { HexColour } from "../rendering/scene.ts";

/** What a colour does on the brand's own site; null where the site shows none. */
export const ColourRoles = z.object({
  /** The colour that the brand is known by: theme colour, main buttons. */
  primary: HexColour.nullable(),
  secondary: HexColour.nullable(),
  accent: HexColour.nullable(),
  background: HexColour.nullable(),
  text: HexColour.nullable(),
});
export type ColourRoles = z.infer<typeof ColourRoles>;

export const noRoles: ColourRoles = { primary: null, secondary: null, accent: null, background: null, text: null };

/** Pairings that the renderer ships; a brand's own families are mapped to the nearest. */
export { FontPairingName };

export const defaultPairing: FontPairingName = "cormorant-jost";

/** The brand's own families, and the pairing that comes nearest to them. */
export const BrandFonts = z.object({
  heading: z.string().max(80).nullable(),
  body: z.string().max(80).nullable(),
  pairing: FontPairingName,
});
export type BrandFonts = z.infer<typeof BrandFonts>;

/** What ads have to know of a logo that may stand in them. */
export const LogoMark = z.object({
  /** Most of it first. */
  colours: z.array(HexColour).min(1).max(8),
  /** Its outline says it all, so that it may be drawn in any colour. */
  isSingleColoured: z.boolean(),
});
export type LogoMark = z.infer<typeof LogoMark>;

/** `key` of the media bucket; `ground`: what it can be set on. */
export const BrandLogo = z.object({
  key: z.string().min(1).max(200),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  ground: z.enum(["light", "dark"]),
  /** Null for one that cannot stand in an ad: it has no outline, or is too small. */
  mark: LogoMark.nullable().default(null),
});
export type BrandLogo = z.infer<typeof BrandLogo>;

/** The look and voice of a brand as onboarding understood it, or as an operator corrected it. Texts are plain and bounded. */
export const BrandKit = z.object({
  /** Colours that the site itself uses, most telling first; may be empty. */
  colours: z.array(HexColour).max(8),
  roles: ColourRoles.default(noRoles),
  fonts: BrandFonts.default({ heading: null, body: null, pairing: defaultPairing }),
  logo: BrandLogo.nullable().default(null),
  /** Why a logo of the site stands in no ad, a sentence; null where none was left out for what it says. */
  logoProblem: z.string().max(300).nullable().default(null),
  /** Free-form tone of voice, a sentence; null where the site gives none. */
  tone: z.string().max(500).nullable(),
  /** The tone in single words: "calm", "clinical", "playful". */
  toneWords: z.array(z.string().min(1).max(30)).max(6).default([]),
  /** Sentences of the site that show the tone, quoted. */
  examples: z.array(z.string().min(1).max(200)).max(6).default([]),
  /** Claims that the brand makes again and again, quoted. */
  claims: z.array(z.string().min(1).max(80)).max(12).default([]),
  /** Those of them that somebody has added, who answers for them: ads of every product may say these. */
  ownClaims: z.array(z.string().min(1).max(80)).max(12).default([]),
  /** Words and phrases that no ad of the brand says, whatever its shop says. */
  bannedWords: z.array(z.string().min(1).max(40)).max(50).default([]),
  /** The language of the shop as BCP 47 (`en`, `de`); null where it does not say. */
  language: z.string().max(16).nullable().default(null),
});
export type BrandKit = z.infer<typeof BrandKit>;

export const emptyBrandKit: BrandKit = BrandKit.parse({ colours: [], tone: null });
