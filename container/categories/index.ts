import type { PhotographedCategory } from "../../src/core/rendering/categories.ts";
import type { CategoryName, Palette, Scene, SceneStyle } from "../../src/core/rendering/scene.ts";
import { createGround, createGrounds, type GroundRows, type Ground } from "../engine/ground.ts";
import type { KernelModule } from "../engine/kernel.ts";
import { painted } from "../engine/painted.ts";
import type { GroundModule, GroundOptions } from "../engine/groundModule.ts";
import type { PhotographMotion } from "../materials/photographs/motion.ts";
import { abstractWaves } from "./abstractWaves/index.ts";
import { ambientShadows } from "./ambientShadows/index.ts";
import { balmTexture } from "./balmTexture/index.ts";
import { beachUmbrellaWithWaves } from "./beachUmbrellaWithWaves/index.ts";
import { beachWaves } from "./beachWaves/index.ts";
import { bodyLoop } from "./bodyLoop/index.ts";
import { motion as bodyLoopMotion } from "./bodyLoop/motion.ts";
import { cloudsDrifting, skyPalette } from "./cloudsDrifting/index.ts";
import { combPulls } from "./combPulls/index.ts";
import { curtainsBlowing } from "./curtainsBlowing/index.ts";
import { dewDrops } from "./dewDrops/index.ts";
import { motion as dewDropsMotion } from "./dewDrops/motion.ts";
import { drippingFruit } from "./drippingFruit/index.ts";
import { motion as drippingFruitMotion } from "./drippingFruit/motion.ts";
import { drippyIngredients } from "./drippyIngredients/index.ts";
import { motion as drippyIngredientsMotion } from "./drippyIngredients/motion.ts";
import { faceLoop } from "./faceLoop/index.ts";
import { motion as faceLoopMotion } from "./faceLoop/motion.ts";
import { flatLayPattern } from "./flatLayPattern/index.ts";
import { motion as flatLayPatternMotion } from "./flatLayPattern/motion.ts";
import { flowerInBreeze } from "./flowerInBreeze/index.ts";
import { motion as flowerInBreezeMotion } from "./flowerInBreeze/motion.ts";
import { flowingFabric } from "./flowingFabric/index.ts";
import { gelCream } from "./gelCream/index.ts";
import { ingredientsInWater } from "./ingredientsInWater/index.ts";
import { motion as ingredientsInWaterMotion } from "./ingredientsInWater/motion.ts";
import { leavesInBreeze } from "./leavesInBreeze/index.ts";
import { liquidDripping } from "./liquidDripping/index.ts";
import { lotionSqueeze } from "./lotionSqueeze/index.ts";
import { lotionTexture } from "./lotionTexture/index.ts";
import { mistCloud, mistPalette } from "./mistCloud/index.ts";
import { neckLoop } from "./neckLoop/index.ts";
import { motion as neckLoopMotion } from "./neckLoop/motion.ts";
import { rotatingObject } from "./rotatingObject/index.ts";
import { serumDrips } from "./serumDrips/index.ts";
import { serumDrizzles } from "./serumDrizzles/index.ts";
import { serumDroplets } from "./serumDroplets/index.ts";
import { soapySuds } from "./soapySuds/index.ts";
import { sparkleObject } from "./sparkleObject/index.ts";
import { umbrellaOnly } from "./umbrellaOnly/index.ts";
import { waterBall } from "./waterBall/index.ts";
import { waterRipples, waterPalette } from "./waterRipples/index.ts";
import { waterRipplesPoolside } from "./waterRipplesPoolside/index.ts";
import { whippedCream } from "./whippedCream/index.ts";
import { yachtLife } from "./yachtLife/index.ts";
import { motion as yachtLifeMotion } from "./yachtLife/motion.ts";

const modules: Record<CategoryName, GroundModule> = {
  "Lotion Texture": lotionTexture,
  "Serum Droplets": serumDroplets,
  "Gel Cream": gelCream,
  "Serum Drizzles": serumDrizzles,
  "Soapy Suds": soapySuds,
  "Whipped Cream/Butter": whippedCream,
  "Sparkle Object": painted(sparkleObject),
  "Lotion Comb Pulls": combPulls,
  "Serum Drips": serumDrips,
  "Lotion Squeeze": lotionSqueeze,
  "Balm Texture": balmTexture,
  "Mist Cloud": painted(mistCloud),
  "Ingredients in Water": ingredientsInWater,
  "Flat Lay Pattern": painted(flatLayPattern),
  "Dew Drops on Flower or Leaf": dewDrops,
  "Rotating Object": painted(rotatingObject),
  "Liquid Dripping": liquidDripping,
  "Drippy Ingredients": drippyIngredients,
  "Dripping Fruit": drippingFruit,
  "Face Loop": painted(faceLoop),
  "Neck Loop": painted(neckLoop),
  "Abstract Waves": abstractWaves,
  "Flowing Fabric": flowingFabric,
  "Water Ball": waterBall,
  "Water Ripples": waterRipples,
  "Beach Waves": beachWaves,
  "Water Ripples Poolside": waterRipplesPoolside,
  "Ambient Shadows": painted(ambientShadows),
  "Beach Umbrella with Waves": painted(beachUmbrellaWithWaves),
  "Umbrella Only": painted(umbrellaOnly),
  "Girl Subtle Movement/Body Loop": painted(bodyLoop),
  "Yacht Life": yachtLife,
  "Curtains Blowing": painted(curtainsBlowing),
  "Clouds Drifting": painted(cloudsDrifting),
  "Leaves in Breeze": painted(leavesInBreeze),
  "Flower in Breeze": painted(flowerInBreeze),
};

/** How each category moves in a photograph of it. */
export const motions: Record<PhotographedCategory, PhotographMotion> = {
  "Face Loop": faceLoopMotion,
  "Neck Loop": neckLoopMotion,
  "Girl Subtle Movement/Body Loop": bodyLoopMotion,
  "Yacht Life": yachtLifeMotion,
  "Ingredients in Water": ingredientsInWaterMotion,
  "Flat Lay Pattern": flatLayPatternMotion,
  "Dew Drops on Flower or Leaf": dewDropsMotion,
  "Drippy Ingredients": drippyIngredientsMotion,
  "Dripping Fruit": drippingFruitMotion,
  "Flower in Breeze": flowerInBreezeMotion,
};

/** Categories that draw nature in hues of its own, and the palette as they take it. */
const ownHues: Partial<Record<CategoryName, (palette: Palette, style: SceneStyle | null) => Palette>> = {
  "Clouds Drifting": skyPalette,
  "Mist Cloud": mistPalette,
  "Water Ripples": waterPalette,
};

/** A palette in the hues in which a category draws its ground. */
export function paletteOfGround({ texture, palette, style }: Pick<Scene, "texture" | "palette" | "style">): Palette {
  return ownHues[texture]?.(palette, style ?? null) ?? palette;
}

/** A looping ground of one canvas: `renderYuv(0)` is the still, `renderYuv(n / frames)` the video. */
export function createCategoryGround(kernels: KernelModule, name: CategoryName, options: GroundOptions): Ground {
  return createGround(kernels, modules[name], options);
}

/** As `createCategoryGround`, through several canvases that share one drawing. */
export function createCategoryGrounds(
  kernels: KernelModule,
  name: CategoryName,
  options: GroundOptions,
  canvases: readonly GroundRows[],
): Ground[] {
  return createGrounds(kernels, modules[name], options, canvases);
}
