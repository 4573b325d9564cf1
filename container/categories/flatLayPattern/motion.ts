import type { PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [{ where: "vivid", acrossPixels: 0.7, downPixels: 0.6, turnsAcross: 1.3, turnsDown: 0.9, cycles: 1 }],
  glows: [
    { where: "everywhere", gain: 0.07, bands: 0.9, cycles: 1 },
    { where: "everywhere", gain: 0.035, bands: 2.3, cycles: 2 },
  ],
};
