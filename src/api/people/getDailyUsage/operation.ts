import { dailyUsage, usageSinceMs } from "../../../core/credits/dailyUsage.ts";
import { answer, personOperation } from "../../operation.ts";
import type { DailyUsage } from "./contract.ts";

export const getDailyUsage = personOperation({
  method: "GET",
  path: "/app/api/daily-usage",
  personRole: "viewer",
  async handler({ services: { accounts, runtime }, account }) {
    const nowMs = runtime.nowMs();
    const sums = await accounts.spentByDay(account.id, usageSinceMs(nowMs));
    const usage: DailyUsage = { days: dailyUsage(sums, nowMs) };
    return answer(usage);
  },
});
