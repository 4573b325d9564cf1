import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import type { DeliveryState } from "../../src/core/delivery/state.ts";
import { DeliveryStore } from "../../src/objects/deliveryStore.ts";
import { accountTables } from "../../src/ports/accountRows.ts";
import type { DeliveryCopy } from "../../src/ports/deliveries.ts";
import { exportAccount, type ExportLine } from "../../src/services/exportAccount.ts";
import { aReadyAccount, grantCredits, operatorToken, outcome, send, type TestAccount, usageOf } from "./builders.ts";
import { aPerson, sessionOf, type Browser } from "./people.ts";
import { accept, ended, read, type Delivery } from "./deliveryHelpers.ts";

type Row = Record<string, unknown>;

async function exported(account: TestAccount): Promise<ExportLine[]> {
  const answer = await send(`/operator/v1/accounts/${account.accountId}/export`, { key: operatorToken });
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  const text = await answer.text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as ExportLine);
}

const objectOf = (id: string) => env.DELIVERY.get(env.DELIVERY.idFromName(id));
const rowsIn = (lines: readonly ExportLine[]) => lines.flatMap((line) => (line.type === "row" ? [line] : []));
const deliveriesIn = (lines: readonly ExportLine[]) =>
  lines.flatMap((line) => (line.type === "delivery" ? [line] : []));
const filesIn = (lines: readonly ExportLine[]) => lines.flatMap((line) => (line.type === "file" ? [line] : []));

/** Loses all that an account has, as nothing in the service could. */
async function lose(account: TestAccount & { brandId: string }, lines: readonly ExportLine[]): Promise<void> {
  const rules = await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all<{
    name: string;
    sql: string;
  }>();
  await env.DB.batch(rules.results.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)));
  for (const table of accountTables.toReversed()) {
    const ofBrand = table === "brand_kits" || table === "products";
    const [column, id] = ofBrand ? ["brand_id", account.brandId] : ["account_id", account.accountId];
    if (table === "payment_reversals") continue;
    if (table === "people") {
      await env.DB.prepare("DELETE FROM people WHERE email = 'owner@moonmilk.example'").run();
      continue;
    }
    await env.DB.prepare(`DELETE FROM ${table} WHERE ${table === "accounts" ? "id" : column} = ?`)
      .bind(id)
      .run();
  }
  await env.DB.batch(rules.results.map(({ sql }) => env.DB.prepare(sql)));
  await env.MEDIA.delete(filesIn(lines).map(({ key }) => key));
  for (const { delivery_id: id } of deliveriesIn(lines)) {
    await runInDurableObject(objectOf(id), (_object, { storage }) => storage.deleteAll());
    await evictDurableObject(objectOf(id));
  }
}

/** Writes it again, under the database's own rules. */
async function restore(lines: readonly ExportLine[], files: ReadonlyMap<string, StoredFile>): Promise<void> {
  for (const { table, row } of rowsIn(lines)) {
    const values: Row = { ...row };
    if (table === "api_keys" || table === "share_links") continue;
    if (table === "accounts") Object.assign(values, { webhook_secret_sealed: "", credits_balance: 0 });
    // The ledger's rules have balance and transactions go hand in hand.
    if (table === "transactions") {
      await env.DB.prepare("UPDATE accounts SET credits_balance = ? WHERE id = ?")
        .bind(values["balance_after"], values["account_id"])
        .run();
    }
    const columns = Object.keys(values);
    await env.DB.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`)
      .bind(...Object.values(values))
      .run();
  }
  for (const { delivery_id: id, state, scenes, journal } of deliveriesIn(lines)) {
    await runInDurableObject(objectOf(id), (_object, { storage }) =>
      restoreObject(storage, { state, scenes, journal }),
    );
    await evictDurableObject(objectOf(id));
  }
  for (const [key, { body, options }] of files) await env.MEDIA.put(key, body, options);
}

function restoreObject(
  storage: DurableObjectStorage,
  { state, scenes, journal }: Pick<DeliveryCopy, "scenes" | "journal"> & { state: DeliveryState },
): void {
  const store = new DeliveryStore(storage);
  store.save(state, { atMs: 0, entries: [] });
  for (const { atMs, entry } of journal) store.addToJournal(atMs, entry);
  for (const stored of scenes) {
    const { concept, version, scene, pictureKey } = stored;
    if (version > 1) store.saveVersionScene(stored);
    else storage.sql.exec("INSERT INTO scenes VALUES (?, ?, ?)", concept, JSON.stringify(scene), pictureKey);
  }
}

interface StoredFile {
  body: ArrayBuffer;
  options: R2PutOptions;
}

async function storedFile(key: string): Promise<StoredFile> {
  const object = await env.MEDIA.get(key);
  if (object === null) throw new Error(`there is no ${key}`);
  const { httpMetadata = {}, customMetadata = {} } = object;
  return { body: await object.arrayBuffer(), options: { httpMetadata, customMetadata } };
}

describe("the export of an account", () => {
  let account: TestAccount & { brandId: string; productIds: string[] };
  let delivery: Delivery;
  let lines: ExportLine[];
  let session: Browser;

  beforeAll(async () => {
    account = await aReadyAccount([{ name: "Moonmilk Serum" }, {}]);
    await grantCredits(account, 30);
    const owner = { email: "owner@moonmilk.example", role: "owner" };
    await send(`/operator/v1/accounts/${account.accountId}/members`, { key: operatorToken, json: owner });
    session = await aPerson(owner.email);
    delivery = await ended(account, await accept(account, { format: "static", product_refs: [account.productIds[0]] }));
    expect(delivery.status).toBe("completed");
    lines = await exported(account);
  });

  it("begins with whose it is and ends with how many lines there were", () => {
    expect(lines[0]).toMatchObject({ type: "export", version: 1, account_id: account.accountId });
    expect(lines.at(-1)).toEqual({ type: "end", lines: lines.length, next: null });
  });

  it("has the rows, the deliveries and the address of every file", async () => {
    const tables = rowsIn(lines).map(({ table }) => table);
    expect(tables).toEqual([
      "accounts",
      "people",
      "account_members",
      "api_keys",
      "brands",
      "products",
      "products",
      "transactions",
      "transactions",
      "transactions",
      "deliveries",
    ]);
    expect(deliveriesIn(lines)).toMatchObject([
      { delivery_id: delivery.delivery_id, state: { phase: "completed" }, scenes: [{ concept: 1 }] },
    ]);
    const urls = filesIn(lines).map(({ url }) => url);
    expect(urls).toContain(delivery.viewer_url);
    for (const { static_url: url } of delivery.ads) expect(urls).toContain(url);
    for (const url of urls) expect((await send(new URL(url).pathname)).status).toBe(200);
  });

  it("has no secret", () => {
    const text = JSON.stringify(lines);
    expect(text).toContain("owner@moonmilk.example");
    for (const secret of [session.cookie, account.apiKey, account.webhookSecret, "webhook_secret_sealed", '"hash"']) {
      expect(text.includes(secret)).toBe(false);
    }
  });

  it("comes in parts, each of which says where the next begins", async () => {
    const all: ExportLine[] = [];
    const indexOfMany = { ...servicesFor(env) };
    const { id, createdAt } = (await indexOfMany.index.ofAccount(account.accountId, null, 1))[0] ?? {};
    for await (const line of exportAccount(indexOfMany, account.accountId, `${createdAt}.${id}`)) all.push(line);
    expect(all.map(({ type }) => type)).toEqual(["export", "end"]);
    const path = `/operator/v1/accounts/${account.accountId}/export?from=yesterday`;
    expect(await outcome(send(path, { key: operatorToken }))).toEqual([400, "invalid_request"]);
    const none = send("/operator/v1/accounts/acc_none/export", { key: operatorToken });
    expect(await outcome(none)).toEqual([404, "not_found"]);
  });

  it("brings an account back that was lost: its ledger adds up, its ads are there, and it can order", async () => {
    const before = { delivery, usage: await usageOf(account) };
    const files = new Map<string, StoredFile>();
    for (const { key } of filesIn(lines)) files.set(key, await storedFile(key));
    await lose(account, lines);
    expect(await outcome(send("/v1/balance", { key: account.apiKey }))).toEqual([401, "invalid_api_key"]);
    await restore(lines, files);
    const path = `/operator/v1/accounts/${account.accountId}`;
    const key = await (await send(`${path}/keys`, { key: operatorToken, method: "POST" })).json<{ api_key: string }>();
    await send(`${path}/webhook-secret/rotate`, { key: operatorToken, json: { keep_old_hours: 0 } });
    expect(await sessionOf(await aPerson("owner@moonmilk.example"))).toMatchObject({
      account: { account_id: account.accountId, role: "owner" },
    });
    const restored = { ...account, apiKey: key.api_key };
    expect(await read(restored, delivery.delivery_id)).toEqual(before.delivery);
    expect(await usageOf(restored)).toEqual(before.usage);
    expect(await servicesFor(env).ledgerAudit.check(account.accountId)).toBeNull();
    for (const { static_url: url } of delivery.ads) {
      expect((await send(new URL(url).pathname)).status).toBe(200);
    }
    const next = await ended(restored, await accept(restored, { format: "static" }));
    expect(next.status).toBe("completed");
    const withoutCalls = (all: readonly ExportLine[]) => all.filter(({ type }) => type !== "call");
    expect(withoutCalls(await exported(restored))).toHaveLength(withoutCalls(lines).length + 6);
  });
});
