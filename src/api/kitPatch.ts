import { z } from "zod";
import { KitEdit } from "../core/brand/kitEdits.ts";

const { toneWords, bannedWords, ...sameOutside } = KitEdit.shape;

/** What may be changed of a brand kit, by its names outside. */
export const kitFields = { ...sameOutside, tone_words: toneWords, banned_words: bannedWords };

const KitFields = z.strictObject(kitFields);

/** A change of at least one of them. */
export const KitPatch = KitFields.refine(
  (body) => Object.values(body).some((value) => value !== undefined),
  "Name at least one field to change",
);

export function kitEditOf({ tone_words: words, banned_words: banned, ...edit }: z.infer<typeof KitFields>): KitEdit {
  return {
    ...edit,
    ...(words !== undefined && { toneWords: words }),
    ...(banned !== undefined && { bannedWords: banned }),
  };
}
