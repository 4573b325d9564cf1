import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { operatorOperations } from "../../src/api/operator/index.ts";
import { mayAct, type OperatorRole } from "../../src/core/operators/roles.ts";
import { anAccount, aReadyAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { accept } from "./deliveryHelpers.ts";

interface NamedOperator {
  operator_id: string;
  token: string;
}

interface AuditedCall {
  sequence: number;
  at: string;
  operator_id: string;
  request_id: string;
  call: string;
  account_id: string | null;
  ids: Record<string, string>;
  status: number | null;
}

async function anOperator(role: OperatorRole, key = operatorToken): Promise<NamedOperator> {
  const json = { name: `Robin (${role})`, email: "robin@example.com", role };
  return (await send("/operator/v1/operators", { key, json })).json<NamedOperator>();
}

async function audited(query = ""): Promise<AuditedCall[]> {
  const answer = await send(`/operator/v1/audit${query}`, { key: operatorToken });
  return (await answer.json<{ calls: AuditedCall[] }>()).calls;
}

const look = (key: string) => send("/operator/v1/deliveries", { key });

describe("an operator", () => {
  it("acts by a token of their own, which is shown once and stored as a hash alone", async () => {
    const { operator_id: id, token } = await anOperator("reader");
    expect(token).toMatch(/^svc_opr_[0-9a-z]{52}$/);
    expect((await look(token)).status).toBe(200);
    const row = await env.DB.prepare("SELECT * FROM operators WHERE id = ?").bind(id).first();
    expect(JSON.stringify(row)).not.toContain(token.slice(12));
    const listed = await (await send("/operator/v1/operators", { key: operatorToken })).text();
    expect(listed).toContain(token.slice(0, 12));
    expect(listed).not.toContain(token.slice(0, 13));
  });

  it("is known no more by a token that was replaced, nor by any after the end of their access", async () => {
    const { operator_id: id, token } = await anOperator("support");
    const path = `/operator/v1/operators/${id}`;
    const rotated = await (await send(`${path}/token`, { key: operatorToken, method: "POST" })).json<NamedOperator>();
    expect(await outcome(look(token))).toEqual([401, "invalid_api_key"]);
    expect((await look(rotated.token)).status).toBe(200);
    expect((await send(path, { key: operatorToken, method: "DELETE" })).status).toBe(200);
    expect(await outcome(look(rotated.token))).toEqual([401, "invalid_api_key"]);
    expect((await send(`${path}/token`, { key: operatorToken, method: "POST" })).status).toBe(404);
  });

  it("gets another role from an admin, and from nobody else", async () => {
    const { operator_id: id, token } = await anOperator("support");
    const path = `/operator/v1/operators/${id}`;
    const raise = (key: string) => send(path, { key, method: "PATCH", json: { role: "admin" } });
    expect(await outcome(raise(token))).toEqual([403, "role_missing"]);
    const admin = await anOperator("admin");
    expect((await raise(admin.token)).status).toBe(200);
    expect((await anOperator("reader", token)).operator_id).toMatch(/^opr_/);
  });

  it("is not a customer: their token opens nothing of the public interface, as a key opens nothing of theirs", async () => {
    const { token } = await anOperator("admin");
    const account = await anAccount();
    expect(await outcome(send("/v1/balance", { key: token }))).toEqual([401, "invalid_key_format"]);
    expect(await outcome(look(account.apiKey))).toEqual([401, "invalid_api_key"]);
    expect(await outcome(look(`svc_opr_${"0".repeat(52)}`))).toEqual([401, "invalid_api_key"]);
  });
});

describe.each(["reader", "support", "admin"] as const)("the role %s", (role) => {
  it("reaches for exactly the calls that need no higher one", async () => {
    const { token } = await anOperator(role);
    for (const { method, path, role: needed = "admin" } of operatorOperations) {
      const address = path.replace(/{\w+}/g, "none");
      const answer = await send(address, {
        key: token,
        method,
        ...(method === "POST" || method === "PATCH" ? { json: { unknown: 1 } } : {}),
      });
      expect([method, path, answer.status === 403]).toEqual([method, path, !mayAct(role, needed)]);
    }
  });
});

describe("the audit log", () => {
  let account: TestAccount;
  let support: NamedOperator;

  beforeAll(async () => {
    account = await aReadyAccount();
    support = await anOperator("support");
  });

  it("says who did what, when, on which account and under which request id", async () => {
    const before = Date.now();
    const answer = await send(`/operator/v1/accounts/${account.accountId}/keys`, {
      key: support.token,
      method: "POST",
    });
    const { key_id: keyId, api_key: apiKey } = await answer.json<{ key_id: string; api_key: string }>();
    const [last] = await audited(`?operator_id=${support.operator_id}`);
    expect(last).toMatchObject({
      operator_id: support.operator_id,
      request_id: answer.headers.get("x-request-id"),
      call: "POST /operator/v1/accounts/{account_id}/keys",
      account_id: account.accountId,
      ids: { account_id: account.accountId, key_id: keyId },
      status: 201,
    });
    expect(Date.parse(last?.at ?? "")).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(await audited())).not.toContain(apiKey);
  });

  it("knows the account also where the address names a delivery or the answer is a new account", async () => {
    const id = await accept(account, { format: "static" });
    await send(`/operator/v1/deliveries/${id}/fail`, { key: support.token, json: { reason: "test" } });
    const [failed] = await audited(`?account_id=${account.accountId}`);
    expect(failed).toMatchObject({ call: "POST /operator/v1/deliveries/{delivery_id}/fail", ids: { delivery_id: id } });
    const created = await anAccount();
    expect(await audited(`?account_id=${created.accountId}`)).toMatchObject([
      { operator_id: "bootstrap", call: "POST /operator/v1/accounts", status: 201 },
    ]);
  });

  it("has what was refused, and what only admins may look at; of other looks it has nothing", async () => {
    await send(`/operator/v1/accounts/${account.accountId}`, { key: support.token, method: "DELETE" });
    const [refused] = await audited(`?account_id=${account.accountId}`);
    expect(refused).toMatchObject({ call: "DELETE /operator/v1/accounts/{account_id}", status: 403 });
    await look(support.token);
    expect((await audited(`?operator_id=${support.operator_id}`))[0]).toEqual(refused);
    await (await send(`/operator/v1/accounts/${account.accountId}/export`, { key: operatorToken })).arrayBuffer();
    expect((await audited(`?account_id=${account.accountId}`))[0]).toMatchObject({
      operator_id: "bootstrap",
      call: "GET /operator/v1/accounts/{account_id}/export",
      status: 200,
    });
  });

  it("comes in pages", async () => {
    const [first] = await audited();
    const rest = await audited(`?before=${first?.sequence}`);
    expect(rest.every(({ sequence }) => sequence < (first?.sequence ?? 0))).toBe(true);
    expect(await outcome(send("/operator/v1/audit?before=x", { key: operatorToken }))).toEqual([
      400,
      "invalid_request",
    ]);
  });

  it("cannot be changed, not even in the database", async () => {
    const run = (query: string) => env.DB.prepare(query).run();
    await expect(run("UPDATE operator_audit SET operator_id = 'x'")).rejects.toThrow("never changed");
    await expect(run("DELETE FROM operator_audit")).rejects.toThrow("never deleted");
  });
});
