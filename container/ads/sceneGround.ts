import { isPhotographed } from "../../src/core/rendering/categories.ts";
import type { SurroundingsName, CategoryName } from "../../src/core/rendering/scene.ts";
import { createCategoryGrounds, motions } from "../categories/index.ts";
import { createGrounds, type GroundRows, type Ground } from "../engine/ground.ts";
import type { KernelModule } from "../engine/kernel.ts";
import { painted } from "../engine/painted.ts";
import type { GroundOptions } from "../engine/groundModule.ts";
import { warped } from "../surroundings/photographs/warped.ts";
import { surroundingsPainters } from "../surroundings/index.ts";
import { photographed, type Photograph } from "../surroundings/photographs/photograph.ts";

interface GroundChoice {
  setting: SurroundingsName | null;
  texture: CategoryName;
  /** The surroundings, or the category where the trade photographs it, as an image model drew them; without one the renderer draws. */
  photograph?: Photograph | null;
}

/** The ground of a scene: its surroundings, or else its category. */
export function createSceneGround(kernels: KernelModule, choice: GroundChoice, options: GroundOptions): Ground {
  const [ground] = createSceneGrounds(kernels, choice, options, [{ top: 0, height: options.height }]);
  if (ground === undefined) throw new TypeError("A drawing has a ground for each of its canvases.");
  return ground;
}

/** As `createSceneGround`, through several canvases that share one drawing. */
export function createSceneGrounds(
  kernels: KernelModule,
  { setting: surroundings, texture: category, photograph = null }: GroundChoice,
  options: GroundOptions,
  canvases: readonly GroundRows[],
): Ground[] {
  if (surroundings === null) {
    if (photograph === null || !isPhotographed(category))
      return createCategoryGrounds(kernels, category, options, canvases);
    return createGrounds(kernels, warped(motions[category], photograph), options, canvases);
  }
  const painter = photograph === null ? surroundingsPainters[surroundings] : photographed(surroundings, photograph);
  return createGrounds(kernels, painted(painter), options, canvases);
}
