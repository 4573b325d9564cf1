import type { RenderMessage } from "../core/rendering/message.ts";
import type { RenderedFile } from "../core/rendering/protocol.ts";
import type { DeliveryObjects } from "../ports/deliveries.ts";
import type { Media } from "../ports/media.ts";
import type { Renderer } from "../ports/renderer.ts";
import { base32 } from "../core/ids.ts";
import type { Runtime } from "../ports/runtime.ts";

export interface RenderContext {
  runtime: Runtime;
  objects: DeliveryObjects;
  media: Media;
  renderer: Renderer;
  /** No attempt at a concept takes longer; past it, it is given up and reported. */
  renderDeadlineMs: number;
}

/** A claim holds 20 s without a renewal. */
const renewEveryMs = 6_000;

/**
 * Renders the concept that a message names: claims it, draws it, stores each file as it comes and reports. Every outcome has
 * been reported when this returns, so the message can always be acknowledged; a throw means that the object was not reachable.
 */
export async function renderConcept(ctx: RenderContext, message: RenderMessage): Promise<void> {
  const { deliveryId, concept, attempt } = message;
  const claim = await ctx.objects.claim(deliveryId, concept, attempt);
  if (!claim.granted) return;
  const ref = { concept, attempt };
  const report = (event: Parameters<DeliveryObjects["report"]>[1]) => ctx.objects.report(deliveryId, event);
  const product = await ctx.media.get(claim.pictureKey);
  if (product === null) {
    return report({ kind: "renderFailed", ...ref, message: "The product's picture is gone.", retriable: false });
  }
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error("the deadline is over")), ctx.renderDeadlineMs);
  const renewal = setInterval(() => void report({ kind: "renewed", ...ref }).catch(() => undefined), renewEveryMs);
  try {
    const outcome = await ctx.renderer.render({
      route: `${deliveryId}:${concept}`,
      scene: claim.scene,
      product,
      signal: controller.signal,
      onFile: async (file, body) => {
        const ad = claim.ads.find(({ orientation }) => orientation === file.orientation);
        if (!ad) return;
        const key = `ads/${ad.adId}/${base32(ctx.runtime.random(8))}.${extension(file)}`;
        const name = `${ad.adId}-${file.orientation}.${extension(file)}`;
        await ctx.media.put(key, body, {
          contentType: file.contentType,
          bytes: file.bytes,
          caching: "immutable",
          downloadName: name,
        });
        await report({ kind: "fileStored", ...ref, orientation: file.orientation, file: file.kind, key });
      },
    });
    if (outcome.kind === "done") return await report({ kind: "conceptFinished", ...ref });
    if (outcome.kind === "busy") return await report({ kind: "rendererBusy", ...ref });
    return await report({ kind: "renderFailed", ...ref, message: outcome.message, retriable: outcome.retriable });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return await report({ kind: "renderFailed", ...ref, message: text, retriable: true });
  } finally {
    clearTimeout(timer);
    clearInterval(renewal);
    controller.abort();
  }
}

function extension(file: RenderedFile): string {
  return file.file.split(".").pop() ?? "bin";
}
