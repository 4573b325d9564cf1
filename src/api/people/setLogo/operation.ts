import { problem } from "../../../core/contract/errors.ts";
import { err } from "../../../core/result.ts";
import { logoFiles, setBrandLogo } from "../../../services/accounts/setBrandLogo.ts";
import { fileOf } from "../../body.ts";
import { keptKit } from "../../keptKit.ts";
import { personOperation } from "../../operation.ts";
import { byPerson } from "../byPerson.ts";
import { BaseVersion } from "../editKit/contract.ts";

/** `?base_version`: the version of the kit that the page shows. */
export const setLogo = personOperation({
  method: "PUT",
  path: "/app/api/brand/logo",
  query: { base_version: "required" },
  personRole: "editor",
  body: fileOf(logoFiles, "the logo"),
  async handler(call) {
    const seen = BaseVersion.safeParse(Number(call.query("base_version") ?? NaN));
    if (!seen.success) {
      const message = "`base_version` must be the version of the kit that the page shows.";
      return err(problem("invalid_request", { param: "base_version", message }));
    }
    return keptKit(call.services, await setBrandLogo(call.services, byPerson(call, seen.data), call.body.bytes), 200);
  },
});
