import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CloudflareRenderQueue } from "../../src/adapters/renderQueue.ts";
import { servicesFor } from "../../src/composition.ts";
import { aReadyAccount, balanceOf } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";
import { messagesOf, post, toolCall } from "./mcpHelpers.ts";
import { args, cancelled, deductions, giveUp, interrupted, noted, repeated, rows } from "./mcpOrders.ts";

const { acceptance } = servicesFor(env);

/** Nothing is rendered, so that a delivery goes on until it is given up: this is about who is charged. */
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(CloudflareRenderQueue.prototype, "send").mockResolvedValue();
});

describe("a call whose stream was cut", () => {
  it("is joined by the same call: the same delivery, one charge, marked as replayed", async () => {
    const account = await aReadyAccount();
    const deliveryId = await interrupted(account);
    await noted(account);
    const again = await repeated(account, deliveryId);
    expect(again).toMatchObject({ delivery_id: deliveryId, replayed_from_idempotency_key: true });
    expect(await deductions(account)).toBe(1);
    expect(await balanceOf(account)).toBe(50);
  });

  it("is joined by two repeats at once, and by the alias of the same arguments", async () => {
    const account = await aReadyAccount([{ handle: "serum" }]);
    const deliveryId = await interrupted(account, { ...args, product_refs: ["serum"] });
    await noted(account);
    const other = post(account, toolCall("generate_ads", { ...args, product_ids: ["serum"] })).then(messagesOf);
    const one = await repeated(account, deliveryId, { count: 1, product_refs: ["serum"], format: "static" });
    for (const answer of [one, (await other)[0]?.result?.structuredContent]) {
      expect(answer).toMatchObject({ delivery_id: deliveryId, replayed_from_idempotency_key: true });
    }
    expect(await deductions(account)).toBe(1);
  });

  it("is joined again when the stream of the repeat was cut too", async () => {
    const account = await aReadyAccount();
    const deliveryId = await interrupted(account);
    await noted(account);
    expect(await interrupted(account)).toBe(deliveryId);
    await noted(account);
    expect(await repeated(account, deliveryId)).toMatchObject({ delivery_id: deliveryId });
    expect(await deductions(account)).toBe(1);
  });

  it("is not joined by other arguments, by a call with a key of its own, or by another account", async () => {
    const [account, other] = [await aReadyAccount(), await aReadyAccount()];
    const deliveryId = await interrupted(account);
    await noted(account);
    const mine = [
      deliveryId,
      await interrupted(account, { ...args, count: 2 }, 2),
      await interrupted(account, { ...args, idempotency_key: "mine" }, 3),
    ];
    const others = await interrupted(other);
    expect(new Set([...mine, others]).size).toBe(4);
    expect(await deductions(account)).toBe(3);
    for (const id of mine) await giveUp(account, id);
    await giveUp(other, others);
  });

  it("is not joined once its delivery has ended: the same call is a new order", async () => {
    const account = await aReadyAccount();
    const first = await interrupted(account);
    await noted(account);
    await giveUp(account, first);
    const second = await interrupted(account);
    expect(second).not.toBe(first);
    await giveUp(account, second);
    expect(await deductions(account)).toBe(2);
  });

  it("is not joined once a repeat was answered: the call after that is a new order", async () => {
    const account = await aReadyAccount();
    const first = await interrupted(account);
    await noted(account);
    await repeated(account, first);
    const left = await until(
      () => rows(account),
      ({ results }) => results.length === 0,
      5_000,
    );
    expect(left.results).toEqual([]);
    const second = await interrupted(account);
    expect(second).not.toBe(first);
    await giveUp(account, second);
  });
});

describe("a call that is no repeat", () => {
  it("pays while the same call still waits for its answer", async () => {
    const account = await aReadyAccount();
    const answers = [1, 2].map((id) => post(account, toolCall("generate_ads", args, id)).then(messagesOf));
    const paid = await until(
      () => deductions(account),
      (count) => count === 2,
      10_000,
    );
    expect(paid).toBe(2);
    const { results } = await env.DB.prepare("SELECT id FROM deliveries WHERE account_id = ?")
      .bind(account.accountId)
      .all<{ id: string }>();
    for (const { id } of results) await giveUp(account, id);
    for (const answer of answers) {
      const structured = (await answer)[0]?.result?.structuredContent;
      expect(structured).toMatchObject({ status: "failed" });
      expect(structured).not.toHaveProperty("replayed_from_idempotency_key");
    }
    expect((await rows(account)).results).toEqual([]);
  });
});

describe("a stream that is cut before the call was accepted", () => {
  it("lets the same call join what is then accepted: one charge", async () => {
    const account = await aReadyAccount();
    const commit = acceptance.commit.bind(acceptance);
    vi.spyOn(acceptance, "commit").mockImplementationOnce(async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return commit(call);
    });
    const response = await post(account, toolCall("generate_ads", args, 1, { progressToken: "p" }));
    await response.body?.cancel();
    await until(
      () => rows(account),
      ({ results }) => results.length > 0,
      5_000,
    );
    const deliveryId = await interrupted(account);
    await until(
      () => deductions(account),
      (count) => count > 0,
      5_000,
    );
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await deductions(account)).toBe(1);
    await giveUp(account, deliveryId);
  });

  it("leaves nothing behind when the call is refused", async () => {
    const account = await aReadyAccount();
    const read = acceptance.read.bind(acceptance);
    vi.spyOn(acceptance, "read").mockImplementationOnce(async (query) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return read(query);
    });
    const response = await post(account, toolCall("generate_ads", { ...args, count: 0 }));
    await response.body?.cancel();
    const before = await until(
      () => rows(account),
      ({ results }) => results.length === 1,
      900,
    );
    expect(before.results).toHaveLength(1);
    const after = await until(
      () => rows(account),
      ({ results }) => results.length === 0,
      5_000,
    );
    expect(after.results).toEqual([]);
    expect(await balanceOf(account)).toBe(50);
  });
});

describe("a call that its client has cancelled", () => {
  it("goes on, and the same call sent again joins it", async () => {
    const account = await aReadyAccount();
    const first = post(account, toolCall("generate_ads", args, 7)).then(messagesOf);
    await until(
      () => deductions(account),
      (count) => count === 1,
      10_000,
    );
    expect((await post(account, cancelled(7))).status).toBe(202);
    const deliveryId = String((await noted(account)).results[0]?.delivery_id);
    expect(await repeated(account, deliveryId)).toMatchObject({
      delivery_id: deliveryId,
      replayed_from_idempotency_key: true,
    });
    await first;
    expect(await deductions(account)).toBe(1);
  });

  it("is another one where the id is another's, or the account is", async () => {
    const [account, other] = [await aReadyAccount(), await aReadyAccount()];
    const deliveryId = await interrupted(account, { ...args, idempotency_key: "mine" }, 7);
    for (const [who, id] of [
      [account, 8],
      [other, 7],
    ] as const) {
      expect((await post(who, cancelled(id))).status).toBe(202);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await rows(account)).results).toEqual([]);
    expect((await rows(other)).results).toEqual([]);
    await giveUp(account, deliveryId);
  });
});
