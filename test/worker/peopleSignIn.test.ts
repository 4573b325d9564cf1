import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { proofOf, type Work } from "../../app/src/api/signUpWork.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { BetterAuthDoor } from "../../src/adapters/people/door.ts";
import { servicesFor } from "../../src/composition.ts";
import { signUpWork } from "../../src/core/people/signUpWork.ts";
import { ok } from "../../src/core/result.ts";
import { aLink, aPerson, aProof, Browser, sessionOf } from "./people.ts";
import { anAccount, operatorToken, origin, outcome, send } from "./builders.ts";

const services = servicesFor(env);
const askBy = (wish: object, headers: Record<string, string> = {}) =>
  new Browser().call("/app/api/auth/sign-in/magic-link", { json: { callbackURL: "/app", ...wish }, headers });
const askFor = async (email: string) => askBy({ email, proof: await aProof(email) });
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT COUNT(*) AS rows FROM ${table}`).first<{ rows: number }>())?.rows ?? 0;

/** Mails that are sent meanwhile. */
function mails() {
  return vi.spyOn(services.mail, "send").mockResolvedValue();
}

afterEach(() => vi.restoreAllMocks());

describe("somebody who asks for a link", () => {
  it("gets it by mail, and is signed in by opening it: with an account, a key, a secret and 50 credits", async () => {
    const sent = mails();
    expect(await (await askFor(" Ada@Shop.Example ")).json()).toEqual({ status: true });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [mail] = sent.mock.calls[0] ?? [];
    expect(mail?.to).toBe("ada@shop.example");
    const link = /https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(mail?.html).toContain(link.replaceAll("&", "&amp;"));
    const browser = new Browser();
    const opened = await browser.open(link);
    expect(opened.status).toBe(302);
    expect(opened.headers.get("location")).toBe(`${origin}/app`);
    const cookie = opened.headers.getSetCookie().join("\n");
    expect(cookie).toMatch(/^dashboard\.session_token=/);
    for (const part of [/HttpOnly/i, /SameSite=Lax/i, /Path=\//i]) expect(cookie).toMatch(part);
    const session = await sessionOf(browser);
    expect(session).toEqual({
      person: { person_id: expect.stringMatching(/^per_/) as string, email: "ada@shop.example", name: null },
      account: {
        account_id: expect.stringMatching(/^acc_/) as string,
        name: null,
        role: "owner",
        is_test: false,
        is_test_mode: false,
      },
      is_new: true,
    });
    expect(await browser.json("/app/api/v1/balance")).toMatchObject({ credits_balance: 50 });
    const { results } = await env.DB.prepare("SELECT type, credits_delta FROM transactions WHERE account_id = ?")
      .bind(session.account.account_id)
      .all();
    expect(results).toEqual([{ type: "Bonus", credits_delta: 50 }]);
    const keys = await services.apiKeys.list(session.account.account_id);
    expect(keys).toHaveLength(1);
    expect(await services.accounts.webhookSecrets(session.account.account_id, Date.now())).toHaveLength(1);
  });

  it("gets no second account and no second bonus when they come again", async () => {
    const first = await sessionOf(await aPerson("again@shop.example"));
    const second = await sessionOf(await aPerson("again@shop.example"));
    expect(second).toEqual(first);
  });

  it("gets one account however many links and tabs race", async () => {
    const [accounts, people] = [await count("accounts"), await count("people")];
    const links = await Promise.all(Array.from({ length: 10 }, () => aLink("racer@shop.example")));
    const browsers = await Promise.all(
      links.map(async (link) => {
        const browser = new Browser();
        await browser.open(link);
        return browser;
      }),
    );
    const sessions = await Promise.all(browsers.map(sessionOf));
    expect(new Set(sessions.map(({ account }) => account.account_id)).size).toBe(1);
    expect(new Set(sessions.map(({ person }) => person.person_id)).size).toBe(1);
    expect([await count("accounts"), await count("people")]).toEqual([accounts + 1, people + 1]);
    const bonus = "SELECT COUNT(*) AS rows FROM transactions WHERE account_id = ?";
    expect(await env.DB.prepare(bonus).bind(sessions[0]?.account.account_id).first()).toEqual({ rows: 1 });
  });

  it("has the 50 credits once for a mailbox: under another tag there is an account of its own that begins without", async () => {
    const sent = mails();
    expect((await askFor("Lena+Ads@shop.example")).status).toBe(200);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0].to).toBe("lena+ads@shop.example");
    const known = new Map<string, string>();
    for (const [email, credits] of [
      ["lena+ads@shop.example", 50],
      ["lena@shop.example", 0],
      ["lena+more@shop.example", 0],
      ["len@shop.example", 50],
      ["lena@other.example", 50],
      ["lena+ads@more.shop.example", 50],
      ["le_a@shop.example", 50],
    ] as const) {
      const browser = await aPerson(email);
      const { person, account } = await sessionOf(browser);
      expect(person.email).toBe(email);
      known.set(account.account_id, email);
      expect([email, await browser.json("/app/api/v1/balance")]).toMatchObject([email, { credits_balance: credits }]);
      const { recent_transactions: moves } = await browser.json<{ recent_transactions: object[] }>("/app/api/v1/usage");
      expect(moves).toMatchObject(credits === 0 ? [] : [{ type: "Bonus", credits_delta: 50, balance_after: 50 }]);
      expect(await services.ledgerAudit.check(account.account_id)).toBeNull();
    }
    expect(known.size).toBe(7);
  });

  it("has the 50 credits once for a mailbox however many of its tags race", async () => {
    const links = await Promise.all(Array.from({ length: 5 }, (_, index) => aLink(`rapid+${index}@shop.example`)));
    const balances = await Promise.all(
      links.map(async (link) => {
        const browser = new Browser();
        await browser.open(link);
        return (await browser.json<{ credits_balance: number }>("/app/api/v1/balance")).credits_balance;
      }),
    );
    expect(balances.toSorted((a, b) => b - a)).toEqual([50, 0, 0, 0, 0]);
  });

  it("has them no second time by leaving the account to another owner and beginning anew", async () => {
    const first = await aPerson("mover@shop.example");
    const { person, account } = await sessionOf(first);
    const members = `/operator/v1/accounts/${account.account_id}/members`;
    await send(members, { key: operatorToken, json: { email: "heir@shop.example", role: "owner" } });
    await send(`${members}/${person.person_id}`, { key: operatorToken, method: "DELETE" });
    const second = await aPerson("mover@shop.example");
    expect((await sessionOf(second)).account.account_id).not.toBe(account.account_id);
    expect(await second.json("/app/api/v1/balance")).toMatchObject({ credits_balance: 0 });
  });

  it("has them in an account of their own although a test account was made under their address", async () => {
    const json = { email: "tester@shop.example", test: true };
    expect((await send("/operator/v1/accounts", { key: operatorToken, json })).status).toBe(201);
    const browser = await aPerson("tester@shop.example");
    expect(await browser.json("/app/api/v1/balance")).toMatchObject({ credits_balance: 50 });
  });

  it("is told what is wrong with an address, and why a disposable one is none", async () => {
    const none = await askFor("nobody");
    expect(none.status).toBe(400);
    expect(await none.json()).toMatchObject({ error: { code: "invalid_request", param: "email" } });
    const disposable = await askFor("x@eu.mailinator.com");
    expect(disposable.status).toBe(400);
    expect(await disposable.json()).toMatchObject({
      error: { param: "email", message: expect.stringContaining("disposable") as string },
    });
    for (const json of [{}, { email: 5 }, { email: "a@shop.example", callbackURL: "https://evil.example" }, []]) {
      const answer = await new Browser().call("/app/api/auth/sign-in/magic-link", { json });
      expect(answer.status).toBe(400);
    }
  });

  it("gets five links an hour, whatever the address's case and tag, and a network thirty", async () => {
    const sent = mails();
    vi.spyOn(services.signUpProof, "check").mockResolvedValue(ok(undefined));
    const asks = (email: string, from: string) => askBy({ email, proof: "given" }, { "cf-connecting-ip": from });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        asks(index % 2 === 0 ? `often+${index}@shop.example` : "OFTEN@shop.example", `192.0.2.${index}`),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3500);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(5));
    const many = await Promise.all(
      Array.from({ length: 33 }, (_, index) => asks(`office${index}@shop.example`, "2001:db8:1:2::5")),
    );
    expect(many.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(3);
    const stored = JSON.stringify((await env.DB.prepare("SELECT * FROM sign_in_requests").all()).results);
    expect(stored).not.toContain("@shop.example");
  });
});

describe("the proof that a link is asked for with", () => {
  const fault = async (answer: Response) => {
    const { error, challenge } = await answer.json<{ error: { code: string; message: string }; challenge: Work }>();
    return { status: answer.status, code: error.code, message: error.message, challenge };
  };

  it("is needed: without one nothing is mailed and nothing counted, and the refusal has what the next is made from", async () => {
    const sent = mails();
    const [email, before] = ["unproven@shop.example", await count("sign_in_requests")];
    const refused = await fault(await askBy({ email }));
    expect(refused).toMatchObject({
      status: 403,
      code: "proof_needed",
      challenge: { kind: "work", zero_bits: signUpWork.zeroBits },
    });
    expect(refused.message).toContain("short check by your browser");
    expect([await count("sign_in_requests"), sent.mock.calls]).toEqual([before, []]);
    const proof = await proofOf(refused.challenge, email);
    expect((await askBy({ email, proof })).status).toBe(200);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it("is for one address, and does not count where it is altered or made up", async () => {
    const [email, before] = ["own@shop.example", await count("sign_in_requests")];
    const proof = await aProof(email);
    const [, ...rest] = proof.split(".");
    for (const wish of [
      { email: "other@shop.example", proof },
      { email, proof: ["1", ...rest].join(".") },
      { email, proof: `${proof.slice(0, proof.lastIndexOf("."))}.0000000000` },
      { email, proof: "" },
    ]) {
      const { status, code, message } = await fault(await askBy(wish));
      expect([status, code]).toEqual([403, "proof_needed"]);
      expect(message).toContain("does not fit this address");
    }
    expect(await count("sign_in_requests")).toBe(before);
  });

  it("is good for ten minutes", async () => {
    const email = "late@shop.example";
    const proof = await aProof(email);
    const now = vi.spyOn(services.runtime, "nowMs").mockReturnValue(Date.now() + signUpWork.lifeMs);
    const { status, message, challenge } = await fault(await askBy({ email, proof }));
    expect([status, message]).toEqual([403, expect.stringContaining("too old")]);
    expect((await askBy({ email, proof: await proofOf(challenge, email) })).status).toBe(200);
    now.mockRestore();
  });

  it("has no more links mailed when it comes again than an address may have", async () => {
    const email = "again-and-again@shop.example";
    const sent = mails();
    const proof = await aProof(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => askBy({ email, proof })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const own = () => sent.mock.calls.filter(([mail]) => mail.to === email);
    await vi.waitFor(() => expect(own()).toHaveLength(5));
  });
});

describe("a link", () => {
  it("works once", async () => {
    const link = await aLink("once@shop.example");
    expect((await new Browser().open(link)).headers.get("location")).toBe(`${origin}/app`);
    const later = new Browser();
    const again = await later.open(link);
    expect([again.status, again.headers.get("location")]).toEqual([302, `${origin}/app?error=INVALID_TOKEN`]);
    expect(later.cookie).toBe("");
  });

  it("signs nobody in whom a page of somebody else sends to it", async () => {
    const link = await aLink("lured@shop.example");
    const lured = new Browser();
    const headers = { origin: "https://evil.example" };
    expect(await outcome(lured.call(link, { method: "POST", headers }))).toEqual([403, "foreign_origin"]);
    expect(lured.cookie).toBe("");
  });

  it("that is used up says so without a button", async () => {
    const link = await aLink("used@shop.example");
    await new Browser().open(link);
    const again = await new Browser().call(link);
    expect([again.status, again.headers.get("location")]).toEqual([302, `${origin}/app?error=INVALID_TOKEN`]);
  });

  it("works once even when it is opened five times at once", async () => {
    const link = await aLink("twice@shop.example");
    const browsers = Array.from({ length: 5 }, () => new Browser());
    await Promise.all(browsers.map((browser) => browser.open(link)));
    expect(browsers.filter(({ cookie }) => cookie !== "")).toHaveLength(1);
  });

  it("works no more after a quarter of an hour, and makes nobody a person then", async () => {
    const link = await aLink("late@shop.example");
    await env.DB.prepare("UPDATE people_verifications SET expires_at = ?")
      .bind(Date.now() - 1)
      .run();
    const opened = await new Browser().open(link);
    expect(opened.headers.get("location")).toBe(`${origin}/app?error=INVALID_TOKEN`);
    expect(await services.people.byEmail("late@shop.example")).toBeNull();
  });

  it("is neither used up by programs that look at it, nor known to whoever reads the database", async () => {
    const link = await aLink("head@shop.example");
    expect((await new Browser().call(link, { method: "HEAD" })).status).toBe(200);
    const program = new Browser();
    const page = await program.call(link);
    expect([page.status, program.cookie]).toEqual([200, ""]);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain("head@shop.example");
    const rows = JSON.stringify((await env.DB.prepare("SELECT * FROM people_verifications").all()).results);
    expect(rows).not.toContain(new URL(link).searchParams.get("token"));
    expect((await new Browser().open(link)).headers.get("location")).toBe(`${origin}/app`);
  });

  it("leads to the dashboard only, whatever its address was changed into", async () => {
    for (const to of ["https://evil.example", "//evil.example", "/app/../docs", "/app/?x=javascript:1"]) {
      const link = new URL(await aLink(`to${to.length}@shop.example`));
      link.searchParams.set("callbackURL", to);
      link.searchParams.set("errorCallbackURL", "https://evil.example");
      expect((await new Browser().open(link.href)).headers.get("location")).toBe(`${origin}/app`);
    }
    expect(await outcome(new Browser().call("/app/api/auth/magic-link/verify"))).toEqual([404, "not_found"]);
  });
});

describe("where sign-up is closed", () => {
  it("nobody new gets a mail or an account, and the answer tells them nothing", async () => {
    const sent = mails();
    services.signUp = "closed";
    try {
      const link = await aLink("stranger@shop.example");
      expect(await (await askFor("stranger@shop.example")).json()).toEqual({ status: true });
      const opened = await new Browser().open(link);
      expect(opened.headers.get("location")).toBe(`${origin}/app?error=new_user_signup_disabled`);
      expect(await services.people.byEmail("stranger@shop.example")).toBeNull();
      const json = { email: "owner@shop.example" };
      const { account_id: id } = await (
        await send("/operator/v1/accounts", { key: operatorToken, json })
      ).json<{ account_id: string }>();
      await send(`/operator/v1/accounts/${id}/members`, { key: operatorToken, json: { ...json, role: "editor" } });
      expect(await (await askFor("owner@shop.example")).json()).toEqual({ status: true });
      await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
      expect(sent.mock.calls[0]?.[0].to).toBe("owner@shop.example");
      expect(await sessionOf(await aPerson("owner@shop.example"))).toMatchObject({
        account: { account_id: id, role: "editor" },
      });
    } finally {
      services.signUp = "open";
    }
  });
});

describe("a session", () => {
  it("ends when its person signs out, in every tab", async () => {
    const browser = await aPerson("leaving@shop.example");
    const tab = browser.copy();
    const out = await browser.call("/app/api/auth/sign-out", { method: "POST" });
    expect(out.status).toBe(200);
    expect(browser.cookie).toBe("");
    expect(await outcome(tab.call("/app/api/session"))).toEqual([401, "signed_out"]);
  });

  it("is a cookie that over https no other host and no plain page can set", async () => {
    const appUrl = "https://dashboard.example.com/app";
    const { runtime, people } = services;
    const secure = new BetterAuthDoor({
      db: openDatabase(env.DB),
      appUrl,
      secretsKey: btoa("x".repeat(32)),
      ...runtime,
    });
    await people.ensure({ id: "per_https", email: "https@shop.example", nowMs: Date.now() });
    await people.addMember({
      personId: "per_https",
      accountId: (await anAccount()).accountId,
      role: "viewer",
      nowMs: Date.now(),
    });
    const { url } = await secure.create("https@shop.example", "/app");
    expect(url.startsWith(`${appUrl}/api/auth/magic-link/verify?`)).toBe(true);
    const [cookie = ""] = (await secure.answer(new Request(url))).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-dashboard\.session_token=/);
    for (const part of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/, /; Path=\/(;|$)/]) expect(cookie).toMatch(part);
    expect(cookie).not.toMatch(/Domain/i);
    const [pair = ""] = cookie.split(";");
    expect(await secure.signedIn(pair)).toMatchObject({ person: { id: "per_https" }, role: "viewer" });
    expect(await services.sessions.signedIn(pair)).toBeNull();
  });

  it("ends after thirty days", async () => {
    const browser = await aPerson("monthly@shop.example");
    await env.DB.prepare("UPDATE people_sessions SET expires_at = ?")
      .bind(Date.now() - 1)
      .run();
    expect(await outcome(browser.call("/app/api/session"))).toEqual([401, "signed_out"]);
  });

  it("is nobody's who makes its cookie up, or signs a known token with another key", async () => {
    const browser = await aPerson("known@shop.example");
    const value = decodeURIComponent(browser.cookie.split("=").slice(1).join("="));
    const token = value.slice(0, value.lastIndexOf("."));
    const forged = [
      "",
      "dashboard.session_token=",
      `dashboard.session_token=${token}`,
      `dashboard.session_token=${encodeURIComponent(`${token}.${btoa("x".repeat(32))}`)}`,
      `dashboard.session_token=%E0%A4%A`,
      `dashboard.session_token=${"x".repeat(4000)}`,
      `other=${value}`,
    ];
    for (const cookie of forged) {
      const answer = new Browser().call("/app/api/session", { headers: { cookie } });
      expect(await outcome(answer)).toEqual([401, "signed_out"]);
    }
    expect((await browser.call("/app/api/session")).status).toBe(200);
  });

  it("opens nothing by an API key, as it opens nothing of the API itself", async () => {
    const browser = await aPerson("apart@shop.example");
    const { account_id: id } = (await sessionOf(browser)).account;
    const key = await (
      await send(`/operator/v1/accounts/${id}/keys`, { key: operatorToken, method: "POST" })
    ).json<{ api_key: string }>();
    const headers = { authorization: `Bearer ${key.api_key}` };
    expect(await outcome(new Browser().call("/app/api/v1/balance", { headers }))).toEqual([401, "signed_out"]);
    expect(await outcome(browser.call("/v1/balance"))).toEqual([401, "missing_authorization"]);
  });
});

describe("better-auth's further addresses", () => {
  it.each(["get-session", "sign-up/email", "update-user", "list-sessions", "error", "ok", "delete-user"])(
    "are not there: %s",
    async (path) => {
      expect(await outcome(new Browser().call(`/app/api/auth/${path}`))).toEqual([404, "not_found"]);
    },
  );
});
