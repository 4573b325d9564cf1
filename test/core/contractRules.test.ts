import { describe, expect, it } from "vitest";
import { animationPromptGroups, AnimationPrompt } from "../../src/core/contract/creative.ts";
import { docPath, errorBody, errorCodes, problem } from "../../src/core/contract/errors.ts";
import { fingerprintOf, meantBody, parseGenerateRequest } from "../../src/core/contract/generate.ts";
import { canonicalJson, earlierFingerprintOf, nestedTooDeeply } from "../../src/core/contract/json.ts";
import { readWaitSeconds } from "../../src/core/contract/prefer.ts";
import { base32, isId, newId } from "../../src/core/ids.ts";
import { selectProducts, sharesOf, type MatchableProduct } from "../../src/core/product/match.ts";

describe("Prefer", () => {
  it.each([
    [null, null],
    ["", null],
    ["respond-async", null],
    ["wait", 240],
    ["WAIT", 240],
    ["wait=10", 10],
    ["wait=0", 0],
    ['wait="7"', 7],
    ["wait=9999", 240],
    ["wait=soon", 240],
    ["respond-async, wait=5; x=y", 5],
    ["waiting", null],
  ])("%j waits %j s", (header, seconds) => {
    expect(readWaitSeconds(header)).toBe(seconds);
  });
});

describe("the spread of colours", () => {
  it("is balanced unless the call says otherwise", () => {
    const spreadOf = (body: unknown) => {
      const parsed = parseGenerateRequest(body);
      return parsed.ok ? parsed.value.spread : parsed.error.param;
    };
    expect([{}, { creative: {} }, { creative: { spread: "wide" } }].map(spreadOf)).toEqual([
      "balanced",
      "balanced",
      "wide",
    ]);
    expect(spreadOf({ creative: { spread: "huge" } })).toBe("creative.spread");
  });

  it("is in no fingerprint of a call that leaves it out or asks for the usual one", () => {
    expect(fingerprintOf({ count: 2, creative: { copy_angle: "sensory" } })).toBe(
      `{"count":2,"creative":{"copy_angle":"sensory"}}`,
    );
    expect(fingerprintOf({ creative: { spread: "balanced" } })).toBe(fingerprintOf({}));
    expect(fingerprintOf({ creative: { spread: "wide" } })).not.toBe(fingerprintOf({}));
  });
});

describe("the account's own brand, spelt out", () => {
  it("is in no fingerprint of a call, and another brand is", () => {
    const body = { format: "static", brand_id: "brd_own" };
    expect(fingerprintOf(body, "brd_own")).toBe(fingerprintOf({ format: "static" }));
    expect(fingerprintOf(body, "brd_other")).toBe(fingerprintOf(body));
    expect(fingerprintOf(null, "brd_own")).toBe(fingerprintOf(null));
  });
});

describe("a body that means the same as a shorter one", () => {
  it.each([
    [{ product_refs: [] }, {}],
    [{ product_refs: null, brand_id: null, webhook_url: null, metadata: null, creative: null }, {}],
    [{ product_refs: [], product_ids: ["a"] }, { product_refs: ["a"] }],
    [{ product_refs: ["a"], product_ids: ["a"] }, { product_refs: ["a"] }],
    [{ count: 1, format: "full", in_situ: false, dry_run: false }, {}],
    [{ count: null, format: null, in_situ: null }, {}],
    [{ creative: {} }, {}],
    [{ creative: { animation_prompts: [], featured_styles: [], spread: "balanced", brand_tone: null } }, {}],
    [{ creative: { copy_angle: "sensory", style_search: null } }, { creative: { copy_angle: "sensory" } }],
  ])("is taken for it, under an idempotency key too: %j", (long, short) => {
    expect(fingerprintOf(long)).toBe(fingerprintOf(short));
    expect(parseGenerateRequest(long)).toEqual(parseGenerateRequest(short));
    expect(parseGenerateRequest(long).ok).toBe(true);
  });

  it.each([
    [{ cuont: null }],
    [{ toString: null }],
    [{ creative: { tone: null } }],
    [{ creative: { constructor: [] } }],
  ] as [object][])("keeps what is foreign, so that it is refused: %j", (body) => {
    expect(meantBody(body)).toEqual(body);
    expect(parseGenerateRequest(body).ok).toBe(false);
  });

  it("keeps an empty metadata, which comes back as it was given", () => {
    expect(meantBody({ metadata: {} })).toEqual({ metadata: {} });
  });
});

describe.each([
  ["fingerprints", (body: unknown) => fingerprintOf(body)],
  ["fingerprints as they were before", earlierFingerprintOf],
])("%s", (_, fingerprint) => {
  it("are the same for the same body, however it is spelt", () => {
    expect(fingerprint({ b: [1, { d: 1, c: 2 }], a: "x" })).toBe(fingerprint({ a: "x", b: [1, { c: 2, d: 1 }] }));
    expect(fingerprint({ product_ids: ["a"] })).toBe(fingerprint({ product_refs: ["a"] }));
  });

  it("differ for different bodies", () => {
    const bodies = [{}, { count: 2 }, { count: 3 }, { product_refs: ["a"], product_ids: ["b"] }];
    const others = [{ product_refs: ["a"] }, { product_refs: ["a", "b"] }, { metadata: {} }, [], null, "x"];
    const all = [...bodies, ...others];
    expect(new Set(all.map(fingerprint)).size).toBe(all.length);
    expect(canonicalJson(["a", "b"])).not.toBe(canonicalJson(["b", "a"]));
  });

  it("are never taken of what is nested too deeply", () => {
    expect(nestedTooDeeply("[".repeat(33))).toBe(true);
    expect(nestedTooDeeply(`${"[".repeat(32)}${"]".repeat(32)}`)).toBe(false);
    expect(nestedTooDeeply(`{"text": "${"[".repeat(100)}\\"{{"}`)).toBe(false);
  });
});

describe("the error table", () => {
  it("has a page for each code, the supported products for theirs", () => {
    expect(docPath("product_not_supported")).toBe("supported-products");
    for (const code of errorCodes.filter((name) => name !== "product_not_supported"))
      expect(docPath(code)).toBe(`errors#${code}`);
  });

  it("gives the envelope with the call's own words", () => {
    const body = errorBody(
      problem("invalid_request", { message: "m", param: "p", extra: { incompatible_products: [] } }),
      "https://docs.example",
    );
    expect(body).toEqual({
      error: {
        code: "invalid_request",
        message: "m",
        param: "p",
        doc_url: "https://docs.example/errors#invalid_request",
      },
      incompatible_products: [],
    });
  });
});

describe("animation prompts", () => {
  it("are each there once, and no fewer than the 36 that the contract states", () => {
    expect(AnimationPrompt.options.length).toBeGreaterThanOrEqual(36);
    expect(new Set(AnimationPrompt.options).size).toBe(AnimationPrompt.options.length);
    expect(Object.keys(animationPromptGroups)).toHaveLength(7);
  });
});

describe("ids", () => {
  it("carry 128 bits and say what they name", () => {
    const id = newId("delivery", (count) => new Uint8Array(count).fill(255));
    expect(id).toBe("del_zzzzzzzzzzzzzzzzzzzzzzzzzw");
    expect(isId("delivery", id)).toBe(true);
    expect(isId("delivery", id.replace("del", "brd"))).toBe(false);
    expect(isId("delivery", `${id}z`)).toBe(false);
    expect(base32(new Uint8Array([0, 0, 0, 0, 1]))).toBe("00000001");
  });
});

describe("choosing products", () => {
  const product = (id: string, change: Partial<MatchableProduct> = {}): MatchableProduct => ({
    id,
    handle: `handle-${id}`,
    name: `Name ${id}`,
    status: "Active",
    isCompatible: true,
    incompatibilityReason: null,
    hasPicture: true,
    usageCount: 0,
    ...change,
  });
  const select = (products: MatchableProduct[], refs: string[] | null) => {
    const found = selectProducts(products, refs);
    return found.kind === "selected" ? found.products.map(({ id }) => id) : found.kind;
  };

  it("prefers id over handle over name, and the first name that matches", () => {
    const list = [product("a", { name: "x b x" }), product("b"), product("c", { handle: "a" })];
    expect(select(list, ["a"])).toEqual(["a"]);
    expect(select(list, ["handle-b"])).toEqual(["b"]);
    expect(select(list, ["NAME"])).toEqual(["b"]);
    expect(select(list, ["X B"])).toEqual(["a"]);
  });

  it("prefers among names that match one that can be used, whatever else comes first", () => {
    const list = [
      product("draft", { name: "Night Cream", status: "Draft" }),
      product("set", { name: "Night Cream Set", isCompatible: false }),
      product("bare", { name: "Night Cream Light", hasPicture: false }),
      product("good", { name: "Rich Night Cream" }),
    ];
    expect(select(list, ["night cream"])).toEqual(["good"]);
    expect(select(list.slice(0, 3), ["night cream"])).toBe("incompatible");
    expect(select([list[0] ?? product("x"), product("other")], ["night cream"])).toBe("nothing-matches");
  });

  it("takes % and _ for ordinary characters and lets an empty text match nothing", () => {
    expect(select([product("a")], ["%"])).toBe("nothing-matches");
    expect(select([product("a", { name: "50% off" })], ["0% o"])).toEqual(["a"]);
    expect(select([product("a")], ["", "handle-a"])).toEqual(["a"]);
  });

  it("refuses an incompatible match, and drops inactive ones and those without a picture", () => {
    const list = [
      product("a", { isCompatible: false }),
      product("b", { status: "Draft" }),
      product("c", { hasPicture: false }),
      product("d"),
    ];
    expect(select(list, ["a", "d"])).toBe("incompatible");
    expect(select(list, ["b", "c", "d", "d"])).toEqual(["d"]);
    expect(select(list, ["b", "c"])).toBe("nothing-matches");
    expect(select(list.slice(0, 3), null)).toBe("nothing-usable");
  });

  it("rotates lowest usage first and shares concepts out in turn", () => {
    expect(select([product("a", { usageCount: 2 }), product("b"), product("c", { usageCount: 1 })], null)).toEqual([
      "b",
      "c",
      "a",
    ]);
    expect([...sharesOf(["a", "b", "c"], 5)]).toEqual([
      ["a", 2],
      ["b", 2],
      ["c", 1],
    ]);
  });
});
