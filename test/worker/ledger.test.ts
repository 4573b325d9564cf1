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

const tamper = (sql: string) => env.DB.prepare(sql).bind(account.accountId).run();

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
  ])("reports %s", async (_name, sql) => {
    await tamper(sql);
    expect(await isBroken()).toBe(true);
  });
});
