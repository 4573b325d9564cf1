import type { Operator } from "../../../ports/operators.ts";

export function operatorView({ id, name, email, role, tokenPrefix, createdAt, rotatedAt, revokedAt }: Operator) {
  return {
    operator_id: id,
    name,
    email,
    role,
    token_prefix: tokenPrefix,
    created_at: new Date(createdAt).toISOString(),
    token_created_at: new Date(rotatedAt).toISOString(),
    revoked_at: revokedAt === null ? null : new Date(revokedAt).toISOString(),
  };
}
