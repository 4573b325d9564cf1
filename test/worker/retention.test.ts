import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { servicesFor, type AllServices } from "../../src/composition.ts";
import { usualRetention, type Retention } from "../../src/core/limits/retention.ts";
import { retentionSweeps } from "../../src/services/sweeps/retention.ts";
import { runSweep, type Sweep } from "../../src/services/sweeps/runSweep.ts";
import { aReadyAccount, balanceOf, grantCredits, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { accept, ended, keptFiles, read, until, type Delivery } from "./deliveryHelpers.ts";

const dayMs = 24 * 60 * 60_000;

/** The services so many days from now, with retention of their own. */
function later(days: number, retention: Partial<Retention> = {}): AllServices {
  const services = servicesFor(env);
  const runtime = { ...services.runtime, nowMs: () => Date.now() + days * dayMs };
  return { ...services, runtime, retention: { ...usualRetention, ...retention } };
}

async function sweep(services: AllServices, name: string): Promise<void> {
  const found = retentionSweeps(services).find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no sweep ${name}`);
  await runSweep(services, found);
}

const rowsOf = (delivery: string, table: string) =>
  runInDurableObject(env.DELIVERY.get(env.DELIVERY.idFromName(delivery)), (_object, { storage }) =>
    Number(storage.sql.exec<{ total: number }>(`SELECT COUNT(*) AS total FROM ${table}`).one().total),
  );
const count = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>("total");

describe("a delivery", () => {
  let account: TestAccount;
  let delivery: Delivery;

  beforeAll(async () => {
    account = await aReadyAccount();
    await grantCredits(account, 100);
    delivery = await ended(account, await accept(account, { format: "static" }));
    expect(delivery.status).toBe("completed");
    // Its end shows before the last of its files are settled; until then a sweep would leave it for the next round.
    const { objects } = servicesFor(env);
    await until(
      () => objects.purge(delivery.delivery_id, {}),
      (isDone) => isDone,
    );
  });

  it("keeps its scenes and its journal until their days are over, and its ads after that", async () => {
    const picture = `concepts/${delivery.delivery_id}/picture-of-a-correction.png`;
    await env.MEDIA.put(picture, "png");
    await sweep(later(29), "scenes");
    expect(await rowsOf(delivery.delivery_id, "scenes")).toBe(1);
    expect(await env.MEDIA.head(picture)).not.toBeNull();
    await sweep(later(31), "scenes");
    expect(await rowsOf(delivery.delivery_id, "scenes")).toBe(0);
    expect(await env.MEDIA.head(picture)).toBeNull();
    expect(await rowsOf(delivery.delivery_id, "journal")).toBeGreaterThan(0);
    await sweep(later(91), "journals");
    expect(await rowsOf(delivery.delivery_id, "journal")).toBe(0);
    expect(await read(account, delivery.delivery_id)).toEqual(delivery);
    expect(await keptFiles(delivery.ads)).toHaveLength(2);
  });

  it("stays for good where no setting says otherwise", async () => {
    await sweep(later(30_000), "expired_deliveries");
    expect(await read(account, delivery.delivery_id)).toEqual(delivery);
  });

  it("goes with its files, its page and its object when its days are over; the ledger stays", async () => {
    const balance = await balanceOf(account);
    await sweep(later(366, { delivery: 365 }), "expired_deliveries");
    expect(await outcome(send(`/v1/deliveries/${delivery.delivery_id}`, { key: account.apiKey }))).toEqual([
      404,
      "delivery_not_found",
    ]);
    expect(await keptFiles(delivery.ads)).toEqual([]);
    expect((await send(new URL(delivery.viewer_url).pathname)).status).toBe(404);
    const object = env.DELIVERY.get(env.DELIVERY.idFromName(delivery.delivery_id));
    expect(await runInDurableObject(object, async (_object, { storage }) => (await storage.list()).size)).toBe(0);
    expect(await balanceOf(account)).toBe(balance);
    expect(await servicesFor(env).ledgerAudit.check(account.accountId)).toBeNull();
  });
});

describe("rows that no longer count", () => {
  it("go, and those beside them stay", async () => {
    const nowMs = Date.now();
    const insert = env.DB.prepare("INSERT INTO payment_events (id, kind, received_at) VALUES (?, 'x', ?)");
    await env.DB.batch([insert.bind("evt_old", nowMs - 91 * dayMs), insert.bind("evt_new", nowMs - 89 * dayMs)]);
    await env.DB.prepare(
      `INSERT INTO idempotency_keys (account_id, endpoint, key, fingerprint, delivery_id, response, answered_status, created_at, expires_at)
       VALUES ('acc_x', 'x', 'old', '', '', '{}', 202, 0, ?1), ('acc_x', 'x', 'new', '', '', '{}', 202, 0, ?2)`,
    )
      .bind(nowMs - 1, nowMs + 60_000)
      .run();
    await sweep(later(0), "rows.payment_events");
    await sweep(later(0), "rows.idempotency_keys");
    expect(await count("SELECT COUNT(*) AS total FROM payment_events WHERE id LIKE 'evt_%'")).toBe(1);
    expect(await count("SELECT COUNT(*) AS total FROM idempotency_keys WHERE account_id = ?", "acc_x")).toBe(1);
  });
});

describe("grounds that a model drew", () => {
  it("go when their days are over, and nothing else of the bucket does", async () => {
    await Promise.all(["grounds/old", "styles/old"].map((key) => env.KEPT.put(key, "x")));
    await sweep(later(29), "grounds");
    expect(await env.KEPT.head("grounds/old")).not.toBeNull();
    await sweep(later(31), "grounds");
    expect(await env.KEPT.head("grounds/old")).toBeNull();
    expect(await env.KEPT.head("styles/old")).not.toBeNull();
  });
});

describe("a sweep", () => {
  const services = servicesFor(env);
  const stateOf = (name: string) => services.sweeps.get(name);

  it("goes on where it stopped, and begins a new round after its end", async () => {
    const seen: string[] = [];
    const counting: Sweep = {
      name: "rows.daily_counts",
      step(position) {
        seen.push(position);
        const next = Number(position === "" ? 0 : position) + 1;
        return Promise.resolve({ position: String(next), handled: 2, next: next === 3 ? "over" : "more" });
      },
    };
    await runSweep(services, counting, { steps: 2, ms: 10_000 });
    expect(await stateOf("rows.daily_counts")).toMatchObject({ position: "2", handled: 4, lastRound: null });
    await runSweep(services, counting);
    await runSweep(services, counting, { steps: 1, ms: 10_000 });
    expect(seen).toEqual(["", "1", "2", ""]);
    expect(await stateOf("rows.daily_counts")).toMatchObject({ position: "1", handled: 2, lastRound: { handled: 6 } });
  });

  it("tries again what fails, and leaves it out when it has failed ten times", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const failing: Sweep = {
      name: "rows.onboarding_runs",
      step: (_position, skipsFirst) =>
        skipsFirst
          ? Promise.resolve({ position: "after", handled: 0, next: "waiting" as const })
          : Promise.reject(new Error("it is ill")),
    };
    for (let tries = 1; tries <= 10; tries++) {
      await runSweep(services, failing);
      expect(await stateOf("rows.onboarding_runs")).toMatchObject({ position: "", tries });
    }
    await runSweep(services, failing);
    expect(await stateOf("rows.onboarding_runs")).toMatchObject({ position: "after", tries: 0, failed: 1 });
    errors.mockRestore();
  });

  it("shows operators where it stands", async () => {
    const body = await (
      await send("/operator/v1/sweeps", { key: operatorToken })
    ).json<{ sweeps: { name: string; position: string }[] }>();
    expect(body.sweeps.find(({ name }) => name === "rows.daily_counts")).toMatchObject({ position: "1" });
  });
});
