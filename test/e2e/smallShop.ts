import { type ShopOptions, startSampleShop } from "../../sample-shop/server.ts";

const handles = ["barrier-repair-serum", "cloud-milk-lotion", "water-gel-moisturiser"];

/** The sample shop with three of its products: the outlines of all of them take a minute of a core, for each service that reads it. */
export const startSmallShop = (options: Pick<ShopOptions, "beforeAnswer"> = {}) =>
  startSampleShop({ ...options, handles });
