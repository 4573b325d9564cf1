import type { Palette, SurroundingsName } from "../rendering/scene.ts";
import { colourWords } from "./colourWords.ts";

const descriptions: Record<SurroundingsName, string> = {
  "Bathroom Shelf": "an empty wooden bathroom shelf in front of a wall of glazed tiles, beside a window",
  "Stone and Water": "an empty flat slab of pale stone in still shallow water, weathered boulders far behind it",
  "Linen and Shadow": "an empty surface covered with washed linen, the cloth hanging in soft folds behind it",
  "Sand and Sky": "empty fine rippled sand, low dunes in the haze and a wide pale sky behind it",
  "Vanity Marble": "an empty polished marble vanity top in front of a plain plastered wall with a round mirror",
};

export interface SurroundingsPromptRequest {
  surroundings: SurroundingsName;
  palette: Palette;
  /** Where the light comes from. */
  lightFrom: "left" | "right";
}

/**
 * What an image model is asked for: surroundings without a product, which is put into them afterwards with its own pixels. The prompt is made of our own
 * words alone; nothing that a page says gets into it.
 */
export function surroundingsPrompt({ surroundings, palette, lightFrom }: SurroundingsPromptRequest): string {
  return [
    `Editorial still-life photograph of ${descriptions[surroundings]}.`,
    "The surface fills the lower quarter of the picture and is level and empty, in sharp focus in the middle; everything behind it is softly out of focus and calm.",
    `Colours: ${colourWords(palette.groundBase)}, ${colourWords(palette.groundLight)}, shadows in ${colourWords(palette.groundShadow)}.`,
    `Soft daylight from the upper ${lightFrom}, eye-level camera, 85 mm lens.`,
    "No product, no bottle, no jar, no packaging, no people, no hands, no animals, no text, no letters, no logo.",
  ].join(" ");
}
