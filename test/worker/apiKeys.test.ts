import { describe, expect, it } from "vitest";
import { anAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";

interface KeyList {
  keys: { key_id: string; name: string | null; prefix: string; status: string; last_used_at: string | null }[];
}

const operator = (path: string, init: { method?: string; json?: unknown } = {}) =>
  send(`/operator/v1${path}`, { key: operatorToken, ...init });

const keysOf = async (account: TestAccount) =>
  (await (await operator(`/accounts/${account.accountId}/keys`)).json<KeyList>()).keys;

const statusWith = async (key: string) => (await send("/v1/balance", { key })).status;

async function aKey(account: TestAccount, json: unknown = {}): Promise<{ key_id: string; api_key: string }> {
  return (await operator(`/accounts/${account.accountId}/keys`, { json })).json();
}

describe("API keys", () => {
  it("can be several, each shown once, listed by prefix and last use", async () => {
    const account = await anAccount();
    const second = await aKey(account, { name: "agency" });
    expect([await statusWith(account.apiKey), await statusWith(second.api_key)]).toEqual([200, 200]);
    const listed = await until(
      () => keysOf(account),
      (keys) => keys.every((key) => key.last_used_at !== null),
    );
    expect(listed).toHaveLength(2);
    expect(listed.every(({ last_used_at }) => last_used_at !== null)).toBe(true);
    const agency = listed.find(({ key_id }) => key_id === second.key_id);
    expect(agency).toMatchObject({ name: "agency", status: "active", prefix: second.api_key.slice(0, 13) });
    expect(JSON.stringify(listed)).not.toContain(second.api_key);
  });

  it("are refused from the moment they are revoked, and only they", async () => {
    const account = await anAccount();
    const { key_id, api_key } = await aKey(account);
    expect((await operator(`/accounts/${account.accountId}/keys/${key_id}`, { method: "DELETE" })).status).toBe(200);
    expect(await outcome(send("/v1/balance", { key: api_key }))).toEqual([401, "invalid_api_key"]);
    expect(await statusWith(account.apiKey)).toBe(200);
    expect((await keysOf(account)).find((key) => key.key_id === key_id)?.status).toBe("revoked");
    expect((await operator(`/accounts/${account.accountId}/keys/${key_id}`, { method: "DELETE" })).status).toBe(404);
  });

  it("are replaced at once when they are rotated, or after the hours that were asked for", async () => {
    const account = await anAccount();
    const first = await aKey(account);
    const rotate = async (keyId: string, json: unknown) =>
      (await operator(`/accounts/${account.accountId}/keys/${keyId}/rotate`, { json })).json<{
        key_id: string;
        api_key: string;
        old_key_expires_at: string;
      }>();
    const second = await rotate(first.key_id, {});
    expect([await statusWith(first.api_key), await statusWith(second.api_key)]).toEqual([401, 200]);
    const third = await rotate(second.key_id, { keep_old_hours: 24 });
    expect([await statusWith(second.api_key), await statusWith(third.api_key)]).toEqual([200, 200]);
    const hours = (Date.parse(third.old_key_expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it("of another account, unknown ones, and more than a day of grace are refused", async () => {
    const [mine, other] = [await anAccount(), await anAccount()];
    const { key_id } = await aKey(other);
    const path = `/accounts/${mine.accountId}/keys/${key_id}`;
    expect(await outcome(operator(`${path}/rotate`, { json: {} }))).toEqual([404, "not_found"]);
    expect(await outcome(operator(path, { method: "DELETE" }))).toEqual([404, "not_found"]);
    expect(await outcome(operator(`${path}/rotate`, { json: { keep_old_hours: 25 } }))).toEqual([
      400,
      "invalid_request",
    ]);
    expect(await outcome(operator("/accounts/acc_none/keys", { json: {} }))).toEqual([404, "not_found"]);
  });
});
