import type { ApiKey } from "../../../ports/apiKeys.ts";
import { listApiKeys as list } from "../../../services/accounts/listApiKeys.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";

export const listApiKeys = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/keys",
  role: "reader",
  async handler({ services, params }) {
    const found = await list(services, params.account_id);
    if (found === null) return noSuch("account");
    const nowMs = services.runtime.nowMs();
    return answer({ keys: found.map((key) => keyView(key, nowMs)) });
  },
});

function keyView(key: ApiKey, nowMs: number) {
  const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    key_id: key.id,
    name: key.name,
    prefix: key.prefix,
    status: key.expiresAt !== null && key.expiresAt <= nowMs ? "revoked" : "active",
    created_at: time(key.createdAt),
    last_used_at: time(key.lastUsedAt),
    expires_at: time(key.expiresAt),
  };
}
