import type { ApiKeys } from "../../ports/apiKeys.ts";
import type { Runtime } from "../../ports/runtime.ts";
import { newKeyMaterial } from "./newCredentials.ts";

const hourMs = 60 * 60_000;

/** Puts a new key in place of a live one, which works on for `keepOldHours`; null where there is no such live key. */
export async function rotateApiKey(
  ctx: { apiKeys: ApiKeys; runtime: Runtime },
  input: { accountId: string; keyId: string; name: string | null; keepOldHours: number },
): Promise<{ key_id: string; api_key: string; old_key_id: string; old_key_expires_at: string } | null> {
  const nowMs = ctx.runtime.nowMs();
  const oldExpiresAtMs = nowMs + Math.round(input.keepOldHours * hourMs);
  const { key, stored } = await newKeyMaterial(ctx.runtime);
  const { accountId, name, keyId } = input;
  const rotated = await ctx.apiKeys.rotate(keyId, { ...stored, accountId, name, nowMs }, oldExpiresAtMs);
  if (!rotated) return null;
  return {
    key_id: stored.id,
    api_key: key,
    old_key_id: keyId,
    old_key_expires_at: new Date(oldExpiresAtMs).toISOString(),
  };
}
