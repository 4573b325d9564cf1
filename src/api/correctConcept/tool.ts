import { z } from "zod";
import { CorrectionBody } from "../../core/contract/correction.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { idempotencyKeyPattern } from "../../core/contract/idempotencyKey.ts";
import { maxWaitSeconds } from "../../core/contract/prefer.ts";
import { Corrected } from "../../core/contract/responses/versions.ts";
import { freeVersions, isUnderWay } from "../../core/delivery/versions.ts";
import { correctedView } from "../../core/delivery/versionsView.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { correctConcept } from "../../services/correctConcept.ts";
import { waitForVersion } from "../../services/waitForVersion.ts";
import { adContent, previewsMs } from "../tools/adContent.ts";
import { conceptArguments, readConcept } from "../tools/conceptArguments.ts";
import { ProgressReporter } from "../tools/progress.ts";
import type { Tool, ToolAnswer, ToolCall, ToolContext } from "../tools/tool.ts";

/** As for an order: many clients give up after 60 s unless notices of progress keep them waiting. */
const usualWaitSeconds = { told: maxWaitSeconds, untold: 50 };

const idempotencyKeyField = z
  .string()
  .regex(idempotencyKeyPattern)
  .optional()
  .meta({
    description:
      "A string of your own for this correction, 1 to 255 printable ASCII characters (a UUID, say). The same key with the same arguments gives the same version and begins no second one.",
    examples: ["0b7f3a52-6f0e-4c0e-9a55-2f3d8c1e7b10"],
  });

const waitSecondsField = z
  .int()
  .min(1)
  .max(maxWaitSeconds)
  .optional()
  .meta({
    description: `Seconds that the call waits for the version, 1 to ${maxWaitSeconds}. Give it only if your client waits so long for a tool. Without it ${usualWaitSeconds.told} with notices of progress, otherwise ${usualWaitSeconds.untold}.`,
    examples: [60],
  });

/** `service.correct_concept`: has one concept drawn again, waits, and answers with the version. */
export const correctConceptTool: Tool = {
  name: "service.correct_concept",
  title: "Correct a concept",
  description: [
    `Draws one concept of a completed delivery once more with what you want to be different: headline, support, proof points, call to action, layout, style, palette, product or another picture of it. What you leave out stays as it is. Free, up to ${freeVersions} times for each concept; no credits move.`,
    "Say at least one of these fields. Plain words only; the claims that your words make are yours to answer for.",
    "The call waits for the version. `status` is `rendered`: the delivery shows it now, older versions stay. `failed`: `failure` says why (usually the words are too long), the delivery is as it was, and the try does not count; send other words. `queued` or `rendering`: it goes on; look at `concepts` of `service.get_delivery`, and do not send the correction again.",
    "To repeat a call safely, send the same arguments with the same `idempotency_key`. Without one, the same correction sent twice is refused, because nothing would be different.",
  ].join("\n"),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  limit: "generate",
  input: z.strictObject({
    ...conceptArguments,
    ...CorrectionBody.shape,
    idempotency_key: idempotencyKeyField,
    wait_seconds: waitSecondsField,
  }),
  output: [Corrected],
  async run(ctx, call) {
    const { idempotency_key: key = null, wait_seconds: wished, ...rest } = call.args;
    const waitSeconds = waitSecondsField.safeParse(wished);
    if (!waitSeconds.success) {
      const message = `\`wait_seconds\` must be a whole number from 1 to ${maxWaitSeconds}.`;
      return err(problem("invalid_request", { param: "wait_seconds", message }));
    }
    if (key !== null && (typeof key !== "string" || !idempotencyKeyPattern.test(key))) {
      const message = "`idempotency_key` must be 1 to 255 printable ASCII characters.";
      return err(problem("invalid_idempotency_key", { param: "idempotency_key", message }));
    }
    const { delivery_id, index, ...body } = rest;
    const concept = readConcept({ delivery_id, index });
    if (!concept.ok) return concept;
    const told = usualWaitSeconds[call.notify === null ? "untold" : "told"];
    const wanted = { ...concept.value, body, idempotencyKey: key, waitMs: 1000 * (waitSeconds.data ?? told) };
    const first = { progress: 0, total: 1, message: "Drawing the corrected concept; nothing is charged." };
    const reporter = call.notify === null ? null : new ProgressReporter(call.notify, first);
    try {
      return await correct(ctx, call, wanted);
    } finally {
      reporter?.stop();
    }
  },
};

interface Wanted {
  deliveryId: string;
  conceptIndex: string;
  body: object;
  idempotencyKey: string | null;
  waitMs: number;
}

async function correct(
  ctx: ToolContext,
  { account, afterAnswer, broken }: ToolCall,
  { waitMs, ...wanted }: Wanted,
): Promise<Result<ToolAnswer, Problem>> {
  // A picture that is read first is a part of the wait.
  const endMs = ctx.runtime.nowMs() + waitMs;
  const begun = await correctConcept(ctx, { account, afterAnswer, isByPerson: false, ...wanted });
  if (!begun.ok) return begun;
  const { isReplayed } = begun.value;
  const leftMs = Math.max(0, endMs - ctx.runtime.nowMs());
  const { state, version } = await waitForVersion(ctx, begun.value, leftMs, broken);
  const scenes = await ctx.objects.scenesOf(wanted.deliveryId, version.concept).catch(() => []);
  const structured = correctedView(state, version, scenes, {
    mediaUrl: (key) => ctx.media.url(key),
    publicUrl: ctx.publicUrl,
    isReplayed,
  });
  const left = `${structured.corrections_left} of ${freeVersions} corrections are left for this concept.`;
  const name = `Version ${version.version} of concept ${version.concept}`;
  if (isUnderWay(version)) {
    const summary = `${name} is still being drawn. Look at it with service.get_delivery; do not send the correction again. ${left}`;
    return ok({ summary, structured });
  }
  if (version.status === "failed") {
    return ok({
      summary: `${name} could not be drawn; \`failure\` says why. Nothing has changed. ${left}`,
      structured,
    });
  }
  const content = await adContent(ctx, state, ctx.runtime.nowMs() + previewsMs, version.concept);
  return ok({ summary: `${name} is drawn, and the delivery shows it. ${left}`, structured, content });
}
