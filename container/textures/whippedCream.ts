import { sculptures } from "./sculpture.ts";
import { usualWhipped, whippedLooks } from "./whippedLooks.ts";

/** Cream or butter that was whipped: piped, pulled into peaks, spread with a knife. */
export const whippedCream = sculptures(whippedLooks, usualWhipped);
