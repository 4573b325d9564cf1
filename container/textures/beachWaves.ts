import { createBeach, keptSand, sandColour } from "./beach.ts";
import { beachLooks, usualBeach } from "./beachLooks.ts";
import { kernelPicture } from "./kernelPicture.ts";
import { shoreSide } from "./shoreSide.ts";
import type { TextureModule } from "./texture.ts";

/** A strip of beach from above. */
export const beachWaves: TextureModule = {
  setup(kernel, options) {
    const { style, palette } = options;
    const look = beachLooks[style?.id ?? ""] ?? usualBeach;
    const beach = createBeach(kernel, look, { ...options, side: shoreSide(options, look) });
    return kernelPicture(kernel, options, beach, { own: sandColour(look, palette), kept: keptSand });
  },
};
