import type { KitCall } from "../../../services/accounts/editBrandKit.ts";

/** An operator's change of an account's brand kit. */
export function byOperator(accountId: string): KitCall {
  return { accountId, author: { source: "operator" } };
}
