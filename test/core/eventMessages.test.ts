import { describe, expect, it } from "vitest";
import { splitEarlierState } from "../../src/core/events/earlierState.ts";
import { eventsOf, messageIdOf } from "../../src/core/events/index.ts";
import {
  attempted,
  dueMessage,
  newMessage,
  nextMessageAt,
  postponed,
  replayed,
  type Message,
} from "../../src/core/events/message.ts";
import { beginDelivery } from "../../src/core/delivery/machine.ts";
import { DeliveryState } from "../../src/core/delivery/state.ts";
import { anOrder, play, rendering, renderedConcept, startMs, webhookRetrySeconds } from "./deliveryBuilders.ts";

const webhookUrl = "https://hooks.example.com/ads";
const message = newMessage("msg_1_completed", startMs);

const answered = (current: Message, delivered: boolean, jitter = 0, ref: Message = current) =>
  attempted(current, ref, { delivered, jitter }, startMs, webhookRetrySeconds);

describe("the events of a delivery", () => {
  const published = play(rendering({ webhookUrl }), renderedConcept(1));
  const completed = play(published, [{ kind: "viewerPublished" }]);
  const refunding = play(rendering({ webhookUrl }), [{ kind: "gaveUp", message: "x" }]);
  const failed = play(refunding, [{ kind: "refunded" }, { kind: "viewerPublished" }]);
  const names = (...steps: Parameters<typeof eventsOf>) => eventsOf(...steps).map(({ name }) => name);

  it("happen with its end, and with nothing before or after", () => {
    expect(names(null, beginDelivery(anOrder({ webhookUrl }), startMs))).toEqual([]);
    expect(names(rendering({ webhookUrl }), published)).toEqual([]);
    expect(names(published, completed)).toEqual(["delivery.completed"]);
    expect(names(rendering({ webhookUrl }), refunding)).toEqual([]);
    expect(names(refunding, failed)).toEqual(["delivery.failed"]);
    expect(names(completed, { ...completed, revision: completed.revision + 1 })).toEqual([]);
  });

  it("are sent to nobody where the order has no webhook_url", () => {
    const order = { ...completed.order, webhookUrl: null };
    expect(names({ ...published, order }, { ...completed, order })).toEqual([]);
  });

  it("have one message id each, whatever is sent of them", () => {
    expect(messageIdOf("delivery.completed", "del_1n6t")).toBe("msg_1n6t_completed");
    expect(messageIdOf("delivery.failed", "del_1n6t")).toBe("msg_1n6t_failed");
  });
});

describe("a message", () => {
  it("is retried after 30 s, 5 min and 30 min, then dropped", () => {
    let current = message;
    const waits: number[] = [];
    for (const attempt of [1, 2, 3, 4]) {
      expect(current.attempt).toBe(attempt);
      current = answered(current, false);
      if (current.dueAtMs !== null) waits.push((current.dueAtMs - startMs) / 1000);
    }
    expect(waits).toEqual([30, 300, 1800]);
    expect([current.status, nextMessageAt([current])]).toEqual(["dropped", null]);
  });

  it("ends with the first 2xx", () => {
    const delivered = answered(message, true);
    expect([delivered.status, delivered.dueAtMs]).toEqual(["delivered", null]);
    expect(answered(delivered, false, 0, message)).toBe(delivered);
  });

  it("is retried earlier or later by at most a tenth", () => {
    expect(Number(answered(message, false, 1).dueAtMs) - startMs).toBeCloseTo(33_000);
    expect(Number(answered(message, false, -1).dueAtMs) - startMs).toBeCloseTo(27_000);
  });

  it("ignores an attempt that is not waited for", () => {
    const second = answered(message, false);
    expect(answered(second, false, 0, message)).toBe(second);
    expect(postponed(second, message, startMs)).toBe(second);
  });

  it("that could not be sent stays the same attempt, a little later each time", () => {
    const once = postponed(message, message, startMs);
    const often = Array.from({ length: 20 }).reduce<Message>((each) => postponed(each, each, startMs), message);
    expect([once.attempt, Number(once.dueAtMs) - startMs]).toEqual([1, 1_000]);
    expect([often.attempt, Number(often.dueAtMs) - startMs]).toEqual([1, 60_000]);
    expect(answered(once, false).tries).toBe(0);
  });

  it("can be sent again, from its first attempt on, under the same id", () => {
    const dropped = [1, 2, 3, 4].reduce((each) => answered(each, false), message);
    const again = replayed(dropped, startMs);
    expect(again).toMatchObject({ id: message.id, status: "pending", attempt: 1, dueAtMs: startMs });
    expect(answered(again, true).status).toBe("delivered");
  });

  it("that is sent again while an attempt is under way is sent again whatever that attempt brings", () => {
    const again = replayed(message, startMs);
    expect(answered(again, false, 0, message)).toBe(again);
    const delivered = answered(again, true, 0, message);
    expect([delivered.status, delivered.dueAtMs]).toEqual(["delivered", startMs]);
    expect(answered(delivered, false)).toMatchObject({ status: "delivered", dueAtMs: null });
  });

  it("waits for those that have been due for longer", () => {
    const older = { ...newMessage("older", startMs - 1), attempt: 3 };
    expect(dueMessage([message, older], startMs)?.id).toBe("older");
    expect(nextMessageAt([message, older])).toBe(startMs - 1);
    expect(dueMessage([message], startMs - 1)).toBeNull();
  });
});

describe("a state in which the event was a part of the delivery", () => {
  const ended = play(rendering({ webhookUrl }), [...renderedConcept(1), { kind: "viewerPublished" }]);
  const call = { id: 40, effect: { kind: "callWebhook", attempt: 2 }, dueAtMs: startMs + 30_000, tries: 1 };

  it("gives its message with the attempt that is due, and is as it was otherwise", () => {
    const split = splitEarlierState({ ...ended, webhook: "pending", outbox: [...ended.outbox, call] });
    expect(split?.message).toEqual({
      id: messageIdOf("delivery.completed", ended.order.deliveryId),
      status: "pending",
      attempt: 2,
      replays: 0,
      dueAtMs: startMs + 30_000,
      tries: 1,
    });
    expect(DeliveryState.parse(split?.state)).toEqual(ended);
  });

  it("has no message before the end, or where nobody is to be told", () => {
    const under = { ...rendering({ webhookUrl }), webhook: "pending" };
    expect(splitEarlierState(under)?.message).toBeNull();
    expect(splitEarlierState({ ...ended, webhook: "none" })?.message).toBeNull();
  });

  it("gives a message that is settled as one", () => {
    const split = splitEarlierState({ ...ended, webhook: "dropped" });
    expect(split?.message).toMatchObject({ status: "dropped", dueAtMs: null });
  });

  it("is told from a state of now", () => {
    expect(splitEarlierState(ended)).toBeNull();
  });
});
