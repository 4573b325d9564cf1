import { z } from "zod";
import { HexColour } from "../rendering/scene.ts";

/** The look and voice of a brand as onboarding understood it. */
export const BrandKit = z.object({
  /** Colours that the site itself names, most telling first; may be empty. */
  colours: z.array(HexColour).max(8),
  /** Free-form tone of voice; null where the site gives none. */
  tone: z.string().max(500).nullable(),
});
export type BrandKit = z.infer<typeof BrandKit>;

export const emptyBrandKit: BrandKit = { colours: [], tone: null };
