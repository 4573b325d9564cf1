import { restoreBrandKit } from "../../../services/accounts/editBrandKit.ts";
import { bodyOf } from "../../body.ts";
import { keptKit } from "../../keptKit.ts";
import { personOperation } from "../../operation.ts";
import { byPerson } from "../byPerson.ts";
import { KitRestoration } from "./contract.ts";

export const restoreKit = personOperation({
  method: "POST",
  path: "/app/api/brand/kit/restore",
  personRole: "editor",
  body: bodyOf(KitRestoration),
  async handler(call) {
    const { version, base_version: seen } = call.body;
    return keptKit(call.services, await restoreBrandKit(call.services, byPerson(call, seen), version), 201);
  },
});
