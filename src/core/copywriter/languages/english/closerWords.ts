import type { SupportedCategory } from "../../../product/categories.ts";
import type { Area } from "../../families.ts";
import type { Vocabulary } from "./words.ts";

/** What is said otherwise of a category than of the rest of its family. */
export const categoryVocabulary: Partial<Record<SupportedCategory, Partial<Vocabulary>>> = {
  "Lip Color": {
    finish: ["polished", "soft", "smooth"],
    er: ["happier", "smoother"],
    glow: ["color"],
    soft: ["polished", "smooth"],
    stress: ["early starts", "video calls", "grey days", "long lunches", "last-minute plans"],
    moment: ["long lunches", "first dates", "late evenings", "nights out", "slow Sundays"],
  },
  "Lip Gloss": {
    finish: ["glossy", "smooth", "soft", "polished"],
    er: ["glossier", "smoother", "happier"],
    glow: ["shine"],
    soft: ["glossy", "smooth"],
    cloth: ["silk", "satin"],
    like: ["silk", "satin"],
    stress: ["early starts", "video calls", "grey days", "long lunches", "last-minute plans"],
    moment: ["long lunches", "first dates", "late evenings", "nights out", "slow Sundays"],
  },
  Bronzer: {
    finish: ["warm", "radiant", "fresh", "golden"],
    er: ["warmer", "fresher"],
    glow: ["warmth", "radiance", "glow"],
    soft: ["warm", "golden"],
    cloth: ["silk", "warm light"],
    like: ["warm light", "late summer", "a week away", "good lighting"],
    stress: ["grey days", "long winters", "harsh lights", "video calls", "busy mornings"],
  },
  Blush: {
    finish: ["fresh", "bright", "soft", "lively"],
    er: ["fresher", "brighter", "livelier"],
    glow: ["color", "freshness"],
    soft: ["fresh", "lively"],
  },
  Highlighter: {
    finish: ["luminous", "radiant", "fresh", "bright"],
    er: ["brighter", "fresher"],
    glow: ["glow", "radiance", "light"],
    soft: ["luminous", "radiant"],
    like: ["silk", "good lighting", "candlelight"],
  },
  Scrub: {
    finish: ["smooth", "polished", "fresh", "soft"],
    er: ["smoother", "softer", "fresher"],
    glow: ["smoothness", "glow"],
    soft: ["smooth", "soft"],
    cloth: ["silk", "satin"],
    like: ["a fresh start", "silk"],
  },
  Primer: {
    finish: ["smooth", "even", "velvety"],
    glow: ["smoothness"],
    soft: ["smooth", "velvety"],
  },
  Concealer: {
    finish: ["even", "fresh", "smooth"],
    glow: ["freshness"],
    soft: ["fresh", "even"],
  },
};

/** Hands and feet suffer from other things than a face. */
export const areaVocabulary: Partial<Record<Area, Partial<Vocabulary>>> = {
  hands: { stress: ["cold mornings", "winter walks", "busy days", "gardening days", "heated rooms"] },
  feet: {
    stress: ["long days", "new shoes", "winter boots", "long walks", "city days"],
    moment: ["slow Sundays", "late evenings", "nights in", "early nights"],
  },
};

/** What hair and nails have of skin's vocabulary. */
export const otherThanSkin: Partial<Vocabulary> = {
  finish: ["soft", "supple", "smooth"],
  er: ["softer", "happier"],
  glow: ["softness"],
  soft: ["soft", "smooth"],
  cloth: ["silk"],
  like: ["silk"],
  dose: ["touch", "stroke"],
  gesture: ["smooth it on", "take your time"],
  stress: ["busy weeks", "long days", "early starts"],
};
