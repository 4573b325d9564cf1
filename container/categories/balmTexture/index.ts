import { balmLooks, usualBalm } from "./looks.ts";
import { sculptures } from "../../materials/cream/sculpture.ts";

/** Balm, wax and salve: swiped, cut, scooped, and melting under a finger. */
export const balmTexture = sculptures(balmLooks, usualBalm);
