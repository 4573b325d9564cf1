import { tooManyToday } from "../../../core/limits/dailyLimits.ts";
import { err } from "../../../core/result.ts";
import { replayWebhook as replay } from "../../../services/replayWebhook.ts";
import { answerWith, personOperation } from "../../operation.ts";

export const replayWebhook = personOperation({
  method: "POST",
  path: "/app/api/deliveries/{delivery_id}/webhook",
  personRole: "editor",
  async handler({ services, account, params }) {
    const usedUp = await services.dailyCounts.take(account.id, "webhooksOnDemand");
    if (usedUp !== null) return err(tooManyToday(usedUp, services.runtime.nowMs()));
    return answerWith(await replay(services, { deliveryId: params.delivery_id, accountId: account.id }), 202);
  },
});
