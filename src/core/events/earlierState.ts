import { z } from "zod";
import { messageIdOf } from "./index.ts";
import type { Message } from "./message.ts";

/** The state of a delivery's object before 24 November 2026, as far as it was about the event at its end. */
const EarlierState = z.looseObject({
  order: z.looseObject({ deliveryId: z.string() }),
  phase: z.string(),
  webhook: z.enum(["none", "pending", "delivered", "dropped"]),
  outbox: z.array(
    z.looseObject({
      effect: z.looseObject({ kind: z.string(), attempt: z.number().optional() }),
      dueAtMs: z.number(),
      tries: z.number(),
    }),
  ),
});

/**
 * Takes the event out of a state in which it was a part of the delivery. `message` is null where there was none yet; null altogether for
 * a state that has no event in it.
 */
export function splitEarlierState(stored: unknown): { state: unknown; message: Message | null } | null {
  const earlier = EarlierState.safeParse(stored);
  if (!earlier.success) return null;
  const { webhook: status, ...state } = earlier.data;
  const call = state.outbox.find(({ effect }) => effect.kind === "callWebhook");
  const outbox = state.outbox.filter((entry) => entry !== call);
  const hasEnded = state.phase === "completed" || state.phase === "failed";
  if (!hasEnded || status === "none") return { state: { ...state, outbox }, message: null };
  const message: Message = {
    id: messageIdOf(`delivery.${state.phase}`, state.order.deliveryId),
    status,
    attempt: call?.effect.attempt ?? 1,
    replays: 0,
    dueAtMs: call?.dueAtMs ?? null,
    tries: call?.tries ?? 0,
  };
  return { state: { ...state, outbox }, message };
}
