import { createBeach, keptSand, sandColour } from "../../materials/shore/beach.ts";
import { lookOf } from "../../engine/look.ts";
import { usualBeach } from "../../materials/shore/beachLook.ts";
import { beachLooks } from "./looks.ts";
import { kernelPicture } from "../../engine/kernelPicture.ts";
import { shoreSide } from "../../materials/shore/shoreSide.ts";
import type { TextureModule } from "../../engine/texture.ts";

/** A strip of beach from above. */
export const beachWaves: TextureModule = {
  setup(kernel, options) {
    const { style, palette } = options;
    const look = lookOf(beachLooks, usualBeach, style);
    const beach = createBeach(kernel, look, { ...options, side: shoreSide(options, look) });
    return kernelPicture(kernel, options, beach, { own: sandColour(look, palette), kept: keptSand });
  },
};
