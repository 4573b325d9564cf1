import { editBrandKit } from "../../../services/accounts/editBrandKit.ts";
import { bodyOf } from "../../body.ts";
import { keptKit } from "../../keptKit.ts";
import { personOperation } from "../../operation.ts";
import { byPerson } from "../byPerson.ts";
import { kitChangeOf, PersonKitPatch } from "./contract.ts";

export const editKit = personOperation({
  method: "PATCH",
  path: "/app/api/brand/kit",
  personRole: "editor",
  body: bodyOf(PersonKitPatch),
  async handler(call) {
    const { base_version: seen, ...change } = call.body;
    return keptKit(call.services, await editBrandKit(call.services, byPerson(call, seen), kitChangeOf(change)), 200);
  },
});
