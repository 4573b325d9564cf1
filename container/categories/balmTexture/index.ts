import { sculptures } from "../../materials/cream/sculpture.ts";
import { looks, usualBalm } from "./looks.ts";

/** Balm, wax and salve: swiped, cut, scooped, and melting under a finger. */
export const balmTexture = sculptures(looks, usualBalm);
