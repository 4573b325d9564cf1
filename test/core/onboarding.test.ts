import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runCounts } from "../../src/core/brand/finds.ts";
import {
  advanceOnboarding,
  beginOnboarding,
  isOver,
  type OnboardingEvent,
  type OnboardingState,
} from "../../src/core/brand/onboarding.ts";
import {
  leaseMs,
  pauseAfterAttempt,
  pauseWhenLate,
  resendDueMs,
  taskLimitMs,
  tasksAtOnceFor,
} from "../../src/core/brand/tasks.ts";
import { brandView } from "../../src/core/brand/view.ts";
import type { WebsiteProof } from "../../src/core/contract/responses/websiteProof.ts";

const order = { brandId: "brd_1", accountId: "acc_1", website: "https://shop.example", run: 1 };
const startMs = 1_000;

function play(events: OnboardingEvent[], from: OnboardingState = beginOnboarding(order, startMs)): OnboardingState {
  return events.reduce((state, event) => advanceOnboarding(state, event, startMs), from);
}

const pickedUp: OnboardingEvent = { kind: "pickedUp" };
const found: OnboardingEvent[] = [pickedUp, { kind: "discovered", products: 1, tasks: 2 }];
const read: OnboardingEvent[] = [
  ...found,
  { kind: "taskDone", read: 1 },
  { kind: "taskDone", read: 1 },
  { kind: "pagesRead", products: 2, unread: 0 },
];
const done: OnboardingEvent = { kind: "taskDone", read: 0 };
const prepared: OnboardingEvent[] = [...read, done, done, { kind: "picturesRead" }];
const finished = (usable: number, obstacle: string | null = null): OnboardingEvent => ({
  kind: "finished",
  usable,
  obstacle,
  message: `Ready for ads: ${usable} of 2 products can be used.`,
});

describe("a run of onboarding", () => {
  it("reads page after page and product after product, with counters that move, and ends ready", () => {
    expect(play(found)).toMatchObject({ stage: "scraping", message: "Reading pages: 0 of 2; 1 products so far." });
    expect(play([...found, { kind: "taskDone", read: 2 }])).toMatchObject({
      done: 1,
      products: 2,
      message: "Reading pages: 1 of 2; 2 products so far.",
    });
    expect(play(read)).toMatchObject({ stage: "pictures", done: 0, message: "Reading products: 0 of 2." });
    expect(play([...read, done]).message).toBe("Reading products: 1 of 2.");
    const end = play([...prepared, finished(1)]);
    expect(end).toMatchObject({ stage: "ready", message: "Ready for ads: 1 of 2 products can be used." });
    expect(isOver(end)).toBe(true);
  });

  it("counts pages and then products, keeps both to its end, and counts nothing once it is over", () => {
    const counts = (events: OnboardingEvent[]) => {
      const { pagesDone, pagesTotal, productsFound, productsDone } =
        runCounts(play(events)) ?? expect.fail("it is over");
      return [`${pagesDone} of ${pagesTotal} pages`, `${productsDone} of ${productsFound} products`];
    };
    expect(counts([])).toEqual(["0 of 0 pages", "0 of 0 products"]);
    expect(counts([...found, { kind: "taskDone", read: 2 }])).toEqual(["1 of 2 pages", "0 of 2 products"]);
    expect(counts([...read, done])).toEqual(["2 of 2 pages", "1 of 2 products"]);
    expect(counts(prepared)).toEqual(["2 of 2 pages", "2 of 2 products"]);
    expect(runCounts(play([...prepared, finished(1)]))).toBeNull();
    expect(runCounts(play([...prepared, finished(0)]))).toBeNull();
  });

  it("gives pictures as much time as pages have had, and ends without a word when a newer run has the brand", () => {
    const late = 20 * 60_000;
    const { deadlineMs } = beginOnboarding(order, startMs);
    const state = advanceOnboarding(play(found), { kind: "pagesRead", products: 2, unread: 0 }, late);
    expect(state.deadlineMs - late).toBe(deadlineMs - startMs);
    expect(state.message).toBe("Reading products: 0 of 2.");
    expect(advanceOnboarding(state, { kind: "superseded" }, late).stage).toBe("failed");
  });

  it("fails with what to do when the shop has no products, or none that can be used", () => {
    const none: OnboardingEvent = { kind: "pagesRead", products: 0, unread: 3 };
    expect(play([...found, none])).toMatchObject({
      stage: "failed",
      message: expect.stringMatching(/No products were found.*3 pages of the shop could not be read/) as string,
    });
    expect(play([...prepared, finished(0, "The picture is cut off: its end is missing.")])).toMatchObject({
      stage: "failed",
      message:
        "None of the 2 products can be used in an ad. Most often: The picture is cut off: its end is missing. Correct it in the shop and start the onboarding again.",
    });
  });

  it("tries a step again, later each time, and gives up after the fifth failure", () => {
    const trouble: OnboardingEvent = { kind: "stepFailed", message: "no answer", retriable: true };
    const times = (n: number) => Array<OnboardingEvent>(n).fill(trouble);
    const waits = [1, 2, 3, 4].map((n) => play([pickedUp, ...times(n)]).notBeforeMs - startMs);
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(play([pickedUp, ...times(5)])).toMatchObject({ stage: "failed", message: "no answer" });
  });

  it("forgets failures once a step succeeds, and does not retry the hopeless", () => {
    const trouble: OnboardingEvent = { kind: "stepFailed", message: "x", retriable: true };
    expect(play([pickedUp, trouble, { kind: "discovered", products: 1, tasks: 1 }]).tries).toBe(0);
    expect(play([pickedUp, { ...trouble, retriable: false }]).stage).toBe("failed");
  });

  it("ignores what does not apply, in whatever order it comes", () => {
    const event = fc.oneof(
      fc.constantFrom<OnboardingEvent>(...prepared, finished(0), finished(2)),
      fc.boolean().map((retriable): OnboardingEvent => ({ kind: "stepFailed", message: "x", retriable })),
    );
    const order = ["queued", "discovering", "scraping", "pictures", "finishing", "ready", "failed"];
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = beginOnboarding({ brandId: "b", accountId: "a", website: "https://x.example", run: 1 }, 0);
        for (const next of events) {
          const before = state;
          state = advanceOnboarding(before, next, 0);
          // A run never goes back, and never changes once it is over.
          expect(order.indexOf(state.stage)).toBeGreaterThanOrEqual(order.indexOf(before.stage));
          if (isOver(before)) expect(state).toBe(before);
          expect(state.done).toBeLessThanOrEqual(state.total);
        }
      }),
    );
  });
});

describe("a task", () => {
  it("is tried three times, later each time, then given up", () => {
    expect([1, 2, 3].map((attempts) => pauseAfterAttempt(attempts))).toEqual([2_000, 4_000, null]);
  });

  it("that was not done in time is tried six times", () => {
    expect([3, 5, 6].map((times) => pauseWhenLate(times))).toEqual([8_000, 32_000, null]);
  });

  it("is sent again when its message is lost, at longer and longer intervals, for ever", () => {
    expect([1, 2, 6, 60].map((sends) => resendDueMs(sends, 0))).toEqual([20_000, 40_000, 120_000, 120_000]);
  });

  it("has a lease that is longer than it may work, and a shop that asks for pauses gets one task at a time", () => {
    expect(leaseMs).toBeGreaterThan(taskLimitMs);
    expect([0, 0.5, 1, 30].map(tasksAtOnceFor)).toEqual([6, 6, 1, 1]);
  });
});

describe("the brand as the contract shows it", () => {
  const row = {
    id: "brd_1",
    name: "Aurelia",
    website: "https://shop.example",
    status: "active" as const,
    stage: "ready",
    statusMessage: "Ready for ads: 13 of 15 products can be used. One page could not be read.",
    totalProductsScraped: 15,
    activeProducts: 14,
    catalogueProducts: 15,
    usableProducts: 12,
    onboardedAt: 0,
  };
  const websiteProof: WebsiteProof = {
    required: false,
    status: "not_required",
    domain: "shop.example",
    methods: [],
    verified_at: null,
    verified_by: null,
  };

  it("has exactly the spec's fields, and the proof of its website", () => {
    expect(brandView(row, { accountStatus: "active", websiteProof, publicUrl: "https://api.example" })).toEqual({
      brand_id: "brd_1",
      name: "Aurelia",
      website: "https://shop.example",
      ready_for_ads: true,
      status_message: "Ready for ads: 12 of 15 products can be used. One page could not be read.",
      api_access_status: "Active",
      onboarding_status_detail: "ready",
      product_count: 14,
      total_products_scraped: 15,
      onboarded_at: "1970-01-01T00:00:00.000Z",
      list_products_url: "https://api.example/v1/products",
      website_proof: websiteProof,
    });
  });

  it("lets suspension and trial of the account win", () => {
    const status = (account: "active" | "suspended" | "trial", brand: "pending" | "active") => {
      const view = brandView({ ...row, status: brand }, { accountStatus: account, websiteProof, publicUrl: "" });
      return [view.api_access_status, view.ready_for_ads];
    };
    expect(status("suspended", "active")).toEqual(["Suspended", false]);
    expect(status("trial", "pending")).toEqual(["Trial", false]);
    expect(status("active", "pending")).toEqual(["Pending Onboarding", false]);
  });

  it("is not ready when no product can be used any more, and says so", () => {
    const surroundings = { accountStatus: "active", websiteProof, publicUrl: "" } as const;
    expect(brandView({ ...row, usableProducts: 0 }, surroundings)).toMatchObject({
      ready_for_ads: false,
      status_message:
        "Not ready for ads: none of the 15 products can be used now; GET /v1/products says why of each. One page could not be read.",
      api_access_status: "Active",
    });
  });

  it("tells an account on trial what ads wait for", () => {
    const onTrial = brandView(row, { accountStatus: "trial", websiteProof, publicUrl: "" });
    expect(onTrial.ready_for_ads).toBe(false);
    expect(onTrial.status_message).toContain("ads can be ordered once support has activated it");
  });

  it("is not ready for ads while its website is to be proven, and says so", () => {
    const pending = { ...websiteProof, required: true, status: "pending" as const };
    const surroundings = { accountStatus: "active", websiteProof: pending, publicUrl: "" } as const;
    expect(brandView(row, surroundings)).toMatchObject({
      ready_for_ads: false,
      status_message:
        "12 of 15 products can be used. One page could not be read. Before the first ads, prove that shop.example is yours: website_proof says how.",
      api_access_status: "Active",
    });
  });
});
