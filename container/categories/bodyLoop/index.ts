import { figurePainter } from "../../materials/figures/stage.ts";
import { swimsuitSway, looks } from "./looks.ts";

/** A body as light tells of it: behind glass and cloth, as a shadow, as skin from near. */
export const bodyLoop = figurePainter(looks, swimsuitSway);
