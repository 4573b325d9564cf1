import { describe, expect, it } from "vitest";
import { afterSigns, isGivenUp, isOpen, oncePerHost, type HostCircuits } from "../../src/core/brand/hostCircuits.ts";

const host = "cdn.example";
const failed = { host, hasAnswered: false };
const answered = { host, hasAnswered: true };
const times = (count: number) => Array.from({ length: count }, () => failed);
const none: HostCircuits = {};

describe("the circuit of a host", () => {
  it("opens after five failures in a row, whichever tasks they are of", () => {
    const four = afterSigns(none, times(4), 0);
    expect(isOpen(four, host, 0)).toBe(false);
    expect(isOpen(afterSigns(four, [failed], 0), host, 0)).toBe(true);
  });

  it("stays closed when an answer came in between", () => {
    expect(isOpen(afterSigns(none, [...times(4), answered, ...times(4)], 0), host, 0)).toBe(false);
  });

  it("is of that host alone", () => {
    const open = afterSigns(none, times(5), 0);
    expect(isOpen(open, "other.example", 0)).toBe(false);
    expect(isOpen(afterSigns(open, [{ host: "other.example", hasAnswered: true }], 0), host, 0)).toBe(true);
  });

  it("closes again after half a minute, and opens anew at the first failure then, or stays closed at the first answer", () => {
    const open = afterSigns(none, times(5), 0);
    expect(isOpen(open, host, 29_999)).toBe(true);
    expect(isOpen(open, host, 30_000)).toBe(false);
    expect(isOpen(afterSigns(open, [failed], 40_000), host, 50_000)).toBe(true);
    const well = afterSigns(open, [answered], 40_000);
    expect(isOpen(afterSigns(well, times(4), 50_000), host, 50_000)).toBe(false);
  });

  it("is given up when it opens the second time, and not for what was under way when it opened", () => {
    const open = afterSigns(none, times(5), 0);
    const late = afterSigns(open, times(9), 10_000);
    expect([isGivenUp(open, host, 0), isGivenUp(late, host, 10_000)]).toEqual([false, false]);
    expect(isGivenUp(afterSigns(late, [failed], 40_000), host, 40_000)).toBe(true);
  });

  it("hears each task once, however many requests it made", () => {
    expect(oncePerHost([...times(8), { host: "other.example", hasAnswered: true }])).toEqual([
      failed,
      { host: "other.example", hasAnswered: true },
    ]);
    expect(oncePerHost([failed, answered, failed])).toEqual([answered]);
  });

  it("takes no name of the language for a host that it knows", () => {
    expect(isOpen(none, "constructor", 0)).toBe(false);
    expect(isOpen(afterSigns(none, [{ host: "constructor", hasAnswered: false }], 0), "constructor", 0)).toBe(false);
  });
});
