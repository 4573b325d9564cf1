import type { SupportedCategory } from "../../../product/categories.ts";
import type { Area } from "../../families.ts";
import type { Vocabulary } from "./words.ts";

const outings = ["nights out", "first dates", "days out"];

const shaded = (...shade: readonly string[]): Partial<Vocabulary> => ({ glow: shade, shade });

/** What is said otherwise of a category than of the rest of its family. */
export const categoryVocabulary: Partial<Record<SupportedCategory, Partial<Vocabulary>>> = {
  "Lip Color": { ...shaded("color"), moment: outings },
  "Lip Gloss": { ...shaded("shine"), moment: outings },
  Foundation: shaded("coverage"),
  Concealer: shaded("coverage"),
  "Tinted Moisturizer": shaded("color", "coverage"),
  Bronzer: shaded("warmth", "color"),
  Blush: shaded("color"),
  Highlighter: shaded("glow"),
};

/** Nobody waits for an evening in to look after hands, nor for a morning to look after feet. */
export const areaVocabulary: Partial<Record<Area, Partial<Vocabulary>>> = {
  hands: { glow: ["hand care"], moment: ["short breaks", "easy mornings", "nights in"] },
  feet: {
    glow: ["foot care"],
    stress: ["long days", "busy days"],
    moment: ["slow Sundays", "slow evenings", "nights in"],
  },
  lashes: { glow: ["lash care"] },
  brows: { glow: [] },
  nails: { glow: ["nail care"] },
  beards: { glow: ["beard care"] },
};
