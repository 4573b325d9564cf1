import { z } from "zod";
import { CopyAngle } from "../contract/creative.ts";
import type { Choice } from "./choices.ts";
import { deriveSeed, inTurn } from "../seed.ts";

/**
 * What acceptance decided of one concept. It is kept in the order, so that the ads show what the dry run said, whatever is deployed or
 * scraped before they are composed.
 */
export const Decision = z.object({
  productId: z.string(),
  styleId: z.string(),
  angle: CopyAngle,
  /** Decides all that is left to chance in the concept: words, palette, layout. */
  seed: z.number().int().min(0).max(0xffffffff),
});
export type Decision = z.infer<typeof Decision>;

/** The decisions of an order: its products take turns, each concept has its choice. `seed`: the order's. */
export function decisionsOf(products: readonly { id: string }[], choices: readonly Choice[], seed: number): Decision[] {
  return choices.flatMap(({ style, angle }, position) => {
    const product = inTurn(products, position);
    return product === undefined
      ? []
      : { productId: product.id, styleId: style.id, angle, seed: deriveSeed(seed, "concept", position) };
  });
}
