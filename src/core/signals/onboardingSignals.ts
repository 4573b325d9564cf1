import type { OnboardingEvent, OnboardingState } from "../brand/onboarding.ts";
import type { Signal } from "./signals.ts";

/** What a step of a run tells: how the run ended. One that a newer run has replaced tells nothing. */
export function onboardingSignals(
  before: OnboardingState,
  event: OnboardingEvent,
  after: OnboardingState,
  nowMs: number,
): Signal[] {
  if (before.stage === after.stage || event.kind === "superseded") return [];
  const { brandId, accountId, requestId } = after.order;
  const run = {
    ...(requestId !== undefined && { request_id: requestId }),
    brand_id: brandId,
    account_id: accountId,
    products: after.products,
    // A run of an earlier version does not know when it began.
    duration_ms: Math.max(0, nowMs - (after.startedAtMs ?? nowMs)),
  };
  if (after.stage === "failed") return [{ name: "onboarding.failed", ...run, is_ours: after.isOurs ?? false }];
  if (after.stage !== "ready" || event.kind !== "finished") return [];
  return [{ name: "onboarding.ready", ...run, usable_products: event.usable }];
}
