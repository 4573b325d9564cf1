/**
 * `npm run bench:load`: what a call costs, alone and at 1, 4, 16 and 64 at a time, as a multiple of a bare route in the same isolate that reads one
 * row of the same database (`bareRoute.ts`); ROUNDS rounds (default 3), medians. Then more than an account may: what is refused, with which
 * status, and that nothing is lost. Each order is one concept of stills and is drawn; while calls are timed the renderer's process is held,
 * because on a deployment it has a machine of its own. At the end: what a delivery leaves in the database and in the bucket.
 */
import { randomUUID } from "node:crypto";
import { globSync, rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSampleShop } from "../../sample-shop/server.ts";
import { callJson, createAccount, onboard, type DemoAccount } from "../../scripts/client.ts";
import { freePort } from "../../scripts/processes.ts";
import { startService } from "../../scripts/service.ts";
import { creditsPerConcept } from "../../src/core/credits/pricing.ts";
import type { Format } from "../../src/core/rendering/scene.ts";
import { limitsPerMinute } from "../../src/ports/rateLimits.ts";
import { checkLedger } from "../e2e/ledgerCheck.ts";
import { CountingRenderer, pause, type Delivery } from "../soak/backlogWorld.ts";
import { timeOrderStatements } from "./orderStatements.ts";
import { makeCalls, type Answered, type HttpCall } from "./manyCalls.ts";

const rounds = Number(process.env.ROUNDS ?? 3);
/** Of the sample shop: the outlines of all of its products take a minute of a core. */
const products = [
  "barrier-repair-serum",
  "botanical-face-oil",
  "cloud-milk-lotion",
  "rose-lip-oil",
  "water-gel-moisturiser",
];

interface Level {
  name: string;
  concurrency: number;
  /** Between two calls of a caller. */
  pauseMs?: number;
  /** Calls of each round: reads of each kind, and orders. */
  reads: number;
  orders: number;
}

const levels: Level[] = [
  // What goes on after an answer (a delivery is composed) is over before the next call: here it would take the same thread.
  { name: "1, with pauses", concurrency: 1, pauseMs: 250, reads: 20, orders: 8 },
  { name: "1", concurrency: 1, reads: 40, orders: 8 },
  { name: "4", concurrency: 4, reads: 80, orders: 12 },
  { name: "16", concurrency: 16, reads: 160, orders: 24 },
  { name: "64", concurrency: 64, reads: 320, orders: 64 },
];
/** Together they may make so many calls a minute that the levels stay below each one's limits. */
const accountCount = 4;
/** What the service is to keep to, as multiples of the bare route. */
const goals = { bare: 1, limited: null, written: null, balance: 1.4, delivery: 1.4, order: 4 };
const names = {
  bare: "one read, bare",
  limited: "and the rate limiter, bare",
  written: "and one row written, bare",
  balance: "GET /v1/balance",
  delivery: "GET /v1/deliveries/{id}",
  order: "POST /v1/ads/generate",
};
const dataDir = ".data/bench-load";
const drawnWithinMs = 300_000;

type Route = keyof typeof names;
interface Ordered {
  id: string;
  format: Format;
}
type Sample = Record<Route, { medianMs: number; callsPerSecond: number }>;

rmSync(dataDir, { recursive: true, force: true });
const renderer = new CountingRenderer(await freePort());
await renderer.start();
process.env.RENDERER_URL = renderer.url;
const shop = await startSampleShop({ handles: products });
const service = await startService({
  port: await freePort(),
  dataDir,
  verbose: false,
  entry: "test/bench/bareRoute.ts",
});
const { url, operatorToken } = service;
/** The deliveries of each account, by its id. */
const accepted = new Map<string, Ordered[]>();
const faults: string[] = [];
try {
  const accounts = await Promise.all(Array.from({ length: accountCount }, (_, i) => readyAccount(`load${i}`)));
  // So that each has a delivery that can be read, code is warm, and a delivery with videos is there to be measured.
  for (const format of ["static", "full"] as const) await orderOfEach(accounts, format);
  await drawn();
  await timed(accounts, { name: "warm-up", concurrency: 4, reads: 40, orders: accountCount });
  const samples = new Map<string, Sample[]>(levels.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const level of levels) samples.get(level.name)?.push(await timed(accounts, level));
  showTable(samples);
  const [first, second] = accounts;
  if (first && second) {
    await pastTheLimitOfOrders(first);
    await pastTheLimitOfReads(second);
  }
  await drawn();
  for (const account of accounts) await checkAccount(account);
  for (const format of ["static", "full"] as const) await showFiles(accounts[0], format);
  const orders = [...accepted.values()].flat().length;
  console.log(`\n${orders} orders accepted, all found again; ${faults.length} faults`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await service.stop();
  await Promise.all([shop.close(), renderer.stop()]);
}
await showDatabase();
rmSync(dataDir, { recursive: true, force: true });

async function orderOfEach(accounts: DemoAccount[], format: Format): Promise<void> {
  const { answers } = await makeCalls(
    accounts.map((account) => orderOf(account, format)),
    accounts.length,
  );
  answers.forEach((answer, i) => remember(accounts[i], answer));
}

async function readyAccount(name: string): Promise<DemoAccount> {
  const account = await createAccount(url, operatorToken, `${name}@example.com`);
  const json = { credits: 100_000, reason: "benchmark" };
  await callJson(`${url}/operator/v1/accounts/${account.account_id}/credits`, { token: operatorToken, json });
  await onboard(url, account.api_key, shop.url, { timeoutMs: 180_000 });
  accepted.set(account.account_id, []);
  return account;
}

/** Times each kind of call at one level, then lets what was ordered be drawn. */
async function timed(accounts: DemoAccount[], { concurrency, pauseMs, reads, orders }: Level) {
  const inTurn = <T>(count: number, call: (account: DemoAccount) => T): { account: DemoAccount; call: T }[] =>
    Array.from({ length: count }, (_, i) => i % accounts.length).flatMap((i) => {
      const account = accounts[i];
      return account ? [{ account, call: call(account) }] : [];
    });
  const run = async (made: { account: DemoAccount; call: HttpCall }[], status: number) => {
    const { answers, wallMs } = await makeCalls(
      made.map(({ call }) => call),
      concurrency,
      pauseMs,
    );
    for (const answer of answers) if (answer.status !== status) faults.push(unexpected(answer));
    const figures = {
      medianMs: median(answers.map(({ tookMs }) => tookMs)),
      callsPerSecond: (1000 * answers.length) / wallMs,
    };
    return { answers, figures };
  };
  renderer.hold();
  try {
    const bareCalls = (name: string, count: number) =>
      run(
        inTurn(count, ({ account_id }) => ({ url: `${url}/${name}/${account_id}`, token: null })),
        200,
      );
    const bare = await bareCalls("bare", reads);
    const limited = await bareCalls("bare-limited", reads);
    const written = await bareCalls("bare-written", orders);
    const balance = await run(inTurn(reads, ofAccount("/v1/balance")), 200);
    const delivery = await run(
      inTurn(reads, (account) => ofAccount(`/v1/deliveries/${accepted.get(account.account_id)?.[0]?.id}`)(account)),
      200,
    );
    const ordered = inTurn(orders, (account) => orderOf(account));
    const order = await run(ordered, 202);
    order.answers.forEach((answer, i) => remember(ordered[i]?.account, answer));
    return {
      bare: bare.figures,
      limited: limited.figures,
      written: written.figures,
      balance: balance.figures,
      delivery: delivery.figures,
      order: order.figures,
    };
  } finally {
    renderer.letGo();
    await drawn();
  }
}

function ofAccount(path: string) {
  return ({ api_key }: DemoAccount): HttpCall => ({ url: `${url}${path}`, token: api_key });
}

function orderOf({ api_key }: DemoAccount, format: Format = "static"): HttpCall {
  const json = { count: 1, format };
  return { url: `${url}/v1/ads/generate`, token: api_key, idempotencyKey: randomUUID(), json };
}

function remember(account: DemoAccount | undefined, { status, body }: Answered): void {
  if (account === undefined || status !== 202) return;
  const { delivery_id: id, format } = body as { delivery_id: string; format: Format };
  accepted.get(account.account_id)?.push({ id, format });
}

function unexpected({ status, body }: Answered): string {
  return `answered ${status}: ${JSON.stringify(body)}`;
}

/** More than an account may order in a minute, most of it dry runs; what is refused is sent again when its `Retry-After` is over. */
async function pastTheLimitOfOrders(account: DemoAccount): Promise<void> {
  const calls = Array.from({ length: limitsPerMinute.generate + 120 }, (_, i): HttpCall => {
    const order = orderOf(account);
    return i % 7 === 0 ? order : { ...order, json: { count: 1, format: "static", dry_run: true } };
  });
  const { answers } = await makeCalls(calls, 64);
  showRefusals("POST /v1/ads/generate", answers);
  answers.forEach((answer) => remember(account, answer));
  const refused = calls.filter((call, i) => answers[i]?.status !== 202 && !("dry_run" in (call.json as object)));
  await pause(1000 * Math.max(0, ...answers.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0)));
  const again = await makeCalls(refused, 4);
  for (const answer of again.answers) {
    if (answer.status === 202) remember(account, answer);
    else faults.push(`sent again: ${unexpected(answer)}`);
  }
  console.log(`${refused.length} orders were refused, and accepted when they were sent again`);
}

async function pastTheLimitOfReads(account: DemoAccount): Promise<void> {
  const call = ofAccount("/v1/balance")(account);
  const { answers } = await makeCalls(
    Array.from({ length: limitsPerMinute.call + 200 }, () => call),
    64,
  );
  showRefusals("GET /v1/balance", answers);
}

function showRefusals(name: string, answers: Answered[]): void {
  const refused = answers.filter(({ status }) => status >= 400);
  const statuses = [...new Set(refused.map(({ status }) => status))];
  console.log(
    `\n${name}, ${answers.length} calls, 64 at a time: ${refused.length} refused with ${statuses.join(", ")}`,
  );
  if (refused.length === 0) faults.push(`${name}: nothing was refused past the limit`);
  for (const answer of refused) {
    const isRight = (answer.status === 429 || answer.status === 503) && (answer.retryAfterSeconds ?? 0) > 0;
    if (!isRight) faults.push(`${name} past the limit: ${unexpected(answer)}`);
  }
}

/** Waits until no delivery is under way. */
async function drawn(): Promise<void> {
  const deadlineMs = performance.now() + drawnWithinMs;
  for (const status of ["queued", "processing", "rendering"])
    for (;;) {
      const address = `${url}/operator/v1/deliveries?status=${status}`;
      const { deliveries } = await callJson<{ deliveries: unknown[] }>(address, { token: operatorToken });
      if (deliveries.length === 0) break;
      if (performance.now() > deadlineMs) throw new Error(`Deliveries are still ${status} after ${drawnWithinMs} ms.`);
      await pause(250);
    }
}

/** Each accepted order is there, has ended well and has been charged once, and the ledger adds up. */
async function checkAccount(account: DemoAccount): Promise<void> {
  // What the account may read in a minute may be used up.
  await pause(1000 * (await secondsUntilRead(account)));
  const orders = accepted.get(account.account_id) ?? [];
  const { answers } = await makeCalls(
    orders.map(({ id }) => ofAccount(`/v1/deliveries/${id}`)(account)),
    4,
  );
  const ended = orders.map(({ id, format }, i) => {
    const { status } = answers[i]?.body as { status?: string };
    if (status !== "completed") faults.push(`${id} is ${status}`);
    return { id, costCredits: creditsPerConcept[format], failed: status === "failed" };
  });
  faults.push(...(await checkLedger(url, account.api_key, ended)));
}

async function secondsUntilRead(account: DemoAccount): Promise<number> {
  const { answers } = await makeCalls([ofAccount("/v1/balance")(account)], 1);
  return answers[0]?.retryAfterSeconds ?? 0;
}

/** What a delivery of one concept leaves in the bucket: the files of its two ads. */
async function showFiles(account: DemoAccount | undefined, format: Format): Promise<void> {
  const id = accepted.get(account?.account_id ?? "")?.find((order) => order.format === format)?.id;
  if (account === undefined || id === undefined) return;
  const { ads } = await callJson<Delivery>(`${url}/v1/deliveries/${id}`, { token: account.api_key });
  const files = ads.flatMap(({ static_url, video_url }) => [static_url, video_url].filter((file) => file !== null));
  const sizes = await Promise.all(files.map(async (file) => (await (await fetch(file)).arrayBuffer()).byteLength));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(`a ${format} concept: ${files.length} files, ${megabytes.toFixed(1)} MB`);
}

/**
 * What a delivery leaves in the database: its row, its transaction and their indexes, and for a day its Idempotency-Key. And how long SQLite
 * is busy with an order, without what lies between it and the Worker.
 */
async function showDatabase(): Promise<void> {
  const files = globSync(path.join(dataDir, "state/v3/d1/miniflare-D1DatabaseObject/*.sqlite"));
  const file = files.find((name) => !name.endsWith("metadata.sqlite"));
  if (file === undefined) throw new Error("The database's file is not where the emulator keeps it.");
  const database = new DatabaseSync(file);
  const bytesOf = (...tables: string[]) => {
    const query = `SELECT SUM(pgsize) AS bytes FROM dbstat WHERE name IN (
      SELECT name FROM sqlite_schema WHERE tbl_name IN (${tables.map((name) => `'${name}'`).join(", ")}))`;
    return Number(database.prepare(query).get()?.bytes);
  };
  const count = Number(database.prepare("SELECT COUNT(*) AS count FROM deliveries").get()?.count);
  const [kept, keys] = [bytesOf("deliveries", "transactions") / count, bytesOf("idempotency_keys") / count];
  console.log(`the database: ${kept.toFixed(0)} bytes a delivery, ${keys.toFixed(0)} more for its Idempotency-Key`);
  const { readMs, writeMs, findMs } = await timeOrderStatements(database);
  const milliseconds = `${readMs.toFixed(2)} ms read, ${writeMs.toFixed(2)} ms written; a delivery is found in ${findMs.toFixed(2)} ms`;
  console.log(`its statements of one order, medians: ${milliseconds}`);
  database.close();
}

function showTable(samples: Map<string, Sample[]>): void {
  console.log(`\n${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, medians of ${rounds} rounds\n`);
  console.log("| at a time | call | ms | calls a second | × bare | goal |");
  console.log("|---|---|---|---|---|---|");
  for (const { name, pauseMs } of levels)
    for (const route of Object.keys(names) as Route[]) {
      const taken = samples.get(name) ?? [];
      const ms = median(taken.map((sample) => sample[route].medianMs));
      const perSecond = median(taken.map((sample) => sample[route].callsPerSecond));
      const ratio = median(taken.map((sample) => sample[route].medianMs / sample.bare.medianMs));
      const rate = pauseMs === undefined ? perSecond.toFixed(0) : "";
      const cells = [name, names[route], ms.toFixed(1), rate, ratio.toFixed(2), goals[route] ?? ""];
      console.log(`| ${cells.join(" | ")} |`);
    }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
