import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CloudflareRenderQueue } from "../../src/adapters/renderQueue.ts";
import { servicesFor } from "../../src/composition.ts";
import { aReadyAccount, operatorToken, send, type TestAccount } from "./builders.ts";
import { generate, until } from "./deliveryHelpers.ts";
import { aClient, messagesOf, post, toolCall, use } from "./mcpHelpers.ts";
import { args, cancelled, deductions, giveUp, interrupted, noted, repeated, rows } from "./mcpOrders.ts";

const { acceptance, interruptedCalls } = servicesFor(env);

/** Nothing is rendered, so that a delivery goes on until it is given up: this is about who is charged. */
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(CloudflareRenderQueue.prototype, "send").mockResolvedValue();
});

/** The next order is written, but neither that nor anything else comes back from the database. */
function commitsUnseen() {
  const commit = acceptance.commit.bind(acceptance);
  vi.spyOn(acceptance, "commit").mockImplementationOnce(async (call) => {
    await commit(call);
    throw new Error("the connection was lost after the commit");
  });
  vi.spyOn(acceptance, "voidDelivery").mockRejectedValueOnce(new Error("the database is away"));
}

const sent = async (...call: Parameters<typeof post>) => {
  const [message] = await messagesOf(await post(...call));
  return message?.result?.structuredContent as { error?: { code: string; message: string } };
};

const keyOf = (account: TestAccount) =>
  env.DB.prepare("SELECT delivery_id, answered_status FROM idempotency_keys WHERE account_id = ?")
    .bind(account.accountId)
    .first<{ delivery_id: string; answered_status: number }>();

/** An accepted order whose client goes on waiting for the answer. */
async function orderAndWait(account: TestAccount, id: number): Promise<string> {
  void post(account, toolCall("generate_ads", args, id)).then(messagesOf);
  const accepted = await until(
    () => keyOf(account),
    (row) => row !== null,
    10_000,
  );
  return accepted?.delivery_id ?? "";
}

describe("a repeat whose wait is used up", () => {
  it("leaves the call to be joined by the next repeat, until one was answered with the end", async () => {
    const account = await aReadyAccount();
    const deliveryId = await interrupted(account);
    await noted(account);
    expect(await sent(account, toolCall("generate_ads", args, 2))).toMatchObject({ status: "rendering" });
    expect(await interrupted(account, args, 3)).toBe(deliveryId);
    expect(await repeated(account, deliveryId)).toMatchObject({ delivery_id: deliveryId, status: "failed" });
    expect(await deductions(account)).toBe(1);
  }, 120_000);
});

describe("a call of which it is not known whether it was accepted", () => {
  it("says so and is joined by the same call: one charge", async () => {
    const account = await aReadyAccount();
    commitsUnseen();
    const { error } = await sent(account, toolCall("generate_ads", args, 1));
    expect(error).toMatchObject({ code: "orchestration_failed", status: 502 });
    expect(error?.message).toMatch(/^It is not known whether .* without an `idempotency_key`/);
    expect(JSON.stringify(error)).not.toContain("Nothing was charged");
    const deliveryId = await interrupted(account, args, 2);
    expect(await repeated(account, deliveryId)).toMatchObject({ delivery_id: deliveryId });
    expect(await deductions(account)).toBe(1);
  });

  it("promises no joining where it could not be noted", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const account = await aReadyAccount();
    commitsUnseen();
    vi.spyOn(interruptedCalls, "note").mockRejectedValueOnce(new Error("the database is away"));
    const { error } = await sent(account, toolCall("generate_ads", args, 1));
    expect(error?.message).toContain("service.get_balance before you order again");
  });

  it("is charged once when it is sent again under its own key, by tool or by endpoint", async () => {
    const account = await aReadyAccount();
    commitsUnseen();
    const { error } = await sent(account, toolCall("generate_ads", { ...args, idempotency_key: "mine" }));
    expect(error?.message).toContain("under the same idempotency_key");
    const again = await generate(account, args, { "idempotency-key": "mine" });
    expect(await again.json()).toMatchObject({ replayed_from_idempotency_key: true });
    expect(await deductions(account)).toBe(1);
  });

  it("is told over HTTP with where to look, as one without a key cannot be repeated safely", async () => {
    const account = await aReadyAccount();
    for (const [headers, advice] of [
      [{}, "Look at GET /v1/usage before"],
      [{ "idempotency-key": "k" }, "under the same Idempotency-Key"],
    ] as const) {
      commitsUnseen();
      const response = await generate(account, args, headers);
      const { error } = await response.json<{ error: { code: string; message: string } }>();
      expect([response.status, error.code]).toEqual([502, "orchestration_failed"]);
      expect(error.message).toContain("It is not known whether the call was accepted and charged.");
      expect(error.message).toContain(advice);
    }
  });
});

describe("a cancel that names the id of a call which was answered", () => {
  it("is another client's: the same order again is a new one", async () => {
    const account = await aReadyAccount();
    await giveUp(account, await orderAndWait(account, 3));
    const isAnswered = (row: { answered_status: number } | null) => row?.answered_status === 200;
    expect(await until(() => keyOf(account), isAnswered, 5_000)).toSatisfy(isAnswered);
    await post(account, cancelled(3));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await rows(account)).results).toEqual([]);
  });
});

describe("a cancel that names the id of a call under another API key", () => {
  it("is another client's, though the account is the same", async () => {
    const account = await aReadyAccount();
    const deliveryId = await orderAndWait(account, 3);
    const path = `/operator/v1/accounts/${account.accountId}/keys`;
    const other = await (await send(path, { key: operatorToken, json: {} })).json<{ api_key: string }>();
    await post({ ...account, apiKey: other.api_key }, cancelled(3));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await rows(account)).results).toEqual([]);
    await post(account, cancelled(3));
    expect((await noted(account)).results).toMatchObject([{ delivery_id: deliveryId }]);
    await giveUp(account, deliveryId);
  });
});

describe("a client that asked to be told", () => {
  it("hears at once, and every 15 s, while the call is still being accepted", async () => {
    const account = await aReadyAccount();
    const commit = acceptance.commit.bind(acceptance);
    vi.spyOn(acceptance, "commit").mockImplementationOnce(async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 17_000));
      return commit(call);
    });
    const notices: { progress: number; message: string; atMs: number }[] = [];
    const client = await aClient(account);
    const startedAtMs = Date.now();
    const answer = use(client, "generate_ads", args, ({ progress, message = "" }) =>
      notices.push({ progress, message, atMs: Date.now() - startedAtMs }),
    );
    const accepted = await until(
      () => Promise.resolve(notices.find(({ message }) => message.startsWith("Accepted and charged"))),
      (notice) => notice !== undefined,
      40_000,
    );
    const before = notices.filter(({ message }) => message.startsWith("Checking the order"));
    expect(before).toHaveLength(2);
    expect(before[0]?.atMs).toBeLessThan(5_000);
    for (const [i, { progress, atMs }] of notices.entries()) {
      expect(progress).toBeGreaterThan(notices[i - 1]?.progress ?? -1);
      expect(atMs - (notices[i - 1]?.atMs ?? 0)).toBeLessThan(15_000);
    }
    await giveUp(account, /del_[0-9a-z]{26}/.exec(accepted?.message ?? "")?.[0] ?? "");
    await answer;
  }, 90_000);
});
