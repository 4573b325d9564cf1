import { type LayoutName, type ProductPicture, SurroundingsName } from "../rendering/scene.ts";
import { deriveSeed, inTurn } from "../seed.ts";

/** Width over height of what can stand upright in surroundings and still have its share of both pictures. */
const standingAspects = { least: 0.21, most: 2.4 };
/** Narrower products stand beside the words; under them they would be too small. */
const besideWords = 0.45;

/** Whether a product can stand in surroundings: it is neither very slender nor very flat. */
export function canStand({ box }: ProductPicture): boolean {
  const aspect = box.width / box.height;
  return aspect >= standingAspects.least && aspect <= standingAspects.most;
}

/**
 * The surroundings of a concept: all take turns, in an order of the delivery's own, so that no two neighbours share them. Null for a
 * product that can no longer stand in any, which a call is not accepted for; its category is the ground then.
 */
export function surroundingsFor(
  deliverySeed: number,
  position: number,
  product: ProductPicture,
): SurroundingsName | null {
  if (!canStand(product)) return null;
  const place = (name: SurroundingsName) => deriveSeed(deliverySeed, "setting", name);
  const order = [...SurroundingsName.options].sort((a, b) => place(a) - place(b));
  return inTurn(order, position) ?? null;
}

/**
 * Where the words of a concept in surroundings stand: above the product or beside it, in turns where both suit. Turns are two and
 * two, so that a product that comes every second time gets both as well.
 */
export function situLayoutFor(position: number, { box }: ProductPicture): LayoutName {
  const isSecondPair = Math.floor((position + 1) / 2) % 2 === 1;
  return box.width / box.height < besideWords || isSecondPair ? "situSide" : "situ";
}
