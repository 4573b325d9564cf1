import { problem, type Problem } from "../contract/errors.ts";
import { err, ok, type Result } from "../result.ts";
import {
  isComplete,
  lease,
  renewLease,
  sendWaiting,
  storeFile,
  waitForNextAttempt,
  waitForRenderer,
} from "./drawing.ts";
import type { ConceptNews, ConceptRef, CorrectedConcept } from "./events.ts";
import { addEffect, dropEffects } from "./outbox.ts";
import type { DeliveryRules } from "./rules.ts";
import { isTerminal, type DeliveryState, type VersionState } from "./state.ts";
import { whyIllegible, whyRefused } from "./versionFailure.ts";

/** How many versions of one concept may be drawn beyond the first, at no charge. */
export const freeVersions = 5;
/** Versions that failed are not counted among those, but there is an end to trying: each costs the renderer as much. */
export const maxFailedVersions = 20;
/** When a call may be sent again that has come while something is still being drawn. */
const underWayRetrySeconds = 5;
const unfinishedRetrySeconds = 15;

const lostTooOften = "The renderer was lost too often while it drew. Send the same correction again.";
const failedTooOften = "The renderer kept failing. Send the same correction again.";
const tookTooLong = "It took too long to draw. Send the same correction again.";

export function isUnderWay({ status }: VersionState): boolean {
  return status === "waiting" || status === "sent" || status === "leased";
}

function versionsOf({ versions }: DeliveryState, conceptIndex: number): VersionState[] {
  return versions.filter(({ concept }) => concept === conceptIndex);
}

/** The version that the delivery shows of a concept: the newest that is drawn; null: the concept as it was ordered. */
export function shownVersion(state: DeliveryState, conceptIndex: number): VersionState | null {
  return versionsOf(state, conceptIndex).findLast(({ status }) => status === "rendered") ?? null;
}

/** Its number. */
export function shownVersionNumber(state: DeliveryState, conceptIndex: number): number {
  return shownVersion(state, conceptIndex)?.version ?? 1;
}

/** What is being made of a concept at present; null where nothing is. */
export function versionUnderWay(state: DeliveryState, conceptIndex: number): VersionState | null {
  return versionsOf(state, conceptIndex).find(isUnderWay) ?? null;
}

/** How many corrections of a concept are still free. */
export function correctionsLeft(state: DeliveryState, conceptIndex: number): number {
  const counted = versionsOf(state, conceptIndex).filter(({ status }) => status !== "failed").length;
  return Math.max(0, freeVersions - counted);
}

/** Whether the delivery has a concept of this index. */
export function hasConcept({ order: { count } }: DeliveryState, conceptIndex: number): Result<null, Problem> {
  if (Number.isInteger(conceptIndex) && conceptIndex >= 1 && conceptIndex <= count) return ok(null);
  const has = count === 1 ? "one concept, with the index 1" : `${count} concepts, with the indices 1 to ${count}`;
  return err(problem("not_found", { message: `There is no such concept: the delivery has ${has}.` }));
}

/** Whether a concept of the delivery can be corrected or judged now, and if not, why. */
export function isFinished(state: DeliveryState, conceptIndex: number): Result<null, Problem> {
  const known = hasConcept(state, conceptIndex);
  if (!known.ok) return known;
  if (!isTerminal(state)) {
    const message = "The delivery has not completed yet. Wait for its end, then send the call again.";
    return err(problem("concept_not_ready", { message, retryAfterSeconds: unfinishedRetrySeconds }));
  }
  if (state.phase === "failed") {
    const message = "The delivery failed and was refunded: there is no ad of this concept.";
    return err(problem("concept_not_correctable", { message }));
  }
  return ok(null);
}

/** Whether a further version of a concept may be begun now, and if not, why. */
export function mayCorrect(state: DeliveryState, conceptIndex: number): Result<null, Problem> {
  const finished = isFinished(state, conceptIndex);
  if (!finished.ok) return finished;
  const current = versionUnderWay(state, conceptIndex);
  if (current !== null) {
    const message = `Version ${current.version} of this concept is still being drawn. Wait for its end, then send the call again.`;
    return err(problem("concept_not_ready", { message, retryAfterSeconds: underWayRetrySeconds }));
  }
  return mayEverCorrect(state, conceptIndex);
}

/** Whether a finished concept may have a further version at all, now or once what is under way has ended. */
export function mayEverCorrect(state: DeliveryState, conceptIndex: number): Result<null, Problem> {
  if (correctionsLeft(state, conceptIndex) === 0) {
    const message = `This concept has been corrected ${freeVersions} times, which is as often as a concept may be.`;
    return err(problem("concept_not_correctable", { message }));
  }
  const failed = versionsOf(state, conceptIndex).filter(({ status }) => status === "failed").length;
  if (failed >= maxFailedVersions) {
    const message = `${maxFailedVersions} corrections of this concept could not be drawn; no further one is tried.`;
    return err(problem("concept_not_correctable", { message }));
  }
  return ok(null);
}

/** The version that an earlier call under the same key began; null where none did. Another body under that key is refused. */
export function versionUnderKey(
  { versions }: DeliveryState,
  wanted: VersionState["key"],
): Result<VersionState | null, Problem> {
  const known = wanted === null ? undefined : versions.find(({ key }) => key?.hash === wanted.hash);
  if (known === undefined) return ok(null);
  return known.key?.fingerprint === wanted?.fingerprint ? ok(known) : err(problem("idempotency_key_reused"));
}

/** True when a message may start work on a version: it names the present attempt and nobody has claimed it. */
export function mayClaimVersion(state: DeliveryState, ref: ConceptRef): boolean {
  const version = versionAt(state, ref);
  return version?.attempt === ref.attempt && version.status === "sent";
}

function versionAt({ versions }: DeliveryState, ref: ConceptRef): VersionState | undefined {
  return versions.find(({ concept, version }) => concept === ref.concept && version === ref.version);
}

/** A correction goes before larger work where it is one still that somebody waits for. */
export function isUrgentVersion({ order, versions }: DeliveryState): boolean {
  return order.format === "static" && versions.filter(isUnderWay).length === 1;
}

/** Begins a version; false where there may be none. */
export function beginVersion(draft: DeliveryState, corrected: CorrectedConcept, nowMs: number): boolean {
  const { concept, headline, styleId, product, layout, key, ads } = corrected;
  if (!mayCorrect(draft, concept).ok) return false;
  const last = versionsOf(draft, concept).at(-1)?.version ?? 1;
  draft.versions.push({
    concept,
    version: last + 1,
    headline,
    styleId,
    product,
    layout,
    status: "waiting",
    attempt: 1,
    lostRenderers: 0,
    unclaimedSends: 0,
    notBeforeMs: nowMs,
    leaseUntilMs: 0,
    ads: ads.map((ad) => ({ ...ad, stillKey: null, videoKey: null, compliance: null })),
    failure: null,
    key,
    askedAtMs: nowMs,
    endedAtMs: null,
  });
  sendVersions(draft, nowMs);
  return true;
}

/** Brings news of one version into the draft; false when it changes nothing. */
export function settleVersion(draft: DeliveryState, event: ConceptNews, nowMs: number, rules: DeliveryRules): boolean {
  const version = versionAt(draft, event);
  if (version === undefined || version.attempt !== event.attempt) return false;
  if (event.kind === "claimed") {
    if (version.status !== "sent") return false;
    lease(version, nowMs);
    return true;
  }
  if (version.status !== "leased") return false;
  switch (event.kind) {
    case "renewed":
      renewLease(version, nowMs);
      return true;
    case "fileStored": {
      renewLease(version, nowMs);
      if (!storeFile(version, event)) return false;
      const why = event.report === undefined ? null : whyIllegible(event.report, event.orientation, version.layout);
      if (why !== null) fail(draft, version, why, nowMs, rules);
      break;
    }
    case "conceptFinished":
      if (isComplete(version, draft.order.format)) finish(draft, version, nowMs);
      else tryAgain(draft, version, nowMs, rules);
      break;
    case "rendererBusy":
      waitForRenderer(version, event.retryAfterSeconds, nowMs);
      break;
    case "rendererLost":
      loseRenderer(draft, version, nowMs, rules);
      break;
    case "renderFailed":
      if (event.retriable) tryAgain(draft, version, nowMs, rules);
      else fail(draft, version, whyRefused(event.message, version.layout), nowMs, rules);
      break;
    // The words are somebody's own: nothing takes their place.
    case "recomposed":
      return false;
  }
  sendVersions(draft, nowMs);
  return true;
}

/** Takes back leases that ran out, gives up what took too long, and sends what waits. True when anything has changed. */
export function tickVersions(draft: DeliveryState, nowMs: number, rules: DeliveryRules): boolean {
  let hasChanged = false;
  for (const version of draft.versions.filter(isUnderWay)) {
    if (nowMs - version.askedAtMs > rules.maxDurationMs) fail(draft, version, tookTooLong, nowMs, rules);
    else if (version.status === "leased" && version.leaseUntilMs <= nowMs) loseRenderer(draft, version, nowMs, rules);
    else continue;
    hasChanged = true;
  }
  return sendVersions(draft, nowMs) || hasChanged;
}

/** Ends every version that is under way. True when there was one. */
export function giveUpVersions(draft: DeliveryState, message: string, nowMs: number, rules: DeliveryRules): boolean {
  const given = draft.versions.filter(isUnderWay);
  for (const version of given) fail(draft, version, message, nowMs, rules);
  return given.length > 0;
}

function sendVersions(draft: DeliveryState, nowMs: number): boolean {
  return sendWaiting(draft.versions, nowMs, ({ concept, attempt, version }) =>
    addEffect(draft, { kind: "enqueue", concept, attempt, version }, nowMs),
  );
}

function tryAgain(draft: DeliveryState, version: VersionState, nowMs: number, rules: DeliveryRules): void {
  const afterSeconds = rules.renderRetrySeconds[version.attempt - 1 - version.lostRenderers];
  if (afterSeconds === undefined) fail(draft, version, failedTooOften, nowMs, rules);
  else waitForNextAttempt(version, afterSeconds, nowMs);
}

function loseRenderer(draft: DeliveryState, version: VersionState, nowMs: number, rules: DeliveryRules): void {
  const afterSeconds = rules.lostRendererRetrySeconds[version.lostRenderers];
  version.lostRenderers += 1;
  if (afterSeconds === undefined) fail(draft, version, lostTooOften, nowMs, rules);
  else waitForNextAttempt(version, afterSeconds, nowMs);
}

/** The delivery shows it from now on, its page as well. */
function finish(draft: DeliveryState, version: VersionState, nowMs: number): void {
  version.status = "rendered";
  version.endedAtMs = nowMs;
  dropEffects(draft, ["publishViewer"]);
  addEffect(draft, { kind: "publishViewer", final: true }, nowMs);
  addEffect(draft, { kind: "settleFiles", of: refOf(version) }, nowMs);
}

/** The delivery stays as it is, and nothing is charged or given back. What was drawn is never shown, and goes. */
function fail(draft: DeliveryState, version: VersionState, failure: string, nowMs: number, rules: DeliveryRules): void {
  version.status = "failed";
  version.failure = failure;
  version.endedAtMs = nowMs;
  version.ads = version.ads.map((ad) => ({ ...ad, stillKey: null, videoKey: null, compliance: null }));
  addEffect(draft, { kind: "withdrawFiles", of: refOf(version) }, nowMs);
  // A consumer that is still drawing may store a file after that, and die before it learns that the file came too late.
  addEffect(draft, { kind: "withdrawFiles", of: refOf(version) }, nowMs + rules.lateFilesMs);
}

function refOf({ concept, version }: VersionState) {
  return { concept, version };
}
