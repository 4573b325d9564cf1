import { breath, driftingLight, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    ...breath,
    { where: "loose", acrossPixels: 2, downPixels: 0.8, turnsAcross: 0.9, turnsDown: 0.7, cycles: 2 },
    { where: "everywhere", acrossPixels: 1.4, downPixels: 0, turnsAcross: 0, turnsDown: 0.3, cycles: 1 },
  ],
  glows: [driftingLight],
};
