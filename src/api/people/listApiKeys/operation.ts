import { answer, personOperation } from "../../operation.ts";
import type { ApiKeys } from "./contract.ts";

export const listApiKeys = personOperation({
  method: "GET",
  path: "/app/api/api-keys",
  personRole: "owner",
  async handler({ services, account }) {
    const nowMs = services.runtime.nowMs();
    const live = (await services.apiKeys.list(account.id)).filter(
      ({ expiresAt }) => expiresAt === null || expiresAt > nowMs,
    );
    const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
    const shown: ApiKeys = {
      api_keys: live.map(({ id, name, prefix, createdAt, lastUsedAt, expiresAt }) => ({
        key_id: id,
        name,
        prefix,
        created_at: new Date(createdAt).toISOString(),
        last_used_at: time(lastUsedAt),
        expires_at: time(expiresAt),
      })),
    };
    return answer(shown);
  },
});
