import type { Accounts } from "../../ports/accounts.ts";
import type { ApiKey, ApiKeys } from "../../ports/apiKeys.ts";

/** An account's keys; null where there is no such account. */
export async function listApiKeys(
  ctx: { accounts: Accounts; apiKeys: ApiKeys },
  accountId: string,
): Promise<ApiKey[] | null> {
  return (await ctx.accounts.get(accountId)) === null ? null : ctx.apiKeys.list(accountId);
}
