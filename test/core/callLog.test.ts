import { describe, expect, it } from "vitest";
import { keptLine, keptText } from "../../src/core/calls/keptText.ts";
import { laneOf } from "../../src/core/calls/loggedCall.ts";

describe("what is kept of a body", () => {
  it("is its beginning, and says whether there was more", () => {
    expect(keptText({ a: 1 }, 100)).toEqual({ text: `{"a":1}`, isWhole: true });
    expect(keptText("x".repeat(11), 10)).toEqual({ text: "x".repeat(10), isWhole: false });
    expect(keptText("{ no json", 100)).toEqual({ text: "{ no json", isWhole: true });
  });

  it.each([
    [
      "a field's name says so",
      { client_secret: "s3cret", webhookSecret: "x9", deep: [{ access_token: "t1", Password: "p1" }] },
    ],
    ["a code that was mailed", { code: "482913" }],
    ["a key of ours stands anywhere", { metadata: { note: `use svc_live_${"a1b2".repeat(8)} here` } }],
    ["a webhook secret stands anywhere", { name: `whsec_${"c3d4".repeat(8)}` }],
    ["a header was sent in the body", { headers: "Bearer abcdef123456" }],
  ])("has no secret where %s", (_why, body) => {
    const { text } = keptText(body, 1_000);
    expect(text).not.toMatch(/s3cret|x9|"t1"|"p1"|482913|svc_live_a|whsec_c|abcdef/);
    expect(text).toContain("•••");
  });

  it("is otherwise as it was sent, an error's code too", () => {
    const body = { error: { code: "invalid_count", message: "x" }, product_refs: ["a"], count: 3, token: null };
    expect(JSON.parse(keptText(body, 1_000).text)).toEqual(body);
  });
});

describe("what is kept of a path", () => {
  const key = `svc_live_${"a1b2".repeat(8)}`;
  it.each([
    ["a key stands where an id belongs", `/v1/deliveries/${key}`, "/v1/deliveries/•••"],
    ["a key is the value of a parameter", `/v1/usage?limit=2&cursor=${key}`, "/v1/usage?limit=2&cursor=•••"],
    ["a parameter's name says so", "/v1/balance?api_key=abc&limit=2", "/v1/balance?api_key=•••&limit=2"],
    ["a secret is encoded", "/v1/usage?cursor=whsec_abcdef%2Bgh%3D", "/v1/usage?cursor=•••"],
    ["a header is the value", "/v1/usage?cursor=Bearer%20abcdef123456", "/v1/usage?cursor=•••"],
  ])("has no secret where %s", (_why, path, kept) => {
    expect(keptLine(path, 1_000)).toBe(kept);
  });

  it("is otherwise as it was called, to its longest", () => {
    expect(keptLine("/v1/usage?limit=2&cursor=abc", 1_000)).toBe("/v1/usage?limit=2&cursor=abc");
    expect(keptLine("/v1/usage?limit=2", 9)).toBe("/v1/usage");
  });
});

it("calls that fail, that read and that do something push only their like out", () => {
  expect([laneOf({ status: 202 }, false), laneOf({ status: 200 }, true)]).toEqual(["done", "read"]);
  expect([laneOf({ status: 400 }, false), laneOf({ status: 500 }, true)]).toEqual(["failed", "failed"]);
});
