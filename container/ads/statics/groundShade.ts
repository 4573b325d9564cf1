import { categoryOf } from "../../../src/core/categories/index.ts";
import { relativeLuminance } from "../../../src/core/rendering/colour.ts";
import { paletteOfGround } from "../../categories/index.ts";
import type { HexColour, Scene } from "../../../src/core/rendering/scene.ts";

/** The ground's own colour where less light falls on it. */
export function groundShade(scene: Scene): HexColour {
  const { texture, setting: surroundings, palette } = scene;
  if (surroundings !== null) return palette.groundShadow;
  const natural = categoryOf(texture).naturalShade;
  const isDeep = relativeLuminance(palette.groundBase) < 0.2;
  return natural === null || isDeep ? paletteOfGround(scene).groundShadow : natural;
}
