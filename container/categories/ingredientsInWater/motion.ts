import type { PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    { where: "everywhere", acrossPixels: 1.8, downPixels: 1, turnsAcross: 0.9, turnsDown: 2.1, cycles: 1 },
    { where: "everywhere", acrossPixels: 0.9, downPixels: 1.6, turnsAcross: -2.3, turnsDown: 1.2, cycles: 2 },
    { where: "everywhere", acrossPixels: 1, downPixels: 0.7, turnsAcross: 2.9, turnsDown: 2.6, cycles: 2 },
  ],
  glows: [{ where: "everywhere", gain: 0.05, bands: 2.2, cycles: 2 }],
  twinkle: { where: "glints", gain: 0.3 },
};
