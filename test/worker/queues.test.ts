import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { consumeRenders } from "../../src/queues/renders.ts";
import { consumeDeadRenders } from "../../src/queues/deadRenders.ts";
import type { RenderOutcome } from "../../src/ports/renderer.ts";
import { aReadyAccount, balanceOf, send, type TestAccount } from "./builders.ts";
import { accept, ended } from "./deliveryHelpers.ts";

const services = servicesFor(env);

function batchOf(queue: string, ...bodies: unknown[]) {
  return createMessageBatch(
    queue,
    bodies.map((body, i) => ({ id: `m${i}`, timestamp: new Date(), attempts: 1, body })),
  );
}

async function consume(body: unknown, change: Partial<Parameters<typeof consumeRenders>[1]> = {}) {
  const batch = batchOf("renders", body);
  await consumeRenders(batch, { ...services, ...change });
  return getQueueResult(batch, createExecutionContext());
}

/** A delivery whose messages go nowhere, so that the test is its only consumer. */
async function aWaitingDelivery(): Promise<TestAccount & { deliveryId: string }> {
  const account = await aReadyAccount();
  const deliveryId = await accept(account, { format: "static" });
  await ended(account, deliveryId);
  return { ...account, deliveryId };
}

describe("the consumer of renders", () => {
  it.each([null, "text", {}, { deliveryId: 1 }, { deliveryId: "x", concept: 0, attempt: 1 }])(
    "drops the malformed message %j",
    async (body) => {
      expect((await consume(body)).explicitAcks).toEqual(["m0"]);
    },
  );

  it("acknowledges a duplicate of work that is done, without drawing it again", async () => {
    const { deliveryId } = await aWaitingDelivery();
    let drawn = 0;
    const renderer = {
      prewarm: () => Promise.resolve(),
      render: () => Promise.resolve<RenderOutcome>({ kind: drawn++ ? "done" : "done" }),
    };
    expect((await consume({ deliveryId, concept: 1, attempt: 1 }, { renderer })).explicitAcks).toEqual(["m0"]);
    expect(drawn).toBe(0);
  });

  it("asks for the message again when the object cannot be reached", async () => {
    const objects = { ...services.objects, claim: () => Promise.reject(new Error("reset")) } as typeof services.objects;
    const result = await consume({ deliveryId: "del_x", concept: 1, attempt: 1 }, { objects });
    expect(result.retryMessages).toMatchObject([{ msgId: "m0" }]);
  });
});

describe("the dead letter queue", () => {
  it("only wakes the object, and drops what it cannot read", async () => {
    const { deliveryId, ...account } = await aWaitingDelivery();
    const batch = batchOf("renders-dead", { deliveryId, concept: 1, attempt: 1 }, "garbage");
    await consumeDeadRenders(batch, services);
    const result = await getQueueResult(batch, createExecutionContext());
    expect(result.explicitAcks).toEqual(["m0", "m1"]);
    const delivery = await (
      await send(`/v1/deliveries/${deliveryId}`, { key: account.apiKey })
    ).json<{ status: string }>();
    expect(delivery.status).toBe("completed");
    expect(await balanceOf(account)).toBe(45);
  });
});
