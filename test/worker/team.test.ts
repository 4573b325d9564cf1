import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { Activity } from "../../src/api/people/listActivity/contract.ts";
import { Member, Members } from "../../src/api/people/listMembers/contract.ts";
import { RemovedMember } from "../../src/api/people/removeMember/contract.ts";
import { servicesFor } from "../../src/composition.ts";
import { signInLimits } from "../../src/core/people/signInLimits.ts";
import { retentionSweeps } from "../../src/services/sweeps/retention.ts";
import { runSweep } from "../../src/services/sweeps/runSweep.ts";
import { aBrand, anAccount, aReadyAccount, outcome, send, type TestAccount } from "./builders.ts";
import { accept, ended, until } from "./deliveryHelpers.ts";
import { aMember, aPerson, Browser, sessionOf } from "./people.ts";

const services = servicesFor(env);
const path = "/app/api/members";

const membersOf = async (browser: Browser) => Members.strict().parse(await browser.json(path)).members;
const idOf = async (browser: Browser) => (await sessionOf(browser)).person.person_id;
const patch = (browser: Browser, id: string, role: string) =>
  browser.call(`${path}/${id}`, { method: "PATCH", json: { role } });
const remove = (browser: Browser, id: string) => browser.call(`${path}/${id}`, { method: "DELETE" });

/** What the owner sees of who did what, once so much is there: it is noted after the answers. */
const changesSeenBy = (owner: Browser, count: number) =>
  until(
    async () => Activity.strict().parse(await owner.json("/app/api/activity")).changes,
    (changes) => changes.length >= count,
    10_000,
  );

/** Runs something with a mailbox in place of the sender. */
async function withMailbox<T>(work: (sent: { to: string; subject: string; text: string }[]) => Promise<T>): Promise<T> {
  const { mail } = services;
  const sent: { to: string; subject: string; text: string; html?: string }[] = [];
  services.mail = { send: (message) => Promise.resolve(void sent.push(message)) };
  try {
    return await work(sent);
  } finally {
    services.mail = mail;
  }
}

describe("an owner", () => {
  let account: TestAccount;
  let owner: Browser;

  beforeAll(async () => {
    account = await anAccount();
    owner = await aMember(account, "owner");
  });

  it("invites somebody, who comes in by the mailed link with the role that was given", async () => {
    const guest = new Browser();
    await withMailbox(async (sent) => {
      const answer = await owner.call(path, { json: { email: "  Kim@Shop.Example ", role: "viewer" } });
      expect(answer.status).toBe(201);
      expect(Member.strict().parse(await answer.json())).toMatchObject({ email: "kim@shop.example", role: "viewer" });
      const [mail] = await until(
        () => Promise.resolve(sent),
        (all) => all.length > 0,
        10_000,
      );
      expect(mail?.to).toBe("kim@shop.example");
      expect(mail?.text).toContain((await sessionOf(owner)).person.email);
      await guest.open(/https?:\S+magic-link\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    });
    expect(await sessionOf(guest)).toMatchObject({
      account: { account_id: account.accountId, role: "viewer" },
      person: { email: "kim@shop.example" },
    });
    expect((await membersOf(owner)).map(({ role }) => role)).toEqual(["owner", "viewer"]);
  });

  it("is told beside the field why somebody cannot be invited, and nothing is mailed", async () => {
    await aPerson("elsewhere@shop.example");
    await withMailbox(async (sent) => {
      for (const email of ["kim@shop.example", "elsewhere@shop.example", "nobody", "x@mailinator.com", ""]) {
        const answer = await owner.call(path, { json: { email, role: "owner" } });
        expect([email, answer.status]).toEqual([email, 400]);
        expect(await answer.json()).toMatchObject({ error: { code: "invalid_request", param: "email" } });
      }
      expect(sent).toEqual([]);
    });
    expect((await membersOf(owner)).map(({ role }) => role)).toEqual(["owner", "viewer"]);
  });

  it("changes a role from the next call on, and removes a member with their sessions", async () => {
    const member = await aMember(account, "viewer");
    const id = await idOf(member);
    expect(Member.strict().parse(await (await patch(owner, id, "editor")).json()).role).toBe("editor");
    expect(await sessionOf(member)).toMatchObject({ account: { role: "editor" } });
    const removed = RemovedMember.strict().parse(await (await remove(owner, id)).json());
    expect(removed).toMatchObject({ person_id: id, status: "removed" });
    expect(await outcome(member.call("/app/api/session"))).toEqual([401, "signed_out"]);
    expect(await outcome(remove(owner, id))).toEqual([404, "not_found"]);
    expect(await outcome(patch(owner, id, "viewer"))).toEqual([404, "not_found"]);
  });

  it("is told what is wrong with a body", async () => {
    const id = await idOf(owner);
    for (const json of [{}, { role: "admin" }, { role: "owner", more: 1 }, [], null, "owner", { role: null }]) {
      const answer = owner.call(`${path}/${id}`, { method: "PATCH", json });
      expect(await outcome(answer)).toEqual([400, "invalid_request"]);
    }
    for (const json of [
      {},
      { email: "a@shop.example" },
      { email: 1, role: "owner" },
      { email: "x".repeat(400), role: "owner" },
    ]) {
      expect(await outcome(owner.call(path, { json }))).toEqual([400, "invalid_request"]);
    }
    for (const strange of ["%00", "per_'--", "x".repeat(2_000), "%F0%9F%92%A9"]) {
      expect((await remove(owner, strange)).status).toBe(404);
    }
    for (const before of ["x", "-1", "1e3", "9".repeat(40)]) {
      expect(await outcome(owner.call(`/app/api/activity?before=${before}`))).toEqual([400, "invalid_request"]);
    }
  });
});

describe("an account's last owner", () => {
  it("can neither be removed nor given another role, and others may go", async () => {
    const account = await anAccount();
    const [owner, editor] = [await aMember(account, "owner"), await aMember(account, "editor")];
    const id = await idOf(owner);
    expect(await outcome(remove(owner, id))).toEqual([400, "invalid_request"]);
    for (const role of ["editor", "viewer"]) {
      expect(await (await patch(owner, id, role)).json()).toMatchObject({ error: { param: "role" } });
    }
    expect((await patch(owner, id, "owner")).status).toBe(200);
    expect((await remove(owner, await idOf(editor))).status).toBe(200);
    expect(await membersOf(owner)).toHaveLength(1);
  });

  it.each([
    ["leave", (browser: Browser, id: string) => remove(browser, id)],
    ["step down", (browser: Browser, id: string) => patch(browser, id, "editor")],
  ])("stays when two owners %s at the same moment", async (_what, go) => {
    const account = await anAccount();
    const owners = [await aMember(account, "owner"), await aMember(account, "owner")];
    const ids = await Promise.all(owners.map(idOf));
    const answers = await Promise.all(owners.map((owner, index) => go(owner, ids[index] ?? "")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const owning = (await services.people.members(account.accountId)).filter(({ role }) => role === "owner");
    expect(owning).toHaveLength(1);
  });
});

describe("the team of another account", () => {
  it("is not there", async () => {
    const theirs = await anAccount();
    const stranger = await aMember(theirs, "owner");
    await aMember(theirs, "owner");
    const id = await idOf(stranger);
    const mine = await aPerson("own-team@shop.example");
    const [known, unknown] = await Promise.all(
      [id, id.replace(/.$/, (last) => (last === "0" ? "1" : "0"))].map(async (personId) => [
        await (await patch(mine, personId, "viewer")).text(),
        await (await remove(mine, personId)).text(),
      ]),
    );
    expect(known).toEqual(unknown);
    expect(await outcome(remove(mine, id))).toEqual([404, "not_found"]);
    expect((await sessionOf(stranger)).account.role).toBe("owner");
    expect(await membersOf(mine)).toHaveLength(1);
    expect(JSON.stringify(await mine.json("/app/api/activity"))).not.toContain(
      (await sessionOf(stranger)).person.email,
    );
  });
});

describe("editors and viewers", () => {
  it.each(["editor", "viewer"] as const)("see as %s who works with them, and change nothing of it", async (role) => {
    const account = await anAccount();
    const [owner, member] = [await aMember(account, "owner"), await aMember(account, role)];
    expect(await membersOf(member)).toHaveLength(2);
    for (const answer of [
      member.call(path, { json: { email: "new@shop.example", role: "viewer" } }),
      patch(member, await idOf(member), "owner"),
      remove(member, await idOf(owner)),
      member.call("/app/api/activity"),
    ]) {
      expect(await outcome(answer)).toEqual([403, "role_missing"]);
    }
    expect((await membersOf(member)).map((each) => each.role)).toEqual(["owner", role]);
  });
});

it("invitations of an account are bounded", async () => {
  const owner = await aMember(await anAccount(), "owner");
  await withMailbox(async () => {
    const invite = (index: number) => owner.call(path, { json: { email: `g${index}@shop.example`, role: "viewer" } });
    for (let index = 0; index < signInLimits.origin; index++) expect((await invite(index)).status).toBe(201);
    const answer = await invite(99);
    expect(answer.headers.has("retry-after")).toBe(true);
    expect(await outcome(answer)).toEqual([429, "rate_limited"]);
  });
  expect(await membersOf(owner)).toHaveLength(1 + signInLimits.origin);
});

describe("who did what", () => {
  it("names who, when, what, on what and how it ended, the newest first, and holds no secret", async () => {
    const account = await aReadyAccount();
    const [owner, editor] = [await aMember(account, "owner"), await aMember(account, "editor")];
    const { key_id: keyId, api_key: key } = await owner.json<{ key_id: string; api_key: string }>("/app/api/api-keys", {
      json: { name: "Server" },
    });
    await changesSeenBy(owner, 1);
    await editor.call("/app/api/v1/ads/generate", { json: { format: "static", count: 1, dry_run: true } });
    const order = await editor.json<{ delivery_id: string }>("/app/api/v1/ads/generate", {
      json: { format: "static", count: 1 },
    });
    await changesSeenBy(owner, 2);
    await editor.call("/app/api/v1/ads/generate", { json: { count: 0 } });
    const changes = await changesSeenBy(owner, 3);
    expect(changes.map(({ operation, about, status, email }) => [operation, about, status, email])).toEqual([
      ["POST /v1/ads/generate", {}, 400, (await sessionOf(editor)).person.email],
      [
        "POST /v1/ads/generate",
        { delivery_id: order.delivery_id, request_id: expect.stringMatching(/^req_/) as string },
        202,
        (await sessionOf(editor)).person.email,
      ],
      ["POST /app/api/api-keys", { key_id: keyId }, 201, (await sessionOf(owner)).person.email],
    ]);
    expect(JSON.stringify(changes)).not.toContain(key);
    expect(Math.abs(Date.parse(changes[0]?.at ?? "") - Date.now())).toBeLessThan(60_000);
  });

  it("says of a verdict which it was and of which concept, without its reason; of a refused one it says no verdict", async () => {
    const account = await aReadyAccount();
    const [owner, viewer] = [await aMember(account, "owner"), await aMember(account, "viewer")];
    const deliveryId = await accept(account, { format: "static", count: 2 });
    await ended(account, deliveryId);
    const judge = (json: object) =>
      viewer.call(`/app/api/v1/deliveries/${deliveryId}/concepts/2/approval`, { method: "PUT", json });
    const bodies = [
      { status: "approved" },
      { status: "rejected", reason: "Not our blue." },
      { status: "none" },
      { status: "perhaps" },
    ];
    for (const [index, json] of bodies.entries()) {
      await judge(json);
      await changesSeenBy(owner, index + 1);
    }
    const changes = await changesSeenBy(owner, bodies.length);
    const about = { delivery_id: deliveryId, index: "2" };
    expect(changes.toReversed().map((change) => [change.about, change.status])).toEqual([
      [{ ...about, verdict: "approved" }, 200],
      [{ ...about, verdict: "rejected" }, 200],
      [{ ...about, verdict: "none" }, 200],
      [about, 400],
    ]);
    expect(JSON.stringify(changes)).not.toContain("Not our blue.");
  });

  it("has members by their address, also after they have gone, and what looks at something not at all", async () => {
    const account = await anAccount();
    await aBrand(account);
    const owner = await aMember(account, "owner");
    const id = await idOf(await aMember(account, "viewer"));
    await patch(owner, id, "editor");
    await changesSeenBy(owner, 1);
    await remove(owner, id);
    await owner.call(path);
    await owner.call("/app/api/v1/balance");
    const changes = await changesSeenBy(owner, 2);
    const email = expect.stringMatching(/^viewer-.*@shop\.example$/) as string;
    expect(changes.map(({ operation, about }) => [operation, about])).toEqual([
      ["DELETE /app/api/members/{person_id}", { person_id: id, email }],
      ["PATCH /app/api/members/{person_id}", { person_id: id, email, role: "editor" }],
    ]);
  });

  it("comes in pages, is kept as long as the setting says, and is never changed", async () => {
    const account = await anAccount();
    const owner = await aMember(account, "owner");
    const entry = {
      accountId: account.accountId,
      personId: "per_x",
      email: "old@shop.example",
      requestId: "req_x",
      method: "POST",
      path: "/app/api/api-keys",
      about: {},
      status: 201,
    };
    const nowMs = Date.now();
    const day = 24 * 60 * 60_000;
    for (let index = 0; index < 60; index++) {
      const atMs = nowMs - (index < 5 ? 366 : 364) * day;
      await services.peopleAudit.note({ ...entry, atMs });
    }
    const first = Activity.strict().parse(await owner.json("/app/api/activity"));
    expect(first.changes).toHaveLength(50);
    const rest = Activity.parse(await owner.json(`/app/api/activity?before=${first.next_before}`));
    expect([rest.changes.length, rest.next_before]).toEqual([10, null]);
    await expect(env.DB.prepare("UPDATE people_audit SET status = 200").run()).rejects.toThrow("never changed");
    const sweep = retentionSweeps(services).find(({ name }) => name === "rows.people_audit");
    if (sweep === undefined) throw new Error("there is no such sweep");
    await runSweep(services, sweep);
    const kept = "SELECT COUNT(*) AS rows FROM people_audit WHERE account_id = ?";
    expect(await env.DB.prepare(kept).bind(account.accountId).first()).toEqual({ rows: 55 });
  });

  it("goes with its account, and is in the export before", async () => {
    const account = await anAccount();
    const owner = await aMember(account, "owner");
    await owner.call("/app/api/api-keys", { json: { name: "Server" } });
    await changesSeenBy(owner, 1);
    const { accountRows, deletions } = services;
    const { rows } = await accountRows.next("people_audit", account.accountId, "");
    expect(rows).toMatchObject([{ account_id: account.accountId, path: "/app/api/api-keys", status: 201 }]);
    const deletion = await deletions.beginAccount({ id: "dln_team", accountId: account.accountId, nowMs: Date.now() });
    if (deletion === null || deletion === "busy") throw new Error("no deletion");
    await deletions.deleteRecords(deletion);
    expect((await accountRows.next("people_audit", account.accountId, "")).rows).toEqual([]);
    expect(await outcome(send("/v1/balance", { key: account.apiKey }))).toEqual([401, "invalid_api_key"]);
  });
});
