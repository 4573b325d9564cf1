import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { CallList } from "../../src/api/people/listCalls/contract.ts";
import { ShownCall } from "../../src/api/people/getCall/contract.ts";
import { servicesFor } from "../../src/composition.ts";
import { callsPerLane, longestRequest, type LoggedCall } from "../../src/core/calls/loggedCall.ts";
import { carryOutDeletions } from "../../src/services/deletions/carryOutDeletions.ts";
import { exportAccount } from "../../src/services/exportAccount.ts";
import { anAccount, aReadyAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";
import { aClient, use } from "./mcpHelpers.ts";
import { aMember, aPerson, sessionOf, type Browser } from "./people.ts";

const services = servicesFor(env);
const objectOf = ({ accountId }: TestAccount) => env.CALL_LOG.get(env.CALL_LOG.idFromName(accountId));

const callsOf = async (browser: Browser, query = "") =>
  CallList.strict().parse(await browser.json(`/app/api/calls${query}`)).calls;
/** The calls once so many are there: they are kept after their answers. */
const callsSeen = (browser: Browser, count: number) =>
  until(
    () => callsOf(browser),
    (calls) => calls.length >= count,
    10_000,
  );
const shown = async (browser: Browser, id: string) =>
  ShownCall.strict().parse(await browser.json(`/app/api/calls/${id}`));

const aCall = (call: Partial<LoggedCall> = {}): LoggedCall => ({
  requestId: "req_1",
  atMs: Date.now(),
  method: "POST",
  path: "/v1/brands",
  tool: null,
  status: 202,
  durationMs: 5,
  by: { kind: "key", id: "key_gone" },
  idempotencyKey: null,
  contentType: "application/json",
  request: { text: "{}", isWhole: true },
  answer: { text: "{}", isWhole: true },
  ...call,
});

describe("the log of an account's calls", () => {
  let account: TestAccount;
  let editor: Browser;

  beforeAll(async () => {
    account = await aReadyAccount();
    editor = await aMember(account, "editor");
  });

  it("has an order with what was sent and answered, under the id that its answer named", async () => {
    const json = { format: "static", count: 1 };
    const headers = { "idempotency-key": "spring-7" };
    const answer = await send("/v1/ads/generate", { key: account.apiKey, json, headers });
    const body = await answer.json();
    const [call] = await callsSeen(editor, 1);
    expect(call).toMatchObject({
      request_id: answer.headers.get("x-request-id"),
      method: "POST",
      path: "/v1/ads/generate",
      tool: null,
      status: 202,
      idempotency_key: "spring-7",
      by: { kind: "key", name: expect.stringMatching(/^svc_live_.{4}…$/) as string },
    });
    expect(call?.duration_ms).toBeGreaterThanOrEqual(0);
    const { request, answer: answered } = await shown(editor, call?.request_id ?? "");
    expect(request).toEqual({ text: JSON.stringify(json), is_whole: true });
    expect(JSON.parse(answered?.text ?? "")).toEqual(body);
    expect(JSON.stringify([call, request, answered])).not.toContain(account.apiKey);
  });

  it("has what failed with its reason, what was no JSON as it came, and what only read without bodies", async () => {
    const { apiKey: key } = account;
    const count = (await callsOf(editor)).length;
    await send("/v1/ads/generate", { key, json: { count: 0 } });
    const headers = { "content-type": "application/json" };
    await send("/v1/ads/generate", { key, method: "POST", body: `{"count": 1,`, headers });
    await send("/v1/brands", { key, method: "POST", body: `{"website`, headers });
    await send("/v1/styles/search?q=satin&limit=2", { key });
    const calls = await callsSeen(editor, count + 4);
    const find = (path: string, status: number) =>
      calls
        .filter((call) => call.path === path && call.status === status)
        .map(({ request_id: id }) => shown(editor, id));
    const [broken, wrong] = await Promise.all(find("/v1/ads/generate", 400));
    expect(wrong).toMatchObject({ request: { text: `{"count":0}` } });
    expect(wrong?.answer?.text).toContain("invalid_count");
    expect(broken).toMatchObject({ request: { text: `{"count": 1,`, is_whole: true } });
    const [brand] = await Promise.all(find("/v1/brands", 400));
    expect(brand).toMatchObject({ request: { text: `{"website` } });
    const [search] = await Promise.all(find("/v1/styles/search?q=satin&limit=2", 200));
    expect(search).toMatchObject({ request: null, answer: null });
    const failed = await callsOf(editor, "?failed=true");
    expect(failed.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it("has the calls of agents by their tools", async () => {
    const count = (await callsOf(editor)).length;
    const client = await aClient(account);
    await use(client, "get_balance");
    expect((await use(client, "generate_ads", { count: 0 })).isError).toBe(true);
    const calls = await callsSeen(editor, count + 2);
    const [failed, read] = calls.filter(({ tool }) => tool !== null);
    expect(read).toMatchObject({ tool: "service.get_balance", path: "/mcp", status: 200 });
    expect(failed).toMatchObject({ tool: "service.generate_ads", path: "/mcp", status: 400 });
    const { request, answer } = await shown(editor, failed?.request_id ?? "");
    expect(request).toEqual({ text: `{"count":0}`, is_whole: true });
    expect(answer?.text).toContain("invalid_count");
  });

  it("has what people change from the dashboard by their name, and not what its pages read", async () => {
    const count = (await callsOf(editor)).length;
    await editor.call("/app/api/v1/balance");
    await editor.call("/app/api/v1/ads/generate", { json: { format: "static", dry_run: true } });
    await editor.call("/app/api/v1/ads/generate", { json: { format: "static", count: 1 } });
    const calls = await callsSeen(editor, count + 1);
    expect(calls).toHaveLength(count + 1);
    const { person } = await sessionOf(editor);
    expect(calls[0]).toMatchObject({
      path: "/v1/ads/generate",
      status: 202,
      by: { kind: "person", id: person.person_id, name: person.email },
    });
  });

  it("is for editors and owners, and another account's is not there", async () => {
    const [call] = await callsOf(editor);
    const id = call?.request_id ?? "";
    const viewer = await aMember(account, "viewer");
    for (const path of ["/app/api/calls", `/app/api/calls/${id}`]) {
      expect(await outcome(viewer.call(path))).toEqual([403, "role_missing"]);
    }
    const stranger = await aPerson("other-calls@shop.example");
    expect(await callsOf(stranger)).toEqual([]);
    const [known, unknown] = await Promise.all(
      [id, "req_00000000000000000000000000"].map(async (one) => (await stranger.call(`/app/api/calls/${one}`)).text()),
    );
    expect(known).toBe(unknown);
    expect(await outcome(stranger.call(`/app/api/calls/${id}`))).toEqual([404, "not_found"]);
    for (const strange of ["%00", "x'--", "x".repeat(2_000)]) {
      expect((await editor.call(`/app/api/calls/${strange}`)).status).toBe(404);
    }
    expect(await outcome(editor.call("/app/api/calls?failed=maybe"))).toEqual([400, "invalid_request"]);
  });

  it("keeps of a call without a good key nothing, as it is nobody's", async () => {
    const count = (await callsOf(editor)).length;
    expect((await send("/v1/balance", { key: "svc_live_wrong" })).status).toBe(401);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await callsOf(editor)).toHaveLength(count);
  });
});

describe("an account's calls are bounded", () => {
  it("in number, each kind by itself, so that whoever polls or fails in a loop loses no order", async () => {
    const account = await anAccount();
    const object = objectOf(account);
    await object.note(aCall({ requestId: "req_order" }), false);
    for (let index = 0; index < callsPerLane + 20; index++) {
      await object.note(
        aCall({ requestId: `req_r${index}`, method: "GET", status: 200, request: null, answer: null }),
        true,
      );
      await object.note(aCall({ requestId: `req_f${index}`, status: 429 }), false);
    }
    const calls = await object.all();
    const count = (of: string) => calls.filter(({ requestId }) => requestId.startsWith(of)).length;
    expect([count("req_order"), count("req_r"), count("req_f")]).toEqual([1, callsPerLane, callsPerLane]);
    expect(await object.find("req_f0")).toBeNull();
    expect(await object.find(`req_f${callsPerLane + 19}`)).not.toBeNull();
  });

  it("in size", async () => {
    const account = await aReadyAccount();
    const editor = await aMember(account, "editor");
    const json = { count: 1, metadata: { note: "x".repeat(longestRequest * 2) } };
    expect((await send("/v1/ads/generate", { key: account.apiKey, json })).status).toBe(400);
    const [call] = await callsSeen(editor, 1);
    const { request } = await shown(editor, call?.request_id ?? "");
    expect([request?.text.length, request?.is_whole]).toEqual([longestRequest, false]);
  });

  it("in time: what is too old goes by itself, and at the end nothing is stored", async () => {
    const account = await anAccount();
    const object = objectOf(account);
    const day = 24 * 60 * 60_000;
    await object.note(aCall({ requestId: "req_old", atMs: Date.now() - 8 * day }), false);
    await object.note(aCall({ requestId: "req_new" }), false);
    const alarms = () => runInDurableObject(object, (_object, { storage }) => storage.getAlarm());
    expect(await alarms()).not.toBeNull();
    await runDurableObjectAlarm(object);
    expect((await object.all()).map(({ requestId }) => requestId)).toEqual(["req_new"]);
    expect(await alarms()).toBeGreaterThan(Date.now() + 6 * day);
    const gone = objectOf(await anAccount());
    await gone.note(aCall({ atMs: Date.now() - 8 * day }), false);
    await runDurableObjectAlarm(gone);
    const tables = "SELECT COUNT(*) AS n FROM sqlite_master WHERE name = 'calls'";
    const left = await runInDurableObject(gone, async (_object, { storage }) => [
      storage.sql.exec(tables).one(),
      await storage.getAlarm(),
    ]);
    expect(left).toEqual([{ n: 0 }, null]);
  });
});

it("a log that fails keeps no call from its answer", async () => {
  const account = await aReadyAccount();
  const { callLog } = services;
  services.callLog = { ...callLog, note: () => Promise.reject(new Error("the log is down")) };
  try {
    expect((await send("/v1/balance", { key: account.apiKey })).status).toBe(200);
    const json = { format: "static", count: 1 };
    expect((await send("/v1/ads/generate", { key: account.apiKey, json })).status).toBe(202);
  } finally {
    services.callLog = callLog;
  }
});

it("an account's calls are in its export, and go with the account", async () => {
  const account = await aReadyAccount();
  const editor = await aMember(account, "editor");
  await send("/v1/ads/generate", { key: account.apiKey, json: { count: 0 } });
  const [call] = await callsSeen(editor, 1);
  const lines = [];
  for await (const line of exportAccount(services, account.accountId, "")) lines.push(line);
  expect(lines.filter(({ type }) => type === "call")).toMatchObject([{ requestId: call?.request_id, status: 400 }]);
  await send(`/operator/v1/accounts/${account.accountId}`, { key: operatorToken, method: "DELETE" });
  for (let minutes = 0; minutes < 30; minutes += 3) {
    const nowMs = () => Date.now() + minutes * 60_000;
    await carryOutDeletions({ ...services, runtime: { ...services.runtime, nowMs } });
  }
  expect(await objectOf(account).all()).toEqual([]);
});
