import type { ApiKeys } from "../../ports/apiKeys.ts";
import type { Runtime } from "../../ports/runtime.ts";

/** Ends a live key at once; false where there is no such key. */
export function revokeApiKey(
  ctx: { apiKeys: ApiKeys; runtime: Runtime },
  key: { accountId: string; keyId: string },
): Promise<boolean> {
  return ctx.apiKeys.revoke(key.accountId, key.keyId, ctx.runtime.nowMs());
}
