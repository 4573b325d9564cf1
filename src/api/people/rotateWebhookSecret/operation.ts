import { rotateWebhookSecret as rotate } from "../../../services/accounts/rotateWebhookSecret.ts";
import { optionalBodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, personOperation } from "../../operation.ts";
import { SecretRotation, type RotatedWebhookSecret } from "./contract.ts";

export const rotateWebhookSecret = personOperation({
  method: "POST",
  path: "/app/api/webhook-secret/rotate",
  personRole: "owner",
  body: optionalBodyOf(SecretRotation),
  async handler({ services, account, body: { keep_old_hours: keepOldHours, sign_first: signFirst } }) {
    const rotated = await rotate(services, account.id, { keepOldHours, signFirst });
    return rotated === null ? noSuch("account") : answer<RotatedWebhookSecret>(rotated, 201);
  },
});
