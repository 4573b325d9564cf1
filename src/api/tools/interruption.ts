import type { InterruptedCall } from "../../ports/interruptedCalls.ts";
import { noteInterruptedCall } from "../../services/joinInterruptedCall.ts";
import type { ToolCall, ToolContext } from "./tool.ts";

/** Of the calls accepted longer ago no one still waits. */
const longestCallMs = 5 * 60_000;

/** Remembers a call as interrupted when its stream breaks, before it was accepted or after, until it is settled. */
export class InterruptionWatch {
  readonly #ctx: ToolContext;
  readonly #call: ToolCall;
  readonly #interrupted: Omit<InterruptedCall, "interruptedAtMs">;
  /** One write after the other, so that the last one stays. */
  #written: Promise<void> = Promise.resolve();
  readonly #onBroken = () => this.#write(() => noteInterruptedCall(this.#ctx, this.#interrupted));

  constructor(ctx: ToolContext, call: ToolCall, fingerprint: string, idempotencyKey: string) {
    this.#ctx = ctx;
    this.#call = call;
    this.#interrupted = { accountId: call.account.id, fingerprint, idempotencyKey, deliveryId: null };
    call.broken.addEventListener("abort", this.#onBroken, { once: true });
    if (call.broken.aborted) this.#onBroken();
  }

  accepted(deliveryId: string): void {
    this.#interrupted.deliveryId = deliveryId;
    if (this.#call.broken.aborted) this.#onBroken();
  }

  /** The call was refused, or answered: a repeat of it is a call of its own. A break while the answer is on its way still counts. */
  settled(outcome: "refused" | "answered"): void {
    if (outcome === "answered" && this.#call.broken.aborted) return;
    if (outcome === "refused") this.#call.broken.removeEventListener("abort", this.#onBroken);
    this.#write(() => this.#ctx.interruptedCalls.forget(this.#interrupted));
  }

  /** The call was answered without its end being known: a repeat of it joins it. False when that could not be noted. */
  async unsettled(): Promise<boolean> {
    this.#onBroken();
    const written = this.#written.then(
      () => true,
      () => false,
    );
    return written;
  }

  #write(work: () => Promise<void>): void {
    this.#written = this.#written.catch(() => undefined).then(work);
    this.#call.afterAnswer(this.#written);
  }
}

/**
 * What the keys of a client's call start with that brought none of its own. A client that cancels its call names the call's id on a
 * request of its own, which any isolate may get; by its key the call is found. Clients number their calls alike: those of one account
 * are told apart as far as they have API keys of their own.
 */
export async function callKeyPrefix(
  { runtime }: ToolContext,
  { keyHash, callId }: Pick<ToolCall, "keyHash" | "callId">,
): Promise<string> {
  return `tool_${(await runtime.sha256Hex(`${keyHash} ${callId}`)).slice(0, 16)}_`;
}

/** A client gave up waiting for a call: the delivery goes on, and the same call sent again joins it. */
export async function noteCancelledCall(
  ctx: ToolContext,
  { account, keyHash, callId }: Pick<ToolCall, "account" | "keyHash" | "callId">,
): Promise<void> {
  const nowMs = ctx.runtime.nowMs();
  const keyPrefix = await callKeyPrefix(ctx, { keyHash, callId });
  await ctx.interruptedCalls.noteAccepted({ accountId: account.id, keyPrefix, sinceMs: nowMs - longestCallMs, nowMs });
}
