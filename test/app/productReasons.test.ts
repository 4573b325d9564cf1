import { describe, expect, it } from "vitest";
import { reasonsOf } from "../../app/src/views/products/reasons.ts";
import type { Product } from "../../client/src/types.ts";

const serum: Product = {
  id: "prd_serum",
  handle: "serum",
  name: "Serum",
  status: "Active",
  usable_for_ads: false,
  is_compatible: true,
  incompatibility_reason: null,
  category: "Serum",
  aspect_ratio: "vertical",
  image_url: "https://media.example/products/serum.png",
  picture_source: "shop",
};
const whysOf = (change: Partial<Product>) => reasonsOf({ ...serum, ...change }).map(({ why }) => why);

describe("why ads do not show a product", () => {
  it("is its kind, with the way to put that right, whatever its picture is like", () => {
    const set = "One ad shows one product; this is a set or a multi-pack.";
    const reasons = reasonsOf({
      ...serum,
      is_compatible: false,
      incompatibility_reason: set,
      picture_problem: "Too small.",
    });
    expect(reasons).toEqual([{ why: set, help: "If it is something else, put its kind right above." }]);
  });

  it("is its picture, with what would help", () => {
    expect(whysOf({ picture_problem: "The picture shows several things." })).toEqual([
      "The picture shows several things.",
    ]);
    expect(whysOf({ image_url: null })).toEqual(["It has no picture that can be used."]);
    expect(reasonsOf({ ...serum, image_url: null })[0]?.help).toContain("Another picture");
  });

  it("is its review as well, where that keeps it out", () => {
    expect(whysOf({ status: "Draft" })).toEqual(["It waits for our review."]);
    expect(whysOf({ status: "Inactive", picture_problem: "Too small." })).toEqual([
      "Too small.",
      "It was taken out in our review; write to us if ads shall show it.",
    ]);
  });

  it("is nothing where they do", () => {
    expect(whysOf({ usable_for_ads: true })).toEqual([]);
  });
});
