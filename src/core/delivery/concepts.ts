import {
  isComplete,
  lease,
  renewLease,
  sendWaiting,
  storeFile,
  waitForNextAttempt,
  waitForRenderer,
} from "./drawing.ts";
import type { ConceptNews, RecomposedConcept } from "./events.ts";
import { addEffect } from "./outbox.ts";
import type { DeliveryRules } from "./rules.ts";
import type { ConceptState, DeliveryState } from "./state.ts";

/** A concept that cannot be drawn is composed anew so often: once with other words, then with other products. */
export const maxVariants = 4;

type Outcome =
  | { kind: "ignored" }
  | { kind: "changed" }
  | { kind: "progress" }
  | { kind: "exhausted"; message: string };

/** True when a message may start work: it names the present attempt and nobody has claimed it. */
export function mayClaim(state: DeliveryState, conceptIndex: number, attempt: number): boolean {
  const concept = state.concepts.find(({ index }) => index === conceptIndex);
  return state.phase === "rendering" && concept?.attempt === attempt && concept.status === "sent";
}

/** A delivery's first still goes through a queue of its own: it is drawn quickly, and no large order keeps it waiting. */
export function isUrgent({ order }: DeliveryState, conceptIndex: number): boolean {
  return order.format === "static" && conceptIndex === 1;
}

/** Brings news of one concept into the draft. */
export function settleConcepts(draft: DeliveryState, event: ConceptNews, nowMs: number, rules: DeliveryRules): Outcome {
  const concept = draft.concepts.find(({ index }) => index === event.concept);
  if (!concept || concept.attempt !== event.attempt) return { kind: "ignored" };
  if (event.kind === "claimed") {
    if (!mayClaim(draft, event.concept, event.attempt)) return { kind: "ignored" };
    lease(concept, nowMs);
    return { kind: "progress" };
  }
  if (event.kind === "recomposed") return takeVariant(concept, event, nowMs);
  if (concept.status !== "leased") return { kind: "ignored" };
  switch (event.kind) {
    case "renewed":
      renewLease(concept, nowMs);
      return { kind: "changed" };
    case "fileStored":
      renewLease(concept, nowMs);
      return storeFile(concept, event) ? { kind: "progress" } : { kind: "ignored" };
    case "conceptFinished":
      if (!isComplete(concept, draft.order.format)) return countFailure(draft, concept, true, nowMs, rules);
      concept.status = "rendered";
      draft.trouble = null;
      return { kind: "progress" };
    case "rendererBusy":
      // Waiting is neither a failure nor a sign that the renderer works, since what occupies it may hang: `trouble` stays.
      waitForRenderer(concept, event.retryAfterSeconds, nowMs);
      return { kind: "changed" };
    case "rendererLost":
      return countLostRenderer(draft, concept, nowMs, rules);
    case "renderFailed":
      return countFailure(draft, concept, event.retriable, nowMs, rules);
  }
}

/** Takes back the leases that ran out: the consumer or its renderer is gone. */
export function expireLeases(draft: DeliveryState, nowMs: number, rules: DeliveryRules): Outcome {
  let outcome: Outcome = { kind: "ignored" };
  for (const concept of draft.concepts) {
    if (concept.status !== "leased" || concept.leaseUntilMs > nowMs) continue;
    outcome = countLostRenderer(draft, concept, nowMs, rules);
    if (outcome.kind === "exhausted") return outcome;
  }
  return outcome;
}

/** Sends what may be sent. True when something was. */
export function dispatch(draft: DeliveryState, nowMs: number): boolean {
  return sendWaiting(draft.concepts, nowMs, ({ index, attempt }) =>
    addEffect(draft, { kind: "enqueue", concept: index, attempt }, nowMs),
  );
}

/** What fails too often, or cannot be drawn at all, is composed anew; its retries are counted over all variants. */
function countFailure(
  draft: DeliveryState,
  concept: ConceptState,
  retriable: boolean,
  nowMs: number,
  rules: DeliveryRules,
): Outcome {
  if (isHopeless(draft, nowMs, rules)) return hopeless;
  const failuresBefore = concept.attempt - 1 - concept.lostRenderers;
  const afterSeconds = retriable ? rules.renderRetrySeconds[failuresBefore] : undefined;
  if (afterSeconds === undefined && concept.earlier.length < maxVariants) return composeAnew(draft, concept, nowMs);
  return tryAgain(concept, "could not be rendered, in other words and layouts either.", afterSeconds, nowMs);
}

/**
 * Its ads have no files from here on, since those that are there show what is no longer said; what is left of them in the bucket goes
 * when the delivery ends.
 */
function composeAnew(draft: DeliveryState, concept: ConceptState, nowMs: number): Outcome {
  concept.attempt += 1;
  concept.status = "recomposing";
  concept.ads = concept.ads.map((ad) => ({ ...ad, stillKey: null, videoKey: null, compliance: null }));
  addEffect(draft, { kind: "recompose", concept: concept.index, attempt: concept.attempt }, nowMs);
  return { kind: "progress" };
}

function takeVariant(
  concept: ConceptState,
  { variant, headline, styleId, product }: RecomposedConcept,
  nowMs: number,
): Outcome {
  const { status, earlier } = concept;
  if (status !== "recomposing" || variant !== earlier.length + 1) return { kind: "ignored" };
  const before = { headline: concept.headline, styleId: concept.styleId, productId: concept.product?.id ?? null };
  concept.earlier = [...earlier, before];
  Object.assign(concept, { headline, styleId, product });
  concept.status = "waiting";
  concept.unclaimedSends = 0;
  concept.notBeforeMs = nowMs;
  return { kind: "progress" };
}

/** With fewer failures a delivery is not given up, however long ago the first was: clocks jump, and queues can be long. */
const minFailures = 3;

/** Counts a failure of any concept. True when the delivery is to be given up: nothing but failures has come for `maxTroubleMs`. */
function isHopeless(draft: DeliveryState, nowMs: number, rules: DeliveryRules): boolean {
  const { sinceMs, failures } = draft.trouble ?? { sinceMs: nowMs, failures: 0 };
  draft.trouble = { sinceMs, failures: failures + 1 };
  return failures + 1 >= minFailures && nowMs - sinceMs > rules.maxTroubleMs;
}

const hopeless: Outcome = {
  kind: "exhausted",
  message: "The ads could not be rendered in time: the renderer kept failing.",
};

/**
 * A renderer that dies ends everything that it was drawing, through no fault of those concepts. Such an attempt is counted apart from
 * failed ones, so that a few dead renderers do not use up the retries of a concept that can be drawn.
 */
function countLostRenderer(draft: DeliveryState, concept: ConceptState, nowMs: number, rules: DeliveryRules): Outcome {
  if (isHopeless(draft, nowMs, rules)) return hopeless;
  const outcome = tryAgain(
    concept,
    "could not be rendered: the renderer was lost too often.",
    rules.lostRendererRetrySeconds[concept.lostRenderers],
    nowMs,
  );
  concept.lostRenderers += 1;
  return outcome;
}

/**
 * `afterSeconds` undefined: the retries are used up. `lastly` ends the sentence that customers read then, in our words; what exactly went
 * wrong each time is in the journal.
 */
function tryAgain(concept: ConceptState, lastly: string, afterSeconds: number | undefined, nowMs: number): Outcome {
  if (afterSeconds === undefined) {
    return { kind: "exhausted", message: `Concept ${concept.index} ${lastly}` };
  }
  waitForNextAttempt(concept, afterSeconds, nowMs);
  return { kind: "progress" };
}
