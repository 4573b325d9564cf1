import { driftingLight, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    { where: "rooted", acrossPixels: 4.2, downPixels: 0.7, turnsAcross: 0.3, turnsDown: 0.2, cycles: 1 },
    { where: "rooted", acrossPixels: 1.7, downPixels: 0.5, turnsAcross: 0.7, turnsDown: 0.4, cycles: 2 },
    { where: "vivid", acrossPixels: 0.8, downPixels: 0.6, turnsAcross: 1.9, turnsDown: 1.4, cycles: 3 },
  ],
  glows: [driftingLight],
};
