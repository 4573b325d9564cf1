import { execFileSync } from "node:child_process";
import { runInNewContext } from "node:vm";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { callsOf } from "../../app/src/views/create/calls.ts";
import { emptyForm, labelsProblem, orderOf, type OrderForm } from "../../app/src/views/create/form.ts";
import { GenerateBody } from "../../src/core/contract/generate.ts";

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

const filledIn: OrderForm = {
  count: "2",
  format: "full",
  products: ["botanical-face-oil"],
  angle: "social proof",
  tone: "calm, expert",
  lookBy: "service",
  categories: ["Water Ripples"],
  description: "sunlit water",
  styles: [{ id: "sty_still-pond-rings", name: "still pond rings" }],
  spread: "wide",
  isInSitu: true,
  webhookUrl: "https://shop.example/hook?a=1&b='2'",
  labels: "campaign: spring",
};
const looks = (["categories", "words", "styles"] as const).map((lookBy) => orderOf({ ...filledIn, lookBy }));

describe("the form of an order", () => {
  it("has a field for everything that a call takes", () => {
    // An account has one brand, `product_ids` is an older name, and the page asks for the price by itself.
    const unasked = ["brand_id", "product_ids", "dry_run"];
    const fields = Object.keys(GenerateBody.shape).filter((name) => !unasked.includes(name));
    expect(Object.keys(looks[0] ?? {}).sort()).toEqual(fields.sort());
    const creative = new Set(looks.flatMap((order) => Object.keys(order.creative ?? {})));
    expect([...creative].sort()).toEqual(Object.keys(GenerateBody.shape.creative.unwrap().shape).sort());
    for (const order of looks) expect(GenerateBody.safeParse(order).error).toBeUndefined();
  });

  it.each(looks)("says the same as a call with curl, in TypeScript and to an agent", (order) => {
    const { curl, typescript, agent } = callsOf(order, "https://api.example.com");
    const sent = execFileSync("bash", ["-c", `curl() { printf %s "\${@: -1}"; }; uuidgen() { :; }; ${curl}`], {
      encoding: "utf8",
    });
    expect(JSON.parse(sent)).toEqual(order);
    const [, literal = ""] = /generateAds\(\n([\s\S]*),\n {2}\{ wait: true \},/.exec(typescript) ?? [];
    expect(runInNewContext(`(${literal})`)).toEqual(order);
    expect(ts.transpileModule(typescript, { reportDiagnostics: true }).diagnostics).toEqual([]);
    expect(JSON.parse(agent.slice(agent.indexOf("{"), agent.lastIndexOf("}") + 1))).toEqual(order);
    expect(agent).toContain("https://api.example.com/mcp");
  });
});
