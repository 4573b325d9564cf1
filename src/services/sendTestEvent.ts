import { problem, type Problem } from "../core/contract/errors.ts";
import { newMessage } from "../core/events/message.ts";
import { testEvent, testPayload } from "../core/events/testEvent.ts";
import { base32, newId } from "../core/ids.ts";
import { tooManyToday } from "../core/limits/dailyLimits.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { DailyCounts } from "../ports/dailyCounts.ts";
import type { AddressRules } from "../ports/webhooks.ts";
import { sendMessage, type SendContext, type Sent } from "./sendMessage.ts";

export interface TestEventContext extends SendContext {
  addresses: AddressRules;
  dailyCounts: DailyCounts;
}

/** Sends a test event to an address, once, as webhooks are sent: the same rules of addresses, signatures and limits. Nothing of it is kept. */
export async function sendTestEvent(
  ctx: TestEventContext,
  { accountId, requestId, url }: { accountId: string; requestId: string; url: string },
): Promise<Result<Sent["attempt"] & { delivered: boolean; messageId: string }, Problem>> {
  const trouble = ctx.addresses.webhookProblem(url);
  if (trouble !== null) return err(problem("invalid_webhook_url", { param: "webhook_url", message: trouble }));
  const { runtime } = ctx;
  const atMs = runtime.nowMs();
  const usedUp = await ctx.dailyCounts.take(accountId, "webhooksOnDemand");
  if (usedUp !== null) return err(tooManyToday(usedUp, atMs));
  const message = newMessage(`msg_${base32(runtime.random(16))}_${testEvent.name}`, atMs);
  const deliveryId = newId("delivery", runtime.random);
  const body = JSON.stringify(testPayload({ deliveryId, requestId, atMs }));
  const { outcome, attempt } = await sendMessage(ctx, { message, body, url, accountId });
  return ok({ ...attempt, delivered: outcome.delivered, messageId: message.id });
}
