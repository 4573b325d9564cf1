import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { operatorToken, send } from "./builders.ts";

/** Two full pages and a few more, half of which are one full page to the last; several of each began in the same millisecond. */
const rows = 205;
const failed = 100;
const accountId = "acc_00000000000000000000000001";
const padded = (prefix: string) => `printf('${prefix}_%026d', n * 7919 % 1000)`;
const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})`;

beforeAll(async () => {
  await env.DB.batch(
    [
      `INSERT INTO accounts (id, email, status, credits_balance, credits_lifetime_purchased, auto_recharge_enabled,
         auto_recharge_threshold, auto_recharge_amount_cents, webhook_secret_sealed, created_at)
       VALUES ('${accountId}', 'x@example.com', 'active', 0, 0, 0, 0, 0, '', 0)`,
      `INSERT INTO deliveries (id, account_id, brand_id, request_id, status, raw_status, revision, format, count, cost_credits,
         order_document, account_status_at_acceptance, brand_status_at_acceptance, created_at, updated_at)
       ${numbers} SELECT ${padded("del")}, '${accountId}', 'brd_x', '', iif(n <= ${failed}, 'failed', 'completed'), 'x', 1, 'static', 1, 1,
         '{}', 'active', 'active', n / 10, n FROM numbers`,
      `INSERT INTO payments (id, account_id, kind, status, amount_cents, credits, lease_until, created_at, updated_at)
       ${numbers} SELECT ${padded("pay")}, '${accountId}', 'topup', 'expired', 2500, 250, 0, n / 10, n FROM numbers`,
    ].map((query) => env.DB.prepare(query)),
  );
});

type Page = Record<string, Record<string, string>[]> & { next_before: string | null };

async function pageOf(path: string, before: string | null): Promise<Page> {
  const address = `/operator/v1${path}${path.includes("?") ? "&" : "?"}${before === null ? "" : `before=${before}`}`;
  const answer = await send(address, { key: operatorToken });
  expect(answer.status).toBe(200);
  return answer.json();
}

it.each([
  ["/deliveries", "deliveries", "delivery_id", rows],
  ["/deliveries?status=failed", "deliveries", "delivery_id", failed],
  ["/payments", "payments", "payment_id", rows],
  [`/accounts/${accountId}/payments`, "payments", "payment_id", rows],
])("GET %s leads through all of them, each once, the newest first", async (path, list, id, total) => {
  const found: { id: string; created: string }[] = [];
  let before: string | null = null;
  for (let page = 0; page < 4; page++) {
    const { [list]: entries = [], next_before } = await pageOf(path, before);
    found.push(...entries.map((entry) => ({ id: entry[id] ?? "", created: entry.created_at ?? "" })));
    before = next_before;
    if (before === null) {
      expect(page).toBe(Math.ceil(total / 100) - 1);
      break;
    }
  }
  expect(before).toBeNull();
  expect(found).toHaveLength(total);
  expect(new Set(found.map((each) => each.id)).size).toBe(total);
  const times = found.map(({ created }) => created);
  expect(times).toEqual(times.toSorted().toReversed());
});

it.each(["/deliveries", "/payments", `/accounts/${accountId}/payments`, "/audit"])(
  "GET %s refuses a `before` that no page has named",
  async (path) => {
    const answer = await send(`/operator/v1${path}?before=yesterday`, { key: operatorToken });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid_request", param: "before" } });
  },
);
