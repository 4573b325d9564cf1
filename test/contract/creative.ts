import { asked, clause, planned, proved, refused, type Area } from "./clause.ts";
import { listOf } from "./expected.ts";

const creative = (wishes: object) => planned({ count: 2, format: "static", creative: wishes });
const style = { style_id: /^sty_/ };
const angles = ["pain + solution", "benefit outcome", "sensory", "transformation", "ritual", "social proof"];
const categories = [
  "Lotion Texture",
  "Serum Droplets",
  "Gel Cream",
  "Serum Drizzles",
  "Soapy Suds",
  "Whipped Cream/Butter",
  "Sparkle Object",
  "Lotion Comb Pulls",
  "Serum Drips",
  "Lotion Squeeze",
  "Balm Texture",
  "Mist Cloud",
  "Ingredients in Water",
  "Flat Lay Pattern",
  "Dew Drops on Flower or Leaf",
  "Rotating Object",
  "Liquid Dripping",
  "Drippy Ingredients",
  "Dripping Fruit",
  "Face Loop",
  "Neck Loop",
  "Abstract Waves",
  "Flowing Fabric",
  "Water Ball",
  "Water Ripples",
  "Beach Waves",
  "Water Ripples Poolside",
  "Ambient Shadows",
  "Beach Umbrella with Waves",
  "Umbrella Only",
  "Girl Subtle Movement/Body Loop",
  "Yacht Life",
  "Curtains Blowing",
  "Clouds Drifting",
  "Leaves in Breeze",
  "Flower in Breeze",
];

/** What a call may wish for copy and looks. */
export const creativeWishes: Area = {
  title: "Creative wishes",
  clauses: [
    clause(
      "creative-1",
      "spec, Creative object",
      "copy_angle is one of the six angles.",
      asked("ready", creative({ copy_angle: "funny" }), refused(400, "invalid_request", "creative.copy_angle")),
    ),
    clause(
      "creative-2",
      "spec, Creative object",
      "copy_angle that is given is the angle of all concepts.",
      asked("ready", creative({ copy_angle: "sensory" }), {
        status: 200,
        body: { concepts: listOf({ copy_angle: "sensory" }, 2) },
      }),
    ),
    clause(
      "creative-3",
      "spec, Creative object",
      "copy_angle omitted: rotated by the service.",
      proved(
        "core/creativeCompose",
        "uses every angle and every category that suits its products, and gives no product one angle only",
      ),
    ),
    clause(
      "creative-4",
      "spec, Creative object",
      "brand_tone is free-form, at most 500 characters.",
      asked("ready", creative({ brand_tone: "x".repeat(501) }), refused(400, "invalid_request", "creative.brand_tone")),
    ),
    clause(
      "creative-5",
      "spec, Creative object",
      "brand_tone changes what is said.",
      proved("core/creativeWords", "changes what is said"),
    ),
    clause(
      "creative-6",
      "spec, Creative object",
      "animation_prompts pins the animation styles to that subset.",
      asked("ready", creative({ animation_prompts: ["Water Ripples"] }), {
        status: 200,
        body: { concepts: listOf({ animation_prompt: "Water Ripples" }, 2) },
      }),
    ),
    clause(
      "creative-7",
      "decisions, Generate",
      "animation_prompts with an unknown name: invalid_request.",
      asked("ready", creative({ animation_prompts: ["Lava"] }), refused(400, "invalid_request")),
    ),
    clause(
      "creative-8",
      "spec, Creative object",
      "style_search: a natural-language description; the top matches are pinned.",
      asked("ready", creative({ style_search: "sheer curtain in morning light" }), {
        status: 200,
        body: { concepts: [{ ...style, animation_prompt: "Curtains Blowing" }, style] },
      }),
    ),
    clause(
      "creative-9",
      "spec, Creative object",
      "style_search: if both are set, animation_prompts wins.",
      asked("ready", creative({ style_search: "sheer curtain", animation_prompts: ["Water Ripples"] }), {
        status: 200,
        body: { concepts: listOf({ animation_prompt: "Water Ripples" }, 2) },
      }),
    ),
    clause(
      "creative-10",
      "decisions, Generate",
      "style_search of at most 500 characters.",
      asked(
        "ready",
        creative({ style_search: "x".repeat(501) }),
        refused(400, "invalid_request", "creative.style_search"),
      ),
    ),
    clause(
      "creative-11",
      "spec, Creative object",
      "featured_styles: style ids pinning exact styles; bypasses the standard rotation.",
      proved("worker/styleSelection", "gives each concept one of the pinned styles in turn"),
    ),
    clause(
      "creative-12",
      "decisions, Generate",
      "featured_styles with an unknown name: invalid_request.",
      asked(
        "ready",
        creative({ featured_styles: ["sty_nobody"] }),
        refused(400, "invalid_request", "creative.featured_styles"),
      ),
    ),
    clause(
      "creative-13",
      "spec, Creative object",
      "brand_tone falls back to the brand default.",
      proved("core/brandKitEdits", "decides fonts and voice"),
    ),
    clause(
      "creative-14",
      "spec, Animation prompt categories",
      "animation_prompts accepts each of the 35 names given and the 36th.",
      asked("ready", planned({ count: 36, format: "static", creative: { animation_prompts: categories } }), {
        status: 200,
        body: { concepts: listOf(style, 36) },
      }),
    ),
    ...angles.map((angle, at) =>
      clause(
        `creative-${15 + at}`,
        "spec, Creative object",
        `copy_angle takes ${angle}.`,
        asked("ready", creative({ copy_angle: angle }), {
          status: 200,
          body: { concepts: listOf({ copy_angle: angle }, 2) },
        }),
      ),
    ),
    clause(
      "creative-21",
      "spec, GET /v1/styles/search",
      "featured_styles takes ids of style search.",
      proved("worker/dryRun", "holds where the call gives %s"),
    ),
  ],
};
