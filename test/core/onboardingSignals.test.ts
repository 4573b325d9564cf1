import { describe, expect, it } from "vitest";
import {
  advanceOnboarding,
  beginOnboarding,
  type OnboardingEvent,
  type OnboardingState,
} from "../../src/core/brand/onboarding.ts";
import { onboardingSignals } from "../../src/core/signals/onboardingSignals.ts";

const order = { brandId: "brd_x", accountId: "acc_x", website: "https://x.example", run: 1, requestId: "req_x" };
const upToTheEnd: OnboardingEvent[] = [
  { kind: "pickedUp" },
  { kind: "discovered", products: 3, tasks: 0 },
  { kind: "pagesRead", products: 3, unread: 0 },
  { kind: "picturesRead" },
];

/** What a run tells that begins at 1 s and makes a step each second. */
function toldOf(events: readonly OnboardingEvent[], begun: OnboardingState = beginOnboarding(order, 1_000)) {
  let state = begun;
  return events.flatMap((event, i) => {
    const before = state;
    const nowMs = 1_000 * (i + 2);
    state = advanceOnboarding(before, event, nowMs);
    return onboardingSignals(before, event, state, nowMs);
  });
}

describe("a run of onboarding", () => {
  it("tells once that its brand is ready, and how long that took", () => {
    const end: OnboardingEvent = { kind: "finished", usable: 2, obstacle: null, message: "Ready." };
    expect(toldOf([...upToTheEnd, end, end])).toEqual([
      {
        name: "onboarding.ready",
        request_id: "req_x",
        brand_id: "brd_x",
        account_id: "acc_x",
        products: 3,
        usable_products: 2,
        duration_ms: 5_000,
      },
    ]);
  });

  it("tells whether it failed through the shop or through the service", () => {
    const through = (event: OnboardingEvent) => toldOf([...upToTheEnd, event]);
    const finished = { kind: "finished", usable: 0, obstacle: null, message: "" } as const;
    expect(through(finished)).toMatchObject([{ name: "onboarding.failed", products: 3, is_ours: false }]);
    expect(through({ ...finished, isOurs: true })).toMatchObject([{ name: "onboarding.failed", is_ours: true }]);
  });

  it("tells nothing when a newer run has taken its place, and nothing of what is tried again", () => {
    expect(toldOf([{ kind: "stepFailed", message: "", retriable: true }, { kind: "superseded" }])).toEqual([]);
  });

  it("that began in an earlier version tells all but how long it took", () => {
    const { startedAtMs: _startedAtMs, ...earlier } = beginOnboarding(order, 1_000);
    const told = toldOf([{ kind: "stepFailed", message: "", retriable: false }], earlier);
    expect(told).toMatchObject([{ name: "onboarding.failed", duration_ms: 0 }]);
  });
});
