import type { TextureName } from "../../src/core/rendering/scene.ts";
import { createGround, createGrounds, type GroundRows, type Texture } from "../engine/ground.ts";
import type { KernelModule } from "../engine/kernel.ts";
import { painted } from "../engine/painted.ts";
import type { TextureModule, TextureOptions } from "../engine/texture.ts";
import { abstractWaves } from "./abstractWaves/index.ts";
import { ambientShadows } from "./ambientShadows/index.ts";
import { balmTexture } from "./balmTexture/index.ts";
import { beachUmbrellaWithWaves } from "./beachUmbrellaWithWaves/index.ts";
import { beachWaves } from "./beachWaves/index.ts";
import { bodyLoop } from "./bodyLoop/index.ts";
import { cloudsDrifting } from "./cloudsDrifting/index.ts";
import { combPulls } from "./combPulls/index.ts";
import { curtainsBlowing } from "./curtainsBlowing/index.ts";
import { dewDrops } from "./dewDrops/index.ts";
import { drippingFruit } from "./drippingFruit/index.ts";
import { drippyIngredients } from "./drippyIngredients/index.ts";
import { faceLoop } from "./faceLoop/index.ts";
import { flatLayPattern } from "./flatLayPattern/index.ts";
import { flowerInBreeze } from "./flowerInBreeze/index.ts";
import { flowingFabric } from "./flowingFabric/index.ts";
import { gelCream } from "./gelCream/index.ts";
import { ingredientsInWater } from "./ingredientsInWater/index.ts";
import { leavesInBreeze } from "./leavesInBreeze/index.ts";
import { liquidDripping } from "./liquidDripping/index.ts";
import { lotionSqueeze } from "./lotionSqueeze/index.ts";
import { lotionTexture } from "./lotionTexture/index.ts";
import { mistCloud } from "./mistCloud/index.ts";
import { neckLoop } from "./neckLoop/index.ts";
import { rotatingObject } from "./rotatingObject/index.ts";
import { serumDrips } from "./serumDrips/index.ts";
import { serumDrizzles } from "./serumDrizzles/index.ts";
import { serumDroplets } from "./serumDroplets/index.ts";
import { soapySuds } from "./soapySuds/index.ts";
import { sparkleObject } from "./sparkleObject/index.ts";
import { umbrellaOnly } from "./umbrellaOnly/index.ts";
import { waterBall } from "./waterBall/index.ts";
import { waterRipples } from "./waterRipples/index.ts";
import { waterRipplesPoolside } from "./waterRipplesPoolside/index.ts";
import { whippedCream } from "./whippedCream/index.ts";
import { yachtLife } from "./yachtLife/index.ts";

export { createGround, createGrounds, type GroundRows, type LayerPlanes, type Texture } from "../engine/ground.ts";
export { builtKernels, loadKernels, type KernelModule } from "../engine/kernel.ts";
export { painted } from "../engine/painted.ts";
export type { TextureModule, TextureOptions } from "../engine/texture.ts";
export { yuvToRgba } from "../engine/yuvToRgba.ts";

const modules: Record<TextureName, TextureModule> = {
  "Lotion Texture": lotionTexture,
  "Serum Droplets": serumDroplets,
  "Water Ripples": waterRipples,
  "Lotion Comb Pulls": combPulls,
  "Flowing Fabric": flowingFabric,
  "Whipped Cream/Butter": whippedCream,
  "Balm Texture": balmTexture,
  "Gel Cream": gelCream,
  "Lotion Squeeze": lotionSqueeze,
  "Serum Drizzles": serumDrizzles,
  "Serum Drips": serumDrips,
  "Liquid Dripping": liquidDripping,
  "Water Ball": waterBall,
  "Ambient Shadows": painted(ambientShadows),
  "Curtains Blowing": painted(curtainsBlowing),
  "Clouds Drifting": painted(cloudsDrifting),
  "Leaves in Breeze": painted(leavesInBreeze),
  "Mist Cloud": painted(mistCloud),
  "Flower in Breeze": painted(flowerInBreeze),
  "Umbrella Only": painted(umbrellaOnly),
  "Beach Umbrella with Waves": painted(beachUmbrellaWithWaves),
  "Flat Lay Pattern": painted(flatLayPattern),
  "Rotating Object": painted(rotatingObject),
  "Face Loop": painted(faceLoop),
  "Neck Loop": painted(neckLoop),
  "Girl Subtle Movement/Body Loop": painted(bodyLoop),
  "Soapy Suds": soapySuds,
  "Sparkle Object": painted(sparkleObject),
  "Abstract Waves": abstractWaves,
  "Dew Drops on Flower or Leaf": dewDrops,
  "Dripping Fruit": drippingFruit,
  "Beach Waves": beachWaves,
  "Water Ripples Poolside": waterRipplesPoolside,
  "Ingredients in Water": ingredientsInWater,
  "Drippy Ingredients": drippyIngredients,
  "Yacht Life": yachtLife,
};

/** A looping ground of one canvas: `renderYuv(0)` is the still, `renderYuv(n / frames)` the video. */
export function createTexture(kernels: KernelModule, name: TextureName, options: TextureOptions): Texture {
  return createGround(kernels, modules[name], options);
}

/** As `createTexture`, through several canvases that share one drawing. */
export function createTextures(
  kernels: KernelModule,
  name: TextureName,
  options: TextureOptions,
  canvases: readonly GroundRows[],
): Texture[] {
  return createGrounds(kernels, modules[name], options, canvases);
}
