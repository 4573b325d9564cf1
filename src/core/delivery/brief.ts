import type { BrandKit } from "../brand/kit.ts";
import type { Brief, BriefProduct } from "../creative/brief.ts";
import type { DeliveryOrder } from "./order.ts";

/** What of a brand its ads are composed of. */
export interface BrandMaterial {
  brandName: string;
  kit: BrandKit;
  /** The ordered products that are still usable, in the ordered sequence. */
  products: BriefProduct[];
}

/** The brief that an order comes to. */
export function briefOf(order: DeliveryOrder, { brandName, kit, products }: BrandMaterial): Brief {
  return {
    deliveryId: order.deliveryId,
    brandName,
    kit,
    products,
    count: order.count,
    decisions: order.decisions,
    format: order.format,
    placements: order.placements,
    copyAngle: order.copyAngle,
    brandTone: order.brandTone,
    animationPrompts: order.animationPrompts,
    featuredStyles: order.featuredStyles,
    recentStyles: order.recentStyles,
    spread: order.spread,
    inSitu: order.inSitu,
    withPeople: order.withPeople,
    seed: order.seed,
    choiceSeed: order.choiceSeed,
    isTest: order.isTest,
  };
}
