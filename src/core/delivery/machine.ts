import { unreachable } from "../result.ts";
import { judge } from "./approval.ts";
import type { ConceptNews, DeliveryEvent } from "./events.ts";
import { dispatch, expireLeases, settleConcepts } from "./concepts.ts";
import type { DeliveryOrder } from "./order.ts";
import { addEffect, dropEffects, postponeEffect, removeEffect } from "./outbox.ts";
import type { DeliveryRules } from "./rules.ts";
import { isTerminal, type DeliveryState } from "./state.ts";
import { beginVersion, giveUpVersions, settleVersion, tickVersions } from "./versions.ts";

/** One object of the media bucket takes about one write a second; the progress page is written more rarely. */
const progressPageEveryMs = 2_000;

/** The state of a delivery that has just been accepted. */
export function beginDelivery(order: DeliveryOrder, nowMs: number): DeliveryState {
  const state: DeliveryState = {
    order,
    phase: "queued",
    revision: 1,
    concepts: [],
    versions: [],
    approvals: [],
    failure: null,
    trouble: null,
    refunded: false,
    startedAtMs: nowMs,
    endedAtMs: null,
    outbox: [],
    nextOutboxId: 1,
  };
  addEffect(state, { kind: "compose" }, nowMs);
  return state;
}

/**
 * The whole state machine of a delivery: pure, total, and not changed by what comes too late. An event that no longer applies (a report
 * of an older attempt) leaves the state as it is, the very same object. After the end only effects end, and concepts of a completed
 * delivery get further versions and approvals: what was delivered and paid for stays.
 */
export function advance(
  state: DeliveryState,
  event: DeliveryEvent,
  nowMs: number,
  rules: DeliveryRules,
): DeliveryState {
  const next = copy(state);
  if (!apply(next, event, nowMs, rules)) return state;
  next.revision = state.revision + 1;
  return next;
}

/** Applies the event to the draft; false when it changes nothing. */
function apply(draft: DeliveryState, event: DeliveryEvent, nowMs: number, rules: DeliveryRules): boolean {
  switch (event.kind) {
    case "effectDone":
      return removeEffect(draft, event.outboxId);
    case "effectFailed":
      return postponeEffect(draft, event.outboxId, nowMs);
    case "pickedUp":
      if (draft.phase !== "queued") return false;
      draft.phase = "composing";
      addEffect(draft, { kind: "project" }, nowMs);
      return true;
    case "composed":
      return composed(draft, event, nowMs);
    case "recomposed":
    case "claimed":
    case "renewed":
    case "fileStored":
    case "conceptFinished":
    case "rendererBusy":
    case "rendererLost":
    case "renderFailed":
      if (event.version !== undefined) return settleVersion(draft, event, nowMs, rules);
      return draft.phase === "rendering" && conceptNews(draft, event, nowMs, rules);
    case "corrected":
      return beginVersion(draft, event, nowMs);
    case "judged":
      return judge(draft, event, nowMs);
    case "tick":
      return tick(draft, nowMs, rules);
    case "gaveUp":
      if (isTerminal(draft)) return giveUpVersions(draft, event.message, nowMs, rules);
      return fail(draft, event.message, nowMs, rules);
    case "refunded":
      if (draft.phase !== "refunding" || draft.refunded) return false;
      draft.refunded = true;
      addEffect(draft, { kind: "publishViewer", final: true }, nowMs);
      return true;
    case "viewerPublished":
      return end(draft, nowMs);
    case "viewerNotPublished":
      // Nobody pays for a delivery whose page cannot be written: a finished one is refunded, a failed one ends without its page.
      if (draft.phase === "publishing") return fail(draft, "The viewer page could not be published.", nowMs, rules);
      if (!end(draft, nowMs)) return false;
      addEffect(draft, { kind: "publishViewer", final: true }, nowMs);
      return true;
    default:
      return unreachable(event);
  }
}

function composed(draft: DeliveryState, event: Extract<DeliveryEvent, { kind: "composed" }>, nowMs: number): boolean {
  if (draft.phase !== "composing") return false;
  draft.phase = "rendering";
  draft.concepts = event.concepts.map(({ index, headline, styleId, product, ads }) => ({
    index,
    headline,
    styleId,
    product,
    status: "waiting",
    attempt: 1,
    lostRenderers: 0,
    earlier: [],
    unclaimedSends: 0,
    notBeforeMs: nowMs,
    leaseUntilMs: 0,
    ads: ads.map((ad) => ({ ...ad, stillKey: null, videoKey: null, compliance: null })),
  }));
  dispatch(draft, nowMs);
  progressed(draft, nowMs);
  return true;
}

function conceptNews(draft: DeliveryState, event: ConceptNews, nowMs: number, rules: DeliveryRules): boolean {
  const outcome = settleConcepts(draft, event, nowMs, rules);
  if (outcome.kind === "ignored") return false;
  if (outcome.kind === "exhausted") return fail(draft, outcome.message, nowMs, rules);
  dispatch(draft, nowMs);
  if (draft.concepts.every((concept) => concept.status === "rendered")) {
    draft.phase = "publishing";
    dropEffects(draft, ["publishViewer"]);
    addEffect(draft, { kind: "publishViewer", final: true }, nowMs);
  } else if (outcome.kind === "progress") progressed(draft, nowMs);
  return true;
}

function tick(draft: DeliveryState, nowMs: number, rules: DeliveryRules): boolean {
  if (isTerminal(draft)) return tickVersions(draft, nowMs, rules);
  if (draft.phase === "refunding") return false;
  if (nowMs - draft.startedAtMs > rules.maxDurationMs) return fail(draft, "The delivery took too long.", nowMs, rules);
  if (draft.phase !== "rendering") return false;
  const outcome = expireLeases(draft, nowMs, rules);
  if (outcome.kind === "exhausted") return fail(draft, outcome.message, nowMs, rules);
  return dispatch(draft, nowMs) || outcome.kind === "progress";
}

/**
 * All or nothing: everything stops, the refund goes first, and what was rendered is withdrawn, since it is not paid for. From here on
 * no ad has a file.
 */
function fail(draft: DeliveryState, message: string, nowMs: number, rules: DeliveryRules): boolean {
  if (isTerminal(draft) || draft.phase === "refunding") return false;
  draft.phase = "refunding";
  draft.failure = { code: "orchestration_failed", message };
  for (const concept of draft.concepts) {
    concept.status = "failed";
    concept.ads = concept.ads.map((ad) => ({ ...ad, stillKey: null, videoKey: null }));
  }
  draft.outbox = [];
  addEffect(draft, { kind: "refund", reason: "failed" }, nowMs);
  if (draft.concepts.length === 0) return true;
  addEffect(draft, { kind: "withdrawFiles" }, nowMs);
  // A consumer that is still drawing may store a file after that, and die before it learns that the file came too late.
  addEffect(draft, { kind: "withdrawFiles" }, nowMs + rules.lateFilesMs);
  return true;
}

function end(draft: DeliveryState, nowMs: number): boolean {
  if (draft.phase === "publishing") draft.phase = "completed";
  else if (draft.phase === "refunding" && draft.refunded) draft.phase = "failed";
  else return false;
  draft.endedAtMs = nowMs;
  draft.outbox = draft.outbox.filter(({ effect }) => effect.kind === "withdrawFiles");
  addEffect(draft, { kind: "project" }, nowMs);
  if (draft.phase === "completed") addEffect(draft, { kind: "settleFiles" }, nowMs);
  return true;
}

function progressed(draft: DeliveryState, nowMs: number): void {
  dropEffects(draft, ["project"]);
  addEffect(draft, { kind: "project" }, nowMs);
  if (draft.outbox.some(({ effect }) => effect.kind === "publishViewer")) return;
  addEffect(draft, { kind: "publishViewer", final: false }, nowMs + progressPageEveryMs);
}

function copy(state: DeliveryState): DeliveryState {
  return {
    ...state,
    concepts: state.concepts.map((concept) => ({ ...concept, ads: concept.ads.map((ad) => ({ ...ad })) })),
    versions: state.versions.map((version) => ({ ...version, ads: version.ads.map((ad) => ({ ...ad })) })),
    outbox: state.outbox.map((entry) => ({ ...entry })),
  };
}
