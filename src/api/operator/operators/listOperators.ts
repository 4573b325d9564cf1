import { answer, operatorOperation } from "../../operation.ts";
import { operatorView } from "./view.ts";

const shownOperators = 500;

export const listOperators = operatorOperation({
  method: "GET",
  path: "/operator/v1/operators",
  role: "admin",
  handler: async ({ services }) =>
    answer({ operators: (await services.operators.list(shownOperators)).map(operatorView) }),
});
