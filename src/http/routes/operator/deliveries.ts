import { z } from "zod";
import { problem } from "../../../core/contract/errors.ts";
import { failDelivery } from "../../../services/operator/failDelivery.ts";
import { replayWebhook } from "../../../services/operator/replayWebhook.ts";
import type { Operation } from "../../app.ts";
import { jsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import { problemResponse } from "../../problem.ts";
import { parseBody } from "./body.ts";

const FailBody = z.strictObject({ reason: z.string().min(1).max(500) });

/** What operators do with deliveries: list, give up and refund, send the last event again. */
export function deliveryOperations(base: string): Operation[] {
  return [
    {
      method: "GET",
      path: `${base}/deliveries`,
      handlers: [
        operatorAuth,
        async (c) => {
          const found = await c.get("services").index.list({ status: c.req.query("status") ?? null, limit: 100 });
          return c.json({
            deliveries: found.map(({ id, accountId, status, rawStatus, order, updatedAt }) => ({
              delivery_id: id,
              account_id: accountId,
              status,
              raw_status: rawStatus,
              format: order?.format,
              count: order?.count,
              created_at: new Date(order?.createdAtMs ?? updatedAt).toISOString(),
              updated_at: new Date(updatedAt).toISOString(),
            })),
          });
        },
      ],
    },
    {
      method: "POST",
      path: `${base}/deliveries/:deliveryId/fail`,
      handlers: [
        operatorAuth,
        jsonBody,
        async (c) => {
          const body = parseBody(c, FailBody);
          if (!body.ok) return body.response;
          const outcome = await failDelivery(c.get("services"), c.req.param("deliveryId") ?? "", body.value.reason);
          return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.error);
        },
      ],
    },
    {
      method: "POST",
      path: `${base}/deliveries/:deliveryId/webhook`,
      handlers: [
        operatorAuth,
        async (c) => {
          const outcome = await replayWebhook(c.get("services"), c.req.param("deliveryId") ?? "");
          return outcome.ok ? c.json(outcome.value, 202) : problemResponse(c, outcome.error);
        },
      ],
    },
    {
      method: "GET",
      path: `${base}/deliveries/:deliveryId/webhook`,
      handlers: [
        operatorAuth,
        async (c) => {
          const { index, objects } = c.get("services");
          const deliveryId = c.req.param("deliveryId") ?? "";
          if ((await index.find(deliveryId)) === null) return problemResponse(c, problem("delivery_not_found"));
          const { status, url, messageId, attempts } = await objects.webhook(deliveryId);
          return c.json({
            delivery_id: deliveryId,
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
      ],
    },
    {
      method: "GET",
      path: `${base}/deliveries/:deliveryId/journal`,
      handlers: [
        operatorAuth,
        async (c) => {
          const { index, objects } = c.get("services");
          const deliveryId = c.req.param("deliveryId") ?? "";
          if ((await index.find(deliveryId)) === null) return problemResponse(c, problem("delivery_not_found"));
          return c.json({ journal: await objects.journal(deliveryId) });
        },
      ],
    },
  ];
}
