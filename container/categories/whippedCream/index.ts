import { sculptures } from "../../materials/cream/sculpture.ts";
import { usualWhipped, looks } from "./looks.ts";

/** Cream or butter that was whipped: piped, pulled into peaks, spread with a knife. */
export const whippedCream = sculptures(looks, usualWhipped);
