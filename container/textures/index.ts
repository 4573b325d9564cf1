import type { TextureName } from "../../src/core/rendering/scene.ts";
import { balmTexture } from "./balmTexture.ts";
import { beachWaves } from "./beachWaves.ts";
import { abstractWaves } from "./abstractWaves.ts";
import { combPulls } from "./combPulls.ts";
import { flowingFabric } from "./flowingFabric.ts";
import { gelCream } from "./gelCream.ts";
import { createGround, createGrounds, type GroundRows, type Texture } from "./ground.ts";
import type { KernelModule } from "./kernel.ts";
import { lotionSqueeze } from "./lotionSqueeze.ts";
import { lotionTexture } from "./lotionTexture.ts";
import { ambientShadows } from "./painted/ambientShadows.ts";
import { beachUmbrellaWithWaves } from "./painted/beachUmbrellaWithWaves.ts";
import { bodyLoop } from "./painted/bodyLoop.ts";
import { cloudsDrifting } from "./painted/cloudsDrifting.ts";
import { curtainsBlowing } from "./painted/curtainsBlowing.ts";
import { faceLoop } from "./painted/faceLoop.ts";
import { flatLayPattern } from "./painted/flatLayPattern.ts";
import { flowerInBreeze } from "./painted/flowerInBreeze.ts";
import { leavesInBreeze } from "./painted/leavesInBreeze.ts";
import { neckLoop } from "./painted/neckLoop.ts";
import { mistCloud } from "./painted/mistCloud.ts";
import { rotatingObject } from "./painted/rotatingObject.ts";
import { sparkleObject } from "./painted/sparkleObject.ts";
import { umbrellaOnly } from "./painted/umbrellaOnly.ts";
import { yachtLife } from "./painted/yachtLife.ts";
import { painted } from "./painted/painted.ts";
import { liquidDripping } from "./liquidDripping.ts";
import { deckStyles } from "./poolsideLooks.ts";
import { serumDrips } from "./serumDrips.ts";
import { serumDrizzles } from "./serumDrizzles.ts";
import { serumDroplets } from "./serumDroplets.ts";
import { waterBall } from "./waterBall.ts";
import { soapySuds } from "./soapySuds.ts";
import type { TextureModule, TextureOptions } from "./texture.ts";
import { waterRipples } from "./waterRipples.ts";
import { waterRipplesPoolside } from "./waterRipplesPoolside.ts";
import { whippedCream } from "./whippedCream.ts";
import { dewDrops } from "./wet/dewDrops.ts";
import { drippingFruit } from "./wet/drippingFruit.ts";
import { drippyIngredients } from "./wet/drippyIngredients.ts";
import { ingredientsInWater } from "./wet/ingredientsInWater.ts";

export { createGround, createGrounds, type GroundRows, type LayerPlanes, type Texture } from "./ground.ts";
export { builtKernels, loadKernels, type KernelModule } from "./kernel.ts";
export { painted } from "./painted/painted.ts";
export type { TextureModule, TextureOptions } from "./texture.ts";
export { yuvToRgba } from "./yuvToRgba.ts";

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
  "Yacht Life": { setup: (kernel, options) => lifeOnBoard(options).setup(kernel, options) },
};

/** A deck beside the sea is seen from above, all else on board from where one stands. */
function lifeOnBoard({ style }: TextureOptions): TextureModule {
  return deckStyles.has(style?.id ?? "") ? waterRipplesPoolside : painted(yachtLife);
}

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
