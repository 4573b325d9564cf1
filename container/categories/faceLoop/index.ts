import { figurePainter } from "../../materials/figures/stage.ts";
import { profileTurn, looks } from "./looks.ts";

/** A face as light tells of it: a profile's shadow, a head behind glass, skin from near. */
export const faceLoop = figurePainter(looks, profileTurn);
