import { driftingLight, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    { where: "vivid", acrossPixels: 0.3, downPixels: -1.6, turnsAcross: 0.9, turnsDown: 0.4, cycles: 1 },
    { where: "glints", acrossPixels: 0.4, downPixels: -1.6, turnsAcross: 1.8, turnsDown: 0.6, cycles: 2 },
  ],
  glows: [driftingLight],
  twinkle: { where: "glints", gain: 0.35 },
};
