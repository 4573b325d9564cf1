import { z } from "zod";
import { OperatorRole } from "../../../core/operators/roles.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { operatorView } from "./view.ts";

const OperatorPatch = z.strictObject({
  name: z.string().min(1).max(200).optional(),
  role: OperatorRole.optional(),
});

export const changeOperator = operatorOperation({
  method: "PATCH",
  path: "/operator/v1/operators/{operator_id}",
  role: "admin",
  body: bodyOf(OperatorPatch),
  async handler({ services, params, body: { name, role } }) {
    const change = { ...(name !== undefined && { name }), ...(role !== undefined && { role }) };
    const operator = await services.operators.change(params.operator_id, change);
    return operator === null ? noSuch("operator") : answer(operatorView(operator));
  },
});
