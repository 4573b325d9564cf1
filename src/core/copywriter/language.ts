import { z } from "zod";

/** Languages that the copywriter writes. What each needs is in its folder, and found by `languages/packs.ts`. */
export const Language = z.enum(["en", "de", "fr", "es"]);
export type Language = z.infer<typeof Language>;

export const languages = Language.options;
