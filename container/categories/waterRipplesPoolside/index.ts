import { lookOf } from "../../engine/look.ts";
import { poolFromAbove } from "../../materials/pool/pool.ts";
import { usualPool } from "../../materials/pool/poolLook.ts";
import { looks } from "./looks.ts";

/** A pool from above: tiles in moving, sunlit water, and what lies beside it. */
export const waterRipplesPoolside = poolFromAbove((style) => lookOf(looks, usualPool, style));
