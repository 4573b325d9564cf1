import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { servicesFor, type AllServices } from "../../src/composition.ts";
import { newId } from "../../src/core/ids.ts";
import { auditLedgers } from "../../src/services/auditLedgers.ts";
import { carryOutDeletions } from "../../src/services/deletions/carryOutDeletions.ts";
import {
  aBrand,
  aReadyAccount,
  grantCredits,
  operatorToken,
  outcome,
  send,
  type TestAccount,
  usageOf,
} from "./builders.ts";
import { aPerson, sessionOf, type Browser } from "./people.ts";
import { accept, ended, keptFiles, type Delivery, until } from "./deliveryHelpers.ts";

const minuteMs = 60_000;

interface DeletionAnswer {
  deletion_id: string;
  scope: string;
  state: string;
  deliveries_deleted: number;
  problem: string | null;
  ended_at: string | null;
}

function later(minutes: number): AllServices {
  const services = servicesFor(env);
  return { ...services, runtime: { ...services.runtime, nowMs: () => Date.now() + minutes * minuteMs } };
}

const remove = (account: TestAccount, what = "") =>
  send(`/operator/v1/accounts/${account.accountId}${what}`, { key: operatorToken, method: "DELETE" });
const operatorGet = (path: string) => send(`/operator/v1${path}`, { key: operatorToken });

async function stateOf({ deletion_id: id }: DeletionAnswer): Promise<DeletionAnswer> {
  return (await operatorGet(`/deletions/${id}`)).json<DeletionAnswer>();
}

/** Carries a deletion on until it is done, with a clock that goes as fast as it has to wait. */
async function carriedOut(asked: DeletionAnswer): Promise<DeletionAnswer> {
  for (let minutes = 0; minutes < 60; minutes += 3) {
    await carryOutDeletions(later(minutes));
    const deletion = await stateOf(asked);
    if (deletion.state === "done") return deletion;
  }
  return stateOf(asked);
}

/** All that is in the database's tables, as text. */
async function everythingInTheDatabase(): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  ).all<{ name: string }>();
  const tables = await Promise.all(results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all()));
  return JSON.stringify(tables.map((table) => table.results));
}

async function keysOf(bucket: R2Bucket): Promise<string[]> {
  return (await bucket.list()).objects.map(({ key }) => key);
}

const ledgerOf = async ({ accountId }: TestAccount) =>
  (
    await env.DB.prepare(
      "SELECT sequence, type, credits_delta, balance_after, delivery_id, payment_id FROM transactions WHERE account_id = ? ORDER BY sequence",
    )
      .bind(accountId)
      .all()
  ).results;

describe("the deletion of an account", () => {
  let account: TestAccount & { brandId: string; productIds: string[] };
  let delivery: Delivery;
  let ledger: unknown[];
  let asked: DeletionAnswer;
  let session: Browser;
  const services = servicesFor(env);

  beforeAll(async () => {
    account = await aReadyAccount([{ name: "Moonmilk Serum" }]);
    await env.DB.prepare(
      "UPDATE accounts SET email = 'ada@moonmilk.example', name = 'Ada Moonmilk', payment_customer = 'cus_moonmilk' WHERE id = ?",
    )
      .bind(account.accountId)
      .run();
    await env.DB.prepare("UPDATE brands SET name = 'Moonmilk', website = 'https://moonmilk.example' WHERE id = ?")
      .bind(account.brandId)
      .run();
    await grantCredits(account, 100);
    await send(`/operator/v1/accounts/${account.accountId}/credits`, {
      key: operatorToken,
      json: { credits: 5, reason: "for Ada Moonmilk" },
    });
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO payments (id, account_id, kind, status, amount_cents, credits, customer, method, problem, lease_until, created_at, updated_at)
         VALUES ('pay_1', ?1, 'topup', 'declined', 100, 10, 'cus_moonmilk', 'pm_moonmilk', 'Ada Moonmilk was declined', 0, 0, 0)`,
      ).bind(account.accountId),
      env.DB.prepare("INSERT INTO website_proofs VALUES (?1, 'moonmilk.example', 'email', 0)").bind(account.accountId),
      env.DB.prepare(
        `INSERT INTO brand_kits (brand_id, version, name, kit, source, edited, created_at)
         VALUES (?1, 1, 'Moonmilk', '{"logo":{"key":"brands/moonmilk/logo.png"}}', 'onboarding', '[]', 0)`,
      ).bind(account.brandId),
    ]);
    await env.MEDIA.put("brands/moonmilk/logo.png", "x");
    await env.DB.prepare("UPDATE deliveries SET created_at = created_at - 600000").run();
    const id = (
      await (
        await send("/v1/ads/generate", {
          key: account.apiKey,
          json: { format: "static" },
          headers: { "idempotency-key": "moonmilk" },
        })
      ).json<{ delivery_id: string }>()
    ).delivery_id;
    delivery = await ended(account, id);
    expect(delivery.status).toBe("completed");
    const member = { email: "ada@moonmilk.example", role: "owner" };
    await send(`/operator/v1/accounts/${account.accountId}/members`, { key: operatorToken, json: member });
    session = await aPerson(member.email);
    expect(await sessionOf(session)).toMatchObject({ account: { account_id: account.accountId } });
    ledger = await ledgerOf(account);
    asked = await (await remove(account)).json<DeletionAnswer>();
  });

  it("shuts it at once: no key and no person is known any more, and nothing can be put into it", async () => {
    expect(await outcome(send("/v1/balance", { key: account.apiKey }))).toEqual([401, "invalid_api_key"]);
    expect(await outcome(session.call("/app/api/session"))).toEqual([401, "signed_out"]);
    const path = `/operator/v1/accounts/${account.accountId}`;
    for (const call of [
      send(`${path}/keys`, { key: operatorToken, method: "POST" }),
      send(`${path}/members`, { key: operatorToken, json: { email: "ada@moonmilk.example", role: "owner" } }),
      send(`${path}/credits`, { key: operatorToken, json: { credits: 1, reason: "x" } }),
      send(path, { key: operatorToken, method: "PATCH", json: { status: "active" } }),
    ]) {
      expect(await outcome(call)).toEqual([404, "not_found"]);
    }
    expect(await operatorGet(`/accounts/${account.accountId}`).then((answer) => answer.json())).toMatchObject({
      status: "suspended",
      deleted_at: expect.stringMatching(/^20/) as string,
    });
  });

  it("is asked for once, however often the call is sent", async () => {
    const again = await remove(account);
    expect(again.status).toBe(202);
    expect(await again.json<DeletionAnswer>()).toMatchObject({ deletion_id: asked.deletion_id, scope: "account" });
  });

  it("takes files, page, objects and everything readable with it", async () => {
    expect(await carriedOut(asked)).toMatchObject({ state: "done", deliveries_deleted: 1, problem: null });
    expect((await remove(account)).status).toBe(200);
    expect(await keptFiles(delivery.ads)).toEqual([]);
    const ids = [...account.productIds, "moonmilk", new URL(delivery.viewer_url).pathname.slice("/media/".length)];
    const keys = [...(await keysOf(env.MEDIA)), ...(await keysOf(env.KEPT))];
    expect(keys.filter((key) => ids.some((id) => key.includes(id)))).toEqual([]);
    const everything = await everythingInTheDatabase();
    const readable = [/moonmilk/i, /ada@/, new RegExp(account.apiKey.slice(0, 16)), /v[23]\.[0-9a-f]{8}\./];
    expect(readable.filter((text) => text.test(everything))).toEqual([]);
    const object = env.DELIVERY.get(env.DELIVERY.idFromName(delivery.delivery_id));
    expect(await runInDurableObject(object, async (_object, { storage }) => (await storage.list()).size)).toBe(0);
    const brand = env.BRAND.get(env.BRAND.idFromName(account.brandId));
    expect(await runInDurableObject(brand, async (_object, { storage }) => (await storage.list()).size)).toBe(0);
  });

  it("leaves the ledger, which says the same sums of nobody and adds up", async () => {
    expect(await ledgerOf(account)).toEqual(ledger);
    expect(await services.ledgerAudit.check(account.accountId)).toBeNull();
  });

  it("is the only way: the database lets nobody else change a transaction's words or bring the account back", async () => {
    const change = (query: string) => env.DB.prepare(query).bind(account.accountId).run();
    await expect(change("UPDATE transactions SET description = 'x' WHERE account_id = ?")).rejects.toThrow(
      "never changed",
    );
    await expect(change("UPDATE accounts SET status = 'active' WHERE id = ?")).rejects.toThrow("stays deleted");
    await expect(change("UPDATE accounts SET deleted_at = NULL WHERE id = ?")).rejects.toThrow("stays deleted");
    await expect(change("UPDATE deletions SET state = 'ledger' WHERE account_id = ?")).rejects.toThrow(
      "stays as it is",
    );
  });
});

describe("a delivery that is under way when its account is deleted", () => {
  it("is given up and refunded before it goes", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "full" });
    const asked = await (await remove(account)).json<DeletionAnswer>();
    const entries = await until(
      () => ledgerOf(account),
      (found) => found.length === 3,
      20_000,
    );
    expect(entries.map(({ type }) => type)).toEqual(["Bonus", "Deduction", "Refund"]);
    expect(entries.at(-1)).toMatchObject({ delivery_id: id, balance_after: 50 });
    expect((await stateOf(asked)).state).toBe("deliveries");
  });
});

describe("the deletion of a brand", () => {
  it("takes its catalogue and its deliveries; account and ledger stay, and another brand may come", async () => {
    const account = await aReadyAccount([{ name: "Sunmilk Serum" }]);
    const delivery = await ended(account, await accept(account, { format: "static" }));
    const asked = await (await remove(account, "/brand")).json<DeletionAnswer>();
    expect(asked).toMatchObject({ scope: "brand" });
    expect(await outcome(send("/v1/ads/generate", { key: account.apiKey, json: { format: "static" } }))).toEqual([
      425,
      "brand_onboarding_in_progress",
    ]);
    expect(
      await outcome(send("/v1/brands", { key: account.apiKey, json: { website: "https://other.example" } })),
    ).toEqual([502, "scraper_failed"]);
    expect(await carriedOut(asked)).toMatchObject({ state: "done", deliveries_deleted: 1 });
    expect(await keptFiles(delivery.ads)).toEqual([]);
    expect(await everythingInTheDatabase()).not.toContain("Sunmilk");
    expect((await usageOf(account)).map(({ type }) => type)).toEqual(["Deduction", "Bonus"]);
    const { brandId } = await aBrand(account);
    expect(brandId).toMatch(/^brd_/);
    expect((await remove(account, "/brand")).status).toBe(202);
  });

  it("is refused where there is none, as that of an account that does not exist is", async () => {
    const path = "/operator/v1/accounts/acc_none";
    expect(await outcome(send(path, { key: operatorToken, method: "DELETE" }))).toEqual([404, "not_found"]);
    expect(await outcome(send(`${path}/brand`, { key: operatorToken, method: "DELETE" }))).toEqual([404, "not_found"]);
  });
});

describe("after hundreds of deletions", () => {
  it("every ledger adds up, to the same sums as before", async () => {
    const accounts = 250;
    const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${accounts})`;
    const entry = (sequence: number, type: string, delta: number, balance: number) =>
      `INSERT INTO transactions (id, account_id, sequence, type, credits_delta, balance_after, description, delivery_id, created_at)
       ${numbers} SELECT 'txn_${sequence}_' || n, 'acc_many' || n, ${sequence}, '${type}', ${delta}, ${balance}, 'of Moonmilk',
         ${type === "Bonus" ? "NULL" : "'del_many' || n"}, 0 FROM numbers`;
    const balances = (balance: number) => `UPDATE accounts SET credits_balance = ${balance} WHERE id LIKE 'acc_many%'`;
    const sums = () =>
      env.DB.prepare(
        "SELECT COUNT(*) AS entries, SUM(credits_delta) AS credits, SUM(balance_after) AS balances FROM transactions",
      ).first();
    await env.DB.batch(
      [
        `INSERT INTO accounts (id, email, status, credits_balance, credits_lifetime_purchased, auto_recharge_enabled,
           auto_recharge_threshold, auto_recharge_amount_cents, webhook_secret_sealed, created_at)
         ${numbers} SELECT 'acc_many' || n, 'moonmilk@example.com', 'active', 50, 0, 0, 0, 0, 'moonmilk', 0 FROM numbers`,
        entry(1, "Bonus", 50, 50),
        balances(45),
        entry(2, "Deduction", -5, 45),
        balances(50),
        entry(3, "Refund", 5, 50),
      ].map((query) => env.DB.prepare(query)),
    );
    const before = await sums();
    const { deletions, runtime } = servicesFor(env);
    for (let n = 1; n <= accounts; n++) {
      const wish = { id: newId("deletion", runtime.random), accountId: `acc_many${n}`, nowMs: Date.now() };
      await deletions.beginAccount(wish);
    }
    const open = () =>
      env.DB.prepare(
        "SELECT COUNT(*) AS open FROM deletions WHERE account_id LIKE 'acc_many%' AND state <> 'done'",
      ).first("open");
    for (let rounds = 0; rounds < 100 && (await open()) !== 0; rounds++) await carryOutDeletions(later(0));
    expect(await open()).toBe(0);
    expect(await sums()).toEqual(before);
    expect(await auditLedgers(servicesFor(env))).toEqual([]);
    expect(/moonmilk/i.test(await everythingInTheDatabase())).toBe(false);
  });
});
