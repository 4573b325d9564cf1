import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { retiredWebhookSecrets } from "../../src/adapters/d1/schema.ts";
import { aReadyAccount, operatorToken, send, type TestAccount } from "./builders.ts";
import { accept, hmacHex, received, until, type Received } from "./deliveryHelpers.ts";

const operator = (path: string, init: { method?: string; json?: unknown } = {}) =>
  send(`/operator/v1${path}`, { key: operatorToken, ...init });

interface AttemptsAnswer {
  status: string;
  message_id: string;
  attempts: {
    at: string;
    attempt: number;
    status: number | null;
    duration_ms: number;
    problem: string | null;
    answer_excerpt: string;
  }[];
}

const attemptsOf = async (deliveryId: string) =>
  (await operator(`/deliveries/${deliveryId}/webhook`)).json<AttemptsAnswer>();

describe("webhooks", () => {
  it("are tried again three times, with the same bytes and id, then dropped", async () => {
    const account = await aReadyAccount();
    const name = `retry-${account.accountId}`;
    const id = await accept(account, {
      format: "static",
      webhook_url: `${inject("receiverUrl")}/${name}?statuses=500,302,503,500,200`,
    });
    const log = await received(name, 4);
    const shown = await until(
      () => attemptsOf(id),
      ({ status }) => status === "dropped",
    );
    expect(shown.status).toBe("dropped");
    expect(await received(name, 4)).toHaveLength(4);
    expect(new Set(log.map(({ body }) => body)).size).toBe(1);
    expect(new Set(log.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await (await fetch(`${inject("receiverUrl")}/${name}-redirected`)).json()).toEqual([]);
    expect(shown.attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 302],
      [3, 503],
      [4, 500],
    ]);
  });

  it("stop at the first 2xx, and can be replayed by an operator", async () => {
    const account = await aReadyAccount();
    const name = `replay-${account.accountId}`;
    const id = await accept(account, {
      format: "static",
      webhook_url: `${inject("receiverUrl")}/${name}?statuses=500,204`,
    });
    expect(await received(name, 2)).toHaveLength(2);
    const replay = await operator(`/deliveries/${id}/webhook`, { method: "POST" });
    expect(replay.status).toBe(202);
    const log = await received(name, 3);
    expect(new Set(log.map(({ body }) => body)).size).toBe(1);
  });

  it("show operators the time, status, duration and first kilobyte of each answer", async () => {
    const account = await aReadyAccount();
    const name = `shown-${account.accountId}`;
    const id = await accept(account, {
      format: "static",
      webhook_url: `${inject("receiverUrl")}/${name}?bytes=5000&delayMs=50`,
    });
    const { status, message_id, attempts } = await until(
      () => attemptsOf(id),
      (found) => found.attempts.length > 0,
    );
    const [log] = await received(name, 1);
    expect(status).toBe("delivered");
    expect(message_id).toBe(log?.headers["webhook-id"]);
    expect(attempts[0]?.answer_excerpt).toBe("ok".padEnd(1024, "."));
    expect(attempts[0]?.duration_ms).toBeGreaterThanOrEqual(50);
    expect(attempts[0]?.problem).toBeNull();
    expect(Date.parse(attempts[0]?.at ?? "")).not.toBeNaN();
  });

  it("to a slow receiver delay nobody else's", async () => {
    const [slow, fast] = [await aReadyAccount(), await aReadyAccount()];
    const [slowName, fastName] = [`slow-${slow.accountId}`, `fast-${fast.accountId}`];
    const url = inject("receiverUrl");
    const slowId = await accept(slow, { format: "static", webhook_url: `${url}/${slowName}?delayMs=6000` });
    expect(await received(slowName, 1)).toHaveLength(1);
    await accept(fast, { format: "static", webhook_url: `${url}/${fastName}` });
    expect(await received(fastName, 1)).toHaveLength(1);
    expect((await attemptsOf(slowId)).attempts).toEqual([]);
  });
});

describe("a rotated webhook secret", () => {
  const rotate = async (account: TestAccount, json: unknown = {}) =>
    (await operator(`/accounts/${account.accountId}/webhook-secret/rotate`, { json })).json<{
      webhook_secret: string;
      old_secret_expires_at: string;
    }>();

  async function anEvent(account: TestAccount, name: string): Promise<Received> {
    await accept(account, { format: "static", webhook_url: `${inject("receiverUrl")}/${name}` });
    const [event] = await received(name, 1);
    if (!event) throw new Error("no event");
    return event;
  }

  const verifies = (secret: string, { body, headers }: Received) => {
    try {
      new Webhook(secret).verify(body, headers);
      return true;
    } catch {
      return false;
    }
  };

  it("signs beside the old one for a day, and in X-Service-Signature at once", async () => {
    const account = await aReadyAccount();
    const { webhook_secret: fresh } = await rotate(account);
    const event = await anEvent(account, `at-once-${account.accountId}`);
    expect([verifies(account.webhookSecret, event), verifies(fresh, event)]).toEqual([true, true]);
    expect(event.headers["x-service-signature"]).toBe(await hmacHex(fresh, event.body));
  });

  it("leaves X-Service-Signature to the old one for a day where that is asked for", async () => {
    const account = await aReadyAccount();
    const { webhook_secret: fresh, old_secret_expires_at } = await rotate(account, { sign_first: "old" });
    const hours = (Date.parse(old_secret_expires_at) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);

    const during = await anEvent(account, `during-${account.accountId}`);
    expect([verifies(account.webhookSecret, during), verifies(fresh, during)]).toEqual([true, true]);
    expect(during.headers["x-service-signature"]).toBe(await hmacHex(account.webhookSecret, during.body));

    const db = openDatabase(env.DB);
    const mine = eq(retiredWebhookSecrets.accountId, account.accountId);
    await db.update(retiredWebhookSecrets).set({ expiresAt: 1 }).where(mine).run();
    const after = await anEvent(account, `after-${account.accountId}`);
    expect([verifies(account.webhookSecret, after), verifies(fresh, after)]).toEqual([false, true]);
    expect(after.headers["x-service-signature"]).toBe(await hmacHex(fresh, after.body));
  });

  it("keeps every secret of the last day valid when it is rotated twice", async () => {
    const account = await aReadyAccount();
    const second = (await rotate(account)).webhook_secret;
    const third = (await rotate(account)).webhook_secret;
    const event = await anEvent(account, `twice-${account.accountId}`);
    expect([account.webhookSecret, second, third].map((secret) => verifies(secret, event))).toEqual([true, true, true]);
  });

  it("ends every older one when it is to end at once", async () => {
    const account = await aReadyAccount();
    const second = (await rotate(account)).webhook_secret;
    const third = (await rotate(account, { keep_old_hours: 0 })).webhook_secret;
    const event = await anEvent(account, `ended-${account.accountId}`);
    expect([account.webhookSecret, second, third].map((secret) => verifies(secret, event))).toEqual([
      false,
      false,
      true,
    ]);
    expect(event.headers["x-service-signature"]).toBe(await hmacHex(third, event.body));
  });

  it("replaces a leaked one at once", async () => {
    const account = await aReadyAccount();
    const fresh = (await rotate(account, { keep_old_hours: 0 })).webhook_secret;
    const event = await anEvent(account, `leaked-${account.accountId}`);
    expect([verifies(account.webhookSecret, event), verifies(fresh, event)]).toEqual([false, true]);
  });
});
