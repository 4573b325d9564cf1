import type { ZodOpenApiOperationObject } from "zod-openapi";
import { Balance, Usage } from "../../../core/contract/responses/credits.ts";
import { UsageQuery } from "../../../core/contract/usage.ts";
import type { Addresses } from "../addresses.ts";
import { errorResponses } from "../errorResponses.ts";
import { balance, usage } from "../examples/account.ts";
import { headerRefs } from "../headers.ts";

/** GET /v1/balance. */
export function getBalance({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "getBalance",
    tags: ["Credits"],
    summary: "Read the balance and the prices",
    description: "The account's credits, its auto-recharge settings and what ads cost. One credit is 0.10 USD.",
    responses: {
      "200": {
        description: "The balance.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: Balance,
            examples: { balance: { summary: "After one concept of the welcome bonus", value: balance } },
          },
        },
      },
      ...errorResponses(docsUrl, []),
    },
  };
}

/** GET /v1/usage. */
export function listUsage({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "listUsage",
    tags: ["Credits"],
    summary: "List the movements of credits",
    description:
      'The account\'s transactions, most recent first: the last 50 unless `limit` asks for fewer. The header `Link` with `rel="next"` leads to older ones.',
    requestParams: { query: UsageQuery },
    responses: {
      "200": {
        description: "A page of transactions.",
        headers: headerRefs({ Link: "NextPage" }),
        content: {
          "application/json": {
            schema: Usage,
            examples: { usage: { summary: "A new account after its first order", value: usage } },
          },
        },
      },
      ...errorResponses(docsUrl, ["invalid_request"], {
        param: "limit",
        message: "`limit` must be a whole number from 1 to 50.",
      }),
    },
  };
}
