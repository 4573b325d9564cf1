import { describe, expect, it } from "vitest";
import {
  afterSigns,
  isGivenUp,
  isOpen,
  oncePerHost,
  openReason,
  openUntilMs,
  type HostCircuits,
} from "../../src/core/brand/hostCircuits.ts";

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

describe("the circuit of a domain", () => {
  const made = (from: number, count: number) => Array.from({ length: count }, (_, i) => `s${from + i}.shop.example`);
  /** One task each, on a host of its own. */
  const after = (hosts: readonly string[], circuits = none, nowMs = 0) =>
    hosts.reduce((known, name) => afterSigns(known, [{ host: name, hasAnswered: false }], nowMs), circuits);

  it("opens after twenty tasks in a row on whatever hosts, and is given up when it opens again", () => {
    expect(isOpen(after(made(1, 19)), "s99.shop.example", 0)).toBe(false);
    const open = after(made(1, 20));
    expect([isOpen(open, "s99.shop.example", 0), isOpen(open, "www.other.example", 0)]).toEqual([true, false]);
    expect(openReason(open, "s99.shop.example", 0)).toContain("Hosts of shop.example did not answer");
    expect(openUntilMs(open, "s99.shop.example", 0)).toBe(30_000);
    expect(isOpen(open, "s99.shop.example", 30_000)).toBe(false);
    expect(isGivenUp(after(made(30, 1), open, 40_000), "s99.shop.example", 40_000)).toBe(true);
  });

  it("stays closed when one host is dead, and when any answers", () => {
    let dead = after(Array.from({ length: 40 }, () => "img.shop.example"));
    dead = after(["img.shop.example"], dead, 31_000);
    expect([isGivenUp(dead, "img.shop.example", 31_000), isOpen(dead, "www.shop.example", 31_000)]).toEqual([
      true,
      false,
    ]);
    const well = afterSigns(after(made(1, 15)), [{ host: "www.shop.example", hasAnswered: true }], 0);
    expect(isOpen(after(made(20, 19), well), "s99.shop.example", 0)).toBe(false);
  });

  it("hears a task once, however many of its hosts did not answer", () => {
    const eight = made(1, 8).map((name) => ({ host: name, hasAnswered: false }));
    expect(isOpen(afterSigns(afterSigns(none, eight, 0), eight, 0), "s99.shop.example", 0)).toBe(false);
  });

  it("is none of an address or of a name of one label", () => {
    for (const name of ["127.0.0.1:8080", "[::1]:8080", "localhost:8080"]) {
      expect(Object.keys(after([name]))).toEqual([name]);
    }
  });
});
