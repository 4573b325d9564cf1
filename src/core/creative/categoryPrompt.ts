import type { PhotographedCategory } from "../rendering/categories.ts";
import type { LayoutName, Palette, SceneStyle } from "../rendering/scene.ts";
import { styles } from "../styles/catalogue/catalogue.ts";
import { colourWords } from "./colourWords.ts";

interface Subject {
  what: string;
  camera: string;
  /** Whoever is seen is adult, nobody in particular, and looks as people do. */
  hasPerson: boolean;
}

const subjects: Record<PhotographedCategory, Subject> = {
  "Face Loop": {
    what: "a woman in her thirties in three-quarter view from behind, cropped so that cheek, jaw and ear are seen and the eyes are not, hair tucked back",
    camera: "100 mm lens, close, shallow depth of field",
    hasPerson: true,
  },
  "Neck Loop": {
    what: "the bare neck, collarbone and shoulder of a woman in her forties, seen from the side and cropped below the lips, hair pinned up",
    camera: "100 mm lens, close, shallow depth of field",
    hasPerson: true,
  },
  "Girl Subtle Movement/Body Loop": {
    what: "a woman in her thirties in a plain linen dress seen from behind, from the shoulders to the waist, wind in the cloth and in the ends of her hair",
    camera: "85 mm lens, shallow depth of field",
    hasPerson: true,
  },
  "Yacht Life": {
    what: "the open sea under a wide sky seen from the deck of a sailing yacht, the horizon level across the middle of the picture, the rail and a little of the teak deck at the lower edge",
    camera: "35 mm lens, everything in focus",
    hasPerson: false,
  },
  "Ingredients in Water": {
    what: "fresh cut fruit and leaves under clear water, seen from above, a few bubbles on them, fine ripples on the surface",
    camera: "60 mm macro lens from straight above",
    hasPerson: false,
  },
  "Flat Lay Pattern": {
    what: "leaves, petals and cut fruit laid out in a loose pattern on a plain matt surface, shadows of foliage falling over them",
    camera: "50 mm lens from straight above",
    hasPerson: false,
  },
  "Dew Drops on Flower or Leaf": {
    what: "one large petal or leaf covered with round drops of dew, its edge running through the lower half of the picture, nothing but soft garden light behind it",
    camera: "100 mm macro lens, very shallow depth of field",
    hasPerson: false,
  },
  "Drippy Ingredients": {
    what: "natural ingredients with a thick glossy liquid running down over them, a few drops hanging from their edges",
    camera: "100 mm macro lens, eye level",
    hasPerson: false,
  },
  "Dripping Fruit": {
    what: "ripe cut fruit with juice running down from it and drops hanging from its edge",
    camera: "100 mm macro lens, eye level",
    hasPerson: false,
  },
  "Flower in Breeze": {
    what: "flowers on long stems in a light breeze, rising from the lower edge of the picture to its middle, only air and soft light above them",
    camera: "85 mm lens at the height of the flowers, shallow depth of field",
    hasPerson: false,
  },
};

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
  const { what, camera, hasPerson } = subjects[texture];
  return [
    `Editorial beauty photograph of ${what}.`,
    ...moodOf(style),
    calmPlaces[wordsElsewhere[layout] ?? "left"],
    `Colours: ${colourWords(palette.groundBase)}, ${colourWords(palette.groundLight)}, shadows in ${colourWords(palette.groundShadow)}.`,
    `${lightOf(style)}, ${camera}.`,
    ...(hasPerson ? [personRules] : []),
    `No product, no bottle, no jar, no packaging, ${hasPerson ? "nobody else" : "no people"}, no hands, no animals, no text, no letters, no logo.`,
  ].join(" ");
}

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
  ...["from above", "from the upper right", "from the right", "from the lower right"],
  ...["from behind", "from the lower left", "from the left", "from the upper left"],
];

function lightOf(style: SceneStyle | null): string {
  const { lightAngleDegrees, softnessRatio } = style ?? { lightAngleDegrees: 315, softnessRatio: 0.6 };
  const kind = softnessRatio > 0.7 ? "Overcast daylight" : softnessRatio > 0.4 ? "Soft daylight" : "Clear sunlight";
  return `${kind} ${lightPlaces[Math.round(lightAngleDegrees / 45) % 8] ?? "from above"}`;
}
