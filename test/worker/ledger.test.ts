import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { auditLedgers } from "../../src/services/auditLedgers.ts";
import { aReadyAccount, grantCredits, operatorToken, send, type TestAccount } from "./builders.ts";
import { accept } from "./deliveryHelpers.ts";

let account: TestAccount;

/** An account with every kind of movement: bonus, grant, deduction, refund. */
beforeEach(async () => {
  account = await aReadyAccount();
  await grantCredits(account, 30);
  await accept(account, { format: "static" });
  const failing = await accept(account, { format: "full" });
  await send(`/operator/v1/deliveries/${failing}/fail`, { key: operatorToken, json: { reason: "test" } });
});

async function isBroken(): Promise<boolean> {
  const broken = await auditLedgers(servicesFor(env));
  return broken.some(({ accountId }) => accountId === account.accountId);
}

/** The database refuses to change a transaction; whoever tampers has to take its rules away first. */
async function tamper(sql: string): Promise<void> {
  await env.DB.batch(
    ["changed", "deleted"].map((what) => env.DB.prepare(`DROP TRIGGER IF EXISTS transactions_are_never_${what}`)),
  );
  await env.DB.prepare(sql).bind(account.accountId).run();
}

describe("the database itself", () => {
  it.each([
    ["a transaction to be changed", "UPDATE transactions SET credits_delta = 51 WHERE account_id = ?1"],
    ["a transaction to be deleted", "DELETE FROM transactions WHERE account_id = ?1"],
    ["a balance below zero", "UPDATE accounts SET credits_balance = -1 WHERE id = ?1"],
    ["a gap in the sequence", entry({ sequence: 99, delta: 5, balanceAfter: 80 })],
    ["a balance_after that does not follow", entry({ sequence: 5, delta: 5, balanceAfter: 75 })],
    ["a refund of another amount", entry({ sequence: 5, delta: 4, balanceAfter: 79, type: "Refund", of: "Deduction" })],
    ["a refund of nothing", entry({ sequence: 5, delta: 5, balanceAfter: 80, type: "Refund" })],
    ["a purchase without its payment", entry({ sequence: 5, delta: 5, balanceAfter: 80, type: "Purchase" })],
  ])("refuses %s", async (_name, sql) => {
    await expect(env.DB.prepare(sql).bind(account.accountId).run()).rejects.toThrow(/SQLITE_CONSTRAINT/);
  });
});

interface Entry {
  sequence: number;
  delta: number;
  balanceAfter: number;
  type?: string;
  of?: string;
}

/** One transaction written past all code of ours; the account stands at 75 credits after four transactions. */
function entry({ sequence, delta, balanceAfter, type = "Bonus", of }: Entry): string {
  const deliveryId = of
    ? `(SELECT delivery_id FROM transactions WHERE account_id = ?1 AND type = '${of}' AND credits_delta = -5)`
    : "NULL";
  return `INSERT INTO transactions (id, account_id, sequence, type, credits_delta, balance_after, description, delivery_id, created_at)
    VALUES ('txn_x', ?1, ${sequence}, '${type}', ${delta}, ${balanceAfter}, 'x', ${deliveryId}, 0)`;
}

describe("the audit of the ledger", () => {
  it("finds nothing to complain about after bonus, grant, deduction and refund", async () => {
    expect(await isBroken()).toBe(false);
  });

  it.each([
    ["a balance that is not the sum", "UPDATE accounts SET credits_balance = credits_balance + 1 WHERE id = ?"],
    [
      "a transaction whose amount was changed",
      "UPDATE transactions SET credits_delta = 51 WHERE account_id = ? AND sequence = 1",
    ],
    [
      "a balance_after that does not follow",
      "UPDATE transactions SET balance_after = 7 WHERE account_id = ? AND sequence = 2",
    ],
    ["a transaction that is missing", "DELETE FROM transactions WHERE account_id = ? AND sequence = 2"],
  ])("reports a ledger that has %s", async (_name, sql) => {
    await tamper(sql);
    expect(await isBroken()).toBe(true);
  });
});
