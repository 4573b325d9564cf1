import { startSampleShop } from "../../sample-shop/server.ts";

const handles = [
  "barrier-repair-serum",
  "botanical-face-oil",
  "cloud-milk-lotion",
  "rose-lip-oil",
  "water-gel-moisturiser",
];

/** The sample shop with five of its products: the outlines of all of them take a minute of a core, for each service that reads it. */
export const startSmallShop = () => startSampleShop({ handles });
