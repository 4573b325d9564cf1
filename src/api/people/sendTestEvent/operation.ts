import { sendTestEvent as send } from "../../../services/sendTestEvent.ts";
import { bodyOf } from "../../body.ts";
import { answer, personOperation } from "../../operation.ts";
import { attemptView } from "../../webhookView.ts";
import { TestWish, type SentTest } from "./contract.ts";

/** Answers once the receiver has, or its time is over. */
export const sendTestEvent = personOperation({
  method: "POST",
  path: "/app/api/test-events",
  personRole: "editor",
  body: bodyOf(TestWish),
  async handler({ services, account, requestId, body }) {
    const sent = await send(services, { accountId: account.id, requestId, url: body.webhook_url });
    if (!sent.ok) return sent;
    const { attempt: _attempt, ...attempt } = attemptView(sent.value);
    const shown: SentTest = { ...attempt, message_id: sent.value.messageId, delivered: sent.value.delivered };
    return answer(shown);
  },
});
