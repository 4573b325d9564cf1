import type { DatabaseSync } from "node:sqlite";
import { D1Acceptance } from "../../src/adapters/d1/acceptance.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { D1DeliveryIndex } from "../../src/adapters/d1/deliveries.ts";
import { boundDatabase } from "./boundDatabase.ts";

const runs = 200;

/** Medians of how long the database is busy with an order's read batch, with its write batch, and with finding a delivery. */
export async function timeOrderStatements(
  database: DatabaseSync,
): Promise<{ readMs: number; writeMs: number; findMs: number }> {
  const db = openDatabase(boundDatabase(database));
  const [acceptance, index] = [new D1Acceptance(db), new D1DeliveryIndex(db)];
  const rows = database.prepare(
    `SELECT d.id, k.hash, b.website FROM deliveries d JOIN api_keys k ON k.account_id = d.account_id JOIN brands b ON b.id = d.brand_id
     WHERE d.status = 'completed' LIMIT 1`,
  );
  const { id, hash, website } = rows.get() as { id: string; hash: string; website: string };
  const order = (await index.find(id))?.order;
  if (order === null || order === undefined) throw new Error("There is no order that could be written again.");
  const took = { readMs: [] as number[], writeMs: [] as number[], findMs: [] as number[] };
  for (let run = 0; run < runs; run++) {
    const again = { ...order, deliveryId: `del_again${run}` };
    const { deliveryId, costCredits, format, count, requestId } = again;
    const idempotency = { key: `again${run}`, fingerprint: "", expiresAtMs: Date.now() + 86_400_000 };
    const query = { keyHash: hash, idempotencyKey: idempotency.key, nowMs: Date.now() };
    took.readMs.push(await wallMs(() => acceptance.read(query)));
    const call = {
      order: again,
      website,
      transactionId: `txn_again${run}`,
      description: `${count} concept, format ${format} (${deliveryId})`,
      shares: new Map([[order.productIds[0] ?? "", count]]),
      styles: [],
      response: {
        delivery_id: deliveryId,
        status: "queued" as const,
        request_id: requestId,
        ad_count_expected: count,
        format,
        credits_balance: costCredits,
        status_url: `https://api.example.com/v1/deliveries/${deliveryId}`,
        eta_seconds: 180,
      },
      idempotency,
      nowMs: Date.now(),
    };
    took.writeMs.push(await wallMs(() => acceptance.commit(call)));
    took.findMs.push(await wallMs(() => index.find(deliveryId)));
  }
  return { readMs: median(took.readMs), writeMs: median(took.writeMs), findMs: median(took.findMs) };
}

async function wallMs(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
