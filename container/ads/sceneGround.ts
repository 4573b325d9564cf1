import { isPhotographed } from "../../src/core/rendering/categories.ts";
import type { SurroundingsName, TextureName } from "../../src/core/rendering/scene.ts";
import { createTextures, motions } from "../categories/index.ts";
import { createGrounds, type GroundRows, type Texture } from "../engine/ground.ts";
import type { KernelModule } from "../engine/kernel.ts";
import { painted } from "../engine/painted.ts";
import type { TextureOptions } from "../engine/texture.ts";
import { warped } from "../surroundings/photographs/warped.ts";
import { surroundingsPainters } from "../surroundings/index.ts";
import { photographed, type Photograph } from "../surroundings/photographs/photograph.ts";

interface GroundChoice {
  setting: SurroundingsName | null;
  texture: TextureName;
  /** The surroundings, or the category where the trade photographs it, as an image model drew them; without one the renderer draws. */
  photograph?: Photograph | null;
}

/** The ground of a scene: its surroundings, or else its category. */
export function createSceneGround(kernels: KernelModule, choice: GroundChoice, options: TextureOptions): Texture {
  const [texture] = createSceneGrounds(kernels, choice, options, [{ top: 0, height: options.height }]);
  if (texture === undefined) throw new TypeError("A drawing has a texture for each of its canvases.");
  return texture;
}

/** As `createSceneGround`, through several canvases that share one drawing. */
export function createSceneGrounds(
  kernels: KernelModule,
  { setting: surroundings, texture, photograph = null }: GroundChoice,
  options: TextureOptions,
  canvases: readonly GroundRows[],
): Texture[] {
  if (surroundings === null) {
    if (photograph === null || !isPhotographed(texture)) return createTextures(kernels, texture, options, canvases);
    return createGrounds(kernels, warped(motions[texture], photograph), options, canvases);
  }
  const room = photograph === null ? surroundingsPainters[surroundings] : photographed(surroundings, photograph);
  return createGrounds(kernels, painted(room), options, canvases);
}
