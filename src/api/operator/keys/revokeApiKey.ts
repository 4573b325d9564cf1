import { revokeApiKey as revoke } from "../../../services/accounts/revokeApiKey.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";

export const revokeApiKey = operatorOperation({
  method: "DELETE",
  path: "/operator/v1/accounts/{account_id}/keys/{key_id}",
  role: "support",
  async handler({ services, params }) {
    const revoked = await revoke(services, { accountId: params.account_id, keyId: params.key_id });
    return revoked ? answer({ key_id: params.key_id, status: "revoked" }) : noSuch("live key");
  },
});
