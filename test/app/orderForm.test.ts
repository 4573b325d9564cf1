import { describe, expect, it } from "vitest";
import { emptyForm, labelsProblem, orderOf } from "../../app/src/views/create/form.ts";

describe("the labels of an order", () => {
  it("are a name and a value on each line that is not empty", () => {
    const labels = "campaign: spring-launch\n\n link : https://shop.example/a";
    expect(labelsProblem(labels)).toBeNull();
    expect(orderOf({ ...emptyForm, labels }).metadata).toEqual({
      campaign: "spring-launch",
      link: "https://shop.example/a",
    });
  });

  it.each([
    [": spring", "Each line is a name, a colon and a value."],
    ["campaign: a\ncampaign: b", "“campaign” is there twice."],
  ])("are refused where one of them would be lost: %j", (labels, problem) => {
    expect(labelsProblem(labels)).toBe(problem);
  });
});
