/**
 * `npm run bench:sweeps`: how long one step of each sweep of the database takes, and beside it the same work in one statement over the
 * whole table, with ROWS transactions, deliveries and payment events (default a million) on this machine's disk. SQLite is Node's own; D1
 * adds its network.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { D1DeliveryIndex } from "../../src/adapters/d1/deliveries.ts";
import { D1ExpiredRows } from "../../src/adapters/d1/expiredRows.ts";
import { D1LedgerAudit } from "../../src/adapters/d1/ledgerAudit.ts";
import { usualRetention } from "../../src/core/limits/retention.ts";
import { boundDatabase } from "./boundDatabase.ts";

const rows = Number(process.env.ROWS ?? 1_000_000);
const transactionsPerAccount = 5;
const accounts = Math.ceil(rows / transactionsPerAccount);
const stepsOfEach = 200;
const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "sweeps-"));
const database = new DatabaseSync(path.join(folder, "db.sqlite"));

function fill(): void {
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = OFF;");
  const migrations = readdirSync(path.join(root, "migrations")).filter((name) => name.endsWith(".sql"));
  for (const name of migrations.sort()) database.exec(readFileSync(path.join(root, "migrations", name), "utf8"));
  // The rules of the ledger are not what is measured, and a million rows under them take long.
  database.exec("DROP TRIGGER transactions_chain;");
  const numbers = (count: number) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count - 1})`;
  const account = `printf('acc_%08d', n / ${transactionsPerAccount})`;
  database.exec(`
    INSERT INTO accounts (id, email, status, credits_balance, credits_lifetime_purchased, auto_recharge_enabled,
      auto_recharge_threshold, auto_recharge_amount_cents, webhook_secret_sealed, created_at)
    ${numbers(accounts)} SELECT printf('acc_%08d', n), 'x', 'active', ${transactionsPerAccount}, 0, 0, 0, 0, '', 0 FROM numbers;
    INSERT INTO transactions (id, account_id, sequence, type, credits_delta, balance_after, description, created_at)
    ${numbers(rows)} SELECT 'txn_' || n, ${account}, n % ${transactionsPerAccount} + 1, 'Bonus', 1, n % ${transactionsPerAccount} + 1, 'x', 0 FROM numbers;
    INSERT INTO payment_events (id, kind, received_at) ${numbers(rows)} SELECT 'evt_' || n, 'x', 1 FROM numbers;
    INSERT INTO deliveries (id, account_id, brand_id, request_id, status, raw_status, revision, format, count, cost_credits,
      order_document, created_at, updated_at)
    ${numbers(rows)} SELECT 'del_' || n, ${account}, '', '', 'void', 'void', 0, 'static', 0, 0, '{}', n, n FROM numbers;
    INSERT INTO brands (id, account_id, name, website, status, stage, status_message, total_products_scraped, kit, run, started_at, updated_at)
    ${numbers(accounts)} SELECT 'brd_' || n, printf('acc_%08d', n), 'x', 'x', 'active', 'ready', '', 0, '{}', 1, n, n FROM numbers;`);
}

const wholeAudit = `SELECT a.id FROM accounts a
  LEFT JOIN (SELECT account_id, SUM(credits_delta) AS total, COUNT(*) AS entries, MAX(sequence) AS last FROM transactions GROUP BY account_id) t
    ON t.account_id = a.id
  WHERE COALESCE(t.total, 0) <> a.credits_balance OR COALESCE(t.entries, 0) <> COALESCE(t.last, 0)`;

async function wallMs(work: () => unknown): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Median and longest of so many steps, each from where the one before ended. */
async function steps(name: string, step: (position: string) => Promise<string>): Promise<void> {
  const took: number[] = [];
  let position = "";
  for (let i = 0; i < stepsOfEach; i++) took.push(await wallMs(async () => (position = await step(position))));
  took.sort((a, b) => a - b);
  const middle = took[Math.floor(took.length / 2)] ?? NaN;
  console.log(
    `${name.padEnd(52)} ${middle.toFixed(2).padStart(9)} ms ${(took.at(-1) ?? NaN).toFixed(2).padStart(9)} ms`,
  );
}

async function whole(name: string, query: string): Promise<void> {
  const ms = await wallMs(() => database.prepare(query).all());
  console.log(`${name.padEnd(52)} ${ms.toFixed(2).padStart(9)} ms`);
}

try {
  fill();
  const binding = boundDatabase(database);
  const db = openDatabase(binding);
  const [audit, expired] = [new D1LedgerAudit(binding), new D1ExpiredRows(binding, usualRetention)];
  const [index, catalogue] = [new D1DeliveryIndex(db), new D1Catalogue(db)];
  console.log(`${rows} rows, ${accounts} accounts, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`${"one step".padEnd(52)}    median      longest`);
  await steps("audit: 1,000 accounts", async (position) => (await audit.next(position)).position);
  await steps(
    "audit: 1,000 transactions",
    async (position) => (await audit.next(position || "transactions 0")).position,
  );
  await steps(
    "expired rows: 2,000, none of them old",
    async (position) => (await expired.deleteNext("payment_events", position, 2)).position,
  );
  await steps("old deliveries: 50", async (position) => {
    const after = position === "" ? null : (JSON.parse(position) as { createdAt: number; id: string });
    const last = (await index.acceptedAfter(after, rows, 50)).at(-1);
    return last === undefined ? "" : JSON.stringify({ createdAt: last.createdAt, id: last.id });
  });
  await steps("deliveries that nothing has woken: 200", async () => (await index.stale(rows, 200), ""));
  await steps("onboarding runs that nothing has woken: 100", async () => (await catalogue.stale(rows, 100), ""));
  console.log("over the whole table, as before");
  await whole("audit", wholeAudit);
  await whole(
    "deliveries that nothing has woken",
    `SELECT id FROM deliveries WHERE status NOT IN ('completed', 'failed', 'void') AND updated_at < ${rows} ORDER BY updated_at LIMIT 200`,
  );
} finally {
  database.close();
  rmSync(folder, { recursive: true });
}
