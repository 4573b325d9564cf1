import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { creditTransaction, type LedgerEntry } from "../../src/adapters/d1/ledger.ts";
import { DailyUsage } from "../../src/api/people/getDailyUsage/contract.ts";
import { PaymentPage } from "../../src/api/people/listPayments/contract.ts";
import { servicesFor } from "../../src/composition.ts";
import { testModeHeader } from "../../src/core/people/testMode.ts";
import { anAccount, outcome, type TestAccount } from "./builders.ts";
import { aMember, type Browser } from "./people.ts";

const services = servicesFor(env);
const dayMs = 24 * 60 * 60_000;

let account: TestAccount;
let owner: Browser;
/** So many payments were begun in the tests before: their ids are never used again. */
let before = 0;

beforeEach(async () => {
  before += 100;
  account = await anAccount();
  owner = await aMember(account, "owner");
});

const pageOf = async (browser: Browser, query = "", init = {}) =>
  PaymentPage.parse(await browser.json(`/app/api/payments${query}`, init));
const idAt = (index: number) => `pay_${String(before + index).padStart(26, "0")}`;

/** Begins a top-up of 25 USD. */
async function begun(index: number, accountId = account.accountId): Promise<string> {
  const nowMs = Date.parse("2026-11-25T10:00:00.000Z") + index;
  await services.payments.beginTopUp({ id: idAt(index), accountId, amountCents: 2500, credits: 250, nowMs });
  return idAt(index);
}

async function paid(id: string): Promise<void> {
  const payment = (await services.payments.find(id)) ?? expect.fail("no payment");
  const references = { intentReference: `pi_${id}`, checkoutReference: null, customer: null, method: null };
  await services.payments.succeed({
    payment,
    transactionId: `txn_${id}`,
    paid: { amountCents: payment.amountCents, currency: "usd", ...references },
    nowMs: Date.parse("2026-11-25T10:05:00.000Z"),
  });
}

describe("the payments of an account", () => {
  it("come newest first, with all that a receipt says", async () => {
    await paid(await begun(1));
    await services.payments.close(await begun(2), "declined", "The card was declined.", Date.now());
    await begun(3);
    await services.payments.noteReversal(`pi_${idAt(1)}`, { refundedCents: 500, disputeStatus: null }, Date.now());
    const page = await pageOf(owner);
    expect(page.seller).toEqual({ name: "Ad Creative", email: "ads@example.com" });
    expect(page.buyer).toEqual({ name: null, email: "someone@example.com" });
    expect(page.payments.map(({ payment_id: id, status }) => [id, status])).toEqual([
      [idAt(3), "pending"],
      [idAt(2), "declined"],
      [idAt(1), "succeeded"],
    ]);
    expect(page.payments[1]).toMatchObject({ problem: "The card was declined.", paid_at: null });
    expect(page.payments[2]).toEqual({
      payment_id: idAt(1),
      kind: "top_up",
      status: "succeeded",
      amount_usd: 25,
      credits: 250,
      refunded_usd: 5,
      provider: "test",
      problem: null,
      created_at: "2026-11-25T10:00:00.001Z",
      paid_at: "2026-11-25T10:05:00.000Z",
    });
  });

  it("are given page by page, each payment once", async () => {
    for (let index = 1; index <= 51; index++) await begun(index);
    const first = await pageOf(owner);
    expect(first.payments).toHaveLength(50);
    expect(first.next_before).toBe(idAt(2));
    const second = await pageOf(owner, `?before=${idAt(2)}`);
    expect(second.payments.map(({ payment_id: id }) => id)).toEqual([idAt(1)]);
    expect(second.next_before).toBeNull();
    expect(await outcome(owner.call("/app/api/payments?before=x"))).toEqual([400, "invalid_request"]);
  });

  it("are shown to its owners alone", async () => {
    for (const role of ["viewer", "editor"] as const) {
      const member = await aMember(account, role);
      expect(await outcome(member.call("/app/api/payments"))).toEqual([403, "role_missing"]);
    }
  });

  it("are nobody else's, and the id of one of theirs is answered as one of nothing", async () => {
    await begun(1);
    const theirs = await begun(2, (await anAccount()).accountId);
    expect((await pageOf(owner)).payments.map(({ payment_id: id }) => id)).toEqual([idAt(1)]);
    expect(await pageOf(owner, `?before=${theirs}`)).toEqual(await pageOf(owner, `?before=${idAt(9)}`));
    expect((await pageOf(owner, `?before=${theirs}`)).payments).toEqual([]);
  });

  it("are the test account's in test mode", async () => {
    await begun(1);
    const test = await owner.json<{ account_id: string }>("/app/api/test-account", { method: "PUT" });
    await begun(2, test.account_id);
    const headers = { [testModeHeader]: "1" };
    expect((await pageOf(owner, "", { headers })).payments.map(({ payment_id: id }) => id)).toEqual([idAt(2)]);
    expect((await pageOf(owner)).payments.map(({ payment_id: id }) => id)).toEqual([idAt(1)]);
  });
});

describe("the credits of each day", () => {
  /** Books as the service would have so many days ago. */
  async function booked(entry: Pick<LedgerEntry, "type" | "description"> & Partial<LedgerEntry>, daysAgo: number) {
    const db = openDatabase(env.DB);
    const credits = Number(entry.creditsDelta);
    const { accountId } = account;
    await env.DB.batch([
      env.DB.prepare("UPDATE accounts SET credits_balance = credits_balance + ? WHERE id = ?").bind(credits, accountId),
      statementOf(
        creditTransaction(db, {
          id: `txn_${crypto.randomUUID()}`,
          accountId,
          creditsDelta: credits,
          createdAt: Date.now() - daysAgo * dayMs,
          ...entry,
        }).toSQL(),
      ),
    ]);
  }
  const statementOf = ({ sql, params }: { sql: string; params: unknown[] }) => env.DB.prepare(sql).bind(...params);
  const order = (deliveryId: string, credits: number, daysAgo: number) =>
    booked({ type: "Deduction", description: "An order", creditsDelta: -credits, deliveryId }, daysAgo);

  it("are what deliveries have cost that were not given back, for everybody of the account", async () => {
    await order("del_old", 5, 31);
    await order("del_first", 10, 29);
    await order("del_failed", 15, 2);
    await booked({ type: "Refund", description: "It failed", creditsDelta: 15, deliveryId: "del_failed" }, 1);
    await booked({ type: "Deduction", description: "A purchase taken back", creditsDelta: -1 }, 1);
    await order("del_one", 5, 0);
    await order("del_two", 15, 0);
    const viewer = await aMember(account, "viewer");
    const { days } = DailyUsage.parse(await viewer.json("/app/api/daily-usage"));
    expect(days).toHaveLength(30);
    expect(days.map(({ credits }) => credits)).toEqual([10, ...Array<number>(28).fill(0), 20]);
    expect(days.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
    const stranger = await aMember(await anAccount(), "owner");
    const others = DailyUsage.parse(await stranger.json("/app/api/daily-usage"));
    expect(others.days.every(({ credits }) => credits === 0)).toBe(true);
  });
});
