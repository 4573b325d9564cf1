import type { Problem } from "../core/contract/errors.ts";
import type { DryRun } from "../core/contract/responses/generate.ts";
import { inTurn } from "../core/seed.ts";
import { costCredits, creditsToUsd } from "../core/credits/pricing.ts";
import { droppedRefs, sharesOf } from "../core/product/match.ts";
import { tooManyToday } from "../core/limits/dailyLimits.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { AcceptanceFacts } from "../ports/acceptance.ts";
import { chooseConcepts } from "./chooseConcepts.ts";
import type { GroundPictureContext } from "./groundPicture.ts";
import { judgeNewCall, type JudgeRules } from "./judgeGenerateCall.ts";
import type { PaymentContext } from "./payments/context.ts";
import { foreseeRecharge } from "./payments/recharge.ts";
import { pinStyles } from "./pinStyles.ts";
import type { StyleSearchContext } from "./searchStyles.ts";

export type PlanContext = PaymentContext & StyleSearchContext & JudgeRules & Pick<GroundPictureContext, "imageModel">;

export interface PlanCall {
  body: unknown;
  /** What the call's own read batch gave when it was authenticated. */
  facts: AcceptanceFacts;
  /** Work that goes on after the answer. */
  afterAnswer: (work: Promise<void>) => void;
}

/** True for the body of a generate call that only asks for its plan. */
export function isDryRun(body: unknown): boolean {
  return body !== null && typeof body === "object" && "dry_run" in body && body.dry_run === true;
}

/**
 * What a generate call would cost and make: judged as the call itself is, except that missing credits are no error. Writes, charges
 * and begins nothing. While the brand has no other delivery, the call that follows makes exactly these choices. For that they
 * follow from the body and from what the brand has had: calls with identical bodies that arrive at the same moment look alike.
 */
export async function planAds(ctx: PlanContext, call: PlanCall): Promise<Result<DryRun, Problem>> {
  const judged = judgeNewCall(ctx, call.body, call.facts, ctx.runtime.nowMs());
  if (!judged.ok) return judged;
  const { request, account } = judged.value;
  const usedUp = await ctx.dailyCounts.take(account.id, "dryRuns");
  if (usedUp !== null) return err(tooManyToday(usedUp, ctx.runtime.nowMs()));
  const searched =
    request.styleSearch === null
      ? null
      : await pinStyles(ctx, { accountId: account.id, text: request.styleSearch }, call.afterAnswer);
  if (searched?.ok === false) return searched;
  const { products, choices } = chooseConcepts(judged.value, {
    featuredStyles: searched?.value ?? request.featuredStyles,
    withPeople: ctx.imageModel !== null,
  });
  const { format, count, productRefs } = request;
  const cost = costCredits(format, count);
  const shares = sharesOf(
    products.map(({ id }) => id),
    count,
  );
  return ok({
    dry_run: true,
    format,
    count,
    cost_credits: cost,
    cost_usd: creditsToUsd(cost),
    credits_balance: account.creditsBalance,
    credits_balance_after: account.creditsBalance - cost,
    is_covered: account.creditsBalance >= cost,
    would_recharge: await foreseeRecharge(ctx, account, cost),
    products: products.map(({ id, handle, name }) => ({ id, handle, name, concepts: shares.get(id) ?? 0 })),
    dropped_product_refs: droppedRefs(call.facts.products, productRefs ?? [], judged.value.products),
    concepts: choices.map(({ angle, style }, position) => ({
      index: position + 1,
      product_id: inTurn(products, position)?.id ?? "",
      copy_angle: angle,
      style_id: style.id,
      style_name: style.name,
      animation_prompt: style.animationPrompt,
    })),
  });
}
