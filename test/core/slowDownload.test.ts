import { describe, expect, it } from "vitest";
import { minBytesPerSecond, newPace, nextPace, type Pace } from "../../src/core/limits/slowDownload.ts";

/** The second in which a download that brings so many bytes each second is broken off; null where it never is. */
function brokenOffAfter(bytesOf: (second: number) => number): number | null {
  let pace: Pace = newPace;
  for (let second = 1; second <= 60; second++) {
    const next = nextPace(pace, 1_000, bytesOf(second));
    if (next === null) return second;
    pace = next;
  }
  return null;
}

describe("a download", () => {
  it("is broken off after its first five seconds when it is slower than 8 KB a second", () => {
    expect(brokenOffAfter(() => minBytesPerSecond - 1)).toBe(5);
    expect(brokenOffAfter(() => 0)).toBe(5);
  });

  it("goes on at 8 KB a second, and when a pause is made up for within five seconds", () => {
    expect(brokenOffAfter(() => minBytesPerSecond)).toBeNull();
    expect(brokenOffAfter((second) => (second % 5 === 0 ? 5 * minBytesPerSecond : 0))).toBeNull();
  });

  it("is broken off later too, whatever it brought before", () => {
    expect(brokenOffAfter((second) => (second <= 5 ? 1_000_000 : 100))).toBe(10);
  });

  it("is judged by the time that passed, not by its chunks", () => {
    expect(nextPace(newPace, 9_000, 50_000)).toBeNull();
    expect(nextPace(newPace, 5_000, 50_000)).toEqual(newPace);
  });
});
