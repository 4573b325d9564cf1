import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import type { DeliveryState } from "../../src/core/delivery/state.ts";
import { aReadyAccount, operatorToken, send, type TestAccount } from "./builders.ts";
import { accept, ended, received, until } from "./deliveryHelpers.ts";

interface Attempts {
  status: string;
  message_id: string | null;
  attempts: { attempt: number; status: number | null }[];
}

const attemptsOf = async (deliveryId: string) =>
  (await send(`/operator/v1/deliveries/${deliveryId}/webhook`, { key: operatorToken })).json<Attempts>();

/** What the object kept of its event before events had an outbox of their own. */
interface Earlier {
  webhook: "none" | "pending" | "delivered" | "dropped";
  webhookUrl: string | null;
  calls: { attempt: number; dueAtMs: number }[];
  frozen?: { messageId: string; body: string };
  attempts?: object[];
}

/** Writes the object's memory as the version before wrote it, and lets the object begin anew. */
async function asBefore(deliveryId: string, { webhook, webhookUrl, calls, frozen, attempts = [] }: Earlier) {
  const stub = env.DELIVERY.get(env.DELIVERY.idFromName(deliveryId));
  await runInDurableObject(stub, async (_object, { storage }) => {
    const state = storage.kv.get<DeliveryState>("state") ?? expect.fail("no state");
    const outbox = calls.map(({ attempt, dueAtMs }, i) => ({
      id: state.nextOutboxId + i,
      effect: { kind: "callWebhook", attempt },
      dueAtMs,
      tries: 0,
    }));
    storage.kv.put("state", {
      ...state,
      order: { ...state.order, webhookUrl },
      webhook,
      outbox: [...state.outbox, ...outbox],
      nextOutboxId: state.nextOutboxId + outbox.length,
    });
    storage.sql.exec("DROP TABLE messages; DROP TABLE webhook_attempts; DROP TABLE version_scenes;");
    storage.sql.exec("CREATE TABLE webhook_attempts (id INTEGER PRIMARY KEY AUTOINCREMENT, attempt TEXT NOT NULL);");
    for (const attempt of attempts) {
      storage.sql.exec("INSERT INTO webhook_attempts (attempt) VALUES (?)", JSON.stringify(attempt));
    }
    storage.kv.put("version", 2);
    if (frozen !== undefined) storage.kv.put("webhook", frozen);
    await storage.deleteAlarm();
    await storage.sync();
  });
  // At once: what the object still had in mind would be written over it.
  await runInDurableObject(stub, (_object, state) => state.abort("begins anew")).catch(() => undefined);
  const anew = env.DELIVERY.get(env.DELIVERY.idFromName(deliveryId));
  await runInDurableObject(anew, (_object, { storage }) => storage.setAlarm(Date.now() + 100));
}

/** A delivery that has ended, with the event that was sent about it. */
async function anEndedDelivery(account: TestAccount) {
  const name = `before-${account.accountId}`;
  const id = await accept(account, { format: "static", webhook_url: `${inject("receiverUrl")}/${name}` });
  const [event] = await received(name, 1);
  if (event === undefined) throw new Error("no event came");
  await until(
    () => attemptsOf(id),
    ({ status }) => status === "delivered",
  );
  // What is still to be done would be written over the memory of before.
  const stub = env.DELIVERY.get(env.DELIVERY.idFromName(id));
  await until(
    () => stub.read(),
    (state) => state?.outbox.length === 0,
  );
  return { id, frozen: { messageId: event.headers["webhook-id"] ?? "", body: event.body } };
}

describe("a delivery whose object was stored before events had an outbox", () => {
  it("goes on sending its event, from the attempt that was due, with the frozen bytes under the same id", async () => {
    const account = await aReadyAccount();
    const { id, frozen } = await anEndedDelivery(account);
    const name = `earlier-${account.accountId}`;
    const first = { atMs: Date.now(), attempt: 1, status: 500, durationMs: 5, problem: null, answerExcerpt: "no" };
    await asBefore(id, {
      webhook: "pending",
      webhookUrl: `${inject("receiverUrl")}/${name}?statuses=503,204`,
      calls: [{ attempt: 2, dueAtMs: Date.now() }],
      frozen,
      attempts: [first],
    });
    const calls = await received(name, 2);
    expect(calls.map((call) => [call.headers["webhook-id"], call.body])).toEqual([
      [frozen.messageId, frozen.body],
      [frozen.messageId, frozen.body],
    ]);
    const shown = await until(
      () => attemptsOf(id),
      ({ status }) => status === "delivered",
    );
    expect([shown.status, shown.message_id]).toEqual(["delivered", frozen.messageId]);
    expect(shown.attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 503],
      [3, 204],
    ]);
  });

  it("sends its event when it ends, if it had not ended yet", async () => {
    const account = await aReadyAccount();
    const name = `under-way-${account.accountId}`;
    const webhookUrl = `${inject("receiverUrl")}/${name}`;
    const id = await accept(account, { format: "static", count: 3, webhook_url: webhookUrl });
    await asBefore(id, { webhook: "pending", webhookUrl, calls: [] });
    expect((await ended(account, id)).status).toBe("completed");
    const [event] = await received(name, 1);
    expect(JSON.parse(event?.body ?? "{}")).toMatchObject({ event: "delivery.completed", delivery_id: id });
  });

  it("sends nothing again by itself that was delivered, and does when an operator asks for it", async () => {
    const account = await aReadyAccount();
    const { id, frozen } = await anEndedDelivery(account);
    const name = `settled-${account.accountId}`;
    const webhookUrl = `${inject("receiverUrl")}/${name}`;
    await asBefore(id, { webhook: "delivered", webhookUrl, calls: [], frozen });
    expect((await attemptsOf(id)).status).toBe("delivered");
    const replay = await send(`/operator/v1/deliveries/${id}/webhook`, { key: operatorToken, method: "POST" });
    expect(replay.status).toBe(202);
    const [event] = await received(name, 1);
    expect(event?.body).toBe(frozen.body);
  });
});
