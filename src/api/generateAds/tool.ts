import { z } from "zod";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { fingerprintOf, GenerateBody } from "../../core/contract/generate.ts";
import { idempotencyKeyPattern } from "../../core/contract/idempotencyKey.ts";
import { earlierFingerprintOf } from "../../core/contract/json.ts";
import { maxWaitSeconds } from "../../core/contract/prefer.ts";
import { DryRun, GenerateAccepted, GenerateCompleted } from "../../core/contract/responses/generate.ts";
import { creditsPerConcept, creditsToUsd } from "../../core/credits/pricing.ts";
import { unfinishedAnswer } from "../../core/delivery/answers.ts";
import { isTerminal, type DeliveryState } from "../../core/delivery/state.ts";
import { errorText } from "../../core/errorText.ts";
import { base32 } from "../../core/ids.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { endedAnswer } from "../../services/endedAnswer.ts";
import { generateAds as accept } from "../../services/generateAds.ts";
import type { Accepted } from "../../services/judgeGenerateCall.ts";
import { joinInterruptedCall } from "../../services/joinInterruptedCall.ts";
import { isDryRun, planAds } from "../../services/planAds.ts";
import { waitForDelivery } from "../../services/waitForDelivery.ts";
import { adContent, previewsMs } from "../tools/adContent.ts";
import type { ToolCall, ToolContext } from "../tools/tool.ts";
import { callKeyPrefix, InterruptionWatch } from "../tools/interruption.ts";
import { ProgressReporter } from "../tools/progress.ts";
import type { Tool, ToolAnswer } from "../tools/tool.ts";

/** Counted from the call's start, where it does not say. Many clients give up after 60 s unless notices of progress keep them waiting. */
const usualWaitSeconds = { told: maxWaitSeconds, untold: 50 };
/** So that the answer to a wait that was used up does not come too late for its previews' sake. */
const lastPreviewsMs = 4_000;

const checking = { progress: 0, message: "Checking the order; nothing is charged yet." };

const idempotencyKeyField = z
  .string()
  .regex(idempotencyKeyPattern)
  .optional()
  .meta({
    description:
      "A string of your own for this order, 1 to 255 printable ASCII characters (a UUID, say). For 24 hours the same key with the same arguments gives the same delivery and charges nothing again.",
    examples: ["0b7f3a52-6f0e-4c0e-9a55-2f3d8c1e7b10"],
  });

const waitSecondsField = z
  .int()
  .min(1)
  .max(maxWaitSeconds)
  .optional()
  .meta({
    description: `Seconds that the call waits for the ads, 1 to ${maxWaitSeconds}. Give it only if your client waits so long for a tool: many give up after 60 s. Without it ${usualWaitSeconds.told} with notices of progress, otherwise ${usualWaitSeconds.untold}. Changes nothing of the order.`,
    examples: [180],
  });

/** `service.generate_ads`: accepts, waits, and answers with the ads or with how to go on. */
export const generateAdsTool: Tool = {
  name: "service.generate_ads",
  title: "Generate ads",
  description: [
    "Orders finished ads for the account's brand: for each of `count` concepts a vertical (1080×1920) and a square (1080×1350) still, and with format `full` also a video of each.",
    `COSTS CREDITS: ${creditsPerConcept.static} a concept with format \`static\`, ${creditsPerConcept.full} with \`full\` (the default); 1 credit is ${creditsToUsd(1).toFixed(2)} USD. The credits are deducted when the call is accepted and come back by themselves if the delivery fails. A refused call and a dry run cost nothing. Where the account has auto-recharge switched on, a call may have its card charged.`,
    "Before ordering: `service.list_products` says what can be advertised (use products whose `usable_for_ads` is true), `service.search_styles` finds looks, `service.get_balance` tells the credits, and `dry_run: true` on this tool shows cost, products, styles and angles without charging.",
    `The call waits for the ads: with notices of progress up to ${usualWaitSeconds.told} s, otherwise up to ${usualWaitSeconds.untold} s, or as long as \`wait_seconds\` says. Stills usually take seconds to two minutes, videos two to four minutes. If they take longer, the answer has a \`note\` and a \`delivery_id\`: go on with \`service.get_delivery\`, do not order again.`,
    "To repeat a call safely, send the same arguments with the same `idempotency_key`. Without one, a call repeated because its connection broke joins the delivery that is still under way; the answer then has `replayed_from_idempotency_key: true`.",
  ].join("\n"),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  limit: "generate",
  input: GenerateBody.extend({ idempotency_key: idempotencyKeyField, wait_seconds: waitSecondsField }),
  output: [GenerateCompleted, GenerateAccepted, DryRun],
  async run(ctx, call) {
    const { idempotency_key: key, wait_seconds: wished, ...body } = call.args;
    const waitSeconds = waitSecondsField.nullable().safeParse(wished);
    if (!waitSeconds.success) {
      const message = `\`wait_seconds\` must be a whole number from 1 to ${maxWaitSeconds}.`;
      return err(problem("invalid_request", { param: "wait_seconds", message }));
    }
    if (isDryRun(body)) return plan(ctx, call, body);
    const waitMs = 1000 * (waitSeconds.data ?? usualWaitSeconds[call.notify === null ? "untold" : "told"]);
    if (key === undefined || key === null) return order(ctx, call, { body, ownKey: null, waitMs });
    if (typeof key !== "string" || !idempotencyKeyPattern.test(key)) {
      const message = "`idempotency_key` must be 1 to 255 printable ASCII characters.";
      return err(problem("invalid_idempotency_key", { param: "idempotency_key", message }));
    }
    return order(ctx, call, { body, ownKey: key, waitMs });
  },
};

async function plan(ctx: ToolContext, call: ToolCall, body: object): Promise<Result<ToolAnswer, Problem>> {
  const { keyHash, afterAnswer } = call;
  const facts = await ctx.acceptance.read({ keyHash, idempotencyKey: null, nowMs: ctx.runtime.nowMs() });
  const planned = await planAds(ctx, { body, facts, afterAnswer });
  if (!planned.ok) return planned;
  const { cost_credits, is_covered, credits_balance } = planned.value;
  const covered = is_covered ? "which covers it" : "which does not cover it";
  const summary = `Nothing was charged. The call would cost ${cost_credits} credits; the balance is ${credits_balance}, ${covered}.`;
  return ok({ summary, structured: planned.value });
}

interface Order {
  body: object;
  /** The client's own idempotency key. */
  ownKey: string | null;
  /** Counted from the call's start. */
  waitMs: number;
}

/** Orders, and from the first moment on tells a client that asked: acceptance alone can wait for a payment or the style index. */
async function order(ctx: ToolContext, call: ToolCall, wanted: Order): Promise<Result<ToolAnswer, Problem>> {
  const reporter = call.notify === null ? null : new ProgressReporter(call.notify, checking);
  try {
    return await orderUnderKey(ctx, call, wanted, reporter);
  } finally {
    reporter?.stop();
  }
}

/** Under the client's own key, that of an interrupted call that this one repeats, or a fresh one. */
async function orderUnderKey(
  ctx: ToolContext,
  call: ToolCall,
  { body, ownKey, waitMs }: Order,
  reporter: ProgressReporter | null,
): Promise<Result<ToolAnswer, Problem>> {
  const { account, keyHash, requestId, afterAnswer } = call;
  const startedAtMs = ctx.runtime.nowMs();
  const waitUntilMs = startedAtMs + waitMs;
  // An account has one brand: a call for another is refused, whatever it was noted under.
  const brandId = "brand_id" in body && typeof body.brand_id === "string" ? body.brand_id : null;
  const fingerprint = await ctx.runtime.sha256Hex(fingerprintOf(body, brandId));
  const earlier = [fingerprintOf(body), earlierFingerprintOf(body)].map((text) => ctx.runtime.sha256Hex(text));
  const known = [fingerprint, ...(await Promise.all(earlier))];
  const joined = ownKey === null ? await joinInterruptedCall(ctx, account.id, known) : null;
  const joinedKey = joined?.idempotencyKey ?? null;
  const idempotencyKey = ownKey ?? joinedKey ?? `${await callKeyPrefix(ctx, call)}${base32(ctx.runtime.random(16))}`;
  const watch =
    ownKey === null ? new InterruptionWatch(ctx, call, joined?.fingerprint ?? fingerprint, idempotencyKey) : null;
  const facts = await ctx.acceptance.read({ keyHash, idempotencyKey, nowMs: startedAtMs });
  const outcome = await accept(ctx, { keyHash, idempotencyKey, body, requestId, facts, afterAnswer });
  if (!outcome.ok) {
    if (outcome.error.mayBeCharged === true && watch !== null) return err(await toBeRepeated(watch, outcome.error));
    if (joinedKey !== null || call.broken.aborted) watch?.settled("refused");
    return outcome;
  }
  const accepted = outcome.value;
  watch?.accepted(accepted.response.delivery_id);
  const state = await wait(ctx, call, accepted, waitUntilMs, reporter);
  const previewsUntilMs = Math.min(ctx.runtime.nowMs() + previewsMs, waitUntilMs + lastPreviewsMs);
  const answer = await answerOf(ctx, accepted, state, previewsUntilMs);
  const hasEnded = state !== null && isTerminal(state);
  if (joinedKey !== null) {
    // While the delivery goes on, another repeat may still join it: it may have broken off in its turn.
    if (hasEnded) watch?.settled("answered");
    else void watch?.unsettled();
  }
  if (accepted.answeredStatus !== 200) {
    const note = () =>
      ctx.acceptance
        .markAnswered(account.id, idempotencyKey)
        .catch((error: unknown) => console.warn("the answer could not be noted", requestId, errorText(error)));
    // As over HTTP: from now on the key replays the finished ads.
    if (ownKey !== null && hasEnded) await note();
    // A cancel that names the same id later is of another client's call.
    if (ownKey === null && !call.broken.aborted) afterAnswer(note());
  }
  return ok(answer);
}

/** A call of which it is not known whether it was accepted, left for a bare repeat of it to join. */
async function toBeRepeated(watch: InterruptionWatch, unknown: Problem): Promise<Problem> {
  const isNoted = await watch.unsettled();
  const remedy = isNoted
    ? "Send it again with exactly the same arguments and without an `idempotency_key`: it then joins what was accepted, and is charged once."
    : "Compare the balance in service.get_balance before you order again.";
  return { ...unknown, message: `It is not known whether the call was accepted and charged. ${remedy}` };
}

async function wait(
  ctx: ToolContext,
  call: ToolCall,
  { response, replayed }: Accepted,
  waitUntilMs: number,
  reporter: ProgressReporter | null,
): Promise<DeliveryState | null> {
  const { delivery_id, credits_balance, ad_count_expected } = response;
  const waitMs = waitUntilMs - ctx.runtime.nowMs();
  if (reporter === null) return waitForDelivery(ctx, delivery_id, waitMs, call.broken);
  const paid = replayed ? "Joined, nothing charged again" : `Accepted and charged, ${credits_balance} credits left`;
  const total = ad_count_expected * 2;
  reporter.tell({ progress: 0, total, message: `${paid}: ${delivery_id}.` });
  const onState = (state: DeliveryState) => reporter.state(state);
  const state = await waitForDelivery(ctx, delivery_id, waitMs, call.broken, onState);
  // Its last notice told all; the previews are made without further ones.
  if (state !== null && isTerminal(state)) reporter.stop();
  return state;
}

async function answerOf(
  ctx: ToolContext,
  accepted: Accepted,
  state: DeliveryState | null,
  previewsUntilMs: number,
): Promise<ToolAnswer> {
  const { delivery_id } = accepted.response;
  const replay = accepted.replayed ? " It was ordered by an earlier call, so nothing was charged for this one." : "";
  if (state === null || !isTerminal(state)) {
    const note = `The delivery goes on. Call service.get_delivery with delivery_id ${delivery_id} every 15 to 30 seconds until its status is completed or failed; do not order again.`;
    return { summary: `${note}${replay}`, structured: unfinishedAnswer(accepted, state, note) };
  }
  const structured = await endedAnswer(ctx, accepted, state);
  const left = `${structured.credits_balance} credits are left.`;
  const summary =
    structured.error === undefined
      ? `${structured.ads.length} ads are ready (${delivery_id}); ${left}`
      : `The delivery ${delivery_id} failed and its credits are back on the account: ${structured.error.message} You may order again; ${left}`;
  return { summary: `${summary}${replay}`, structured, content: await adContent(ctx, state, previewsUntilMs) };
}
