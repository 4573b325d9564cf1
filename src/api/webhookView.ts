import type { WebhookReport } from "../ports/deliveries.ts";
import type { WebhookAttempt } from "../ports/webhooks.ts";

/** A delivery's last event, as operators and the account's own people see it. */
export function webhookView(deliveryId: string, report: WebhookReport) {
  const { status, url, messageId, nextAttemptAtMs, attempts } = report;
  return {
    delivery_id: deliveryId,
    status,
    url,
    message_id: messageId,
    next_attempt_at: nextAttemptAtMs === null ? null : new Date(nextAttemptAtMs).toISOString(),
    attempts: attempts.map(attemptView),
  };
}

export function attemptView({ atMs, attempt, status, durationMs, problem, answerExcerpt }: WebhookAttempt) {
  return {
    at: new Date(atMs).toISOString(),
    attempt,
    status,
    duration_ms: durationMs,
    problem,
    answer_excerpt: answerExcerpt,
  };
}
