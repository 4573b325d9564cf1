import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { testModeHeader, testModeLimits, testModeParameter } from "../../src/core/people/testMode.ts";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { aReadyAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { aMember, type Browser, type SessionBody } from "./people.ts";

const headers = { [testModeHeader]: "1" };

let account: TestAccount & { brandId: string };
let owner: Browser;

beforeEach(async () => {
  account = await aReadyAccount();
  owner = await aMember(account, "owner");
});

const opened = async (browser = owner) =>
  (await browser.json<{ account_id: string }>("/app/api/test-account", { method: "PUT" })).account_id;
const sessionOf = (browser: Browser, init = {}) => browser.json<SessionBody>("/app/api/session", init);
const balanceOf = async (init = {}) =>
  (await owner.json<{ credits_balance: number }>("/app/api/v1/balance", init)).credits_balance;
const accountRow = (id: string) => servicesFor(env).accounts.get(id);

describe("the test account of an account", () => {
  it("is made once, however many ask at once, and is the one that calls in test mode are for", async () => {
    const [first, second] = await Promise.all([opened(), opened()]);
    expect(second).toBe(first);
    expect(await opened()).toBe(first);
    expect(first).not.toBe(account.accountId);
    expect(await sessionOf(owner, { headers })).toMatchObject({
      account: { account_id: first, role: "owner", is_test: true, is_test_mode: true },
      is_new: true,
    });
    expect((await sessionOf(owner)).account).toMatchObject({
      account_id: account.accountId,
      is_test: false,
      is_test_mode: false,
    });
    const inAddress = await owner.json<SessionBody>(`/app/api/session?${testModeParameter}=1`);
    expect(inAddress.account.account_id).toBe(first);
  });

  it("has keys and credits of its own, and whatever is done with them touches nothing of the real one", async () => {
    const before = await balanceOf();
    const id = await opened();
    const made = await owner.json<{ api_key: string }>("/app/api/api-keys", { json: { name: "Tests" }, headers });
    const seen = await send("/v1/balance", { key: made.api_key });
    expect(await seen.json()).toMatchObject({ credits_balance: 50 });
    const keys = await owner.json<{ api_keys: { name: string | null }[] }>("/app/api/api-keys");
    expect(keys.api_keys.map(({ name }) => name)).not.toContain("Tests");
    await send(`/operator/v1/accounts/${id}/credits`, {
      key: operatorToken,
      json: { credits: 30, reason: "More" },
    });
    expect([await balanceOf(), await balanceOf({ headers })]).toEqual([before, 80]);
  });

  it("is not there before somebody opens it, and viewers do not", async () => {
    expect(await outcome(owner.call("/app/api/session", { headers }))).toEqual([409, "no_test_account"]);
    const viewer = await aMember(account, "viewer");
    expect((await viewer.call("/app/api/test-account", { method: "PUT" })).status).toBe(403);
    await opened();
    expect((await sessionOf(viewer, { headers })).account).toMatchObject({ role: "viewer", is_test_mode: true });
  });

  it("is nobody else's: with the same header a stranger reaches their own alone", async () => {
    const theirs = await opened();
    const stranger = await aMember(await aReadyAccount(), "owner");
    expect(await outcome(stranger.call("/app/api/session", { headers }))).toEqual([409, "no_test_account"]);
    const own = await opened(stranger);
    expect(own).not.toBe(theirs);
    expect((await sessionOf(stranger, { headers })).account.account_id).toBe(own);
  });

  it("has the team of the real one, which is changed from either", async () => {
    const editor = await aMember(account, "editor");
    const { person } = await sessionOf(editor);
    const members = async (init = {}) =>
      (await owner.json<{ members: { person_id: string; role: string }[] }>("/app/api/members", init)).members;
    // It is the same before there is a test account.
    expect(await members({ headers })).toEqual(await members());
    await opened();
    expect(await members({ headers })).toEqual(await members());
    const path = `/app/api/members/${person.person_id}`;
    expect((await owner.call(path, { method: "PATCH", json: { role: "viewer" }, headers })).status).toBe(200);
    expect((await members()).find(({ person_id: id }) => id === person.person_id)?.role).toBe("viewer");
  });

  it("is suspended with the real one, and back with it", async () => {
    const id = await opened();
    const path = `/operator/v1/accounts/${account.accountId}`;
    const become = (status: string) => send(path, { key: operatorToken, method: "PATCH", json: { status } });
    await become("suspended");
    expect((await accountRow(id))?.status).toBe("suspended");
    expect((await owner.call("/app/api/session", { headers })).status).toBe(403);
    await become("active");
    expect((await sessionOf(owner, { headers })).account.account_id).toBe(id);
  });

  it("is deleted with the real one; deleted alone, it leaves room for another", async () => {
    const first = await opened();
    const remove = (id: string) => send(`/operator/v1/accounts/${id}`, { key: operatorToken, method: "DELETE" });
    expect((await remove(first)).status).toBe(202);
    expect((await accountRow(first))?.deletedAt).not.toBeNull();
    expect((await accountRow(account.accountId))?.deletedAt).toBeNull();
    const second = await opened();
    expect(second).not.toBe(first);
    expect((await remove(account.accountId)).status).toBe(202);
    expect((await accountRow(second))?.deletedAt).not.toBeNull();
  });

  it("pays nothing, and so is bounded in what it may buy; the real one is not", async () => {
    const id = await opened();
    const topUp = (amount: number, init = {}) =>
      owner.call("/app/api/top-ups", { json: { amount_usd: amount }, ...init });
    const recharge = (amount: number, init = {}) =>
      owner.call("/app/api/auto-recharge", { method: "PATCH", json: { amount_usd: amount }, ...init });
    const over = testModeLimits.paymentUsd + 1;
    expect(await outcome(topUp(over, { headers }))).toEqual([400, "invalid_request"]);
    expect(await outcome(recharge(over, { headers }))).toEqual([400, "invalid_request"]);
    expect((await topUp(over)).status).toBe(201);
    expect((await recharge(over)).status).toBe(200);
    for (let count = 0; count < usualDailyLimits.testTopUps; count++)
      expect((await topUp(testModeLimits.paymentUsd, { headers })).status).toBe(201);
    expect(await outcome(topUp(testModeLimits.paymentUsd, { headers }))).toEqual([429, "daily_limit_reached"]);
    expect((await topUp(over)).status).toBe(201);
    expect((await accountRow(id))?.autoRechargeDailyLimit).toBe(testModeLimits.rechargesADay);
  });

  it("has its own log of who did what, with the names of the real one's team", async () => {
    await opened();
    await owner.call("/app/api/api-keys", { json: { name: "Tests" }, headers });
    const changes = (
      await owner.json<{ changes: { operation: string; email: string }[] }>("/app/api/activity", { headers })
    ).changes;
    expect(changes.map(({ operation }) => operation)).toContain("POST /app/api/api-keys");
    const real = await owner.json<{ changes: { operation: string }[] }>("/app/api/activity");
    expect(real.changes.map(({ operation }) => operation)).not.toContain("POST /app/api/api-keys");
    expect(real.changes.map(({ operation }) => operation)).toContain("PUT /app/api/test-account");
  });
});
