import { z } from "zod";
import { CorrectionBody } from "../../core/contract/correction.ts";
import { problem } from "../../core/contract/errors.ts";
import { idempotencyKeyPattern } from "../../core/contract/idempotencyKey.ts";
import { maxWaitSeconds, readWaitSeconds } from "../../core/contract/prefer.ts";
import { Corrected } from "../../core/contract/responses/versions.ts";
import { freeVersions, isUnderWay } from "../../core/delivery/versions.ts";
import { correctedView } from "../../core/delivery/versionsView.ts";
import { err, ok } from "../../core/result.ts";
import { correctConcept as correct } from "../../services/correctConcept.ts";
import { waitForVersion } from "../../services/waitForVersion.ts";
import { answer, publicOperation } from "../operation.ts";
import { conceptPath } from "../conceptPath.ts";
import { corrected, failedVersion, queued } from "./examples.ts";
import { correctConceptTool } from "./tool.ts";

const requestHeaders = z.object({
  "Idempotency-Key": z
    .string()
    .regex(idempotencyKeyPattern)
    .optional()
    .meta({
      description:
        "A unique text of 1 to 255 printable ASCII characters, best a UUID. The same key with the same body answers with the same version, for as long as the delivery is kept. A refused call frees its key.",
      examples: ["7c9e6679-7425-40de-944b-e07fc1f90ae7"],
    }),
  Prefer: z
    .string()
    .optional()
    .meta({
      description: `\`wait\` keeps the call open until the version is drawn or has failed, for up to ${maxWaitSeconds} seconds; \`wait=60\` for up to 60.`,
      examples: ["wait"],
    }),
});

const replayHeaders = { "Idempotent-Replayed": "IdempotentReplayed" } as const;

export const correctConcept = publicOperation({
  method: "POST",
  path: "/v1/deliveries/{delivery_id}/concepts/{index}/versions",
  operationId: "correctConcept",
  tag: "Deliveries",
  summary: "Correct a concept and have it drawn again",
  description: `Draws one concept of a completed delivery once more, with other words, another layout, style, palette, product or another picture of it; what the call does not name stays as it is. Free, up to ${freeVersions} times for each concept.\n\nThe new version has ads of its own, with their own ids and files, and is inspected like the first. Once all of it is drawn the delivery and its page show it; until then, and when it cannot be drawn so that it can be read, they show what they did. A version that failed says why, and does not count. Older versions and their files stay. No event is sent, and no credits move.\n\nWithout \`Prefer: wait\` the answer is 202 at once: poll \`status_url\`. With it the call stays open and answers 200 with the version, or 202 when it takes longer.`,
  requestParams: { path: conceptPath, header: requestHeaders },
  body: {
    description: "What is to be different.",
    schema: CorrectionBody,
    examples: {
      headline: { summary: "Another headline", value: { headline: "Calm skin, from the first morning" } },
      look: { summary: "Another style in dark colours", value: { style_id: "sty_still-pond-rings", palette: "dark" } },
      words: {
        summary: "Other proof points, in a layout for them",
        value: { proof_points: ["Fragrance-free", "5 ceramides"], layout: "checklist" },
      },
      picture: {
        summary: "Another picture of the product, for this concept alone",
        value: { picture_url: "https://aurelia.example/press/barrier-repair-serum.png" },
      },
    },
    // Judged after the idempotency key: a repeat is answered as the first call was.
    read: ok<unknown>,
  },
  answers: {
    200: {
      description: "The version has ended: while the call waited, or before, where the call repeats an earlier one.",
      headers: { ...replayHeaders, "Preference-Applied": "PreferenceApplied" },
      schema: Corrected,
      examples: ({ publicUrl }) => ({
        rendered: { summary: "Drawn", value: corrected(publicUrl) },
        failed: { summary: "It cannot be drawn like this", value: failedVersion(publicUrl) },
      }),
    },
    202: {
      description: "The version is on its way.",
      headers: { ...replayHeaders, Location: "StatusLocation", "Retry-After": "PollAfter" },
      schema: Corrected,
      examples: ({ publicUrl }) => ({ queued: { summary: "Accepted", value: queued(publicUrl) } }),
    },
  },
  errors: [
    "invalid_idempotency_key",
    "idempotency_key_reused",
    "product_not_supported",
    "picture_not_usable",
    "picture_unavailable",
    "account_not_ready",
    "delivery_not_found",
    "not_found",
    "concept_not_ready",
    "concept_not_correctable",
    "upstream_error",
  ],
  invalidRequest: {
    param: "headline",
    message: "`headline` must be plain words, without markup such as <b> or *.",
  },
  tool: correctConceptTool,
  async handler({ services, account, person, params, body, header, signal, afterAnswer }) {
    const idempotencyKey = header("idempotency-key") ?? null;
    if (idempotencyKey !== null && !idempotencyKeyPattern.test(idempotencyKey)) {
      return err(problem("invalid_idempotency_key"));
    }
    const { delivery_id: deliveryId, index: conceptIndex } = params;
    const begun = await correct(services, {
      account,
      deliveryId,
      conceptIndex,
      body,
      idempotencyKey,
      afterAnswer,
      isByPerson: person !== null,
    });
    if (!begun.ok) return begun;
    const waitSeconds = readWaitSeconds(header("prefer") ?? null);
    const { isReplayed } = begun.value;
    const { state, version } = await waitForVersion(services, begun.value, 1000 * (waitSeconds ?? 0), signal);
    const scenes = await services.objects.scenesOf(deliveryId, version.concept).catch(() => []);
    const view = correctedView(state, version, scenes, {
      mediaUrl: (key) => services.media.url(key),
      publicUrl: services.settings.publicUrl,
      isReplayed,
    });
    const replay: Record<string, string> = isReplayed ? { "idempotent-replayed": "true" } : {};
    if (!isUnderWay(version)) {
      return answer(view, 200, { ...replay, ...(waitSeconds !== null && { "preference-applied": "wait" }) });
    }
    const pause: Record<string, string> = waitSeconds === null ? {} : { "retry-after": "5" };
    return answer(view, 202, { ...replay, ...pause, location: view.status_url });
  },
});
