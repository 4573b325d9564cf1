import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { D1DeliveryIndex } from "../../src/adapters/d1/deliveries.ts";
import { D1ExpiredRows } from "../../src/adapters/d1/expiredRows.ts";
import { D1LedgerAudit } from "../../src/adapters/d1/ledgerAudit.ts";
import { usualRetention } from "../../src/core/limits/retention.ts";

/** More of each than any step may look at. */
const rows = 5_000;
const nowMs = Date.now();
const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})`;

/** The database, and how many rows its statements have read since the last time that it was asked. */
function countingDatabase(): { binding: D1Database; rowsRead: () => number } {
  let read = 0;
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        return async (column?: string) => {
          const { results, meta } = await target.all<Record<string, unknown>>();
          read += meta.rows_read;
          if (name === "first") return (column === undefined ? results[0] : results[0]?.[column]) ?? null;
          return name === "raw" ? results.map((row) => Object.values(row)) : { results, meta };
        };
      },
    });
  const binding = new Proxy(env.DB, {
    get: (target, name) =>
      name === "prepare" ? (query: string) => counted(target.prepare(query)) : (Reflect.get(target, name) as unknown),
  });
  const rowsRead = () => {
    const before = read;
    read = 0;
    return before;
  };
  return { binding, rowsRead };
}

beforeAll(async () => {
  await env.DB.batch(
    [
      `INSERT INTO accounts (id, email, status, credits_balance, credits_lifetime_purchased, auto_recharge_enabled,
         auto_recharge_threshold, auto_recharge_amount_cents, webhook_secret_sealed, created_at)
       ${numbers} SELECT printf('acc_%05d', n), 'x@example.com', 'active', 7, 0, 0, 0, 0, '', 0 FROM numbers`,
      `INSERT INTO transactions (id, account_id, sequence, type, credits_delta, balance_after, description, created_at)
       ${numbers} SELECT 'txn_' || n, printf('acc_%05d', n), 1, 'Bonus', 7, 7, 'x', 0 FROM numbers`,
      `INSERT INTO payment_events (id, kind, received_at) ${numbers} SELECT 'evt_' || n, 'x', ${nowMs} FROM numbers`,
      `INSERT INTO brands (id, account_id, name, website, status, stage, status_message, total_products_scraped, kit, run, started_at, updated_at)
       ${numbers} SELECT 'brd_' || n, printf('acc_%05d', n), 'x', 'x', 'active', 'ready', '', 0, '{}', 1, n, n FROM numbers`,
      `INSERT INTO deliveries (id, account_id, brand_id, request_id, status, raw_status, revision, format, count, cost_credits,
         order_document, account_status_at_acceptance, brand_status_at_acceptance, created_at, updated_at)
       ${numbers} SELECT 'del_' || n, printf('acc_%05d', n), 'brd_' || n, '', iif(n % 1000 = 0, 'queued', 'void'), 'x', 1,
         'static', 1, 1, '{}', 'active', 'active', n, n FROM numbers`,
    ].map((query) => env.DB.prepare(query)),
  );
});

describe("a step of a sweep reads no more rows, however many there are", () => {
  const { binding, rowsRead } = countingDatabase();
  const db = openDatabase(binding);

  it("than a thousand accounts or transactions with the one before each, when the ledgers are audited", async () => {
    const audit = new D1LedgerAudit(binding);
    const places: string[] = [];
    let checked = 0;
    for (let position = ""; places.length < 100;) {
      const slice = await audit.next(position);
      expect(rowsRead()).toBeLessThanOrEqual(3_000);
      expect(slice.broken).toEqual([]);
      checked += slice.checked;
      places.push((position = slice.position));
      if (position === "") break;
    }
    expect(places.at(-1)).toBe("");
    expect(checked).toBe(2 * rows);
  });

  it("than two thousand with their expiry, when rows that no longer count are deleted", async () => {
    const expired = new D1ExpiredRows(binding, usualRetention);
    const first = await expired.deleteNext("payment_events", "", nowMs);
    expect(rowsRead()).toBeLessThanOrEqual(4 * 2_000);
    const second = await expired.deleteNext("payment_events", first.position, nowMs);
    expect([first, second]).toEqual([
      { position: "2000", deleted: 0 },
      { position: "4000", deleted: 0 },
    ]);
    expect(await expired.deleteNext("payment_events", second.position, nowMs)).toEqual({ position: "", deleted: 0 });
    rowsRead();
  });

  it("than it hands out, when old deliveries and scrapes are looked for", async () => {
    const index = new D1DeliveryIndex(db);
    const found = await index.acceptedAfter({ createdAt: 2_500, id: "del_2500" }, nowMs, 50);
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => `del_${2_501 + i}`));
    expect(rowsRead()).toBeLessThanOrEqual(150);
    const brands = await new D1Catalogue(db).startedAfter({ startedAt: 2_500, id: "brd_2500" }, nowMs, 50);
    expect(brands).toHaveLength(50);
    expect(rowsRead()).toBeLessThanOrEqual(150);
  });

  it("than there are under way, when deliveries and onboarding runs are looked for that nothing has woken", async () => {
    expect(await new D1DeliveryIndex(db).stale(nowMs, 200)).toEqual([1, 2, 3, 4, 5].map((n) => `del_${n * 1_000}`));
    expect(rowsRead()).toBeLessThanOrEqual(20);
    expect(await new D1Catalogue(db).stale(nowMs, 100)).toEqual([]);
    expect(rowsRead()).toBeLessThanOrEqual(5);
  });
});
