import type { ListedCall as KeptCall } from "../../../core/calls/loggedCall.ts";
import type { Account } from "../../../ports/accounts.ts";
import type { ApiKeys } from "../../../ports/apiKeys.ts";
import type { People } from "../../../ports/people.ts";
import type { ListedCall } from "./contract.ts";

export type Callers = ReadonlyMap<string, string>;

/** The names of everybody who can have called, by the id of their key or their own. */
export async function callersOf(
  { apiKeys, people }: { apiKeys: ApiKeys; people: People },
  account: Pick<Account, "id" | "testOf">,
): Promise<Callers> {
  const [keys, members] = await Promise.all([apiKeys.list(account.id), people.members(account.testOf ?? account.id)]);
  return new Map([
    ...keys.map(({ id, name, prefix }): [string, string] => [id, name ?? `${prefix}…`]),
    ...members.map(({ id, email }): [string, string] => [id, email]),
  ]);
}

export function callView(call: Omit<KeptCall, "contentType">, callers: Callers): ListedCall {
  const { requestId, atMs, method, path, tool, status, durationMs, by, idempotencyKey } = call;
  return {
    request_id: requestId,
    at: new Date(atMs).toISOString(),
    method,
    path,
    tool,
    status,
    duration_ms: durationMs,
    by: { ...by, name: callers.get(by.id) ?? null },
    idempotency_key: idempotencyKey,
  };
}
