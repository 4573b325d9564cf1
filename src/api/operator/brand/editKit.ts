import { z } from "zod";
import { KitEdit } from "../../../core/brand/kitEdits.ts";
import { editBrandKit } from "../../../services/accounts/editBrandKit.ts";
import { operatorOperation } from "../../operation.ts";
import { bodyOf } from "../body.ts";
import { keptKit } from "./keptKit.ts";

const { toneWords, ...sameOutside } = KitEdit.shape;
const KitPatch = z
  .strictObject({ ...sameOutside, tone_words: toneWords })
  .refine((body) => Object.values(body).some((value) => value !== undefined), "Name at least one field to change");

export const editKit = operatorOperation({
  method: "PATCH",
  path: "/operator/v1/accounts/{account_id}/brand/kit",
  role: "support",
  body: bodyOf(KitPatch),
  async handler({ services, params, body: { tone_words: words, ...edit } }) {
    const change = words === undefined ? edit : { ...edit, toneWords: words };
    return keptKit(services, await editBrandKit(services, params.account_id, change), 200);
  },
});
