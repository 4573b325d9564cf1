import { newId } from "../../core/ids.ts";
import type { Accounts } from "../../ports/accounts.ts";
import type { Runtime } from "../../ports/runtime.ts";
import { newWebhookSecret } from "./newCredentials.ts";

const hourMs = 60 * 60_000;

export interface SecretOverlap {
  /** So long the old secret signs too (contract: a day). */
  keepOldHours: number;
  /** Which of them signs `X-Service-Signature` meanwhile. */
  signFirst: "new" | "old";
}

/** A new webhook secret, which signs from now on. Null where there is no such account. */
export async function rotateWebhookSecret(
  ctx: { accounts: Accounts; runtime: Runtime },
  accountId: string,
  { keepOldHours, signFirst }: SecretOverlap,
): Promise<{ webhook_secret: string; old_secret_expires_at: string } | null> {
  const { random } = ctx.runtime;
  const nowMs = ctx.runtime.nowMs();
  const oldExpiresAtMs = nowMs + Math.round(keepOldHours * hourMs);
  const secret = newWebhookSecret(random);
  const oldSignsFirst = signFirst === "old";
  const rotation = { id: newId("secret", random), accountId, secret, oldExpiresAtMs, oldSignsFirst, nowMs };
  if (!(await ctx.accounts.rotateWebhookSecret(rotation))) return null;
  return { webhook_secret: secret, old_secret_expires_at: new Date(oldExpiresAtMs).toISOString() };
}
