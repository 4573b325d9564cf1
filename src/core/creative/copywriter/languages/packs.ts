import { english } from "./english/pack.ts";
import { french } from "./french/pack.ts";
import { german } from "./german/pack.ts";
import { spanish } from "./spanish/pack.ts";

/** Languages that the copywriter writes. What a language needs is in its folder, and found from here. */
export const languagePacks = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

export type Language = keyof typeof languagePacks;

export const languages = Object.keys(languagePacks) as Language[];
