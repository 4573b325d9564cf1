import { balmLooks, usualBalm } from "./balmLooks.ts";
import { sculptures } from "./sculpture.ts";

/** Balm, wax and salve: swiped, cut, scooped, and melting under a finger. */
export const balmTexture = sculptures(balmLooks, usualBalm);
