import { z } from "zod";
import { problem, type Problem } from "../../../core/contract/errors.ts";
import { DeliveryStatus } from "../../../core/contract/responses/delivery.ts";
import { Format } from "../../../core/rendering/scene.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import type { AcceptedAt } from "../../../ports/deliveries.ts";

/** One page of an account's deliveries, the last accepted first. */
export const DeliveryPage = z.object({
  deliveries: z.array(
    z.object({
      delivery_id: z.string(),
      status: DeliveryStatus,
      format: Format,
      count: z.number().int(),
      cost_credits: z.number().int(),
      created_at: z.string(),
      viewer_url: z.string().nullable(),
    }),
  ),
  /** For the `cursor` of the next page; null on the last. */
  next_cursor: z.string().nullable(),
});
export type DeliveryPage = z.infer<typeof DeliveryPage>;

const maxLimit = 50;

export function readPageQuery(asked: {
  limit: string | undefined;
  cursor: string | undefined;
}): Result<{ limit: number; before: AcceptedAt | null }, Problem> {
  const limit = asked.limit === undefined ? maxLimit : Number(asked.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    const message = `\`limit\` must be a whole number from 1 to ${maxLimit}.`;
    return err(problem("invalid_request", { param: "limit", message }));
  }
  if (asked.cursor === undefined) return ok({ limit, before: null });
  const [, createdAt, id] = /^(\d{1,15})\.(\w{1,40})$/.exec(asked.cursor) ?? [];
  if (createdAt === undefined || id === undefined) {
    const message = "`cursor` is the `next_cursor` of the page before.";
    return err(problem("invalid_request", { param: "cursor", message }));
  }
  return ok({ limit, before: { createdAt: Number(createdAt), id } });
}
