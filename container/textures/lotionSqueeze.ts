import { sculptures } from "./sculpture.ts";
import { squeezeLooks, usualSqueeze } from "./squeezeLooks.ts";

/** Lotion out of a tube, laid down as a strip, a coil or a dollop on bare ground. */
export const lotionSqueeze = sculptures(squeezeLooks, usualSqueeze);
