import { breath, driftingLight, looseEnds, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [
    ...breath,
    ...looseEnds,
    { where: "everywhere", acrossPixels: 1, downPixels: 0.4, turnsAcross: 0, turnsDown: 0.2, cycles: 1 },
  ],
  glows: [driftingLight],
};
