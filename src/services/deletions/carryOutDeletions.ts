import { errorText } from "../../core/errorText.ts";
import { runFoldersOf, uncutKeyOf } from "../../core/product/pictureKeys.ts";
import { unreachable } from "../../core/result.ts";
import type { CallLog } from "../../ports/callLog.ts";
import type { BrandObjects } from "../../ports/brandObjects.ts";
import type { AcceptedAt, IndexedDelivery } from "../../ports/deliveries.ts";
import type { Deletion, DeletionProgress, Deletions } from "../../ports/deletions.ts";
import { deleteDelivery, type DeleteDeliveryContext } from "../deleteDelivery.ts";

export interface DeletionContext extends DeleteDeliveryContext {
  deletions: Deletions;
  callLog: Pick<CallLog, "forget">;
  onboarding: { objects: Pick<BrandObjects, "folders" | "forget"> };
}

const deletionsPerRun = 20;
const deliveriesPerStep = 20;
/** For one deletion at a time, so that a large account keeps no other waiting. */
const runMs = 10_000;
const againMs = 60_000;
/** Whoever accepted a delivery still tells its object and writes its first page after the answer; no longer than this. */
const acceptanceMs = 2 * 60_000;
/** How long a delivery that was given up is left alone between two looks whether it is over. */
const endingMs = 30_000;
/** Longer than a task of an onboarding run can still be at work. */
const lateFilesMs = 5 * 60_000;
/** A payment without an outcome is waited for as long as checkouts live, and a day more. */
const paymentMs = 48 * 60 * 60_000;
const paymentAgainMs = 5 * 60_000;

/** Carries on every deletion that is due. */
export async function carryOutDeletions(ctx: DeletionContext): Promise<void> {
  const due = await ctx.deletions.due(ctx.runtime.nowMs(), deletionsPerRun);
  for (const deletion of due) await carryOutDeletion(ctx, deletion);
}

/** Takes step after step until the deletion is done, has to wait, or has had its time; a step may be taken twice. */
export async function carryOutDeletion(ctx: DeletionContext, deletion: Deletion): Promise<void> {
  const untilMs = ctx.runtime.nowMs() + runMs;
  for (let current = deletion; current.state !== "done";) {
    const nowMs = ctx.runtime.nowMs();
    if (current.notBefore > nowMs || nowMs >= untilMs) return;
    const progress = await step(ctx, current, nowMs).catch((error: unknown): DeletionProgress => {
      console.error("a step of a deletion failed and will be tried again", current.id, current.state, errorText(error));
      return { problem: errorText(error), notBefore: nowMs + againMs };
    });
    if (!(await ctx.deletions.save(current, progress, nowMs))) return;
    current = { ...current, ...progress };
  }
}

async function step(ctx: DeletionContext, deletion: Deletion, nowMs: number): Promise<DeletionProgress> {
  switch (deletion.state) {
    case "stopping":
      return stopDeliveries(ctx, deletion);
    case "deliveries":
      return deleteDeliveries(ctx, deletion, nowMs);
    case "brand":
      return deleteBrandFiles(ctx, deletion, nowMs);
    case "late_files":
      return deleteLateFiles(ctx, deletion);
    case "records":
      return deleteRecords(ctx, deletion, nowMs);
    case "ledger":
      return emptyLedger(ctx, deletion, nowMs);
    case "done":
      return {};
    default:
      return unreachable(deletion.state);
  }
}

/** Gives up, and so refunds, what is under way: the ledger ends with what was really delivered. */
async function stopDeliveries(ctx: DeletionContext, deletion: Deletion): Promise<DeletionProgress> {
  const found = await ctx.index.ofAccount(deletion.accountId, placeIn(deletion.position), deliveriesPerStep);
  for (const delivery of found) {
    if (delivery.status !== "completed" && delivery.status !== "failed") await giveUp(ctx, delivery);
  }
  const last = found.at(-1);
  if (last !== undefined) return { position: placeOf(last) };
  const acceptedAtMs = await ctx.deletions.lastAcceptedAtMs(deletion.accountId);
  return { state: "deliveries", position: "", notBefore: acceptedAtMs === null ? 0 : acceptedAtMs + acceptanceMs };
}

/** Of a delivery that has ended what is given up are the corrections that are still being drawn. */
async function giveUp({ objects }: DeletionContext, { id, order }: IndexedDelivery): Promise<void> {
  if (order === null) return;
  await objects.start(order);
  await objects.report(id, { kind: "gaveUp", message: "The account or its brand was deleted." });
}

async function deleteDeliveries(ctx: DeletionContext, deletion: Deletion, nowMs: number): Promise<DeletionProgress> {
  const { accountId } = deletion;
  const found = await ctx.index.ofAccount(accountId, placeIn(deletion.position), deliveriesPerStep);
  let { deliveriesDeleted } = deletion;
  for (const delivery of found) {
    if (await deleteDelivery(ctx, delivery)) deliveriesDeleted += 1;
    else await giveUp(ctx, delivery);
  }
  const last = found.at(-1);
  if (last !== undefined) return { position: placeOf(last), deliveriesDeleted };
  const isOver = (await ctx.index.ofAccount(accountId, null, 1)).length === 0;
  return isOver ? { state: "brand", position: "" } : { position: "", notBefore: nowMs + endingMs };
}

async function deleteBrandFiles(ctx: DeletionContext, deletion: Deletion, nowMs: number): Promise<DeletionProgress> {
  const { brandId } = deletion;
  if (brandId === null) return { state: "records" };
  const folders = [...new Set([...deletion.folders, ...(await ctx.onboarding.objects.folders(brandId))])];
  // Stored before the object forgets them.
  if (folders.length > deletion.folders.length) return { folders };
  for (const key of await ctx.deletions.brandFiles(brandId)) {
    await ctx.adFiles.deleteUnder(key);
    await ctx.adFiles.deleteUnder(uncutKeyOf(key));
  }
  await deleteFolders(ctx, folders);
  await ctx.onboarding.objects.forget(brandId);
  return { state: "late_files", notBefore: nowMs + lateFilesMs };
}

/** Once more: a task that was at work when the object forgot it may have stored its picture since. */
async function deleteLateFiles(ctx: DeletionContext, { folders }: Deletion): Promise<DeletionProgress> {
  await deleteFolders(ctx, folders);
  return { state: "records" };
}

async function deleteFolders({ adFiles }: DeletionContext, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    for (const prefix of runFoldersOf(folder)) await adFiles.deleteUnder(prefix);
  }
}

async function deleteRecords(ctx: DeletionContext, deletion: Deletion, nowMs: number): Promise<DeletionProgress> {
  const { accountId, scope } = deletion;
  // Its outcome belongs into the ledger, and its means of payment are needed until then.
  if (scope === "account" && (await ctx.deletions.hasPendingPayment(accountId, nowMs - paymentMs))) {
    return { notBefore: nowMs + paymentAgainMs };
  }
  if (scope === "account") await ctx.callLog.forget(accountId);
  if (!(await ctx.deletions.deleteRecords(deletion))) return {};
  return scope === "account" ? { state: "ledger", position: "" } : done(nowMs);
}

async function emptyLedger(ctx: DeletionContext, deletion: Deletion, nowMs: number): Promise<DeletionProgress> {
  const position = await ctx.deletions.emptyLedger(deletion);
  return position === "" ? done(nowMs) : { position };
}

/** Of the folders nothing is left, not even their names. */
function done(nowMs: number): DeletionProgress {
  return { state: "done", position: "", folders: [], endedAt: nowMs };
}

function placeOf({ createdAt, id }: AcceptedAt): string {
  return JSON.stringify({ createdAt, id });
}

function placeIn(position: string): AcceptedAt | null {
  return position === "" ? null : (JSON.parse(position) as AcceptedAt);
}
