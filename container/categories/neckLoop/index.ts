import { figurePainter } from "../../materials/figures/stage.ts";
import { collarbone, looks } from "./looks.ts";

/** Neck and shoulders in light and shadow. */
export const neckLoop = figurePainter(looks, collarbone);
