import type { Family } from "../../families.ts";

/** What cares and stays on; of the lips' products those that colour are told apart by their words. */
export const caring: readonly Family[] = [
  "cream",
  "serum",
  "oil",
  "balm",
  "gel",
  "mousse",
  "eye",
  "formula",
  "mist",
  "mask",
  "lip",
];
