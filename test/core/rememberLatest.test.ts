import { describe, expect, it } from "vitest";
import { rememberLatest } from "../../src/core/rememberLatest.ts";

describe("rememberLatest", () => {
  it("works a value out once for a key", () => {
    const remembered = rememberLatest<object>(2);
    const value = remembered("a", () => ({}));
    expect(remembered("a", () => ({}))).toBe(value);
    expect(remembered("b", () => ({}))).not.toBe(value);
  });

  it("forgets the key that was asked for longest ago when there are too many", () => {
    const remembered = rememberLatest<{ name: string }>(2);
    const [a, b] = ["a", "b"].map((name) => remembered(name, () => ({ name })));
    remembered("a", () => ({ name: "another a" }));
    remembered("c", () => ({ name: "c" }));
    expect(remembered("a", () => ({ name: "another a" }))).toBe(a);
    expect(remembered("b", () => ({ name: "another b" }))).not.toBe(b);
  });
});
