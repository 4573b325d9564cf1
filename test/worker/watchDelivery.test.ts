import { describe, expect, it } from "vitest";
import { aReadyAccount, outcome, type TestAccount } from "./builders.ts";
import { accept, ended, read, type Delivery } from "./deliveryHelpers.ts";
import { aMember, aPerson, Browser } from "./people.ts";
import { correct } from "./versionHelpers.ts";

const addressOf = (id: string) => `/app/api/deliveries/${id}/events`;

/** What is told of a delivery until the stream ends. */
async function told(browser: Browser, id: string): Promise<Delivery[]> {
  const response = await browser.call(addressOf(id));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  return (await response.text())
    .split("\n\n")
    .filter((event) => event.startsWith("event: delivery\n"))
    .map((event) => JSON.parse(event.slice(event.indexOf("data: ") + "data: ".length)) as Delivery);
}

const orderOf = (account: TestAccount, count: number) => accept(account, { format: "static", count });

describe("whoever watches a delivery", () => {
  it("is told of each step as GET answers it, from the one that it is at to its end", async () => {
    const account = await aReadyAccount();
    const viewer = await aMember(account, "viewer");
    const id = await orderOf(account, 2);
    const states = await told(viewer, id);
    expect(states.length).toBeGreaterThan(1);
    expect(states[0]?.status).not.toBe("completed");
    expect(states.at(-1)).toEqual(await read(account, id));
    expect(states.at(-1)?.status).toBe("completed");
    // One that has ended is told once.
    expect(await told(viewer, id)).toHaveLength(1);
  });

  it("is told of a corrected version until that is drawn", async () => {
    const account = await aReadyAccount();
    const viewer = await aMember(account, "viewer");
    const id = await orderOf(account, 1);
    await ended(account, id);
    expect((await correct(account, id, { headline: "Calm, from the first drop." }, {})).status).toBe(202);
    const last = (await told(viewer, id)).at(-1);
    expect(last?.ads.map(({ headline }) => headline)).toEqual(Array(2).fill("Calm, from the first drop."));
    expect(last).toEqual(await read(account, id));
  });

  it("learns nothing of another account's, and nothing without a session", async () => {
    const id = await orderOf(await aReadyAccount(), 1);
    const stranger = await aPerson("watching@shop.example");
    expect(await outcome(stranger.call(addressOf(id)))).toEqual([404, "delivery_not_found"]);
    expect(await outcome(stranger.call(addressOf("del_00000000000000000000000000")))).toEqual([
      404,
      "delivery_not_found",
    ]);
    expect(await outcome(new Browser().call(addressOf(id)))).toEqual([401, "signed_out"]);
  });
});
