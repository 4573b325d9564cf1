import type { Deletion } from "../../../ports/deletions.ts";

export function deletionView(deletion: Deletion) {
  const { id, accountId, scope, state, deliveriesDeleted, problem, requestedAt, endedAt } = deletion;
  return {
    deletion_id: id,
    account_id: accountId,
    scope,
    state,
    deliveries_deleted: deliveriesDeleted,
    problem,
    requested_at: new Date(requestedAt).toISOString(),
    ended_at: endedAt === null ? null : new Date(endedAt).toISOString(),
  };
}
