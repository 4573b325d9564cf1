import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { publicOperations } from "../../src/api/index.ts";
import type { Operation } from "../../src/api/operation.ts";
import { peopleOperations } from "../../src/api/people/index.ts";
import { ApiKeys } from "../../src/api/people/listApiKeys/contract.ts";
import { AutoRecharge } from "../../src/api/people/getAutoRecharge/contract.ts";
import { CreatedApiKey } from "../../src/api/people/createApiKey/contract.ts";
import { DeliveryPage } from "../../src/api/people/listDeliveries/contract.ts";
import { RevokedApiKey } from "../../src/api/people/revokeApiKey/contract.ts";
import { RotatedApiKey } from "../../src/api/people/rotateApiKey/contract.ts";
import { RotatedWebhookSecret } from "../../src/api/people/rotateWebhookSecret/contract.ts";
import { Session } from "../../src/api/people/getSession/contract.ts";
import { TopUp } from "../../src/api/people/openTopUp/contract.ts";
import { servicesFor } from "../../src/composition.ts";
import { autoRechargeDefaults } from "../../src/core/credits/pricing.ts";
import { reachesFor, type PersonRole } from "../../src/core/people/roles.ts";
import {
  aBrand,
  anAccount,
  aReadyAccount,
  operatorToken,
  origin,
  outcome,
  send,
  type TestAccount,
} from "./builders.ts";
import { aMember, aPerson, Browser, sessionOf } from "./people.ts";

const roles: readonly PersonRole[] = ["viewer", "editor", "owner"];

/** Every call of the dashboard's interface, with the role that it needs. */
const calls: { method: Operation["method"]; path: string; needed: PersonRole }[] = [
  ...peopleOperations.map(({ method, path, personRole = "owner" }) => ({ method, path, needed: personRole })),
  ...publicOperations.map(({ method, path }) => ({
    method,
    path: `/app/api${path}`,
    needed: method === "GET" || path.endsWith("/approval") ? ("viewer" as const) : ("editor" as const),
  })),
];
const filled = (path: string, id = "none") => path.replace(/{\w+}/g, id);

describe("every call of the dashboard", () => {
  it.each(calls)("$method $path is refused without a session, and tells nothing", async ({ method, path }) => {
    const answer = new Browser().call(filled(path), { method });
    expect(await outcome(answer)).toEqual([401, "signed_out"]);
  });

  it("that changes something is refused where it does not come from the dashboard's own pages", async () => {
    const browser = await aPerson("origin@shop.example");
    for (const { method, path } of calls.filter((call) => call.method !== "GET")) {
      for (const from of [
        "https://evil.example",
        "null",
        "",
        `${origin}.evil.example`,
        origin.replace("http", "https"),
      ]) {
        const answer = browser.call(filled(path), { method, headers: { origin: from } });
        expect(await outcome(answer)).toEqual([403, "foreign_origin"]);
      }
    }
    for (const path of ["sign-out", "sign-in/magic-link"]) {
      const headers = { origin: "https://evil.example", "content-type": "application/json" };
      const answer = browser.call(`/app/api/auth/${path}`, { method: "POST", headers, body: "{}" });
      expect(await outcome(answer)).toEqual([403, "foreign_origin"]);
    }
    expect((await browser.call("/app/api/session")).status).toBe(200);
  });

  it.each(roles)("reaches as far as the role %s", async (role) => {
    const browser = await aMember(await anAccount(), role);
    for (const { method, path, needed } of calls) {
      const [status, code] = await outcome(browser.call(filled(path), { method }));
      if (!reachesFor(role, needed)) expect([method, path, status, code]).toEqual([method, path, 403, "role_missing"]);
      else expect([method, path, code]).not.toEqual([method, path, "role_missing"]);
      expect(status).toBeLessThan(500);
    }
  });

  it("answers with the status of the suspension where the account is suspended, and no more where it is deleted", async () => {
    const account = await anAccount();
    const browser = await aMember(account, "owner");
    const path = `/operator/v1/accounts/${account.accountId}`;
    await send(path, { key: operatorToken, method: "PATCH", json: { status: "suspended" } });
    expect(await outcome(browser.call("/app/api/session"))).toEqual([403, "account_suspended"]);
    expect(await outcome(browser.call("/app/api/v1/ads/generate", { json: {} }))).toEqual([403, "account_suspended"]);
    await send(path, { key: operatorToken, method: "DELETE" });
    expect(await outcome(browser.call("/app/api/session"))).toEqual([401, "signed_out"]);
  });

  it("says what is wrong with a body", async () => {
    const browser = await aPerson("bodies@shop.example");
    const bad: [method: string, path: string, json: unknown][] = [
      ["POST", "/app/api/api-keys", {}],
      ["POST", "/app/api/api-keys", { name: "" }],
      ["POST", "/app/api/api-keys/key_x/rotate", { keep_old_hours: 25 }],
      ["POST", "/app/api/webhook-secret/rotate", { keep_old_hours: -1 }],
      ["PATCH", "/app/api/brand/kit", {}],
      ["PATCH", "/app/api/brand/kit", { colour: "red" }],
      ["POST", "/app/api/brand/kit/restore", { version: 0, base_version: 1 }],
      ["POST", "/app/api/brand/preview", { placement: "square" }],
      ["POST", "/app/api/top-ups", { amount_usd: 0.05 }],
      ["PATCH", "/app/api/auto-recharge", {}],
      ["PATCH", "/app/api/auto-recharge", { threshold_credits: 1.5 }],
    ];
    for (const [method, path, json] of bad) {
      expect([path, ...(await outcome(browser.call(path, { method, json })))]).toEqual([path, 400, "invalid_request"]);
    }
    for (const query of ["limit=0", "limit=51", "limit=x", "cursor=x", "cursor=1.x'--"]) {
      expect(await outcome(browser.call(`/app/api/deliveries?${query}`))).toEqual([400, "invalid_request"]);
    }
    const text = browser.call("/app/api/api-keys", {
      method: "POST",
      body: "{",
      headers: { "content-type": "text/plain" },
    });
    expect(await outcome(text)).toEqual([415, "unsupported_media_type"]);
  });
});

describe("the account of somebody else", () => {
  it("is not there: none of its ids is known on any call", async () => {
    const theirs = await aReadyAccount();
    const order = { format: "static", count: 1 };
    const { delivery_id: deliveryId } = await (
      await send("/v1/ads/generate", { key: theirs.apiKey, json: order })
    ).json<{ delivery_id: string }>();
    const keyId = (await servicesFor(env).apiKeys.list(theirs.accountId))[0]?.id ?? "";
    const mine = await aPerson("stranger@shop.example");
    for (const [method, path] of [
      ["GET", `/app/api/v1/deliveries/${deliveryId}`],
      ["DELETE", `/app/api/api-keys/${keyId}`],
      ["POST", `/app/api/api-keys/${keyId}/rotate`],
    ] as const) {
      const [known, unknown] = await Promise.all(
        [path, path.replace(/\w+_[0-9a-z]{26}/, "del_00000000000000000000000000")].map(async (address) => {
          const answer = await mine.call(address, { method });
          return [answer.status, (await answer.text()).replace(/\w+_[0-9a-z]{26}/g, "")];
        }),
      );
      expect(known).toEqual(unknown);
      expect(known?.[0]).toBe(404);
    }
    expect(await mine.json("/app/api/deliveries")).toEqual({ deliveries: [], next_cursor: null });
    expect(await mine.json("/app/api/v1/brands")).toEqual({ brands: [] });
    expect(await outcome(mine.call("/app/api/brand"))).toEqual([404, "not_found"]);
    expect((await send("/v1/balance", { key: theirs.apiKey })).status).toBe(200);
  });
});

describe("a public operation by session", () => {
  let account: TestAccount & { productIds: string[] };
  let browser: Browser;

  beforeAll(async () => {
    account = await aReadyAccount();
    browser = await aMember(account, "editor");
  });

  it.each(["/v1/balance", "/v1/products", "/v1/brands", "/v1/usage", "/v1/nothing?x=1"])(
    "GET %s answers as it does by key",
    async (path) => {
      const [bySession, byKey] = await Promise.all([
        browser.call(`/app/api${path}`),
        send(path, { key: account.apiKey }),
      ]);
      expect([bySession.status, await bySession.json()]).toEqual([byKey.status, await byKey.json()]);
    },
  );

  it("orders once under an idempotency key, whichever door the call comes in by", async () => {
    const json = { format: "static", count: 1 };
    const headers = { "idempotency-key": "from-the-dashboard" };
    const [first, second] = await Promise.all([
      browser.call("/app/api/v1/ads/generate", { json, headers }),
      browser.call("/app/api/v1/ads/generate", { json, headers }),
    ]);
    expect([first.status, second.status]).toEqual([202, 202]);
    const [one, two] = await Promise.all([first, second].map((answer) => answer.json<{ delivery_id: string }>()));
    expect(two?.delivery_id).toBe(one?.delivery_id);
    const third = await send("/v1/ads/generate", { key: account.apiKey, json, headers });
    expect(third.headers.get("idempotent-replayed")).toBe("true");
    expect(await third.json()).toMatchObject({ delivery_id: one?.delivery_id });
    const other = browser.call("/app/api/v1/ads/generate", { json: { ...json, count: 2 }, headers });
    expect(await outcome(other)).toEqual([400, "idempotency_key_reused"]);
    const charged = "SELECT COUNT(*) AS rows FROM transactions WHERE type = 'Deduction' AND account_id = ?";
    expect(await env.DB.prepare(charged).bind(account.accountId).first()).toEqual({ rows: 1 });
    expect(await browser.json(`/app/api/v1/deliveries/${one?.delivery_id}`)).toMatchObject({
      delivery_id: one?.delivery_id,
    });
  });

  it("says what a dry run would cost, and refuses a trial account's order as it does by key", async () => {
    const json = { format: "static", count: 1, dry_run: true };
    expect(await browser.json("/app/api/v1/ads/generate", { json })).toMatchObject({ dry_run: true });
    const path = `/operator/v1/accounts/${account.accountId}`;
    await send(path, { key: operatorToken, method: "PATCH", json: { status: "trial" } });
    const order = browser.call("/app/api/v1/ads/generate", { json: {} });
    expect(await outcome(order)).toEqual([403, "account_not_ready"]);
    await send(path, { key: operatorToken, method: "PATCH", json: { status: "active" } });
  });
});

describe("the owner of an account", () => {
  let account: TestAccount;
  let owner: Browser;

  beforeAll(async () => {
    account = await anAccount();
    owner = await aMember(account, "owner");
  });

  it("sees who they are, and that a website is still to be given", async () => {
    expect(Session.strict().parse(await sessionOf(owner))).toMatchObject({
      account: { account_id: account.accountId, role: "owner" },
      is_new: true,
    });
    await aBrand(account);
    expect(await sessionOf(owner)).toMatchObject({ is_new: false });
  });

  it("makes, rotates and revokes keys", async () => {
    const created = CreatedApiKey.strict().parse(
      await owner.json("/app/api/api-keys", { json: { name: "The shop's server" } }),
    );
    expect((await send("/v1/balance", { key: created.api_key })).status).toBe(200);
    const listed = ApiKeys.strict().parse(await owner.json("/app/api/api-keys"));
    expect(listed.api_keys.map(({ name }) => name)).toEqual(["The shop's server", null]);
    expect(JSON.stringify(listed)).not.toContain(created.api_key);
    const path = `/app/api/api-keys/${created.key_id}`;
    const rotated = RotatedApiKey.strict().parse(await owner.json(`${path}/rotate`, { json: { keep_old_hours: 1 } }));
    expect(rotated.old_key_id).toBe(created.key_id);
    for (const key of [created.api_key, rotated.api_key]) expect((await send("/v1/balance", { key })).status).toBe(200);
    RevokedApiKey.strict().parse(await owner.json(path, { method: "DELETE" }));
    expect(await outcome(send("/v1/balance", { key: created.api_key }))).toEqual([401, "invalid_api_key"]);
    expect(await outcome(owner.call(path, { method: "DELETE" }))).toEqual([404, "not_found"]);
    expect(ApiKeys.parse(await owner.json("/app/api/api-keys")).api_keys).toHaveLength(2);
  });

  it("rotates the webhook secret", async () => {
    const answer = await owner.call("/app/api/webhook-secret/rotate", { json: { keep_old_hours: 2 } });
    const { webhook_secret: secret } = RotatedWebhookSecret.strict().parse(await answer.json());
    const signing = await servicesFor(env).accounts.webhookSecrets(account.accountId, Date.now());
    expect(signing).toEqual([secret, account.webhookSecret]);
  });

  it("buys credits at a checkout that leads back to the dashboard, and has them bought when few are left", async () => {
    const topUp = TopUp.strict().parse(await owner.json("/app/api/top-ups", { json: { amount_usd: 25 } }));
    expect(topUp).toMatchObject({ amount_usd: 25, credits: 250, url: expect.stringMatching(/^http/) as string });
    const change = { enabled: true, threshold_credits: 20, amount_usd: 50 };
    const changed = await owner.json<object>("/app/api/auto-recharge", { method: "PATCH", json: change });
    expect(AutoRecharge.strict().parse(changed)).toEqual({ ...change, daily_limit: autoRechargeDefaults.dailyLimit });
    const part = await owner.json("/app/api/auto-recharge", { method: "PATCH", json: { enabled: false } });
    expect(part).toEqual({ ...changed, enabled: false });
    expect(await owner.json("/app/api/auto-recharge")).toEqual(part);
  });
});

describe("the deliveries of an account", () => {
  it("come in pages, the last accepted first", async () => {
    const account = await aReadyAccount();
    const viewer = await aMember(account, "viewer");
    const accepted: string[] = [];
    for (let order = 0; order < 3; order += 1) {
      const answer = await send("/v1/ads/generate", { key: account.apiKey, json: { format: "static", count: 1 } });
      accepted.unshift((await answer.json<{ delivery_id: string }>()).delivery_id);
    }
    const first = DeliveryPage.strict().parse(await viewer.json("/app/api/deliveries?limit=2"));
    expect(first.deliveries.map(({ delivery_id: id }) => id)).toEqual(accepted.slice(0, 2));
    expect(first.deliveries[0]).toMatchObject({ format: "static", count: 1, cost_credits: 5 });
    const last = DeliveryPage.parse(await viewer.json(`/app/api/deliveries?limit=2&cursor=${first.next_cursor}`));
    expect(last.deliveries.map(({ delivery_id: id }) => id)).toEqual(accepted.slice(2));
    expect(last.next_cursor).toBeNull();
    const viewerUrl = first.deliveries[0]?.viewer_url ?? "";
    expect((await send(new URL(viewerUrl).pathname)).status).toBe(200);
  });
});

describe("the brand of an account", () => {
  it("is seen by a viewer, and corrected by an editor", async () => {
    const account = await aReadyAccount();
    const [viewer, editor] = await Promise.all([aMember(account, "viewer"), aMember(account, "editor")]);
    const patch = { method: "PATCH", json: { tone: "calm", base_version: 0 } };
    expect(await editor.json("/app/api/brand/kit", patch)).toMatchObject({
      edited: ["tone", "tone_words"],
      kit: { tone: "calm" },
    });
    const shown = await viewer.json<{ version: number }>("/app/api/brand");
    expect(shown).toMatchObject({ kit: { tone: "calm" }, edited: ["tone", "tone_words"] });
    const restored = await editor.call("/app/api/brand/kit/restore", {
      json: { version: shown.version, base_version: shown.version },
    });
    expect(restored.status).toBe(201);
    expect(await outcome(viewer.call("/app/api/brand/kit", patch))).toEqual([403, "role_missing"]);
  });
});

describe("operators", () => {
  const members = (account: TestAccount) => `/operator/v1/accounts/${account.accountId}/members`;

  it("let people in, give them another role, sign them in by a link and put them out", async () => {
    const account = await anAccount();
    const json = { email: "Robin@Shop.Example", role: "viewer" };
    const added = await send(members(account), { key: operatorToken, json });
    expect(added.status).toBe(201);
    const { person_id: id } = await added.json<{ person_id: string }>();
    await send(members(account), { key: operatorToken, json: { ...json, role: "editor" } });
    expect(await (await send(members(account), { key: operatorToken })).json()).toEqual({
      members: [
        {
          person_id: id,
          email: "robin@shop.example",
          name: null,
          role: "editor",
          member_since: expect.stringMatching(/^20/) as string,
        },
      ],
    });
    const link = await send(`${members(account)}/${id}/sign-in-link`, { key: operatorToken, method: "POST" });
    const { url } = await link.json<{ url: string }>();
    const browser = new Browser();
    await browser.open(url);
    expect(await sessionOf(browser)).toMatchObject({ person: { person_id: id }, account: { role: "editor" } });
    const { calls: noted } = await (
      await send(`/operator/v1/audit?account_id=${account.accountId}`, { key: operatorToken })
    ).json<{ calls: { call: string; ids: Record<string, string> }[] }>();
    expect(JSON.stringify(noted)).toContain("sign-in-link");
    expect(JSON.stringify(noted)).not.toContain(new URL(url).searchParams.get("token"));
    expect((await send(`${members(account)}/${id}`, { key: operatorToken, method: "DELETE" })).status).toBe(200);
    expect(await outcome(browser.call("/app/api/session"))).toEqual([401, "signed_out"]);
  });

  it("are told where a person works in another account, and where there is nobody", async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const json = { email: "busy@shop.example", role: "owner" };
    const { person_id: id } = await (
      await send(members(one), { key: operatorToken, json })
    ).json<{ person_id: string }>();
    expect(await outcome(send(members(other), { key: operatorToken, json }))).toEqual([400, "invalid_request"]);
    for (const [method, path] of [
      ["POST", `/${id}/sign-in-link`],
      ["DELETE", `/${id}`],
    ] as const) {
      const answer = send(`${members(other)}${path}`, { key: operatorToken, method });
      expect(await outcome(answer)).toEqual([404, "not_found"]);
    }
    const none = members({ ...one, accountId: "acc_none" });
    expect(await outcome(send(none, { key: operatorToken, json }))).toEqual([404, "not_found"]);
    expect(await outcome(send(none, { key: operatorToken }))).toEqual([404, "not_found"]);
    const bad = { ...json, email: "x@mailinator.com" };
    expect(await outcome(send(members(one), { key: operatorToken, json: bad }))).toEqual([400, "invalid_request"]);
  });
});
