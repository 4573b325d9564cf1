import { categoryOf } from "../categories/index.ts";
import type { PhotographedCategory } from "../rendering/categories.ts";
import type { LayoutName, Palette, SceneStyle } from "../rendering/scene.ts";
import { styles } from "../styles/catalogue/catalogue.ts";
import { colourWords } from "./colourWords.ts";

/** Where words stand; everywhere else they begin at the left. */
const wordsElsewhere: Partial<Record<LayoutName, "right" | "middle">> = {
  callouts: "right",
  minimal: "right",
  centred: "middle",
  sheet: "middle",
  arch: "middle",
};
const calmPlaces = {
  left: "The upper left two thirds of the picture are empty and softly out of focus, the subject keeps to the right and to the lower edge.",
  right:
    "The upper right two thirds of the picture are empty and softly out of focus, the subject keeps to the left and to the lower edge.",
  middle:
    "The middle of the upper two thirds of the picture is empty and softly out of focus, the subject keeps to the sides and to the lower edge.",
};

/** What in a style's moods would ask for a gaze, a pose, somebody young, or something that may not be in the picture. */
const unsuited = /girl|woman|bikini|sensual|\blens\b|dancing|insect|routine|massage/i;

export interface CategoryPromptRequest {
  texture: PhotographedCategory;
  style: SceneStyle | null;
  layout: LayoutName;
  palette: Palette;
}

/**
 * What an image model is asked for as the ground of a category that the trade photographs: its subject in the style's mood, with room
 * for words and for the product, which is put before it with its own pixels. It is made of our own words alone: of a scene only names
 * and numbers are read, and its style is looked up in the catalogue.
 */
export function categoryPrompt({ texture, style, layout, palette }: CategoryPromptRequest): string {
  const { photograph, hasPeople } = categoryOf(texture);
  if (photograph === null) throw new TypeError(`${texture} is never photographed.`);
  return [
    `Editorial beauty photograph of ${photograph.what}.`,
    ...moodOf(style),
    calmPlaces[wordsElsewhere[layout] ?? "left"],
    `Colours: ${colourWords(palette.groundBase)}, ${colourWords(palette.groundLight)}, shadows in ${colourWords(palette.groundShadow)}.`,
    `${lightOf(style)}, ${photograph.camera}.`,
    ...(hasPeople ? [personRules] : []),
    `No product, no bottle, no jar, no packaging, ${hasPeople ? "nobody else" : "no people"}, no hands, no animals, no text, no letters, no logo.`,
  ].join(" ");
}

/** People in the picture are adults, no known persons, and look like ordinary people. */
const personRules =
  "She is an adult model nobody knows and resembles no celebrity; natural, unretouched skin with pores, fine lines and an even tone; relaxed, dressed, nothing suggestive.";

/** The style's subject and mood, and what it is made of. */
function moodOf(style: SceneStyle | null): string[] {
  const known = styles.find(({ id }) => id === style?.id);
  if (known === undefined) return [];
  const words = [...known.moods.filter((mood) => !unsuited.test(mood)), ...known.materials];
  return [`Mood and materials: ${[...new Set(words)].join(", ")}.`];
}

/** Clockwise from the top, an eighth of a turn each. */
const lightPlaces = [
  "from above",
  "from the upper right",
  "from the right",
  "from the lower right",
  "from behind",
  "from the lower left",
  "from the left",
  "from the upper left",
];

function lightOf(style: SceneStyle | null): string {
  const { lightAngleDegrees, softnessRatio } = style ?? { lightAngleDegrees: 315, softnessRatio: 0.6 };
  const kind = softnessRatio > 0.7 ? "Overcast daylight" : softnessRatio > 0.4 ? "Soft daylight" : "Clear sunlight";
  return `${kind} ${lightPlaces[Math.round(lightAngleDegrees / 45) % 8] ?? "from above"}`;
}
