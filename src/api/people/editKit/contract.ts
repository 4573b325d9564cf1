import { z } from "zod";
import { EditedField } from "../../../core/brand/kitEdits.ts";
import { fieldView } from "../../../core/brand/kitView.ts";
import type { KitChange } from "../../../services/accounts/editBrandKit.ts";
import { kitEditOf, kitFields } from "../../kitPatch.ts";

const fields = new Map(EditedField.options.map((field) => [fieldView(field), field]));

/** The version of the kit that the page shows; 0 where none has been recorded. */
export const BaseVersion = z.number().int().min(0);

/** What is to be different: fields with their values, and fields that are to be as the shop has them. */
export const changeShape = {
  ...kitFields,
  from_shop: z
    .array(z.string().refine((name) => fields.has(name), "a field of the kit, such as `tone` or `roles.primary`"))
    .max(fields.size)
    .optional(),
};
export const PersonKitPatch = z
  .strictObject({ ...changeShape, base_version: BaseVersion })
  .refine(
    ({ base_version: _seen, from_shop: fromShop = [], ...edit }) =>
      fromShop.length > 0 || Object.values(edit).some((value) => value !== undefined),
    "Name at least one field to change",
  );

export function kitChangeOf({
  from_shop: fromShop = [],
  ...edit
}: z.infer<z.ZodObject<typeof changeShape>>): KitChange {
  return { edit: kitEditOf(edit), fromShop: fromShop.flatMap((name) => fields.get(name) ?? []) };
}
