import { z } from "zod";
import { restoreBrandKit } from "../../../services/accounts/editBrandKit.ts";
import { operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";
import { keptKit } from "../../keptKit.ts";
import { byOperator } from "./byOperator.ts";

const Restoration = z.strictObject({ version: z.number().int().min(1) });

export const restoreKit = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/brand/kit/restore",
  role: "support",
  body: bodyOf(Restoration),
  async handler({ services, params, body }) {
    return keptKit(services, await restoreBrandKit(services, byOperator(params.account_id), body.version), 201);
  },
});
