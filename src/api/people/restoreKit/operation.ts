import { restoreBrandKit } from "../../../services/accounts/editBrandKit.ts";
import { bodyOf } from "../../body.ts";
import { keptKit } from "../../keptKit.ts";
import { personOperation } from "../../operation.ts";
import { KitRestoration } from "./contract.ts";

export const restoreKit = personOperation({
  method: "POST",
  path: "/app/api/brand/kit/restore",
  personRole: "editor",
  body: bodyOf(KitRestoration),
  handler: async ({ services, account, body }) =>
    keptKit(services, await restoreBrandKit(services, account.id, body.version), 201),
});
