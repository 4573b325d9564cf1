import { rotateApiKey as rotate } from "../../../services/accounts/rotateApiKey.ts";
import { optionalBodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, personOperation } from "../../operation.ts";
import { KeyRotation, type RotatedApiKey } from "./contract.ts";

export const rotateApiKey = personOperation({
  method: "POST",
  path: "/app/api/api-keys/{key_id}/rotate",
  personRole: "owner",
  body: optionalBodyOf(KeyRotation),
  async handler({ services, account, params, body }) {
    const rotated = await rotate(services, {
      accountId: account.id,
      keyId: params.key_id,
      name: null,
      keepOldHours: body.keep_old_hours,
    });
    return rotated === null ? noSuch("live key") : answer<RotatedApiKey>(rotated, 201);
  },
});
