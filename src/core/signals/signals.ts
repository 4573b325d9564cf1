import { z } from "zod";
import { TaskKind } from "../brand/tasks.ts";
import { isId, type IdKind } from "../ids.ts";
import { Format } from "../rendering/scene.ts";
import { Phase } from "../delivery/state.ts";

/**
 * What a signal may say. Each field is an id of ours, a word of a fixed list or a number: there is no place for a text, and so none in
 * which a key, an address or a customer's word could get into the log. What went wrong in words stays where it was: in journals, in the
 * attempts of a webhook, and in the log's plain lines.
 */
const idOf = (kind: IdKind) => z.string().refine((text) => isId(kind, text));
const messageId = z.string().regex(/^msg_[0-9a-hjkmnp-tv-z]{26}_[a-z_]{1,40}$/);
const count = z.number().int().min(0);
/** Milliseconds. */
const durationMs = z.number().min(0);
/** The name of an error's class. */
const errorType = z.string().regex(/^(?:[A-Z][A-Za-z]{0,40})?Error$/);

const delivery = { request_id: idOf("request"), delivery_id: idOf("delivery"), account_id: idOf("account") };
const onboarding = {
  request_id: idOf("request").optional(),
  brand_id: idOf("brand"),
  account_id: idOf("account"),
  products: count,
  duration_ms: durationMs,
};

export const SweepName = z.enum([
  "deliveries",
  "brands",
  "payments",
  "deletions",
  "ledgers",
  "secrets",
  "expired_deliveries",
  "scenes",
  "journals",
  "scrapes",
  "grounds",
  "rows.idempotency_keys",
  "rows.payment_events",
  "rows.interrupted_calls",
  "rows.daily_counts",
  "rows.onboarding_runs",
  "rows.website_proof_attempts",
  "rows.people_sessions",
  "rows.people_verifications",
  "rows.sign_in_requests",
  "rows.retired_webhook_secrets",
  "rows.people_audit",
]);
export type SweepName = z.infer<typeof SweepName>;

/** Every event that matters to whoever runs the service: how grave it is, and what it says. */
export const signalTypes = {
  /** An order was accepted and charged. */
  "delivery.accepted": {
    severity: "INFO",
    fields: { ...delivery, format: Format, concepts: count, credits: count },
  },
  /** A delivery has left one of its stages. */
  "delivery.stage_ended": { severity: "INFO", fields: { ...delivery, stage: Phase, duration_ms: durationMs } },
  "delivery.completed": {
    severity: "INFO",
    fields: { ...delivery, format: Format, concepts: count, duration_ms: durationMs },
  },
  /** A delivery was given up. `refunded`: its credits are back. */
  "delivery.failed": {
    severity: "ERROR",
    fields: {
      ...delivery,
      format: Format,
      concepts: count,
      credits: count,
      refunded: z.boolean(),
      duration_ms: durationMs,
    },
  },
  /** An attempt at a concept is over, as the queue's consumer saw it. */
  "render.ended": {
    severity: "INFO",
    fields: {
      request_id: idOf("request").optional(),
      /** The attempt, under which the renderer tells of it too. */
      span_id: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
      delivery_id: idOf("delivery"),
      concept: count,
      attempt: count,
      outcome: z.enum(["done", "busy", "lost", "failed"]),
      duration_ms: durationMs,
    },
  },
  /** A shop was read: its brand can have ads made. */
  "onboarding.ready": { severity: "INFO", fields: { ...onboarding, usable_products: count } },
  /** A run ended without a product that can be used. `is_ours`: through a fault of the service, not of the shop. */
  "onboarding.failed": { severity: "ERROR", fields: { ...onboarding, is_ours: z.boolean() } },
  /** An attempt at one page, one product's pictures or the brand's look is over, as the queue's consumer saw it. */
  "onboarding.task_ended": {
    severity: "INFO",
    fields: {
      request_id: idOf("request").optional(),
      brand_id: idOf("brand"),
      task: TaskKind,
      outcome: z.enum(["done", "gone", "again", "busy"]),
      duration_ms: durationMs,
    },
  },
  "webhook.attempted": {
    severity: "INFO",
    fields: {
      ...delivery,
      message_id: messageId,
      attempt: count,
      outcome: z.enum(["delivered", "refused"]),
      "http.response.status_code": count.nullable(),
      duration_ms: durationMs,
    },
  },
  /** The attempts of a message are used up: its receiver has not got it. */
  "webhook.dropped": {
    severity: "ERROR",
    fields: { ...delivery, message_id: messageId, attempts: count },
  },
  /** An account's balance is not what its transactions add up to. Credits. */
  "ledger.broken": {
    severity: "ERROR",
    fields: { account_id: idOf("account"), credits_balance: z.number().int(), transactions_sum: z.number().int() },
  },
  "mail.sent": { severity: "INFO", fields: { duration_ms: durationMs } },
  "mail.failed": { severity: "ERROR", fields: { duration_ms: durationMs, "error.type": errorType } },
  "model.called": {
    severity: "INFO",
    fields: {
      "gen_ai.request.model": z.string().regex(/^@cf\/[a-z0-9-]{1,40}\/[a-z0-9.-]{1,60}$/),
      outcome: z.enum(["answered", "failed"]),
      duration_ms: durationMs,
    },
  },
  /** Money went back: a refund or a dispute at the payment provider. */
  "payment.reversed": {
    severity: "ERROR",
    fields: { payment_id: idOf("payment").nullable(), kind: z.enum(["refund", "dispute"]) },
  },
  "sweep.ended": {
    severity: "INFO",
    fields: { sweep: SweepName, outcome: z.enum(["done", "failed"]), duration_ms: durationMs },
  },
  /** A request was answered with 500. */
  "request.failed": { severity: "ERROR", fields: { request_id: idOf("request"), "error.type": errorType } },
} as const satisfies Record<string, { severity: "INFO" | "ERROR"; fields: z.ZodRawShape }>;

type Types = typeof signalTypes;
export type SignalName = keyof Types;
export type Signal = {
  [N in SignalName]: { name: N } & z.infer<z.ZodObject<Types[N]["fields"]>>;
}[SignalName];

export const signalNames = Object.keys(signalTypes) as SignalName[];

/** The class of what was thrown, as a signal names it. */
export function errorTypeOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return errorType.safeParse(name).success ? name : "Error";
}
