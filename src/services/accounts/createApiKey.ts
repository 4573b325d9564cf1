import type { ApiKeys } from "../../ports/apiKeys.ts";
import type { Runtime } from "../../ports/runtime.ts";
import { newKeyMaterial } from "./newCredentials.ts";

/** One more key for an account, shown here and nowhere again; null where there is no such account. */
export async function createApiKey(
  ctx: { apiKeys: ApiKeys; runtime: Runtime },
  input: { accountId: string; name: string | null },
): Promise<{ key_id: string; api_key: string } | null> {
  const { key, stored } = await newKeyMaterial(ctx.runtime);
  const created = await ctx.apiKeys.create({ ...stored, ...input, nowMs: ctx.runtime.nowMs() });
  return created ? { key_id: stored.id, api_key: key } : null;
}
