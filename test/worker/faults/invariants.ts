import { env } from "cloudflare:workers";
import { expect, inject } from "vitest";
import { servicesFor } from "../../../src/composition.ts";
import { auditLedgers } from "../../../src/services/auditLedgers.ts";
import { aReadyAccount, balanceOf, operatorToken, send, usageOf, type TestAccount } from "../builders.ts";
import { accept, fileAt, keptFiles, read, received, until, type Delivery } from "../deliveryHelpers.ts";

/** So often a concept may lose its renderer, as LOST_RENDERER_RETRY_SECONDS has it in the tests. */
export const mostLostRenderers = 5;
/** With so many failures of its own, as RENDER_RETRY_SECONDS has it there, a concept is composed anew. */
export const mostFailures = 4;

export type End = "completed" | "failed";

/** A delivery under test, with the name under which the receiver keeps its events. */
export interface Tried {
  account: TestAccount & { productIds: string[] };
  deliveryId: string;
  webhookName: string;
}

const startCredits = 50;
const creditsPerConcept = 5;

/** Accepts a static delivery of an account of its own, with a webhook. */
export async function aDelivery({ count = 1 } = {}): Promise<Tried> {
  const account = await aReadyAccount();
  const webhookName = `faults-${account.accountId}`;
  const webhookUrl = `${inject("receiverUrl")}/${webhookName}`;
  const deliveryId = await accept(account, { format: "static", count, webhook_url: webhookUrl });
  expect(deliveryId).toMatch(/^del_/);
  return { account, deliveryId, webhookName };
}

export const isOver = ({ status }: { status: string }) => status === "completed" || status === "failed";

/** What has to hold after every fault: the delivery ended, ended once, money right, event sent, URLs alive. */
export async function expectSettled({ account, deliveryId, webhookName }: Tried, end: End): Promise<Delivery> {
  const webhook = await until(
    () => operator<{ status: string }>(`/deliveries/${deliveryId}/webhook`),
    ({ status }) => status === "delivered" || status === "dropped",
  );
  const delivery = await read(account, deliveryId);
  expect([delivery.status, webhook.status], delivery.raw_status).toEqual([end, "delivered"]);
  expect(await endsOf(deliveryId)).toEqual([end]);
  await expectMoneyRight(account, end);
  await expectOneEvent({ account, deliveryId, webhookName }, end);
  await expectUrlsAlive(delivery);
  if (end === "failed") await expectNothingKept(delivery);
  return delivery;
}

async function operator<T>(path: string): Promise<T> {
  return (await send(`/operator/v1${path}`, { key: operatorToken })).json<T>();
}

/** Every event of the delivery's machine, oldest first. */
export async function journalOf(deliveryId: string): Promise<{ kind: string; [field: string]: unknown }[]> {
  const { journal } = await operator<{ journal: { entry: string }[] }>(`/deliveries/${deliveryId}/journal`);
  return journal.map(({ entry }) =>
    entry.startsWith("{") ? (JSON.parse(entry) as { kind: string }) : { kind: entry },
  );
}

/**
 * The ends that the delivery really came to: each journalled event changed the state. A failure is booked by its refund, after
 * which its page may still be published late; a success by its page.
 */
async function endsOf(deliveryId: string): Promise<End[]> {
  const kinds = (await journalOf(deliveryId)).map(({ kind }) => kind);
  const refunds = kinds.filter((kind) => kind === "refunded");
  const pages = kinds.filter((kind) => kind === "viewerPublished");
  return refunds.length > 0 ? refunds.map(() => "failed") : pages.map(() => "completed");
}

async function expectMoneyRight(account: TestAccount, end: End): Promise<void> {
  const usage = await usageOf(account);
  const amounts = (type: string) => usage.filter((entry) => entry.type === type).map((entry) => entry.credits_delta);
  const [cost = 0] = amounts("Deduction");
  expect(amounts("Deduction")).toHaveLength(1);
  expect(-cost % creditsPerConcept).toBe(0);
  expect(amounts("Refund")).toEqual(end === "failed" ? [-cost] : []);
  expect(await balanceOf(account)).toBe(startCredits + (end === "failed" ? 0 : cost));
  const broken = await auditLedgers(servicesFor(env));
  expect(broken.filter(({ accountId }) => accountId === account.accountId)).toEqual([]);
}

/** An event may arrive more than once, but it is one event: the same id, the same bytes. */
async function expectOneEvent({ deliveryId, webhookName }: Tried, end: End): Promise<void> {
  const log = await received(webhookName, 1);
  expect(new Set(log.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(log.map(({ body }) => body)).size).toBe(1);
  expect(JSON.parse(log[0]?.body ?? "{}")).toMatchObject({
    event: `delivery.${end}`,
    delivery_id: deliveryId,
    status: end,
  });
}

/** A consumer that had not stored its file yet when the delivery was given up deletes it after that. */
async function expectNothingKept({ ads }: Delivery): Promise<void> {
  expect(await until(() => keptFiles(ads), isEmpty, 10_000)).toEqual([]);
}

const isEmpty = (list: unknown[]) => list.length === 0;

async function expectUrlsAlive(delivery: Delivery): Promise<void> {
  if (delivery.status === "completed") expect(delivery.ads.map(({ status }) => status)).not.toContain("failed");
  const shown = delivery.ads.flatMap(({ static_url, video_url }) => [static_url as string | null, video_url]);
  const urls = [delivery.viewer_url, ...shown.filter((url) => url !== null)];
  expect(urls).toHaveLength(1 + (delivery.status === "completed" ? delivery.ad_count : 0));
  for (const url of urls) {
    const response = await fileAt(url);
    expect([url, response.status]).toEqual([url, 200]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
  const page = await (await fileAt(delivery.viewer_url)).text();
  for (const url of shown) if (url !== null) expect(page).toContain(new URL(url).pathname);
}
