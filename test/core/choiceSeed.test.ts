import { describe, expect, it } from "vitest";
import { someFacts } from "./creativeBuilders.ts";
import { choicesInTurn, choiceSeedOf } from "../../src/core/creative/choices.ts";

const brand = { id: "brd_1", recentStyles: [] };
const products = [{ usageCount: 12 }];
const seedOf = (body: unknown) => choiceSeedOf(brand, products, body);

describe("the seed of a call's choices", () => {
  it("is the same for a dry run and its call, whatever the marks, the order of the fields and the alias", () => {
    const seed = seedOf({ count: 2, format: "static", product_refs: ["serum"] });
    expect(seedOf({ dry_run: true, format: "static", count: 2, product_ids: ["serum"] })).toBe(seed);
    expect(seedOf({ count: 2, format: "static", product_refs: ["serum"], metadata: { a: "b" } })).toBe(seed);
  });

  it("lets different calls of one moment choose differently", () => {
    const product = { name: "Barrier Serum", category: "serum", facts: someFacts() };
    const bodies = Array.from({ length: 10 }, (_, i) => ({ count: 1, webhook_url: `https://shop.example/${i}` }));
    const chosen = bodies.map((body) =>
      choicesInTurn({
        products: [product],
        count: 1,
        copyAngle: null,
        featuredStyles: [],
        animationPrompts: [],
        recentStyles: [],
        withPeople: false,
        seed: seedOf(body),
      }),
    );
    expect(new Set(chosen.map(([choice]) => choice?.angle)).size).toBeGreaterThan(3);
    expect(new Set(chosen.map(([choice]) => choice?.style.id)).size).toBeGreaterThan(3);
  });

  it("moves on with what the brand has had", () => {
    expect(choiceSeedOf(brand, [{ usageCount: 13 }], {})).not.toBe(seedOf({}));
  });
});
