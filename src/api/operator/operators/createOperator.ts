import { z } from "zod";
import { OperatorRole } from "../../../core/operators/roles.ts";
import { createOperator as create } from "../../../services/operators/createOperator.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";

const NewOperator = z.strictObject({
  name: z.string().min(1).max(200),
  email: z.email().max(320),
  role: OperatorRole,
});

/** The token is shown in this answer and nowhere again. */
export const createOperator = operatorOperation({
  method: "POST",
  path: "/operator/v1/operators",
  role: "admin",
  body: bodyOf(NewOperator),
  handler: async ({ services, body }) => answer(await create(services, body), 201),
});
