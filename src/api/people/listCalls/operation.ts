import { answer, personOperation } from "../../operation.ts";
import { readFailed, type CallList } from "./contract.ts";
import { callersOf, callView } from "./view.ts";

export const listCalls = personOperation({
  method: "GET",
  path: "/app/api/calls",
  query: { failed: "optional" },
  personRole: "editor",
  async handler({ services, account, query }) {
    const failed = readFailed(query("failed"));
    if (!failed.ok) return failed;
    const [calls, callers] = await Promise.all([
      services.callLog.list(account.id, failed.value),
      callersOf(services, account),
    ]);
    const shown: CallList = {
      calls: calls.map((call) => callView(call, callers)),
      kept_days: services.retention.calls,
    };
    return answer(shown);
  },
});
