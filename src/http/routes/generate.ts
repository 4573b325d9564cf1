import { errorText } from "../../core/errorText.ts";
import type { Context } from "hono";
import { problem } from "../../core/contract/errors.ts";
import { idempotencyKeyPattern } from "../../core/contract/idempotencyKey.ts";
import type { GenerateCompleted } from "../../core/contract/responses/generate.ts";
import { readWaitSeconds } from "../../core/contract/prefer.ts";
import { acceptedAnswer, unfinishedAnswer } from "../../core/delivery/answers.ts";
import { isTerminal, type DeliveryState } from "../../core/delivery/state.ts";
import { endedAnswer } from "../../services/endedAnswer.ts";
import { generateAds, type Accepted } from "../../services/generateAds.ts";
import { isDryRun, planAds } from "../../services/planAds.ts";
import { waitForDelivery } from "../../services/waitForDelivery.ts";
import type { Operation } from "../app.ts";
import { authWithFacts } from "../middleware/auth.ts";
import { bufferedBody, jsonBody } from "../middleware/jsonBody.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { afterAnswer } from "../afterAnswer.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

/** POST /v1/ads/generate. */
export const generate: Operation = {
  method: "POST",
  path: "/v1/ads/generate",
  handlers: [
    bufferedBody,
    authWithFacts,
    rateLimit("generate"),
    jsonBody,
    async (c) => {
      const services = c.get("services");
      if (isDryRun(c.get("body"))) return dryRun(c);
      const idempotencyKey = c.get("idempotencyKey");
      if (idempotencyKey !== null && !idempotencyKeyPattern.test(idempotencyKey)) {
        return problemResponse(c, problem("invalid_idempotency_key"));
      }
      const outcome = await generateAds(services, {
        keyHash: c.get("keyHash"),
        idempotencyKey,
        body: c.get("body"),
        requestId: c.get("requestId"),
        facts: c.get("facts"),
        afterAnswer: (work) => afterAnswer(c, work),
      });
      if (!outcome.ok) return problemResponse(c, outcome.error);
      const accepted = outcome.value;
      if (accepted.replayed) {
        c.header("idempotent-replayed", "true");
        c.header("original-request", accepted.response.request_id);
      }
      const waitSeconds = readWaitSeconds(c.req.header("prefer") ?? null);
      if (waitSeconds !== null) return blocking(c, accepted, waitSeconds);
      if (accepted.answeredStatus === 200) {
        const state = await services.objects.read(accepted.response.delivery_id).catch(() => null);
        if (state !== null && isTerminal(state)) return c.json(await ended(c, accepted, state), 200);
      }
      return c.json(acceptedAnswer(accepted), 202, { location: accepted.response.status_url });
    },
  ],
};

/** 200 with what the call would cost and make; Idempotency-Key and `Prefer` mean nothing to it. */
async function dryRun(c: Context<App>): Promise<Response> {
  const plan = await planAds(c.get("services"), {
    body: c.get("body"),
    facts: c.get("facts"),
    afterAnswer: (work) => afterAnswer(c, work),
  });
  return plan.ok ? c.json(plan.value) : problemResponse(c, plan.error);
}

/** Waits on the delivery; 200 with the ads when it ends in time, otherwise the async shape and how to resume. */
async function blocking(c: Context<App>, accepted: Accepted, waitSeconds: number): Promise<Response> {
  const services = c.get("services");
  const deliveryId = accepted.response.delivery_id;
  const state = await waitForDelivery(services, deliveryId, waitSeconds * 1000, c.req.raw.signal);
  if (state !== null && isTerminal(state)) {
    const idempotencyKey = c.get("idempotencyKey");
    if (idempotencyKey !== null && accepted.answeredStatus !== 200) {
      await services.acceptance.markAnswered(c.get("account").id, idempotencyKey).catch((error: unknown) => {
        console.warn("the blocking answer could not be noted", deliveryId, errorText(error));
      });
    }
    return c.json(await ended(c, accepted, state), 200, { "preference-applied": "wait" });
  }
  const note = "The delivery goes on; poll status_url until its status is completed or failed.";
  const body = unfinishedAnswer(accepted, state, note);
  return c.json(body, 202, { location: accepted.response.status_url, "retry-after": "15" });
}

function ended(c: Context<App>, accepted: Accepted, state: DeliveryState): Promise<GenerateCompleted> {
  const services = c.get("services");
  return endedAnswer({ ...services, docsUrl: services.settings.docsUrl }, accepted, state);
}
