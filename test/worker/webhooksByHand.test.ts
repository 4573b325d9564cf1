import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { verifyWebhook } from "../../client/src/webhook.ts";
import { D1DailyCounts } from "../../src/adapters/d1/dailyCounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { FetchWebhookSender } from "../../src/adapters/net/webhookSender.ts";
import { judgeWebhookAddress } from "../../src/adapters/net/webAddress.ts";
import { DeliveryWebhook } from "../../src/api/people/getWebhook/contract.ts";
import { SentTest } from "../../src/api/people/sendTestEvent/contract.ts";
import { servicesFor } from "../../src/composition.ts";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { production } from "./addressPolicies.ts";
import { aReadyAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { accept, ended, hmacHex, received, until } from "./deliveryHelpers.ts";
import { aMember, aPerson, type Browser } from "./people.ts";

const services = servicesFor(env);
const receiver = (name: string, query = "") => `${inject("receiverUrl")}/${name}${query}`;
const test = (browser: Browser, webhook_url: unknown) =>
  browser.call("/app/api/test-events", { json: { webhook_url } });
const webhookOf = async (browser: Browser, id: string) =>
  DeliveryWebhook.strict().parse(await browser.json(`/app/api/deliveries/${id}/webhook`));

describe("a test event", () => {
  let account: TestAccount;
  let editor: Browser;

  beforeAll(async () => {
    account = await aReadyAccount();
    editor = await aMember(account, "editor");
  });

  it("is signed as every webhook of the account is, and says that it is a test", async () => {
    const name = `test-${account.accountId}`;
    const sent = SentTest.strict().parse(await (await test(editor, receiver(name))).json());
    expect(sent).toMatchObject({ delivered: true, status: 200, problem: null, answer_excerpt: "ok" });
    const [event, ...more] = await received(name, 1);
    expect(more).toEqual([]);
    const { headers = {}, body = "" } = event ?? {};
    expect(headers["webhook-id"]).toBe(sent.message_id);
    expect(headers["x-service-signature"]).toBe(await hmacHex(account.webhookSecret, body));
    expect(new Webhook(account.webhookSecret).verify(body, headers)).toMatchObject({ event: "test" });
    const read = await verifyWebhook({ payload: body, headers, secret: account.webhookSecret });
    expect(read.event).toBe("test");
    expect(await outcome(send(`/v1/deliveries/${read.delivery_id}`, { key: account.apiKey }))).toEqual([
      404,
      "delivery_not_found",
    ]);
  });

  it("carries a signature of each secret after a rotation", async () => {
    const owner = await aMember(account, "owner");
    const { webhook_secret: fresh } = await owner.json<{ webhook_secret: string }>("/app/api/webhook-secret/rotate", {
      json: { keep_old_hours: 1 },
    });
    const name = `rotated-${account.accountId}`;
    await test(editor, receiver(name));
    const [event] = await received(name, 1);
    for (const secret of [account.webhookSecret, fresh]) {
      expect(() => new Webhook(secret).verify(event?.body ?? "", event?.headers ?? {})).not.toThrow();
    }
  });

  it("shows a refusal and a redirect as what they are, and is sent once", async () => {
    const name = `refusing-${account.accountId}`;
    const answers = [];
    for (const status of [500, 302]) {
      answers.push(
        SentTest.parse(await (await test(editor, receiver(`${name}-${status}`, `?statuses=${status},200`))).json()),
      );
    }
    expect(answers.map(({ delivered, status }) => [delivered, status])).toEqual([
      [false, 500],
      [false, 302],
    ]);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await received(`${name}-500`, 1)).toHaveLength(1);
    expect(await (await fetch(receiver(`${name}-302-redirected`))).json()).toEqual([]);
  });

  it("shows the first kilobyte of an answer, and why there was none", async () => {
    const long = SentTest.parse(
      await (await test(editor, receiver(`long-${account.accountId}`, "?bytes=90000"))).json(),
    );
    expect(long.answer_excerpt).toBe("ok".padEnd(1024, "."));
    const { host } = new URL(inject("receiverUrl"));
    const nobody = await test(editor, `http://${host.replace(/:\d+$/, ":9")}/`);
    expect(SentTest.parse(await nobody.json())).toMatchObject({
      delivered: false,
      status: null,
      problem: expect.stringMatching(/./) as string,
    });
  });

  it.each([
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:10.0.0.1]/x",
    "https://0x7f.1/x",
    "https://localhost/x",
    "https://db.internal/x",
    "https://user:pass@hooks.example.org",
    "http://hooks.example.org/x",
    "https://api.example.com/v1/ads/generate",
    "not an address",
  ])("is refused for %s, with the field, before anything is sent", async (url) => {
    const { addresses, sender } = services;
    const posted: string[] = [];
    const judge = new FetchWebhookSender((text) => judgeWebhookAddress(text, production));
    services.addresses = { webhookProblem: (text) => judgeWebhookAddress(text, production) };
    services.sender = { post: (text, ...rest) => (posted.push(text), judge.post(text, ...rest)) };
    try {
      const answer = await test(editor, url);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: "invalid_webhook_url", param: "webhook_url" } });
      expect(posted).toEqual([]);
    } finally {
      Object.assign(services, { addresses, sender });
    }
  });

  it("with a body that is none is refused", async () => {
    for (const json of [{}, { webhook_url: 1 }, { webhook_url: "" }, { webhook_url: "x".repeat(3_000) }, [], null]) {
      expect(await outcome(editor.call("/app/api/test-events", { json }))).toEqual([400, "invalid_request"]);
    }
  });

  it("is not for viewers, and for everybody as often a day as the limit says", async () => {
    const viewer = await aMember(account, "viewer");
    expect(await outcome(test(viewer, receiver("viewer")))).toEqual([403, "role_missing"]);
    const { dailyCounts } = services;
    const limits = { ...usualDailyLimits, webhooksOnDemand: 2 };
    services.dailyCounts = new D1DailyCounts(openDatabase(env.DB), limits, () => Date.now());
    try {
      const other = await aMember(await aReadyAccount(), "editor");
      const name = `limited-${account.accountId}`;
      for (let index = 0; index < 2; index++) expect((await test(other, receiver(name))).status).toBe(200);
      const answer = await test(other, receiver(name));
      expect(answer.headers.has("retry-after")).toBe(true);
      expect(await outcome(answer)).toEqual([429, "daily_limit_reached"]);
      expect(await received(name, 2)).toHaveLength(2);
    } finally {
      services.dailyCounts = dailyCounts;
    }
  });

  it("leaves nothing behind but its count and what the owners see of who did what", async () => {
    const secretPath = `hook-${crypto.randomUUID()}`;
    await test(editor, receiver(secretPath));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
    ).all<{ name: string }>();
    const tables = await Promise.all(results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all()));
    expect(JSON.stringify(tables.map((table) => table.results))).not.toContain(secretPath);
  });
});

describe("the webhook of a delivery", () => {
  it("shows editors each attempt and the next one, and is sent again by hand with the same bytes", async () => {
    const account = await aReadyAccount();
    const editor = await aMember(account, "editor");
    const name = `by-hand-${account.accountId}`;
    const id = await accept(account, { format: "static", webhook_url: receiver(name, "?statuses=500,204") });
    const before = await webhookOf(editor, id);
    expect(before).toMatchObject({ status: "pending", next_attempt_at: null, attempts: [] });
    await ended(account, id);
    const waiting = await until(
      () => webhookOf(editor, id),
      ({ attempts }) => attempts.length > 0,
    );
    if (waiting.status === "pending") expect(Date.parse(waiting.next_attempt_at ?? "")).toBeGreaterThan(0);
    const delivered = await until(
      () => webhookOf(editor, id),
      ({ status }) => status === "delivered",
    );
    expect(delivered.attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 204],
    ]);
    expect(delivered.next_attempt_at).toBeNull();
    const answer = await editor.call(`/app/api/deliveries/${id}/webhook`, { method: "POST" });
    expect([answer.status, await answer.json()]).toEqual([202, { delivery_id: id, webhook: "pending" }]);
    const log = await received(name, 3);
    expect(new Set(log.map(({ body, headers }) => `${headers["webhook-id"]} ${body}`)).size).toBe(1);
    expect(await (await send(`/operator/v1/deliveries/${id}/webhook`, { key: operatorToken })).json()).toMatchObject({
      delivery_id: id,
      url: receiver(name, "?statuses=500,204"),
      message_id: delivered.message_id,
    });
  });

  it("is not there for another account, for viewers, and for orders without one", async () => {
    const account = await aReadyAccount();
    const name = `foreign-${account.accountId}`;
    const id = await accept(account, { format: "static", webhook_url: receiver(name) });
    const silent = await accept(account, { format: "static" });
    await Promise.all([ended(account, id), ended(account, silent)]);
    expect(await received(name, 1)).toHaveLength(1);
    const stranger = await aPerson("foreign-hooks@shop.example");
    for (const method of ["GET", "POST"]) {
      const call = (path: string) => stranger.call(`/app/api/deliveries/${path}/webhook`, { method });
      for (const path of [id, "del_00000000000000000000000000", "x"]) {
        expect(await outcome(call(path))).toEqual([404, "delivery_not_found"]);
      }
      const viewer = await aMember(account, "viewer");
      const answer = viewer.call(`/app/api/deliveries/${id}/webhook`, { method });
      expect(await outcome(answer)).toEqual([403, "role_missing"]);
    }
    expect(await received(name, 1)).toHaveLength(1);
    const editor = await aMember(account, "editor");
    expect(await webhookOf(editor, silent)).toMatchObject({ status: "none", url: null, attempts: [] });
    const answer = editor.call(`/app/api/deliveries/${silent}/webhook`, { method: "POST" });
    expect(await outcome(answer)).toEqual([400, "invalid_request"]);
  });
});
