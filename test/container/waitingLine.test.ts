import { describe, expect, it } from "vitest";
import { WaitingLine } from "../../container/waitingLine.ts";

const { signal } = new AbortController();
const quick = { isQuick: true, mayWait: true };

describe("a line before a number of places", () => {
  it("keeps a free place for whoever was let in, however much quicker another is", async () => {
    const line = new WaitingLine(1);
    const first = line.admit({ isQuick: false, mayWait: false });
    const second = line.admit(quick);
    let hasTurn = false;
    const turn = second?.turn(null, signal).then(() => (hasTurn = true));
    await first?.turn(null, signal);
    expect([line.taken, line.waiting, hasTurn]).toEqual([1, 1, false]);
    first?.leave();
    await turn;
    expect([line.taken, line.waiting]).toEqual([1, 0]);
  });

  it("gives a place that nobody came to use to the next one", async () => {
    const line = new WaitingLine(1);
    const first = line.admit(quick);
    const second = line.admit(quick);
    const turn = second?.turn(null, signal);
    first?.leave();
    first?.leave();
    await turn;
    second?.leave();
    expect([line.taken, line.waiting]).toEqual([0, 0]);
  });

  it("is bounded, for slow work sooner than for quick", () => {
    const line = new WaitingLine(2);
    const slow = { isQuick: false, mayWait: true };
    const admitted = (wish: typeof slow) => Array.from({ length: 40 }, () => line.admit(wish)).filter(Boolean).length;
    expect([admitted(slow), admitted(quick), line.admit({ ...quick, mayWait: false })]).toEqual([4, 16, null]);
  });
});
