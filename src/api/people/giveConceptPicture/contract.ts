/** What a correction by a person's session may have: also the `picture_id` that a picture given before was answered with. */
export type { Correction as PersonCorrection } from "../../../core/contract/correction.ts";
