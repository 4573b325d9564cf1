import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { deciderOf } from "../../app/src/views/delivery/deciderOf.ts";
import { SharedDelivery } from "../../src/api/guests/getShared/contract.ts";
import { CreatedLink } from "../../src/api/people/createShareLink/contract.ts";
import { CommentList, TeamComment } from "../../src/api/people/listComments/contract.ts";
import { LinkList } from "../../src/api/people/listShareLinks/contract.ts";
import { servicesFor } from "../../src/composition.ts";
import type { Delivery } from "../../src/core/contract/responses/delivery.ts";
import { maxCommentCharacters, maxComments, maxShareLinks } from "../../src/core/sharing/limits.ts";
import { deleteDelivery } from "../../src/services/deleteDelivery.ts";
import { aReadyAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { accept, ended, until } from "./deliveryHelpers.ts";
import { aMember, Browser, sessionOf } from "./people.ts";
import { approve, corrected } from "./versionHelpers.ts";

const services = servicesFor(env);

interface Shared {
  account: TestAccount;
  deliveryId: string;
  owner: Browser;
}

let shop: Shared;

async function aDelivery(): Promise<Shared> {
  const account = await aReadyAccount();
  const deliveryId = await accept(account, { format: "static", count: 2 });
  expect((await ended(account, deliveryId)).status).toBe("completed");
  return { account, deliveryId, owner: await aMember(account, "owner") };
}

const linksPath = ({ deliveryId }: Shared) => `/app/api/deliveries/${deliveryId}/share-links`;
const commentsPath = ({ deliveryId }: Shared) => `/app/api/deliveries/${deliveryId}/comments`;
/** What a link's page asks for. */
const sharedPath = (url: string) => `/app/api/shared/${url.split("/").at(-1) ?? ""}`;

async function aLink(of: Shared, name = "Mara"): Promise<CreatedLink> {
  const made = await of.owner.call(linksPath(of), { json: { name } });
  expect(made.status).toBe(201);
  return CreatedLink.strict().parse(await made.json());
}

const linksOf = async (of: Shared) => LinkList.strict().parse(await of.owner.json(linksPath(of))).share_links;
const commentsOf = async (of: Shared, browser = of.owner) =>
  CommentList.strict().parse(await browser.json(commentsPath(of))).comments;
const seenBy = async (guest: Browser, url: string) => SharedDelivery.strict().parse(await guest.json(sharedPath(url)));
const conceptOf = async ({ account, deliveryId }: Shared, index: number) => {
  const delivery: Delivery = await (await send(`/v1/deliveries/${deliveryId}`, { key: account.apiKey })).json();
  return delivery.concepts[index - 1] ?? expect.fail(`there is no concept ${index}`);
};
const approvalOf = async (of: Shared, index: number) => (await conceptOf(of, index)).approval;
/** A member says what they decide, in the dashboard. */
const judge = (member: Browser, { deliveryId }: Shared, index: number, json: object) =>
  member.call(`/app/api/v1/deliveries/${deliveryId}/concepts/${index}/approval`, { method: "PUT", json });
const decide = (guest: Browser, url: string, index: number | string, json: object) =>
  guest.call(`${sharedPath(url)}/concepts/${index}/approval`, { method: "PUT", json });
const remark = (guest: Browser, url: string, json: unknown) => guest.call(`${sharedPath(url)}/comments`, { json });

beforeAll(async () => {
  shop = await aDelivery();
});

describe("a guest with a share link", () => {
  it("sees the ads and what was said, and nothing of the account or of how ads are made", async () => {
    const link = await aLink(shop, "Mara of the agency");
    const guest = new Browser();
    const seen = await seenBy(guest, link.url);
    expect(seen).toMatchObject({ link_name: "Mara of the agency", status: "completed", comments: [] });
    expect(seen.brand_name).not.toBeNull();
    expect(seen.ads).toHaveLength(4);
    for (const { static_url: still } of seen.ads) expect((await fetchStill(still ?? "")).status).toBe(200);
    const text = JSON.stringify(seen);
    for (const secret of [
      shop.account.accountId,
      shop.deliveryId,
      "credits",
      "compliance",
      "style_id",
      "corrections",
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(guest.cookie).toBe("");
  });

  it("comments under a name, which the team reads, and reads what the team says", async () => {
    const { url } = await aLink(shop);
    const guest = new Browser();
    const said = { name: "  Mara  ", concept_index: 1, text: " The bottle could be larger.\nOtherwise: lovely. " };
    expect((await remark(guest, url, said)).status).toBe(201);
    const answer = await shop.owner.call(commentsPath(shop), { json: { concept_index: 1, text: "It will be." } });
    expect(TeamComment.strict().parse(await answer.json())).toMatchObject({ is_own: true, author: { kind: "member" } });
    expect(await commentsOf(shop)).toMatchObject([
      {
        author: { kind: "guest", name: "Mara" },
        concept_index: 1,
        version: 1,
        verdict: null,
        text: "The bottle could be larger.\nOtherwise: lovely.",
        is_own: false,
      },
      { author: { kind: "member" }, text: "It will be.", is_own: true },
    ]);
    const { comments } = await seenBy(guest, url);
    expect(comments.map(({ text }) => text)).toEqual([
      "The bottle could be larger.\nOtherwise: lovely.",
      "It will be.",
    ]);
    const { person } = await sessionOf(shop.owner);
    expect(JSON.stringify(comments)).not.toContain(person.email);
    expect(JSON.stringify(comments)).not.toContain(person.person_id);
  });

  it("approves and rejects: the API tells it as it tells a member's word, and the comments say who it was", async () => {
    const of = await aDelivery();
    const { url } = await aLink(of);
    const guest = new Browser();
    const approved = await decide(guest, url, 1, { name: "Mara", status: "approved", version: 1 });
    expect(approved.status).toBe(200);
    expect(await approvalOf(of, 1)).toMatchObject({ status: "approved", version: 1 });
    const reason = "Not our blue.";
    expect((await decide(guest, url, 2, { name: "Mara", status: "rejected", version: 1, reason })).status).toBe(200);
    expect(await approvalOf(of, 2)).toMatchObject({ status: "rejected", reason });
    expect((await decide(guest, url, 2, { name: "Mara", status: "none", version: 1 })).status).toBe(200);
    expect(await approvalOf(of, 2)).toMatchObject({ status: "none" });
    expect((await commentsOf(of)).map(({ concept_index, verdict, text }) => [concept_index, verdict, text])).toEqual([
      [1, "approved", ""],
      [2, "rejected", reason],
      [2, "none", ""],
    ]);
  });

  it("approves nothing unseen: of a version that is no longer shown, of a concept that there is not", async () => {
    const of = await aDelivery();
    const { url } = await aLink(of);
    const guest = new Browser();
    const verdict = { name: "Mara", status: "approved" };
    expect(await outcome(decide(guest, url, 1, verdict))).toEqual([400, "invalid_request"]);
    for (const index of [0, 3, 99, "x", "1e0", "%00"]) {
      expect((await decide(guest, url, index, { ...verdict, version: 1 })).status).toBe(404);
    }
    await corrected(of.account, of.deliveryId, { headline: "Calm, from the first drop." });
    expect((await seenBy(guest, url)).concepts[0]?.version).toBe(2);
    expect(await outcome(decide(guest, url, 1, { ...verdict, version: 1 }))).toEqual([400, "invalid_request"]);
    expect((await decide(guest, url, 1, { ...verdict, version: 2 })).status).toBe(200);
    expect((await commentsOf(of)).map(({ version }) => version)).toEqual([2]);
  });

  it("is told what is wrong with a body, and nothing of it is kept", async () => {
    const { url } = await aLink(shop);
    const guest = new Browser();
    const before = (await commentsOf(shop)).length;
    const good = { name: "Mara", concept_index: 1, text: "Lovely." };
    const bad: unknown[] = [
      ...["name", "concept_index", "text"].map((field) => ({ ...good, [field]: undefined })),
      ...["", "  ", "two\nlines", "\u0000", "x".repeat(81), 7, null].map((name) => ({ ...good, name })),
      ...["", " \n ", "x".repeat(maxCommentCharacters + 1), ["a"]].map((text) => ({ ...good, text })),
      ...[0, -1, 1.5, 3, "1", 1e9].map((concept_index) => ({ ...good, concept_index })),
      { ...good, verdict: "approved" },
      [],
      "text",
    ];
    for (const json of bad) expect([json, (await remark(guest, url, json)).status]).toEqual([json, 400]);
    expect(await commentsOf(shop)).toHaveLength(before);
  });

  it("has markup and foreign scripts kept as the words that they are", async () => {
    const { url } = await aLink(shop);
    const guest = new Browser();
    const text = '<img src=x onerror=alert(1)> שלום 你好 "quotes" & \u202e';
    expect((await remark(guest, url, { name: "<b>Mara</b>", concept_index: 2, text })).status).toBe(201);
    expect((await seenBy(guest, url)).comments.at(-1)).toMatchObject({ text, author: { name: "<b>Mara</b>" } });
  });

  it("is no more than a guest: the session's calls are closed to them, and another page cannot speak for them", async () => {
    const { url } = await aLink(shop);
    const guest = new Browser();
    for (const path of [
      "/app/api/session",
      commentsPath(shop),
      linksPath(shop),
      `/app/api/v1/deliveries/${shop.deliveryId}`,
    ]) {
      expect((await guest.call(path)).status).toBe(401);
    }
    const elsewhere = {
      headers: { origin: "https://elsewhere.example" },
      json: { name: "M", concept_index: 1, text: "x" },
    };
    expect(await outcome(guest.call(`${sharedPath(url)}/comments`, elsewhere))).toEqual([403, "foreign_origin"]);
  });
});

describe("a member of the team", () => {
  it("judges under their name, as a guest does: it stands among the comments once, and guests learn no mail address", async () => {
    const of = await aDelivery();
    const viewer = await aMember(of.account, "viewer");
    const { person } = await sessionOf(viewer);
    const reason = "Not our blue.";
    const approved = await judge(viewer, of, 1, { status: "approved", version: 1 });
    expect(await approved.json()).toEqual({
      delivery_id: of.deliveryId,
      index: 1,
      approval: await approvalOf(of, 1),
    });
    await judge(viewer, of, 1, { status: "approved", version: 1 });
    await judge(viewer, of, 2, { status: "rejected", version: 1, reason: ` ${reason} ` });
    await judge(viewer, of, 2, { status: "none", version: 1 });
    const comments = await commentsOf(of, viewer);
    const name = person.email.split("@")[0];
    expect(comments).toMatchObject(
      [
        { concept_index: 1, verdict: "approved", text: "" },
        { concept_index: 2, verdict: "rejected", text: reason },
        { concept_index: 2, verdict: "none", text: "" },
      ].map((said) => ({ ...said, version: 1, author: { kind: "member", name }, is_own: true })),
    );
    const seen = await seenBy(new Browser(), (await aLink(of)).url);
    expect(seen.comments.map(({ author }) => author.name)).toEqual([name, name, name]);
    expect(JSON.stringify(seen)).not.toContain(person.email);
    expect(JSON.stringify(seen)).not.toContain(person.person_id);
  });

  it("is told apart from whoever says the same afterwards, and from a verdict through the API, which names nobody", async () => {
    const of = await aDelivery();
    const decider = async () => deciderOf(await conceptOf(of, 1), await commentsOf(of))?.name ?? null;
    const name = (await sessionOf(of.owner)).person.email.split("@")[0];
    await judge(of.owner, of, 1, { status: "approved", version: 1 });
    await decide(new Browser(), (await aLink(of)).url, 1, { name: "Mara", status: "approved", version: 1 });
    expect(await decider()).toBe(name);
    await approve(of.account, of.deliveryId, { status: "none" });
    expect(await decider()).toBeNull();
    await approve(of.account, of.deliveryId, { status: "approved" });
    expect(await decider()).toBeNull();
    expect((await commentsOf(of)).map(({ author }) => author.name)).toEqual([name, "Mara"]);
    await judge(of.owner, of, 1, { status: "rejected", version: 1 });
    expect(await decider()).toBe(name);
  });
});

describe("a share link", () => {
  it("is shown once, is kept as a hash, and says when it was opened", async () => {
    const link = await aLink(shop, "For Kim");
    const listed = (await linksOf(shop)).find(({ share_link_id: id }) => id === link.share_link_id);
    expect(listed).toMatchObject({ name: "For Kim", last_opened_at: null });
    expect(JSON.stringify(listed)).not.toContain(link.url.split("/").at(-1));
    const { results } = await env.DB.prepare("SELECT * FROM share_links").all();
    expect(JSON.stringify(results)).not.toContain(link.url.split("/").at(-1));
    await seenBy(new Browser(), link.url);
    await until(
      async () => (await linksOf(shop)).find(({ share_link_id: id }) => id === link.share_link_id),
      (found) => typeof found?.last_opened_at === "string",
      10_000,
    );
  });

  it("opens nothing once it is ended, also where its page is open; what was said through it stays", async () => {
    const of = await aDelivery();
    const link = await aLink(of);
    const other = await aLink(of, "Kim");
    const guest = new Browser();
    expect((await remark(guest, link.url, { name: "Mara", concept_index: 1, text: "Lovely." })).status).toBe(201);
    const path = `${linksPath(of)}/${link.share_link_id}`;
    expect((await of.owner.call(path, { method: "DELETE" })).status).toBe(200);
    expect(await outcome(of.owner.call(path, { method: "DELETE" }))).toEqual([404, "not_found"]);
    const late = { name: "Mara", concept_index: 1, text: "More." };
    expect(await outcome(guest.call(sharedPath(link.url)))).toEqual([404, "not_found"]);
    expect(await outcome(remark(guest, link.url, late))).toEqual([404, "not_found"]);
    const verdict = { name: "Mara", status: "approved", version: 1 };
    expect(await outcome(decide(guest, link.url, 1, verdict))).toEqual([404, "not_found"]);
    expect(await approvalOf(of, 1)).toMatchObject({ status: "none" });
    expect((await seenBy(guest, other.url)).comments).toHaveLength(1);
    expect((await linksOf(of)).map(({ name }) => name)).toEqual(["Kim"]);
  });

  it("that was guessed or cut off is of nothing, in the same words", async () => {
    const { url } = await aLink(shop);
    const guest = new Browser();
    const answers = [];
    for (const path of [
      url.slice(0, -1),
      `${url}0`,
      "https://x/0",
      "https://x/%00",
      `https://x/${"y".repeat(5_000)}`,
    ]) {
      const answer = await guest.call(sharedPath(path));
      answers.push([answer.status, await answer.text()]);
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
  });

  it("is made and ended by editors, read by viewers; a delivery has so many at most", async () => {
    const of = await aDelivery();
    const viewer = await aMember(of.account, "viewer");
    const editor = await aMember(of.account, "editor");
    expect(await outcome(viewer.call(linksPath(of), { json: { name: "Mara" } }))).toEqual([403, "role_missing"]);
    for (let made = 0; made < maxShareLinks; made += 1) {
      expect((await editor.call(linksPath(of), { json: { name: `Guest ${made}` } })).status).toBe(201);
    }
    expect(await outcome(editor.call(linksPath(of), { json: { name: "One more" } }))).toEqual([409, "too_many_links"]);
    expect((await viewer.json<LinkList>(linksPath(of))).share_links).toHaveLength(maxShareLinks);
    for (const name of ["", "x".repeat(81), "a\tb", 1, null]) {
      expect(await outcome(editor.call(linksPath(of), { json: { name } }))).toEqual([400, "invalid_request"]);
    }
  });

  it("opens nothing of an account that is suspended", async () => {
    const of = await aDelivery();
    const { url } = await aLink(of);
    const change = { key: operatorToken, method: "PATCH", json: { status: "suspended" } };
    expect((await send(`/operator/v1/accounts/${of.account.accountId}`, change)).status).toBe(200);
    expect(await outcome(new Browser().call(sharedPath(url)))).toEqual([404, "not_found"]);
  });

  it("goes with its delivery, and so do the comments", async () => {
    const of = await aDelivery();
    const { url } = await aLink(of);
    await remark(new Browser(), url, { name: "Mara", concept_index: 1, text: "Lovely." });
    const indexed = await services.index.find(of.deliveryId);
    expect(indexed && (await deleteDelivery(services, indexed))).toBe(true);
    expect(await outcome(new Browser().call(sharedPath(url)))).toEqual([404, "not_found"]);
    expect(await services.comments.list(of.deliveryId)).toEqual([]);
    expect(await services.shareLinks.list(of.deliveryId)).toEqual([]);
  });

  it("has a page that no search engine keeps and that tells no other site its address", async () => {
    const { url } = await aLink(shop);
    const page = await new Browser().call(url);
    expect(page.status).toBe(200);
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

describe("a comment", () => {
  it("is deleted by whoever wrote it, and by editors; by no other viewer", async () => {
    const of = await aDelivery();
    const viewer = await aMember(of.account, "viewer");
    const other = await aMember(of.account, "viewer");
    const say = async (text: string) =>
      TeamComment.parse(await viewer.json(commentsPath(of), { json: { concept_index: 1, text } })).comment_id;
    const [first, second] = [await say("One."), await say("Two.")];
    const remove = (browser: Browser, id: string) => browser.call(`${commentsPath(of)}/${id}`, { method: "DELETE" });
    expect(await outcome(remove(other, first))).toEqual([404, "not_found"]);
    expect((await remove(viewer, first)).status).toBe(200);
    expect((await remove(of.owner, second)).status).toBe(200);
    expect(await outcome(remove(of.owner, second))).toEqual([404, "not_found"]);
    expect(await commentsOf(of, viewer)).toEqual([]);
  });

  it("is one of so many of a delivery, where a verdict counts nevertheless, and of so many of a day", async () => {
    const of = await aDelivery();
    const row = `INSERT INTO comments (id, account_id, delivery_id, concept_index, version, created_at, person_id, author_name, text)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxComments})
      SELECT 'cmt_' || i, ?1, ?2, 1, 1, i, 'per_nobody', 'N', 'x' FROM n`;
    await env.DB.prepare(row).bind(of.account.accountId, of.deliveryId).run();
    const json = { concept_index: 1, text: "One more." };
    expect(await outcome(of.owner.call(commentsPath(of), { json }))).toEqual([409, "too_many_comments"]);
    const { url } = await aLink(of);
    const verdict = { status: "approved", version: 1, name: "Mara" };
    expect((await decide(new Browser(), url, 1, verdict)).status).toBe(200);
    expect(await approvalOf(of, 1)).toMatchObject({ status: "approved" });
    expect((await judge(of.owner, of, 2, { status: "approved", version: 1 })).status).toBe(200);
    expect(await commentsOf(of)).toHaveLength(maxComments);
    const { dailyCounts } = services;
    services.dailyCounts = {
      take: (_account, what) =>
        Promise.resolve(what === "comments" ? { what, limit: 1, nextAtMs: Date.now() + 3_600_000 } : null),
    };
    try {
      const said = remark(new Browser(), url, { name: "Mara", ...json });
      expect(await outcome(said)).toEqual([429, "daily_limit_reached"]);
      const judged = decide(new Browser(), url, 1, { ...verdict, status: "none" });
      expect(await outcome(judged)).toEqual([429, "daily_limit_reached"]);
      expect((await judge(of.owner, of, 2, { status: "none", version: 1 })).status).toBe(200);
    } finally {
      services.dailyCounts = dailyCounts;
    }
    expect(await approvalOf(of, 1)).toMatchObject({ status: "approved" });
  });
});

function fetchStill(url: string): Promise<Response> {
  return new Browser().call(new URL(url).pathname);
}
