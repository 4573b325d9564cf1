import type { Message, AttemptOutcome } from "../core/events/message.ts";
import type { Accounts } from "../ports/accounts.ts";
import type { Runtime } from "../ports/runtime.ts";
import type { WebhookAttempt, WebhookSender, WebhookSigner } from "../ports/webhooks.ts";

export interface SendContext {
  runtime: Runtime;
  accounts: Accounts;
  sender: WebhookSender;
  signer: WebhookSigner;
}

/** A message with its body, as that was frozen when the event happened, and its receiver. */
export interface Addressed {
  message: Message;
  body: string;
  url: string;
  accountId: string;
}

/** What one attempt brought, for the outbox and for operators. */
export interface Sent {
  outcome: AttemptOutcome;
  attempt: WebhookAttempt;
}

/** Makes one attempt to deliver a message. A throw means that nothing was sent: try again later. */
export async function sendMessage(ctx: SendContext, { message, body, url, accountId }: Addressed): Promise<Sent> {
  const startedMs = ctx.runtime.nowMs();
  const secrets = await ctx.accounts.webhookSecrets(accountId, startedMs);
  const headers = await ctx.signer.sign(secrets, message.id, Math.floor(startedMs / 1000), body);
  const { delivered, status, problem, excerpt } = await ctx.sender.post(url, headers, body);
  const jitter = ((ctx.runtime.random(1)[0] ?? 128) - 127.5) / 127.5;
  return {
    outcome: { delivered, jitter },
    attempt: {
      atMs: startedMs,
      attempt: message.attempt,
      status,
      durationMs: ctx.runtime.nowMs() - startedMs,
      problem,
      answerExcerpt: excerpt,
    },
  };
}
