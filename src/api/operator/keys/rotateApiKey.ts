import { z } from "zod";
import { rotateApiKey as rotate } from "../../../services/accounts/rotateApiKey.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { optionalBodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { KeyName } from "../../keyName.ts";

const Rotation = z.strictObject({ name: KeyName.optional(), keep_old_hours: z.number().min(0).max(24).default(0) });

export const rotateApiKey = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/keys/{key_id}/rotate",
  role: "support",
  body: optionalBodyOf(Rotation),
  async handler({ services, params, body }) {
    const rotated = await rotate(services, {
      accountId: params.account_id,
      keyId: params.key_id,
      name: body.name ?? null,
      keepOldHours: body.keep_old_hours,
    });
    return rotated === null ? noSuch("live key") : answer(rotated, 201);
  },
});
