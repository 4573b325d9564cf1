import { describe, expect, inject, it } from "vitest";
import { aReadyAccount, operatorToken, send } from "./builders.ts";
import { accept, received } from "./deliveryHelpers.ts";

describe("webhooks", () => {
  it("are tried again three times, with the same bytes and id, then dropped", async () => {
    const account = await aReadyAccount();
    const name = `retry-${account.accountId}`;
    await accept(account, {
      format: "static",
      webhook_url: `${inject("receiverUrl")}/${name}?statuses=500,302,503,500,200`,
    });
    const log = await received(name, 4);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(await received(name, 4)).toHaveLength(4);
    expect(new Set(log.map(({ body }) => body)).size).toBe(1);
    expect(new Set(log.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await (await fetch(`${inject("receiverUrl")}/${name}-redirected`)).json()).toEqual([]);
  });

  it("stop at the first 2xx, and can be replayed by an operator", async () => {
    const account = await aReadyAccount();
    const name = `replay-${account.accountId}`;
    const id = await accept(account, {
      format: "static",
      webhook_url: `${inject("receiverUrl")}/${name}?statuses=500,204`,
    });
    expect(await received(name, 2)).toHaveLength(2);
    const replay = await send(`/operator/v1/deliveries/${id}/webhook`, { key: operatorToken, method: "POST" });
    expect(replay.status).toBe(202);
    const log = await received(name, 3);
    expect(new Set(log.map(({ body }) => body)).size).toBe(1);
  });
});
