import { sculptures } from "../../materials/cream/sculpture.ts";
import { looks, usualSqueeze } from "./looks.ts";

/** Lotion out of a tube, laid down as a strip, a coil or a dollop on bare ground. */
export const lotionSqueeze = sculptures(looks, usualSqueeze);
