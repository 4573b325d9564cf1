import { z } from "zod";
import { paletteSchemes } from "../categories/styleTraits.ts";

/** How the brand's own colours are treated, as a call may ask for it. */
export const PaletteScheme = z.enum(paletteSchemes);
export type PaletteScheme = z.infer<typeof PaletteScheme>;
