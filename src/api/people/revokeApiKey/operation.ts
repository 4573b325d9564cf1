import { revokeApiKey as revoke } from "../../../services/accounts/revokeApiKey.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, personOperation } from "../../operation.ts";
import type { RevokedApiKey } from "./contract.ts";

export const revokeApiKey = personOperation({
  method: "DELETE",
  path: "/app/api/api-keys/{key_id}",
  personRole: "owner",
  async handler({ services, account, params }) {
    if (!(await revoke(services, { accountId: account.id, keyId: params.key_id }))) return noSuch("live key");
    const revoked: RevokedApiKey = {
      key_id: params.key_id,
      revoked_at: new Date(services.runtime.nowMs()).toISOString(),
    };
    return answer(revoked);
  },
});
