import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";

/** Ends the token at once; what the operator did stays in the audit log. */
export const revokeOperator = operatorOperation({
  method: "DELETE",
  path: "/operator/v1/operators/{operator_id}",
  role: "admin",
  async handler({ services, params }) {
    const isRevoked = await services.operators.revoke(params.operator_id, services.runtime.nowMs());
    return isRevoked ? answer({ operator_id: params.operator_id, revoked: true }) : noSuch("operator");
  },
});
