import { z } from "zod";
import { rotateWebhookSecret as rotate } from "../../../services/accounts/rotateWebhookSecret.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { optionalBodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";

const Rotation = z.strictObject({
  keep_old_hours: z.number().min(0).max(24).default(24),
  sign_first: z.enum(["new", "old"]).default("new"),
});

export const rotateWebhookSecret = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/webhook-secret/rotate",
  role: "support",
  body: optionalBodyOf(Rotation),
  async handler({ services, params, body: { keep_old_hours: keepOldHours, sign_first: signFirst } }) {
    const rotated = await rotate(services, params.account_id, { keepOldHours, signFirst });
    return rotated === null ? noSuch("account") : answer(rotated, 201);
  },
});
