import { z } from "zod";
import { KitEdit } from "../core/brand/kitEdits.ts";

const { toneWords, ...sameOutside } = KitEdit.shape;

/** What may be changed of a brand kit, by its names outside. */
export const KitPatch = z
  .strictObject({ ...sameOutside, tone_words: toneWords })
  .refine((body) => Object.values(body).some((value) => value !== undefined), "Name at least one field to change");

export function kitEditOf({ tone_words: words, ...edit }: z.infer<typeof KitPatch>): KitEdit {
  return words === undefined ? edit : { ...edit, toneWords: words };
}
