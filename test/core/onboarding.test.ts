import { describe, expect, it } from "vitest";
import {
  advanceOnboarding,
  beginOnboarding,
  isOver,
  type OnboardingEvent,
  type OnboardingState,
} from "../../src/core/brand/onboarding.ts";
import { brandView } from "../../src/core/brand/view.ts";

const order = { brandId: "brd_1", accountId: "acc_1", website: "https://shop.example", run: 1 };

function play(events: OnboardingEvent[], from: OnboardingState = beginOnboarding(order)): OnboardingState {
  return events.reduce((state, event) => advanceOnboarding(state, event, 1_000), from);
}

const found: OnboardingEvent[] = [{ kind: "pickedUp" }, { kind: "discovered", products: 2 }];

describe("a run of onboarding", () => {
  it("reads product after product, with a counter that moves, and ends ready", () => {
    expect(play(found).message).toBe("Reading products: 0 of 2.");
    expect(play([...found, { kind: "productRead" }])).toMatchObject({
      stage: "pictures",
      next: 1,
      message: "Reading products: 1 of 2.",
    });
    const done = play([
      ...found,
      { kind: "productRead" },
      { kind: "productRead" },
      { kind: "finished", usable: 1, obstacle: null },
    ]);
    expect(done).toMatchObject({ stage: "ready", message: "Ready for ads: 1 of 2 products can be used." });
    expect(isOver(done)).toBe(true);
  });

  it("fails with what to do when the shop has no products, or none that can be used", () => {
    expect(play([{ kind: "pickedUp" }, { kind: "discovered", products: 0 }])).toMatchObject({ stage: "failed" });
    expect(
      play([
        ...found,
        { kind: "productRead" },
        { kind: "productRead" },
        { kind: "finished", usable: 0, obstacle: "The picture is cut off: its end is missing." },
      ]),
    ).toMatchObject({
      stage: "failed",
      message:
        "None of the 2 products can be used in an ad. Most often: The picture is cut off: its end is missing. Correct it in the shop and start the onboarding again.",
    });
  });

  it("tries a step again, later each time, and gives up after the fourth failure", () => {
    const trouble: OnboardingEvent = { kind: "stepFailed", message: "no answer", retriable: true };
    const waits = [1, 2, 3].map(
      (n) => play([{ kind: "pickedUp" }, ...Array<OnboardingEvent>(n).fill(trouble)]).notBeforeMs - 1_000,
    );
    expect(waits).toEqual([2_000, 4_000, 8_000]);
    expect(play([{ kind: "pickedUp" }, trouble, trouble, trouble, trouble])).toMatchObject({
      stage: "failed",
      message: "no answer",
    });
  });

  it("forgets failures once a step succeeds, and does not retry the hopeless", () => {
    expect(
      play([
        { kind: "pickedUp" },
        { kind: "stepFailed", message: "x", retriable: true },
        { kind: "discovered", products: 1 },
      ]).tries,
    ).toBe(0);
    expect(play([{ kind: "pickedUp" }, { kind: "stepFailed", message: "x", retriable: false }]).stage).toBe("failed");
  });

  it("ignores what does not apply", () => {
    const done = play([{ kind: "pickedUp" }, { kind: "discovered", products: 0 }]);
    for (const event of [
      ...found,
      { kind: "productRead" } as const,
      { kind: "finished", usable: 1, obstacle: null } as const,
    ])
      expect(play([event], done)).toBe(done);
  });
});

describe("the brand as the contract shows it", () => {
  const row = {
    id: "brd_1",
    name: "Aurelia",
    website: "https://shop.example",
    status: "active" as const,
    stage: "ready",
    statusMessage: "Ready.",
    totalProductsScraped: 15,
    activeProducts: 14,
    onboardedAt: 0,
  };

  it("has exactly the spec's fields", () => {
    expect(brandView(row, "active", "https://api.example")).toEqual({
      brand_id: "brd_1",
      name: "Aurelia",
      website: "https://shop.example",
      ready_for_ads: true,
      status_message: "Ready.",
      api_access_status: "Active",
      onboarding_status_detail: "ready",
      product_count: 14,
      total_products_scraped: 15,
      onboarded_at: "1970-01-01T00:00:00.000Z",
      list_products_url: "https://api.example/v1/products",
    });
  });

  it("lets suspension and trial of the account win", () => {
    const status = (account: "active" | "suspended" | "trial", brand: "pending" | "active") => {
      const view = brandView({ ...row, status: brand }, account, "");
      return [view.api_access_status, view.ready_for_ads];
    };
    expect(status("suspended", "active")).toEqual(["Suspended", false]);
    expect(status("trial", "pending")).toEqual(["Trial", false]);
    expect(status("active", "pending")).toEqual(["Pending Onboarding", false]);
  });
});
