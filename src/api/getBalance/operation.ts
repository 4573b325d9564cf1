import { answer, publicOperation } from "../operation.ts";
import { Balance } from "./contract.ts";
import { balance } from "./examples.ts";
import { getBalanceTool } from "./tool.ts";
import { balanceView } from "./view.ts";

export const getBalance = publicOperation({
  method: "GET",
  path: "/v1/balance",
  operationId: "getBalance",
  tag: "Credits",
  summary: "Read the balance and the prices",
  description: "The account's credits, its auto-recharge settings and what ads cost. One credit is 0.10 USD.",
  answers: {
    200: {
      description: "The balance.",
      schema: Balance,
      examples: { balance: { summary: "After one concept of the welcome bonus", value: balance } },
    },
  },
  errors: [],
  tool: getBalanceTool,
  isInServiceIndex: true,
  handler: ({ account }) => answer(balanceView(account)),
});
