import type { Accounts } from "../ports/accounts.ts";

const perSweep = 100;
let isDone = false;

/**
 * Seals with the current key what an earlier one has sealed, so that the earlier one can be taken out of the settings. New secrets
 * are sealed with the current key, so an isolate that has found none of another looks no more.
 */
export async function sweepSecrets({ accounts }: { accounts: Accounts }): Promise<void> {
  if (!isDone) isDone = (await accounts.resealWebhookSecrets(perSweep)) === 0;
}
