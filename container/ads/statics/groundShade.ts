import { categoryOf } from "../../../src/core/categories/index.ts";
import { relativeLuminance } from "../../../src/core/rendering/colour.ts";
import type { HexColour, Scene } from "../../../src/core/rendering/scene.ts";

/** The ground's own colour where less light falls on it. */
export function groundShade({ texture, setting: surroundings, palette }: Scene): HexColour {
  const natural = surroundings === null ? categoryOf(texture).naturalShade : null;
  const isDeep = relativeLuminance(palette.groundBase) < 0.2;
  return natural === null || isDeep ? palette.groundShadow : natural;
}
