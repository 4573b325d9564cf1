import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { D1Acceptance } from "../../../src/adapters/d1/acceptance.ts";
import { D1Accounts } from "../../../src/adapters/d1/accounts.ts";
import { D1DeliveryIndex } from "../../../src/adapters/d1/deliveries.ts";
import { RpcDeliveryObjects } from "../../../src/adapters/deliveryObjects.ts";
import { R2Media } from "../../../src/adapters/r2/media.ts";
import { breakCalls } from "./brokenCalls.ts";
import { aMovableClock, type TestClock } from "./clock.ts";
import { aDelivery, expectSettled } from "./invariants.ts";

interface Fault {
  times?: number;
  when?: "before" | "after";
}
type Break = (fault: Fault) => { hits(): number };

const isStill = (key: string) => key.startsWith("ads/");
const isPage = (key: string) => key.startsWith("viewers/");
const isPicture = (key: string) => key.startsWith("products/");

const stills: Break = (fault) => breakCalls(R2Media.prototype, "put", { ...fault, only: isStill });
const pages: Break = (fault) => breakCalls(R2Media.prototype, "put", { ...fault, only: isPage });
const pictures: Break = (fault) => breakCalls(R2Media.prototype, "get", { ...fault, only: isPicture });
const material: Break = (fault) => breakCalls(D1DeliveryIndex.prototype, "material", fault);
const projection: Break = (fault) => breakCalls(D1DeliveryIndex.prototype, "project", fault);
const refund: Break = (fault) => breakCalls(D1DeliveryIndex.prototype, "refund", fault);
const secrets: Break = (fault) => breakCalls(D1Accounts.prototype, "webhookSecrets", fault);
const acceptance: Break = (fault) => breakCalls(D1Acceptance.prototype, "commit", fault);
const start: Break = (fault) => breakCalls(RpcDeliveryObjects.prototype, "start", fault);
const claims: Break = (fault) => breakCalls(RpcDeliveryObjects.prototype, "claim", fault);
const reports: Break = (fault) => breakCalls(RpcDeliveryObjects.prototype, "report", fault);

let clock: TestClock;
beforeEach(async () => {
  clock = await aMovableClock();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("trouble that passes", () => {
  it.each<[what: string, broken: Break, fault: Fault]>([
    ["R2 throws at a still", stills, {}],
    ["R2 throws at three stills", stills, { times: 3 }],
    ["R2 stores a still and throws", stills, { when: "after" }],
    ["R2 throws at a product's picture", pictures, {}],
    ["R2 throws at the first page and at the last", pages, { times: 4 }],
    ["R2 stores a page and throws", pages, { times: 3, when: "after" }],
    ["D1 throws at the material", material, {}],
    ["D1 throws four times at the material", material, { times: 4 }],
    ["D1 throws at a projection", projection, {}],
    ["D1 throws at six projections", projection, { times: 6 }],
    ["D1 projects and throws", projection, { times: 2, when: "after" }],
    ["D1 throws at the webhook's secrets", secrets, { times: 2 }],
    ["D1 accepts and throws", acceptance, { when: "after" }],
    ["the object does not hear of its start", start, {}],
    ["the object starts and the answer is lost", start, { when: "after" }],
    ["the object cannot be reached for a claim", claims, {}],
    ["the object grants a claim and the answer is lost", claims, { when: "after" }],
    ["the object does not hear a report", reports, {}],
    ["the object does not hear three reports", reports, { times: 3 }],
    ["the object hears a report and the answer is lost", reports, { when: "after" }],
  ])("%s: the delivery completes all the same", async (_what, broken, fault) => {
    const trouble = broken(fault);
    const tried = await aDelivery();
    await clock.settle(tried);
    await expectSettled(tried, "completed");
    for (let turn = 0; turn < 10 && (await indexedStatus(tried.deliveryId)) !== "completed"; turn++) {
      await clock.skip(tried.deliveryId);
    }
    expect(await indexedStatus(tried.deliveryId)).toBe("completed");
    expect(trouble.hits()).toBe(fault.times ?? 1);
  });
});

describe("trouble that stays", () => {
  it.each<[what: string, broken: Break]>([
    ["R2 takes no still", stills],
    ["R2 gives no picture", pictures],
    ["D1 gives no material", material],
    ["the object hears no report", reports],
  ])("%s: the delivery fails and is refunded", async (_what, broken) => {
    const trouble = broken({ times: Infinity });
    const tried = await aDelivery();
    await clock.settle(tried);
    await expectSettled(tried, "failed");
    expect(trouble.hits()).toBeGreaterThan(1);
  });

  it("D1 takes no projection for long: the delivery completes, and the index shows it later", async () => {
    const trouble = projection({ times: 9 });
    const tried = await aDelivery();
    await clock.settle(tried);
    await expectSettled(tried, "completed");
    for (let turn = 0; turn < 10; turn++) await clock.skip(tried.deliveryId);
    expect(trouble.hits()).toBe(9);
    expect(await indexedStatus(tried.deliveryId)).toBe("completed");
  });

  it.each([
    ["R2 takes no page after the first", 1],
    ["R2 takes no page at all", 0],
  ])("%s: the delivery is refunded, and its page lives as soon as R2 does", async (_what, good) => {
    let seen = 0;
    const broken = breakCalls(R2Media.prototype, "put", {
      times: 20,
      only: (key) => isPage(key) && seen++ >= good,
    });
    const tried = await aDelivery();
    await clock.settle(tried);
    for (let turn = 0; turn < 10; turn++) await clock.skip(tried.deliveryId);
    await expectSettled(tried, "failed");
    expect(broken.hits()).toBe(20);
  });
});

describe("a refund", () => {
  it.each<[what: string, fault: Fault]>([
    ["that throws", { times: 1 }],
    ["that throws eight times", { times: 8 }],
    ["that is booked and throws", { times: 1, when: "after" }],
    ["that is booked and throws three times", { times: 3, when: "after" }],
  ])("%s is booked once in the end", async (_what, fault) => {
    stillsAndRefund(fault);
    const tried = await aDelivery();
    await clock.settle(tried);
    await expectSettled(tried, "failed");
  });
});

function stillsAndRefund(fault: Fault): void {
  material({ times: Infinity });
  refund(fault);
}

async function indexedStatus(deliveryId: string): Promise<string | undefined> {
  const query = env.DB.prepare("SELECT status FROM deliveries WHERE id = ?").bind(deliveryId);
  return (await query.first<{ status: string }>())?.status;
}
