import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSampleShop } from "../../sample-shop/server.ts";
import { callJson, createAccount, onboard, type DemoAccount } from "../../scripts/client.ts";
import { Instance } from "./instance.ts";

interface Delivery {
  delivery_id: string;
  status: string;
  ads: { static_url: string | null; video_url: string | null; status: string }[];
}

let instance: Instance;
let shop: { url: string; close(): Promise<void> };
let account: DemoAccount;

beforeAll(async () => {
  instance = await Instance.create();
  shop = await startSampleShop();
  await instance.start();
  account = await createAccount(instance.url, instance.operatorToken, "crash@example.com");
  await callJson(`${instance.url}/operator/v1/accounts/${account.account_id}/credits`, {
    token: instance.operatorToken,
    json: { credits: 100, reason: "test" },
  });
  await onboard(instance.url, account.api_key, shop.url, { timeoutMs: 60_000 });
});

afterAll(async () => {
  await instance.dispose();
  await shop.close();
});

const deliveryOf = (id: string) =>
  callJson<Delivery>(`${instance.url}/v1/deliveries/${id}`, { token: account.api_key });

async function untilEnded(id: string, timeoutMs: number): Promise<Delivery> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const delivery = await deliveryOf(id);
    if (["completed", "failed"].includes(delivery.status) || Date.now() > deadline) return delivery;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe("kill -9 of everything in the middle of four deliveries", () => {
  it("completes all of them after the next start, each charged once", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const accepted = await callJson<{ delivery_id: string }>(`${instance.url}/v1/ads/generate`, {
        token: account.api_key,
        json: { count: 1, format: "full" },
      });
      ids.push(accepted.delivery_id);
    }
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await instance.killEverything();
    await instance.start();
    const deliveries = await Promise.all(ids.map((id) => untilEnded(id, 180_000)));
    expect(deliveries.map(({ status }) => status)).toEqual(Array(4).fill("completed"));
    for (const { ads } of deliveries)
      expect(ads.every((ad) => ad.static_url !== null && ad.video_url !== null)).toBe(true);
    const usage = await callJson<{ recent_transactions: { type: string; balance_after: number }[] }>(
      `${instance.url}/v1/usage`,
      {
        token: account.api_key,
      },
    );
    expect(usage.recent_transactions.filter(({ type }) => type === "Deduction")).toHaveLength(4);
    expect(usage.recent_transactions.filter(({ type }) => type === "Refund")).toHaveLength(0);
    expect(usage.recent_transactions[0]?.balance_after).toBe(90);
  });

  it("stops cleanly on SIGTERM and leaves no process behind", async () => {
    await instance.stop();
    await expect(fetch(`${instance.url}/v1`)).rejects.toThrow();
  });
});
