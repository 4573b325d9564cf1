import { problem } from "../../../core/contract/errors.ts";
import { err } from "../../../core/result.ts";
import { answer, operatorOperation } from "../../operation.ts";

/** A delivery's last event and every attempt to send it. */
export const getWebhook = operatorOperation({
  method: "GET",
  path: "/operator/v1/deliveries/{delivery_id}/webhook",
  role: "reader",
  async handler({ services: { index, objects }, params }) {
    if ((await index.find(params.delivery_id)) === null) return err(problem("delivery_not_found"));
    const { status, url, messageId, attempts } = await objects.webhook(params.delivery_id);
    return answer({
      delivery_id: params.delivery_id,
      status,
      url,
      message_id: messageId,
      attempts: attempts.map((attempt) => ({
        at: new Date(attempt.atMs).toISOString(),
        attempt: attempt.attempt,
        status: attempt.status,
        duration_ms: attempt.durationMs,
        problem: attempt.problem,
        answer_excerpt: attempt.answerExcerpt,
      })),
    });
  },
});
