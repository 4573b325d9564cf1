import { kernelPicture } from "../../engine/kernelPicture.ts";
import { lookOf } from "../../engine/look.ts";
import type { GroundModule } from "../../engine/groundModule.ts";
import { createBeach, keptSand, sandColour } from "../../materials/shore/beach.ts";
import { usualBeach } from "../../materials/shore/beachLook.ts";
import { shoreSide } from "../../materials/shore/shoreSide.ts";
import { looks } from "./looks.ts";

/** A strip of beach from above. */
export const beachWaves: GroundModule = {
  setup(kernel, options) {
    const { style, palette } = options;
    const look = lookOf(looks, usualBeach, style);
    const beach = createBeach(kernel, look, { ...options, side: shoreSide(options, look) });
    return kernelPicture(kernel, options, beach, { own: sandColour(look, palette), kept: keptSand });
  },
};
