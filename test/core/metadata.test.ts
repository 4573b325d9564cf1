import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseGenerateRequest } from "../../src/core/contract/generate.ts";
import { metadataLimits, readMetadata } from "../../src/core/contract/metadata.ts";
import { DeliveryOrder } from "../../src/core/delivery/order.ts";
import { anOrder } from "./deliveryBuilders.ts";

const { keys, keyCharacters, valueCharacters, jsonBytes } = metadataLimits;

/** Objects as `JSON.parse` makes them, with the names that other objects have of their own among the keys. */
const anyObject = fc
  .uniqueArray(
    fc.tuple(
      fc.oneof(
        fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "length", "0", ""),
        fc.string({ unit: "binary", maxLength: keyCharacters + 4 }),
      ),
      fc.oneof(
        { weight: 9, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
        { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 400, maxLength: 520 }) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      ),
    ),
    { maxLength: keys + 3, selector: ([key]) => key },
  )
  .map(
    (entries) =>
      JSON.parse(
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`,
      ) as Record<string, unknown>,
  );

/** The rules once more, in other words. */
function isAllowed(metadata: Record<string, unknown>): boolean {
  const entries = Object.entries(metadata);
  return (
    entries.length <= keys &&
    entries.every(
      ([key, value]) =>
        key.length > 0 &&
        Array.from(key).length <= keyCharacters &&
        typeof value === "string" &&
        Array.from(value).length <= valueCharacters,
    ) &&
    new TextEncoder().encode(JSON.stringify(metadata)).length <= jsonBytes
  );
}

describe("metadata", () => {
  it("is taken exactly where it keeps to its limits, and stays as it came", () => {
    fc.assert(
      fc.property(anyObject, (metadata) => {
        const text = JSON.stringify(metadata);
        const parsed = parseGenerateRequest({ metadata });
        expect(parsed.ok).toBe(isAllowed(metadata));
        if (parsed.ok) {
          expect(JSON.stringify(parsed.value.metadata)).toBe(text);
          expect(JSON.stringify(DeliveryOrder.parse({ ...anOrder(), metadata }).metadata)).toBe(text);
        } else {
          expect(parsed.error).toMatchObject({ code: "invalid_request" });
          expect(parsed.error.param).toMatch(/^metadata(\.|$)/);
          expect(parsed.error.message).toMatch(/\.$/);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["no object", "text", "metadata", "object"],
    ["null", null, "metadata", "object"],
    ["a list", ["a"], "metadata", "object"],
    ["a number as a value", { campaign: 7 }, "metadata.campaign", "string"],
    ["an object as a value", { a: { b: "c" } }, "metadata.a", "string"],
    ["an empty key", { "": "x" }, "metadata", "empty key"],
    ["a long key", { ["k".repeat(41)]: "x" }, `metadata.${"k".repeat(41)}`, "40 characters"],
    ["a long value", { note: "v".repeat(501) }, "metadata.note", "500 characters"],
    ["many keys", Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, ""])), "metadata", "50"],
    ["too many bytes", Object.fromEntries(["a", "b"].map((k) => [k, "€".repeat(350)])), "metadata", "2048"],
    ["a number under a hostile key", JSON.parse('{"__proto__": 1}') as object, "metadata.__proto__", "string"],
  ])("refuses %s, and says what to do", (_what, metadata, param, advice) => {
    const judged = readMetadata(metadata);
    if (judged.ok) throw new Error("it was taken");
    expect(judged.error).toMatchObject({ code: "invalid_request", param });
    expect(judged.error.message).toContain(advice);
  });

  it.each([
    ["nothing", {}],
    ["40 and 500 characters beyond the first plane", { ["😀".repeat(40)]: "a", b: "😀".repeat(420) }],
    ["50 keys", Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, ""]))],
    ["2,048 bytes", Object.fromEntries(["a", "b", "c", "d", "e"].map((k) => [k, "v".repeat(k === "e" ? 12 : 500)]))],
  ])("takes metadata with %s", (_what, metadata) => {
    expect(readMetadata(metadata)).toEqual({ ok: true, value: metadata });
  });
});
