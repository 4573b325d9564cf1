import { editBrandKit } from "../../../services/accounts/editBrandKit.ts";
import { bodyOf } from "../../body.ts";
import { keptKit } from "../../keptKit.ts";
import { kitEditOf, KitPatch } from "../../kitPatch.ts";
import { operatorOperation } from "../../operation.ts";
import { byOperator } from "./byOperator.ts";

export const editKit = operatorOperation({
  method: "PATCH",
  path: "/operator/v1/accounts/{account_id}/brand/kit",
  role: "support",
  body: bodyOf(KitPatch),
  handler: async ({ services, params, body }) =>
    keptKit(services, await editBrandKit(services, byOperator(params.account_id), { edit: kitEditOf(body) }), 200),
});
