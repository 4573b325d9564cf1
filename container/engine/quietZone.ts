import type { Box } from "../../src/core/rendering/box.ts";

/** Where a ground keeps calm because words stand there; edges fade over `featherPixels`. Pixels of the canvas. */
export interface QuietZone extends Box {
  featherPixels: number;
}
