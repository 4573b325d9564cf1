import { rotateOperatorToken as rotate } from "../../../services/operators/rotateOperatorToken.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";

/** The old token ends at once. */
export const rotateOperatorToken = operatorOperation({
  method: "POST",
  path: "/operator/v1/operators/{operator_id}/token",
  role: "admin",
  async handler({ services, params }) {
    const rotated = await rotate(services, params.operator_id);
    return rotated === null ? noSuch("operator") : answer(rotated, 201);
  },
});
