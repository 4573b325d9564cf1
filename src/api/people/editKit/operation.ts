import { editBrandKit } from "../../../services/accounts/editBrandKit.ts";
import { bodyOf } from "../../body.ts";
import { keptKit } from "../../keptKit.ts";
import { kitEditOf, KitPatch } from "../../kitPatch.ts";
import { personOperation } from "../../operation.ts";

export const editKit = personOperation({
  method: "PATCH",
  path: "/app/api/brand/kit",
  personRole: "editor",
  body: bodyOf(KitPatch),
  handler: async ({ services, account, body }) =>
    keptKit(services, await editBrandKit(services, account.id, kitEditOf(body)), 200),
});
