import { welcomeBonusCredits } from "../../core/credits/pricing.ts";
import { apiKeyPrefix, newApiKey, newId } from "../../core/ids.ts";
import type { Accounts } from "../../ports/accounts.ts";
import type { Runtime } from "../../ports/runtime.ts";

/** A new account with its first key and the welcome bonus. Key and secret are shown here and nowhere again. */
export async function createAccount(
  ctx: { accounts: Accounts; runtime: Runtime },
  input: { email: string; name: string | null },
): Promise<{ account_id: string; api_key: string; webhook_secret: string }> {
  const { runtime } = ctx;
  const { random } = runtime;
  const id = newId("account", random);
  const apiKey = newApiKey(random);
  const webhookSecret = `whsec_${btoa(String.fromCharCode(...random(24)))}`;
  await ctx.accounts.create({
    id,
    ...input,
    webhookSecret,
    apiKey: {
      id: newId("apiKey", random),
      hash: await runtime.sha256Hex(apiKey),
      prefix: apiKey.slice(0, apiKeyPrefix.length + 4),
    },
    bonus: { transactionId: newId("transaction", random), credits: welcomeBonusCredits },
    nowMs: runtime.nowMs(),
  });
  return { account_id: id, api_key: apiKey, webhook_secret: webhookSecret };
}
