import { adFolder } from "../core/delivery/adFolder.ts";
import type { ConceptRef } from "../core/delivery/events.ts";
import { pictureGone } from "../core/delivery/versionFailure.ts";
import { renewEveryMs } from "../core/delivery/drawing.ts";
import type { RenderMessage } from "../core/rendering/renderMessage.ts";
import type { RenderedFile } from "../core/rendering/protocol.ts";
import type { AdFiles } from "../ports/adFiles.ts";
import type { Claim, DeliveryObjects } from "../ports/deliveries.ts";
import type { DailyCounts } from "../ports/dailyCounts.ts";
import { readTraceparent } from "../core/rendering/traceContext.ts";
import { requestIdOf } from "../core/signals/traceIds.ts";
import type { Renderer } from "../ports/renderer.ts";
import type { Signals } from "../ports/signals.ts";
import { base32 } from "../core/ids.ts";
import { errorMessage } from "../core/errorText.ts";
import { unreachable } from "../core/result.ts";
import type { Media } from "../ports/media.ts";
import { countedImageModel, groundPicture, type GroundPictureContext } from "./groundPicture.ts";
import { within } from "./within.ts";

export interface RenderContext extends GroundPictureContext {
  media: Media;
  objects: DeliveryObjects;
  dailyCounts: DailyCounts;
  adFiles: AdFiles;
  renderer: Renderer;
  signals: Signals;
  /** No attempt at a concept takes longer; past it, it is given up and reported. */
  renderDeadlineMs: number;
}

/** How an attempt ends, and the word by which a signal tells it. */
const outcomes = {
  conceptFinished: "done",
  rendererBusy: "busy",
  rendererLost: "lost",
  renderFailed: "failed",
} as const;
type EndEvent = Extract<Parameters<DeliveryObjects["report"]>[1], { kind: keyof typeof outcomes }>;

/**
 * Renders the concept that a message names: claims it, draws it, stores each file as it comes and reports. Every outcome has
 * been reported when this returns, so the message can always be acknowledged; a throw means that the object was not reachable.
 */
export async function renderConcept(ctx: RenderContext, message: RenderMessage): Promise<void> {
  const { deliveryId } = message;
  const ref = refOf(message);
  const claim = await ctx.objects.claim(deliveryId, ref);
  if (!claim.granted) return;
  const startedMs = ctx.runtime.nowMs();
  const controller = new AbortController();
  const renewal = setInterval(
    () => void ctx.objects.report(deliveryId, { kind: "renewed", ...ref }).catch(() => undefined),
    renewEveryMs,
  );
  try {
    const drawing = draw(ctx, message, claim, controller.signal);
    const event = await within(ctx.renderDeadlineMs, "The attempt", drawing).catch(failed);
    tellOfRender(ctx, message, event, startedMs);
    await ctx.objects.report(deliveryId, event);
  } finally {
    clearInterval(renewal);
    controller.abort(new Error("the attempt is over"));
  }

  function failed(error: unknown): EndEvent {
    return { kind: "renderFailed", ...ref, message: errorMessage(error), retriable: true };
  }
}

/** Whatever it is that the message names. */
function refOf({ concept, attempt, version }: RenderMessage): ConceptRef {
  return version === undefined ? { concept, attempt } : { concept, attempt, version };
}

function tellOfRender(
  { runtime, signals }: RenderContext,
  { deliveryId, concept, attempt, traceparent }: RenderMessage,
  { kind }: EndEvent,
  startedMs: number,
): void {
  const trace = readTraceparent(traceparent);
  signals.emit({
    name: "render.ended",
    ...(trace !== null && { request_id: requestIdOf(trace), span_id: trace.spanId }),
    delivery_id: deliveryId,
    concept,
    attempt,
    outcome: outcomes[kind],
    duration_ms: runtime.nowMs() - startedMs,
  });
}

/** Draws the concept and stores its files; what came of it is the event to report. */
async function draw(
  ctx: RenderContext,
  message: RenderMessage,
  claim: Extract<Claim, { granted: true }>,
  signal: AbortSignal,
): Promise<EndEvent> {
  const { deliveryId, concept } = message;
  const ref = refOf(message);
  const product = await ctx.media.get(claim.pictureKey);
  if (product === null) return { kind: "renderFailed", ...ref, message: pictureGone, retriable: false };
  const outcome = await ctx.renderer.render({
    deliveryId,
    concept,
    scene: claim.scene,
    product,
    ground: await groundPicture({ ...ctx, imageModel: countedImageModel(ctx, claim.accountId) }, claim.scene),
    logo: claim.scene.logo ? await ctx.media.get(claim.scene.logo.key) : null,
    signal,
    traceparent: message.traceparent,
    onFile: async (file, body) => {
      const ad = claim.ads.find(({ orientation }) => orientation === file.orientation);
      if (!ad) return;
      const key = `${adFolder(ad.adId)}${base32(ctx.runtime.random(8))}.${extension(file)}`;
      const name = `${ad.adId}-${file.orientation}.${extension(file)}`;
      await ctx.media.put(key, body, {
        contentType: file.contentType,
        bytes: file.bytes,
        caching: "provisional",
        deliveryId,
        downloadName: name,
      });
      const heard = await ctx.objects.report(deliveryId, {
        kind: "fileStored",
        ...ref,
        orientation: file.orientation,
        file: file.kind,
        key,
        ...(file.report && { report: file.report }),
      });
      // The delivery has been given up meanwhile, or the attempt has: nobody will ever ask for this file.
      if (heard === "late") await ctx.adFiles.deleteUnder(key);
    },
  });
  switch (outcome.kind) {
    case "done":
      return { kind: "conceptFinished", ...ref };
    case "busy": {
      const { retryAfterSeconds } = outcome;
      return { kind: "rendererBusy", ...ref, ...(retryAfterSeconds !== null && { retryAfterSeconds }) };
    }
    case "lost":
      return { kind: "rendererLost", ...ref, message: outcome.message };
    case "failed":
      return { kind: "renderFailed", ...ref, message: outcome.message, retriable: outcome.retriable };
    default:
      return unreachable(outcome);
  }
}

function extension(file: RenderedFile): string {
  return file.file.split(".").pop() ?? "bin";
}
