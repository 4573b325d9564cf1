import { answer, publicOperation } from "../operation.ts";
import { readUsageQuery, Usage, UsageQuery } from "./contract.ts";
import { usage } from "./examples.ts";
import { transactionView } from "./view.ts";

export const listUsage = publicOperation({
  method: "GET",
  path: "/v1/usage",
  operationId: "listUsage",
  tag: "Credits",
  summary: "List the movements of credits",
  description:
    'The account\'s transactions, most recent first: the last 50 unless `limit` asks for fewer. The header `Link` with `rel="next"` leads to older ones.',
  requestParams: { query: UsageQuery },
  answers: {
    200: {
      description: "A page of transactions.",
      headers: { Link: "NextPage" },
      schema: Usage,
      examples: { usage: { summary: "A new account after its first order", value: usage } },
    },
  },
  errors: ["invalid_request"],
  invalidRequest: { param: "limit", message: "`limit` must be a whole number from 1 to 50." },
  isInServiceIndex: true,
  async handler({ services, account, query }) {
    const asked = readUsageQuery({ limit: query("limit"), cursor: query("cursor") });
    if (!asked.ok) return asked;
    const { limit, cursor } = asked.value;
    const { accounts, settings } = services;
    const rows = await accounts.transactions(account.id, limit + 1, cursor ?? null);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = `<${settings.publicUrl}/v1/usage?limit=${limit}&cursor=${last?.sequence}>; rel="next"`;
    const body: Usage = { recent_transactions: page.map(transactionView) };
    return answer(body, 200, rows.length > limit ? { link: next } : {});
  },
});
