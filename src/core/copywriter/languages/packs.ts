import type { Language } from "../language.ts";
import type { LanguagePack } from "./pack.ts";
import { english } from "./english/pack.ts";
import { french } from "./french/pack.ts";
import { german } from "./german/pack.ts";
import { spanish } from "./spanish/pack.ts";

/** What each language needs to be written. */
export const languagePacks: Record<Language, LanguagePack> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
