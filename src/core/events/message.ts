import { z } from "zod";

/**
 * An event on its way to its receiver. `pending`: to be sent from `dueAtMs` on. `delivered`: it was answered with 2xx. `dropped`: its
 * attempts are used up.
 */
export const Message = z.object({
  /** The same on every attempt. */
  id: z.string(),
  status: z.enum(["pending", "delivered", "dropped"]),
  /** Counts from 1; a replay begins anew. */
  attempt: z.number().int().min(1),
  /** How often somebody has had it sent again. */
  replays: z.number().int().min(0),
  /** When the attempt is to be made; null when there is none to be made. */
  dueAtMs: z.number().nullable(),
  /** How often this attempt broke off before anything was sent. */
  tries: z.number().int().min(0),
});
export type Message = z.infer<typeof Message>;

/** Which attempt something is about. */
export type AttemptRef = Pick<Message, "attempt" | "replays">;

export function newMessage(id: string, nowMs: number): Message {
  return { id, status: "pending", attempt: 1, replays: 0, dueAtMs: nowMs, tries: 0 };
}

/** What an attempt brought. `jitter` in [-1, 1] moves the next one by up to ±10 %. */
export interface AttemptOutcome {
  delivered: boolean;
  jitter: number;
}

/** The message after an attempt; the very same where the attempt is none that is waited for. */
export function attempted(
  message: Message,
  ref: AttemptRef,
  { delivered, jitter }: AttemptOutcome,
  nowMs: number,
  retrySeconds: readonly number[],
): Message {
  const isAwaited = isDue(message, ref);
  // An attempt from before a replay may still deliver it; the replay is sent all the same.
  if (!isAwaited) return delivered && message.status === "pending" ? { ...message, status: "delivered" } : message;
  if (message.status === "delivered") return { ...message, dueAtMs: null };
  if (delivered) return { ...message, status: "delivered", dueAtMs: null };
  const retryAfterSeconds = retrySeconds[message.attempt - 1];
  if (retryAfterSeconds === undefined) return { ...message, status: "dropped", dueAtMs: null };
  const waitMs = retryAfterSeconds * 1000 * (1 + 0.1 * jitter);
  return { ...message, attempt: message.attempt + 1, dueAtMs: nowMs + waitMs, tries: 0 };
}

/** An attempt that broke off before anything was sent is made again: after 1, 2, 4 … seconds, at most a minute apart. */
export function postponed(message: Message, ref: AttemptRef, nowMs: number): Message {
  if (!isDue(message, ref)) return message;
  const tries = message.tries + 1;
  return { ...message, tries, dueAtMs: nowMs + Math.min(60_000, 500 * 2 ** tries) };
}

/** The same message once more, from its first attempt on. */
export function replayed(message: Message, nowMs: number): Message {
  return { ...message, status: "pending", attempt: 1, replays: message.replays + 1, dueAtMs: nowMs, tries: 0 };
}

/** The message that is to be sent next: the one that has been due for longest. */
export function dueMessage(messages: readonly Message[], nowMs: number): Message | null {
  const due = messages.filter(({ dueAtMs }) => dueAtMs !== null && dueAtMs <= nowMs);
  return due.sort((a, b) => Number(a.dueAtMs) - Number(b.dueAtMs))[0] ?? null;
}

/** When the next message has to be sent, in ms since 1970; null when none has. */
export function nextMessageAt(messages: readonly Message[]): number | null {
  const times = messages.flatMap(({ dueAtMs }) => dueAtMs ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function isDue(message: Message, ref: AttemptRef): boolean {
  return message.dueAtMs !== null && message.attempt === ref.attempt && message.replays === ref.replays;
}
