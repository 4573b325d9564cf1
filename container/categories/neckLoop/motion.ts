import { breath, driftingLight, looseEnds, type PhotographMotion } from "../../materials/photographs/motion.ts";

/** How it moves in a photograph. */
export const motion: PhotographMotion = {
  sways: [...breath, ...looseEnds],
  glows: [driftingLight],
};
