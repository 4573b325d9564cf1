import type { CopyAngle } from "../../../../contract/creative.ts";
import type { Family } from "../../../families.ts";

/** Headlines that only make sense for one kind of product, by angle. */
export type FamilyLines = Record<CopyAngle, readonly string[]>;
export type FamilyTable<F extends Family> = Record<F, FamilyLines>;
