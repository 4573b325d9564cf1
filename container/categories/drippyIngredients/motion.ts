import { driftingLight, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    { where: "vivid", acrossPixels: 0.3, downPixels: -2, turnsAcross: 0.8, turnsDown: 0.3, cycles: 1 },
    { where: "glints", acrossPixels: 0.4, downPixels: -1.4, turnsAcross: 1.6, turnsDown: 0.5, cycles: 1 },
  ],
  glows: [driftingLight],
  twinkle: { where: "glints", gain: 0.35 },
};
