import { driftingLight, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    { where: "everywhere", acrossPixels: 0.6, downPixels: 1.8, turnsAcross: 0.25, turnsDown: 0, cycles: 1 },
    { where: "water", acrossPixels: 2.2, downPixels: 0.7, turnsAcross: 0.6, turnsDown: 3.4, cycles: 2 },
    { where: "water", acrossPixels: 1.2, downPixels: 0.9, turnsAcross: -1.7, turnsDown: 2.3, cycles: 3 },
  ],
  glows: [driftingLight],
  twinkle: { where: "waterGlints", gain: 0.4 },
};
