import { autoRechargeDefaults, welcomeBonusCredits } from "../../core/credits/pricing.ts";
import { newId } from "../../core/ids.ts";
import { mailboxOf } from "../../core/people/mailAddress.ts";
import type { Accounts, NewAccount } from "../../ports/accounts.ts";
import type { Runtime } from "../../ports/runtime.ts";
import { newKeyMaterial, newWebhookSecret } from "./newCredentials.ts";

/**
 * A new account, real or for tests, with its first key, the welcome bonus and, where a person signs up, its owner: then the bonus is there
 * once for their mailbox, and a further account begins without. Key and secret are shown here and nowhere again.
 */
export async function createAccount(
  ctx: { accounts: Accounts; runtime: Runtime },
  input: Pick<NewAccount, "email" | "name" | "isTest" | "ownerId"> &
    Partial<Pick<NewAccount, "status" | "testOf" | "autoRechargeDailyLimit">>,
): Promise<{ account_id: string; api_key: string; webhook_secret: string }> {
  const { runtime } = ctx;
  const { random } = runtime;
  const id = newId("account", random);
  const { key, stored } = await newKeyMaterial(runtime);
  const webhookSecret = newWebhookSecret(random);
  await ctx.accounts.create({
    id,
    status: "active",
    testOf: null,
    autoRechargeDailyLimit: autoRechargeDefaults.dailyLimit,
    ...input,
    webhookSecret,
    apiKey: stored,
    bonus: {
      transactionId: newId("transaction", random),
      credits: welcomeBonusCredits,
      mailbox: input.ownerId === null ? null : mailboxOf(input.email),
    },
    nowMs: runtime.nowMs(),
  });
  return { account_id: id, api_key: key, webhook_secret: webhookSecret };
}
