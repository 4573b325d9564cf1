import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { DeliveryWebhook, WebhookAttempt } from "../../api/people.ts";
import { webhookQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Excerpt } from "../../parts/Excerpt.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { clockText, durationText } from "../../parts/words.ts";

/** Whether the receiver of a delivery has heard of its end, attempt by attempt; nothing where the order named none. */
export function WebhookSection({ deliveryId, isOver }: { deliveryId: string; isOver: boolean }) {
  const queries = useQueryClient();
  const webhook = useQuery(webhookQuery(deliveryId));
  const replay = useMutation({
    mutationFn: () => call("POST /deliveries/{delivery_id}/webhook", { params: { delivery_id: deliveryId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: webhookQuery(deliveryId).queryKey }),
  });
  if (webhook.data === undefined) return <Problem error={webhook.error} />;
  const { status, url, attempts } = webhook.data;
  if (status === "none") return null;
  return (
    <section className="webhook" aria-labelledby="webhook">
      <div className="row between">
        <h2 id="webhook">Webhook</h2>
        {isOver ? (
          <Button isBusy={replay.isPending} onClick={() => replay.mutate()}>
            Send again<span className="hidden"> to the webhook</span>
          </Button>
        ) : null}
      </div>
      <p className="webhookTo">
        <code dir="ltr">{url}</code>
      </p>
      <p role="status">{statusText(webhook.data)}</p>
      <Problem error={replay.error ?? webhook.error} />
      {attempts.length === 0 ? null : (
        <table className="folds">
          <thead>
            <tr>
              <th scope="col">Attempt</th>
              <th scope="col">Outcome</th>
              <th scope="col" className="figure">
                Took
              </th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {attempts.toReversed().map((attempt) => (
              <AttemptRow key={attempt.at} attempt={attempt} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function AttemptRow({
  attempt: { at, attempt, status, problem, duration_ms: tookMs, answer_excerpt: answer },
}: {
  attempt: WebhookAttempt;
}) {
  const isGood = status !== null && status >= 200 && status < 300;
  return (
    <tr>
      <th scope="row">
        {clockText(at)}
        {attempt === 1 ? null : <span className="soft"> repeat {attempt - 1}</span>}
      </th>
      <td data-name="Outcome">
        <span className={`mark ${isGood ? "calm" : "bad"}`}>{status ?? "no answer"}</span>
        {problem === null ? null : <span className="soft"> {problem}</span>}
      </td>
      <td data-name="Took" className="figure">
        {durationText(tookMs)}
      </td>
      <td>
        {answer === "" ? (
          <span className="soft">empty</span>
        ) : (
          <details>
            <summary>
              Show<span className="hidden"> the answer of {clockText(at)}</span>
            </summary>
            <Excerpt label={`The answer of ${clockText(at)}`} text={answer} />
          </details>
        )}
      </td>
    </tr>
  );
}

function statusText({ status, next_attempt_at: nextAt, attempts }: DeliveryWebhook): string {
  switch (status) {
    case "delivered":
      return nextAt === null ? "Delivered." : "Delivered, and being sent once more.";
    case "dropped":
      return "Given up: no attempt was answered with 2xx. The delivery itself is untouched.";
    case "pending":
    case "none":
      if (nextAt === null) return "It is sent when the delivery has ended.";
      return attempts.length === 0 ? "Being sent." : `Not delivered yet. The next attempt is at ${clockText(nextAt)}.`;
  }
}
