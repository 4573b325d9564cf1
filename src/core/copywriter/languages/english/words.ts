import type { Family } from "../../families.ts";

/** The words that a kind of product brings to a pattern. Every list is in the form that its blank asks for. */
export interface Vocabulary {
  /** How skin feels then: adjectives that stand after "feels". */
  finish: readonly string[];
  /** The same as comparatives. */
  er: readonly string[];
  /** As nouns without an article. */
  glow: readonly string[];
  /** Those of them that also stand as nouns: "all the way to soft". */
  soft: readonly string[];
  /** What it feels like, as stuffs: nouns that stand after "goes on like" and "part cream, part". */
  cloth: readonly string[];
  /** What it feels like: noun phrases that stand after "feels like". */
  like: readonly string[];
  /** One use of it: nouns that stand after "every". */
  dose: readonly string[];
  /** How it goes on: imperatives. */
  gesture: readonly string[];
  /** What it is good against, none of it about a person: plural noun phrases. */
  stress: readonly string[];
  /** When it is used: plural noun phrases. */
  moment: readonly string[];
}

const anyMoment = ["slow Sundays", "days off", "long weekends", "lazy Sundays"];
const dayMoment = ["slow mornings", "early starts", "weekday mornings"];
const nightMoment = ["late evenings", "nights in", "early nights"];
const moments = [...anyMoment, ...dayMoment, ...nightMoment];

export const vocabulary: Record<Family, Vocabulary> = {
  cream: {
    finish: ["soft", "cushioned", "supple", "velvety", "comfortable"],
    er: ["softer", "smoother", "calmer"],
    glow: ["softness", "comfort", "glow"],
    soft: ["soft", "velvety"],
    cloth: ["cashmere", "velvet"],
    like: ["cashmere", "velvet", "clean sheets"],
    dose: ["touch", "layer"],
    gesture: ["smooth it in", "press it in", "warm it in your palms"],
    stress: ["cold mornings", "heated rooms", "cold days", "long winters"],
    moment: moments,
  },
  serum: {
    finish: ["dewy", "smooth", "luminous", "fresh", "supple"],
    er: ["smoother", "fresher", "softer"],
    glow: ["glow", "radiance", "softness"],
    soft: ["dewy", "smooth"],
    cloth: ["silk", "cool water"],
    like: ["silk", "cool water", "morning dew"],
    dose: ["drop", "layer"],
    gesture: ["press it in", "pat it in", "smooth it on"],
    stress: ["late nights", "long weeks", "early alarms"],
    moment: moments,
  },
  oil: {
    finish: ["silky", "satiny", "supple", "radiant", "soft"],
    er: ["silkier", "softer", "smoother"],
    glow: ["glow", "sheen", "softness"],
    soft: ["silky", "soft"],
    cloth: ["silk", "liquid satin"],
    like: ["silk", "liquid satin", "warm light", "late summer"],
    dose: ["drop"],
    gesture: ["warm it in your palms", "press it in", "take your time"],
    stress: ["cold mornings", "heated rooms", "cold days", "long winters", "late nights"],
    moment: moments,
  },
  balm: {
    finish: ["soft", "cushioned", "smooth", "supple", "comfortable"],
    er: ["softer", "smoother", "calmer"],
    glow: ["softness", "comfort", "calm"],
    soft: ["soft", "smooth"],
    cloth: ["velvet", "cashmere"],
    like: ["velvet", "cashmere", "a warm blanket", "warm hands"],
    dose: ["touch", "layer"],
    gesture: ["melt it in", "warm it up", "press it in"],
    stress: ["cold snaps", "windy days", "long winters", "heated rooms", "rough weeks"],
    moment: moments,
  },
  lip: {
    finish: ["soft", "smooth", "supple", "cushioned", "comfortable"],
    er: ["softer", "smoother", "happier"],
    glow: ["softness", "comfort"],
    soft: ["soft", "smooth"],
    cloth: ["satin", "velvet", "silk"],
    like: ["satin", "velvet", "silk"],
    dose: ["swipe", "coat"],
    gesture: ["swipe it on", "press and smile", "swipe, then smile"],
    stress: ["windy days", "cold snaps", "winter walks", "cold mornings"],
    moment: ["slow Sundays", "long lunches", "first dates", ...dayMoment, ...nightMoment],
  },
  gel: {
    finish: ["fresh", "cool", "dewy", "quenched"],
    er: ["fresher", "calmer", "bouncier"],
    glow: ["freshness", "softness"],
    soft: ["fresh", "cool"],
    cloth: ["cool water", "fresh air"],
    like: ["cool water", "fresh air", "morning dew"],
    dose: ["touch", "layer"],
    gesture: ["smooth it on", "cool it on", "press it in"],
    stress: ["hot days", "sticky commutes", "stuffy rooms", "late nights"],
    moment: moments,
  },
  mist: {
    finish: ["fresh", "dewy", "refreshed", "cool", "quenched"],
    er: ["fresher", "dewier", "softer"],
    glow: ["freshness", "softness"],
    soft: ["fresh", "dewy"],
    cloth: ["sea air", "morning dew"],
    like: ["sea air", "morning dew", "an open window"],
    dose: ["layer", "moment"],
    gesture: ["close your eyes", "chin up", "press it in"],
    stress: ["stuffy rooms", "hot trains", "slow afternoons"],
    moment: moments,
  },
  sunscreen: {
    finish: ["comfortable", "soft", "smooth"],
    er: ["softer", "smoother"],
    glow: ["comfort", "softness"],
    soft: ["soft", "smooth"],
    cloth: ["silk", "fresh air"],
    like: ["silk", "a sea breeze", "fresh air", "a day off"],
    dose: ["layer", "morning"],
    gesture: ["smooth it on", "spread it on", "put it on"],
    stress: ["bright days", "beach days", "long lunches outside", "sunny walks", "garden days"],
    moment: ["long weekends", "weekday mornings", "early starts", "days outside", "beach days", "long walks"],
  },
  eye: {
    finish: ["fresh", "smooth", "rested", "soft"],
    er: ["fresher", "softer", "smoother"],
    glow: ["freshness", "softness"],
    soft: ["fresh", "soft"],
    cloth: ["cool silk", "morning dew"],
    like: ["cool silk", "a good nap", "morning dew"],
    dose: ["tap", "touch"],
    gesture: ["tap it in", "pat it in", "go gently"],
    stress: ["early alarms", "late nights", "screen days", "red-eye flights", "long weeks"],
    moment: moments,
  },
  mask: {
    finish: ["fresh", "soft", "smooth", "rested", "supple"],
    er: ["softer", "fresher", "smoother"],
    glow: ["softness", "freshness", "glow"],
    soft: ["soft", "smooth"],
    cloth: ["velvet", "cool silk"],
    like: ["a day off", "a long weekend", "velvet", "clean sheets"],
    dose: ["layer"],
    gesture: ["layer it on", "smooth it on", "lie back"],
    stress: ["long weeks", "late nights", "city days", "busy seasons"],
    moment: ["slow Sundays", "days off", "long weekends", "late evenings", "nights in", "lazy mornings"],
  },
  scrub: {
    finish: ["smooth", "polished", "fresh", "soft", "silky"],
    er: ["smoother", "softer", "fresher"],
    glow: ["smoothness", "glow"],
    soft: ["smooth", "silky"],
    cloth: ["silk", "satin"],
    like: ["a fresh start", "sea-smoothed stone", "silk"],
    dose: ["circle", "rinse"],
    gesture: ["take small circles", "buff, then rinse", "take your time"],
    stress: ["long winters", "city days", "rough weeks", "grey days"],
    moment: moments,
  },
  complexion: {
    finish: ["even", "fresh", "smooth", "polished"],
    er: ["fresher", "smoother", "silkier"],
    glow: ["freshness", "smoothness"],
    soft: ["fresh", "smooth"],
    cloth: ["silk", "satin"],
    like: ["silk", "good lighting", "a second skin", "a good mood"],
    dose: ["touch", "layer"],
    gesture: ["blend it in", "blend it out", "tap and blend"],
    stress: ["early alarms", "long days", "harsh lights", "video calls", "busy mornings"],
    moment: [
      "slow Sundays",
      "early starts",
      "weekday mornings",
      "slow mornings",
      "long lunches",
      "late evenings",
      "first dates",
    ],
  },
  mousse: {
    finish: ["soft", "fresh", "smooth", "velvety"],
    er: ["softer", "fresher", "smoother"],
    glow: ["softness", "lightness"],
    soft: ["soft", "velvety"],
    cloth: ["cashmere", "a cloud"],
    like: ["a cloud", "clean linen", "cashmere", "fresh snow"],
    dose: ["cloud", "touch"],
    gesture: ["smooth it on", "scoop the cloud", "press it in"],
    stress: ["long days", "stuffy rooms", "late nights", "city days"],
    moment: moments,
  },
  cleanser: {
    finish: ["clean", "fresh", "soft", "calm", "comfortable"],
    er: ["cleaner", "softer", "fresher"],
    glow: ["freshness", "calm", "softness"],
    soft: ["clean", "fresh", "soft"],
    cloth: ["silk", "soft linen"],
    like: ["soft rain", "clean linen", "cool water", "a fresh start"],
    dose: ["wash", "rinse"],
    gesture: ["wash it away", "rinse and reset", "start with water"],
    stress: ["long days", "city days", "late nights", "busy days", "sticky commutes"],
    moment: moments,
  },
  formula: {
    finish: ["soft", "smooth", "fresh", "supple", "comfortable"],
    er: ["softer", "smoother", "fresher"],
    glow: ["softness", "comfort"],
    soft: ["soft", "smooth"],
    cloth: ["silk", "velvet"],
    like: ["silk", "velvet", "clean linen"],
    dose: ["touch", "layer"],
    gesture: ["smooth it on", "press it in", "take your time"],
    stress: ["late nights", "long weeks", "busy days"],
    moment: moments,
  },
};
