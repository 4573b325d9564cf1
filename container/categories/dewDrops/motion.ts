import { driftingLight, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    { where: "rooted", acrossPixels: 2.4, downPixels: 0.6, turnsAcross: 0.2, turnsDown: 0.15, cycles: 1 },
    { where: "vivid", acrossPixels: 0.7, downPixels: 0.5, turnsAcross: 1.2, turnsDown: 0.8, cycles: 2 },
  ],
  glows: [driftingLight],
  twinkle: { where: "glints", gain: 0.35 },
};
