import { isPhotographed } from "../../src/core/rendering/categories.ts";
import type { SettingName, TextureName } from "../../src/core/rendering/scene.ts";
import { createTextures, motions } from "../categories/index.ts";
import { createGrounds, type GroundRows, type Texture } from "../engine/ground.ts";
import type { KernelModule } from "../engine/kernel.ts";
import { painted } from "../engine/painted.ts";
import type { TextureOptions } from "../engine/texture.ts";
import { warped } from "../settings/photographs/warped.ts";
import { settings } from "../settings/index.ts";
import { photographed, type Photograph } from "../settings/photographs/photograph.ts";

interface GroundChoice {
  setting: SettingName | null;
  texture: TextureName;
  /** The setting, or the texture where the trade photographs it, as an image model drew it; without one the renderer draws it. */
  photograph?: Photograph | null;
}

/** What lies under everything in a scene: its setting, or else its texture. */
export function createSceneGround(kernels: KernelModule, choice: GroundChoice, options: TextureOptions): Texture {
  const [texture] = createSceneGrounds(kernels, choice, options, [{ top: 0, height: options.height }]);
  if (texture === undefined) throw new TypeError("A drawing has a texture for each of its canvases.");
  return texture;
}

/** As `createSceneGround`, through several canvases that share one drawing. */
export function createSceneGrounds(
  kernels: KernelModule,
  { setting, texture, photograph = null }: GroundChoice,
  options: TextureOptions,
  canvases: readonly GroundRows[],
): Texture[] {
  if (setting === null) {
    if (photograph === null || !isPhotographed(texture)) return createTextures(kernels, texture, options, canvases);
    return createGrounds(kernels, warped(motions[texture], photograph), options, canvases);
  }
  const room = photograph === null ? settings[setting] : photographed(setting, photograph);
  return createGrounds(kernels, painted(room), options, canvases);
}
