import { usualPlacements } from "../core/rendering/placements.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import { fingerprintOf } from "../core/contract/generate.ts";
import { earlierFingerprintOf } from "../core/contract/json.ts";
import { metadataOf } from "../core/contract/metadata.ts";
import { costCredits, etaSeconds } from "../core/credits/pricing.ts";
import { decisionsOf } from "../core/creative/decision.ts";
import { errorText } from "../core/errorText.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import { base32, newId } from "../core/ids.ts";
import { sharesOf } from "../core/product/match.ts";
import type { Signal } from "../core/signals/signals.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Acceptance, AcceptanceFacts, AcceptedCall, Caller } from "../ports/acceptance.ts";
import type { Account } from "../ports/accounts.ts";
import type { AdFiles } from "../ports/adFiles.ts";
import type { DeliveryObjects } from "../ports/deliveries.ts";
import type { Renderer } from "../ports/renderer.ts";
import type { Signals } from "../ports/signals.ts";
import { chooseConcepts } from "./chooseConcepts.ts";
import type { GroundPictureContext } from "./groundPicture.ts";
import { type Accepted, judgeGenerateCall, type Judged, type JudgeRules } from "./judgeGenerateCall.ts";
import type { PaymentContext } from "./payments/context.ts";
import { rechargeBelowThreshold, rechargeToCover } from "./payments/recharge.ts";
import { pinStyles } from "./pinStyles.ts";
import { publishFirstViewerPage, type ViewerContext } from "./publishViewer.ts";
import type { StyleSearchContext } from "./searchStyles.ts";

export interface GenerateContext
  extends ViewerContext, StyleSearchContext, PaymentContext, JudgeRules, Pick<GroundPictureContext, "imageModel"> {
  acceptance: Acceptance;
  adFiles: AdFiles;
  objects: DeliveryObjects;
  renderer: Renderer;
  signals: Signals;
  publicUrl: string;
  /** How long a call is answered again under its Idempotency-Key, from acceptance on. */
  idempotencyKeyMs: number;
}

export type GenerateCall = Caller & {
  idempotencyKey: string | null;
  body: unknown;
  requestId: string;
  /** What the call's own read batch gave when it was authenticated. */
  facts: AcceptanceFacts;
  /** Work that goes on after the answer. */
  afterAnswer: (work: Promise<void>) => void;
};

const maxTries = 3;
/** So many further products are kept in an order, in case a concept cannot be drawn with its own. */
const maxSpareProducts = 12;

/**
 * Accepts a generate call: judges it on one read, writes it in one batch, with its viewer page beside it, and hands it to its delivery's object, after
 * the answer where the object expects it. Where credits are missing it recharges first. A refused call costs nothing and leaves nothing behind. A body
 * with `dry_run` is `planAds`'s.
 */
export async function generateAds(ctx: GenerateContext, call: GenerateCall): Promise<Result<Accepted, Problem>> {
  const fingerprints = await fingerprintsOf(ctx, call);
  let facts = call.facts;
  let [rounds, charged] = [0, 0];
  let searched: string[] | null = null;
  for (let attempt = 1; attempt <= maxTries;) {
    const judged = judgeGenerateCall(ctx, call.body, facts, fingerprints, ctx.runtime.nowMs());
    if (!judged.ok) return judged;
    if ("response" in judged.value) return ok(judged.value);
    const { account, request } = judged.value;
    if (request.dryRun) throw new TypeError("A dry run would be charged here.");
    // Before any money moves, and once: a call that is judged again keeps what it has found.
    if (request.styleSearch !== null && searched === null) {
      const found = await pinStyles(ctx, { accountId: account.id, text: request.styleSearch }, call.afterAnswer);
      if (!found.ok) {
        // Meanwhile the same call may have been accepted: then it is not refused.
        facts = await readAgain(ctx, call);
        if (facts.remembered === null) return found;
        continue;
      }
      searched = found.value;
    }
    const needed = costCredits(request.format, request.count);
    if (account.creditsBalance < needed) {
      // Others may spend what a recharge brought; each round uses up one that the day allows.
      rounds += 1;
      const recharge = await rechargeToCover(ctx, account, needed, call.idempotencyKey);
      if (recharge.kind === "covered" && recharge.hasCharged) charged += 1;
      facts = await readAgain(ctx, call);
      // Meanwhile the same call may have been accepted, or the account filled up: only what is still true refuses.
      const isTrue = facts.remembered === null && (facts.account?.creditsBalance ?? 0) < needed;
      if (isTrue && (recharge.kind === "refused" || rounds > account.autoRechargeDailyLimit)) {
        const reason = recharge.kind === "refused" ? recharge.reason : "Other calls spent what auto-recharge added.";
        return err(insufficient(facts.account ?? account, needed, reason, charged));
      }
    } else {
      const acceptedCall = prepare(ctx, call, judged.value, searched ?? request.featuredStyles, fingerprints[0]);
      // The page is on its way to the bucket while the database writes: only an accepted order's is ever told of.
      const page = tried(publishFirstViewerPage(ctx, acceptedCall.order));
      const outcome = await commit(ctx, acceptedCall);
      if (typeof outcome === "object") {
        const { balanceAfter, isExpected } = outcome;
        if (account.autoRechargeEnabled && balanceAfter < account.autoRechargeThreshold) {
          call.afterAnswer(rechargeBelowThreshold(ctx, account));
        }
        call.afterAnswer(prewarm(ctx, acceptedCall.order));
        ctx.signals.emit(acceptedSignal(acceptedCall.order));
        const handedOver = tried(ctx.objects.start(acceptedCall.order));
        // The object starts by itself where it has heard of the delivery, whatever becomes of this call.
        if (isExpected) call.afterAnswer(handedOver);
        else await handedOver;
        // Nothing but the answer, which names the page, waits for it.
        await page;
        return ok(acceptedWith(acceptedCall, balanceAfter));
      }
      if (outcome === "unknown") {
        call.afterAnswer(page);
        return err(outcomeUnknown(call.idempotencyKey));
      }
      call.afterAnswer(page.then(() => tried(ctx.adFiles.deleteUnder(acceptedCall.order.viewerKey))));
      attempt += 1;
      facts = await readAgain(ctx, call);
    }
  }
  return err(problem(call.idempotencyKey === null ? "orchestration_failed" : "idempotency_key_in_use"));
}

/** Those that the call's key may have been used under, the present one first: `brand_id` was part of them before 25 November 2026. */
async function fingerprintsOf(ctx: GenerateContext, { body, facts }: GenerateCall): Promise<[string, ...string[]]> {
  const digest = (text: string) => ctx.runtime.sha256Hex(text);
  const present = await digest(fingerprintOf(body, facts.brand?.id ?? null));
  return [present, await digest(fingerprintOf(body)), await digest(earlierFingerprintOf(body))];
}

function readAgain(ctx: GenerateContext, call: GenerateCall): Promise<AcceptanceFacts> {
  const caller = call.keyHash === undefined ? { accountId: call.accountId } : { keyHash: call.keyHash };
  return ctx.acceptance.read({ ...caller, idempotencyKey: call.idempotencyKey, nowMs: ctx.runtime.nowMs() });
}

function outcomeUnknown(idempotencyKey: string | null): Problem {
  const remedy =
    idempotencyKey === null
      ? "Look at GET /v1/usage before you send it again."
      : "Send the same call again under the same Idempotency-Key: it is charged once at most. GET /v1/usage tells whether it was.";
  const message = `It is not known whether the call was accepted and charged. ${remedy}`;
  return problem("orchestration_failed", { message, mayBeCharged: true });
}

/** `charged`: recharges that this call has made before the one that could not be. */
function insufficient(account: Account, needed: number, reason: string, charged: number): Problem {
  const before = charged === 1 ? "One recharge was" : `${charged} recharges were`;
  const made = charged === 0 ? "" : ` ${before} made before that; the credits are on the account.`;
  return problem("insufficient_credits", {
    message: `The balance is ${account.creditsBalance} credits and this call needs ${needed}. ${reason}${made}`,
  });
}

function prepare(
  ctx: GenerateContext,
  call: GenerateCall,
  judged: Judged,
  featuredStyles: string[],
  fingerprint: string,
): AcceptedCall {
  const { request, account, brand, choiceSeed } = judged;
  const withPeople = ctx.imageModel !== null;
  const { products, choices } = chooseConcepts(judged, { featuredStyles, withPeople });
  const { random } = ctx.runtime;
  const nowMs = ctx.runtime.nowMs();
  const deliveryId = newId("delivery", random);
  const cost = costCredits(request.format, request.count);
  const productIds = products.map(({ id }) => id);
  const seed = new DataView(random(4).buffer).getUint32(0);
  const order: DeliveryOrder = {
    deliveryId,
    accountId: account.id,
    brandId: brand.id,
    requestId: call.requestId,
    format: request.format,
    placements: [...usualPlacements],
    count: request.count,
    costCredits: cost,
    decisions: decisionsOf(products, choices, seed),
    productIds,
    spareProductIds: judged.products.slice(products.length, products.length + maxSpareProducts).map(({ id }) => id),
    copyAngle: request.copyAngle,
    brandTone: request.brandTone,
    animationPrompts: request.animationPrompts,
    featuredStyles,
    recentStyles: brand.recentStyles,
    spread: request.spread,
    inSitu: request.inSitu,
    withPeople,
    webhookUrl: request.webhookUrl,
    viewerKey: `viewers/${base32(random(16))}/index.html`,
    seed,
    choiceSeed,
    isTest: account.isTest,
    ...metadataOf(request),
    createdAtMs: nowMs,
  };
  const noun = request.count === 1 ? "concept" : "concepts";
  return {
    order,
    website: brand.website,
    transactionId: newId("transaction", random),
    description: `${request.count} ${noun}, format ${request.format} (${deliveryId})`,
    shares: sharesOf(productIds, request.count),
    styles: choices.map(({ style }) => style.id).reverse(),
    response: {
      delivery_id: deliveryId,
      status: "queued",
      request_id: call.requestId,
      ad_count_expected: request.count,
      format: request.format,
      credits_balance: account.creditsBalance - cost,
      status_url: `${ctx.publicUrl}/v1/deliveries/${deliveryId}`,
      eta_seconds: etaSeconds[request.format],
      ...metadataOf(request),
    },
    idempotency:
      call.idempotencyKey === null
        ? null
        : { key: call.idempotencyKey, fingerprint, expiresAtMs: nowMs + ctx.idempotencyKeyMs },
    nowMs,
  };
}

interface Committed {
  balanceAfter: number;
  /** Whether the delivery's object knows for certain that it is to start. */
  isExpected: boolean;
}

/** A batch can commit and still throw: the primary is asked, and where the row is absent its place is made void for good. */
async function commit(ctx: GenerateContext, call: AcceptedCall): Promise<Committed | "refused" | "unknown"> {
  const { deliveryId, accountId, viewerKey } = call.order;
  try {
    // The object wakes up beside the batch, so that an accepted delivery starts even if this isolate dies after it.
    const [balanceAfter, isExpected] = await Promise.all([
      ctx.acceptance.commit(call),
      ctx.objects.expect(deliveryId, viewerKey).then(
        () => true,
        () => false,
      ),
    ]);
    return { balanceAfter, isExpected };
  } catch {
    try {
      const voided = await ctx.acceptance.voidDelivery(deliveryId, accountId, call.nowMs);
      const balanceAfter = voided ? null : await ctx.acceptance.committed(deliveryId);
      return balanceAfter === null ? "refused" : { balanceAfter, isExpected: false };
    } catch {
      return "unknown";
    }
  }
}

/** Starts the renderer that will draw, beside the answer: one that does not start is started by the concept itself. */
async function prewarm(ctx: GenerateContext, { deliveryId, format }: DeliveryOrder): Promise<void> {
  try {
    await ctx.renderer.prewarm(deliveryId, format);
  } catch (error) {
    console.warn("accepted, but no renderer could be started ahead", errorText(error));
  }
}

/** A delivery that is accepted goes on by itself: nothing else that is done for it may turn it into an error. */
async function tried(step: Promise<unknown>): Promise<void> {
  await step.catch((error: unknown) =>
    console.warn("not everything of an order could be done at once", errorText(error)),
  );
}

function acceptedWith({ response }: AcceptedCall, balanceAfter: number): Accepted {
  return { response: { ...response, credits_balance: balanceAfter }, replayed: false, answeredStatus: 202 };
}

function acceptedSignal({ requestId, deliveryId, accountId, format, count, costCredits }: DeliveryOrder): Signal {
  const delivery = { request_id: requestId, delivery_id: deliveryId, account_id: accountId };
  return { name: "delivery.accepted", ...delivery, format, concepts: count, credits: costCredits };
}
