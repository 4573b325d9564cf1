import { describe, expect, it, vi } from "vitest";
import { WaitingLine } from "../../container/server/waitingLine.ts";

const { signal } = new AbortController();
const quick = { isQuick: true };
const slow = { isQuick: false };

describe("a line before a number of places", () => {
  it("keeps a free place for the one that was let in, even if another one sends its body sooner", async () => {
    const line = new WaitingLine(1);
    const first = line.admit(slow);
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
    const admitted = (wish: typeof slow) => Array.from({ length: 40 }, () => line.admit(wish)).filter(Boolean).length;
    expect([admitted(slow), admitted(quick)]).toEqual([4, 16]);
  });

  it("lets work that is to wait for nothing in where a place is free, and else not at all", async () => {
    const line = new WaitingLine(1);
    const unordered = { isQuick: false, mayWait: false };
    const first = line.admit(unordered);
    await first?.turn(null, signal);
    expect(line.admit(unordered)).toBeNull();
    expect(line.admit(slow)).not.toBeNull();
    first?.leave();
    expect(line.admit(unordered)).toBeNull();
  });

  it("takes a delivery that has had no turn yet before all others, even if they came first", async () => {
    const line = new WaitingLine(1);
    const turns: string[] = [];
    const join = (group: string, wish = quick) => {
      const ticket = line.admit(wish) ?? expect.fail("there is room");
      void ticket.turn(group, signal).then(() => turns.push(group));
      return ticket;
    };
    const tickets = [join("many"), join("others"), join("many")];
    tickets[0]?.leave();
    await vi.waitFor(() => expect(turns).toEqual(["many", "others"]));
    tickets.push(join("single"));
    tickets[1]?.leave();
    await vi.waitFor(() => expect(turns).toEqual(["many", "others", "single"]));
  });

  it("lets no work be overtaken without end, not even slow work by quick", async () => {
    const line = new WaitingLine(1);
    let current = line.admit(quick);
    await current?.turn("first", signal);
    let hasTurn = false;
    void line
      .admit(slow)
      ?.turn("video", signal)
      .then(() => (hasTurn = true));
    let overtaking = 0;
    while (!hasTurn && overtaking < 100) {
      const next = line.admit(quick);
      const turn = next?.turn(`still ${overtaking}`, signal);
      current?.leave();
      await Promise.race([turn, new Promise((resolve) => setTimeout(resolve, 5))]);
      if (!hasTurn) overtaking += 1;
      current = next;
    }
    expect(overtaking).toBe(16);
  });
});
