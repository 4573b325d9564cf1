import { abstractWaves } from "./abstractWaves.ts";
import { ambientShadows } from "./ambientShadows.ts";
import { balmTexture } from "./balmTexture.ts";
import { beachUmbrellaWithWaves } from "./beachUmbrellaWithWaves.ts";
import { beachWaves } from "./beachWaves.ts";
import { bodyLoop } from "./bodyLoop.ts";
import { cloudsDrifting } from "./cloudsDrifting.ts";
import type { Category } from "./category.ts";
import { combPulls } from "./combPulls.ts";
import { curtainsBlowing } from "./curtainsBlowing.ts";
import { dewDrops } from "./dewDrops.ts";
import { drippingFruit } from "./drippingFruit.ts";
import { drippyIngredients } from "./drippyIngredients.ts";
import { faceLoop } from "./faceLoop.ts";
import { flatLayPattern } from "./flatLayPattern.ts";
import { flowerInBreeze } from "./flowerInBreeze.ts";
import { flowingFabric } from "./flowingFabric.ts";
import { gelCream } from "./gelCream.ts";
import { ingredientsInWater } from "./ingredientsInWater.ts";
import { leavesInBreeze } from "./leavesInBreeze.ts";
import { liquidDripping } from "./liquidDripping.ts";
import { lotionSqueeze } from "./lotionSqueeze.ts";
import { lotionTexture } from "./lotionTexture.ts";
import { mistCloud } from "./mistCloud.ts";
import { neckLoop } from "./neckLoop.ts";
import { rotatingObject } from "./rotatingObject.ts";
import { serumDrips } from "./serumDrips.ts";
import { serumDrizzles } from "./serumDrizzles.ts";
import { serumDroplets } from "./serumDroplets.ts";
import { soapySuds } from "./soapySuds.ts";
import { sparkleObject } from "./sparkleObject.ts";
import type { StyleId } from "./styleId.ts";
import { umbrellaOnly } from "./umbrellaOnly.ts";
import { waterBall } from "./waterBall.ts";
import { waterRipples } from "./waterRipples.ts";
import { waterRipplesPoolside } from "./waterRipplesPoolside.ts";
import { whippedCream } from "./whippedCream.ts";
import { yachtLife } from "./yachtLife.ts";

/** Every category, in the order of the contract: new ones stand at the end of their group. */
export const categories = [
  lotionTexture,
  serumDroplets,
  gelCream,
  serumDrizzles,
  soapySuds,
  whippedCream,
  sparkleObject,
  combPulls,
  serumDrips,
  lotionSqueeze,
  balmTexture,
  mistCloud,
  ingredientsInWater,
  flatLayPattern,
  dewDrops,
  rotatingObject,
  liquidDripping,
  drippyIngredients,
  drippingFruit,
  faceLoop,
  neckLoop,
  abstractWaves,
  flowingFabric,
  waterBall,
  waterRipples,
  beachWaves,
  waterRipplesPoolside,
  ambientShadows,
  beachUmbrellaWithWaves,
  umbrellaOnly,
  bodyLoop,
  yachtLife,
  curtainsBlowing,
  cloudsDrifting,
  leavesInBreeze,
  flowerInBreeze,
] as const satisfies readonly Category[];

type Listed = (typeof categories)[number];
export type CategoryName = Listed["name"];

/** The categories for which an image model is asked. */
export type PhotographedName = Extract<Listed, { photograph: object }>["name"];

/** Ids of a category's styles. */
export type StyleIdOf<Name extends CategoryName> = StyleId<Extract<Listed, { name: Name }>["styles"][number]["name"]>;

const byName = new Map<CategoryName, Category>(categories.map((category) => [category.name, category]));

/** What is decided about a category. */
export function categoryOf(name: CategoryName): Category {
  const category = byName.get(name);
  if (category === undefined) throw new TypeError(`${name} is no category.`);
  return category;
}

/** Names of the categories of which something holds, in their order. */
export function categoriesWhere(holds: (category: Category) => boolean): CategoryName[] {
  return categories.filter(holds).map(({ name }) => name);
}
